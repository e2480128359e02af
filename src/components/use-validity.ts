import { useEffect, useRef, useState } from '@wordpress/element';

/**
 * Validates a text field on blur; saving focuses the first invalid field instead (see focusFirstInvalid()). Untouched stored
 * values count as valid.
 *
 * @param isWrong Whether the value is invalid.
 * @param message The error message.
 */
export function useValidity( isWrong: boolean, message: string ) {
	const ref = useRef< HTMLInputElement >( null );
	const [ isTouched, setTouched ] = useState( false );
	const [ isLeft, setLeft ] = useState( false );
	const isMistake = isTouched && isWrong;

	useEffect( () => {
		ref.current?.setCustomValidity( isMistake ? message : '' );
	}, [ isMistake, message ] );

	return {
		isShown: isMistake && isLeft,
		onTouch: () => setTouched( true ),
		/** The props of the text field. */
		field: {
			ref,
			'aria-invalid': isMistake && isLeft,
			onBlur: () => setLeft( true ),
			onInvalid: () => setLeft( true ),
		},
	};
}
