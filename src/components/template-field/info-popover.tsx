import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { info } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface InfoPopoverProps {
	/** Plain text: what the information is about. */
	subject: string;
	children: ReactNode;
}

/**
 * An info button and what it explains. A tooltip that only appears under a pointer would be out of reach by touch.
 */
export function InfoPopover( { subject, children }: InfoPopoverProps ) {
	/* translators: %s: label of a field. */
	const label = sprintf( __( 'About: %s', 'pharos-seo' ), subject );
	return (
		<Dropdown
			className="pharos-template-field__info"
			contentClassName="pharos-template-field__info-text"
			// The popover itself: its text is read at once.
			focusOnMount
			popoverProps={ {
				placement: 'bottom-start',
				shift: true,
				offset: 4,
				role: 'dialog',
				'aria-label': label,
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					icon={ info }
					iconSize={ 20 }
					size="small"
					label={ label }
					showTooltip={ false }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ () => children }
		/>
	);
}
