import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { collapse } from '../../../common/template';

interface EmptyFallbackOptions {
	value: string;
	onChange: ( value: string ) => void;
	fallback: string | undefined;
	/** What the person is told. */
	text: string;
}

/**
 * A field that is left empty gets the default (spec.md section 5): not while it is edited, and not when the person only
 * looks something up in another window or goes to a button of the field.
 *
 * @param options Hook options.
 */
export function useEmptyFallback( {
	value,
	onChange,
	fallback,
	text,
}: EmptyFallbackOptions ) {
	const [ isUsed, setIsUsed ] = useState( false );

	const onBlur = ( event: FocusEvent ) => {
		const { currentTarget, relatedTarget } = event;
		// When the whole window loses the focus, the field stays the document's active element.
		const staysInside = [
			relatedTarget,
			currentTarget.ownerDocument.activeElement,
		].some(
			( element ) =>
				element instanceof Node && currentTarget.contains( element )
		);
		if (
			fallback === undefined ||
			staysInside ||
			collapse( value ) !== ''
		) {
			return;
		}
		setIsUsed( true );
		onChange( fallback );
		speak( text );
	};

	return {
		onBlur,
		/** Shown until the value is another one. */
		message: isUsed && value === fallback ? text : null,
	};
}
