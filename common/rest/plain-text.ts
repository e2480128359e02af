/** What is not read: styles of error pages are long. */
const UNREAD = 'script, style, template, noscript';

/**
 * What a text says, when it may be HTML.
 *
 * @param text Of a server.
 */
export function plainText( text: string ): string {
	if ( ! /<[a-z!/]/i.test( text ) ) {
		return text.trim();
	}
	// A document of its own: nothing in it runs or is loaded.
	const { body } = new window.DOMParser().parseFromString(
		text,
		'text/html'
	);
	body.querySelectorAll( UNREAD ).forEach( ( element ) => element.remove() );
	return ( body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
}
