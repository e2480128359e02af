import { Button, Icon, VisuallyHidden } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { caution, chevronDown, chevronUp } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { NO_EMOJI } from '../../components/no-emoji';
import { RequiredMark } from '../../components/template-field/required-mark';

interface GroupFrameProps {
	id: string;
	label: string;
	isRequired: boolean;
	/** Distinguishes the collapsed group from similar ones, such as its name; may be ''. */
	summary: string;
	/** Whether to mark the collapsed group because it contains a problem. */
	hasProblem: boolean;
	/** Content below the heading, expanded or not. */
	help: ReactNode;
	isOpenAtFirst: boolean;
	children: ReactNode;
}

/** A group of fields that is expanded by its heading. */
export function GroupFrame( {
	id,
	label,
	isRequired,
	summary,
	hasProblem,
	help,
	isOpenAtFirst,
	children,
}: GroupFrameProps ) {
	const [ isOpen, setOpen ] = useState( isOpenAtFirst );
	return (
		<fieldset className="pharos-schema-group">
			<legend className="pharos-schema-group__legend">
				<Button
					id={ id }
					className="pharos-schema-group__toggle"
					aria-expanded={ isOpen }
					aria-controls={ `${ id }-fields` }
					icon={ isOpen ? chevronUp : chevronDown }
					iconPosition="right"
					onClick={ () => setOpen( ! isOpen ) }
				>
					<span className="pharos-schema-label">{ label }</span>
					{ isRequired && <RequiredMark /> }
					{ ! isOpen && summary && (
						<span
							className="pharos-schema-group__summary"
							dir="auto"
						>
							<span className={ NO_EMOJI }>{ summary }</span>
						</span>
					) }
					{ ! isOpen && hasProblem && (
						<>
							<Icon icon={ caution } size={ 20 } />
							<VisuallyHidden as="span">
								{ __(
									'Part of this property is invalid.',
									'pharos-seo'
								) }
							</VisuallyHidden>
						</>
					) }
				</Button>
			</legend>
			{ help }
			<div
				id={ `${ id }-fields` }
				className="pharos-schema-group__fields"
				hidden={ ! isOpen }
			>
				{ isOpen && children }
			</div>
		</fieldset>
	);
}
