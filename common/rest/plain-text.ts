/** Elements without readable text; the styles of error pages are long. */
const UNREAD = 'script, style, template, noscript';

/**
 * Returns a text without HTML tags, if it has any.
 *
 * @param text The text of a response.
 */
export function plainText( text: string ): string {
	if ( ! /<[a-z!/]/i.test( text ) ) {
		return text.trim();
	}
	// DOMParser creates a separate document: scripts don't run and files aren't loaded.
	const { body } = new window.DOMParser().parseFromString(
		text,
		'text/html'
	);
	body.querySelectorAll( UNREAD ).forEach( ( element ) => element.remove() );
	return ( body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
}
