import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

interface FieldFootProps {
	/** Of the text field; the parts derive theirs from it. */
	id: string;
	isOpen: boolean;
	/** Opens or closes the list of variables. */
	onToggle: () => void;
}

/**
 * The line below the field: "@" alone would be hard to discover.
 */
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
				// The field keeps its focus and its caret.
				onMouseDown={ ( event: MouseEvent ) => event.preventDefault() }
				onClick={ onToggle }
			>
				{ __( 'Insert variable', 'pharos-seo' ) }
			</Button>
		</div>
	);
}
