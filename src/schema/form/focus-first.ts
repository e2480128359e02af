/** Form fields, which take precedence over buttons. */
const FIELDS = 'input, select, textarea';

/**
 * Focuses the first form field in an element.
 *
 * @param element The element.
 */
export function focusFirstIn( element: HTMLElement ): void {
	const control =
		element.querySelector< HTMLElement >( FIELDS ) ??
		element.querySelector< HTMLElement >( 'button' );
	control?.focus();
}
