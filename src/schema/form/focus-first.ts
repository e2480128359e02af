/** The fields of a form before the buttons beside them. */
const FIELDS = 'input, select, textarea';

/**
 * Moves the focus to what a person fills in first.
 *
 * @param element Around it.
 */
export function focusFirstIn( element: HTMLElement ): void {
	const control =
		element.querySelector< HTMLElement >( FIELDS ) ??
		element.querySelector< HTMLElement >( 'button' );
	control?.focus();
}
