import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

interface FieldFootProps {
	/** The id of the text field; the ids of other elements are derived from it. */
	id: string;
	isOpen: boolean;
	/** Toggles the list of variables. */
	onToggle: () => void;
}

/** The line below the field: makes the "@" shortcut discoverable. */
export function FieldFoot( { id, isOpen, onToggle }: FieldFootProps ) {
	return (
		<div className="pharos-template-field__foot">
			<span id={ `${ id }-hint` } className="pharos-template-field__help">
				{ __( 'Type @ to view variable suggestions', 'pharos-seo' ) }
			</span>
			<Button
				className="pharos-template-field__insert"
				variant="tertiary"
				size="compact"
				aria-describedby={ `${ id }-label` }
				aria-haspopup="listbox"
				aria-expanded={ isOpen }
				// Keeps the focus and the caret in the field.
				onMouseDown={ ( event: MouseEvent ) => event.preventDefault() }
				onClick={ onToggle }
			>
				{ __( 'Insert variable', 'pharos-seo' ) }
			</Button>
		</div>
	);
}
