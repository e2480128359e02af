import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { collapse } from '../../../common/template';

interface EmptyFallbackOptions {
	value: string;
	onChange: ( value: string ) => void;
	fallback: string | undefined;
	/** The message for the user. */
	text: string;
}

/**
 * Sets an empty field to its default on blur, but not when the user switches to another window or to a
 * button of the field.
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
		// When the window loses the focus, the field stays the active element of the document.
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
		/** Shown until the value changes. */
		message: isUsed && value === fallback ? text : null,
	};
}
