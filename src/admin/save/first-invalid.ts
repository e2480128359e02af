/**
 * Focuses the first invalid field (`setCustomValidity()`) and shows the errors (`onInvalid`). Don't save in that case.
 *
 * @return Whether any field is invalid.
 */
export function focusFirstInvalid(): boolean {
	const fields = document.querySelectorAll<
		HTMLInputElement | HTMLTextAreaElement
	>( 'input, textarea' );
	// Not `:invalid`: for type "url", browsers require a scheme.
	const wrong = [ ...fields ].filter(
		( { validity } ) => validity.customError
	);
	wrong.forEach( ( field ) => field.checkValidity() );
	wrong[ 0 ]?.focus();
	return wrong.length > 0;
}
