/**
 * Moves to the first field that knows it is wrong (`setCustomValidity()`), which then says why (`onInvalid`).
 * Nothing is to be saved in that case.
 *
 * @return Whether there was one.
 */
export function focusFirstInvalid(): boolean {
	const fields = document.querySelectorAll<
		HTMLInputElement | HTMLTextAreaElement
	>( 'input, textarea' );
	// Not `:invalid`: a browser's own idea of an address asks for its scheme.
	const wrong = [ ...fields ].filter(
		( { validity } ) => validity.customError
	);
	wrong.forEach( ( field ) => field.checkValidity() );
	wrong[ 0 ]?.focus();
	return wrong.length > 0;
}
