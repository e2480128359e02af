import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { info } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface InfoPopoverProps {
	/** The subject of the information, plain text. */
	subject: string;
	children: ReactNode;
}

/** An info button with a popover. A tooltip that only appears on hover wouldn't work on touch screens. */
export function InfoPopover( { subject, children }: InfoPopoverProps ) {
	/* translators: %s: label of a field. */
	const label = sprintf( __( 'About: %s', 'pharos-seo' ), subject );
	return (
		<Dropdown
			className="pharos-template-field__info"
			contentClassName="pharos-template-field__info-text"
			// Focuses the popover, so that its text is read immediately.
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
