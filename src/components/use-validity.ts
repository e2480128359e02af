import { useEffect, useRef, useState } from '@wordpress/element';

/**
 * Judges a text field when the person leaves it; saving goes to the first field that is wrong instead (see
 * focusFirstInvalid()). What was stored before is nobody's mistake.
 *
 * @param isWrong Whether the text of the field is.
 * @param message What the person is told then.
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
		/** Of the text field. */
		field: {
			ref,
			'aria-invalid': isMistake && isLeft,
			onBlur: () => setLeft( true ),
			onInvalid: () => setLeft( true ),
		},
	};
}
