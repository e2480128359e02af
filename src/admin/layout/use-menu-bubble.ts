import { useEffect } from '@wordpress/element';

/** WordPress's own admin menu, which was printed with the errors of that moment. */
const NAME = '#toplevel_page_pharos_settings > a .wp-menu-name';

/**
 * Keeps the number beside our name in WordPress's menu true. WordPress hides a 0 by its class.
 *
 * @param errors How many there are; undefined: nobody knows.
 */
export function useMenuBubble( errors: number | undefined ): void {
	useEffect( () => {
		const name = document.querySelector( NAME );
		if ( ! name || errors === undefined ) {
			return;
		}
		const bubble =
			name.querySelector( '.update-plugins' ) ?? appendBubble( name );
		bubble.className = bubble.className.replace(
			/\bcount-\d+\b/,
			`count-${ errors }`
		);
		let inner: Element = bubble;
		while ( inner.firstElementChild ) {
			inner = inner.firstElementChild;
		}
		inner.textContent = errors.toLocaleString();
	}, [ errors ] );
}

function appendBubble( name: Element ): Element {
	const bubble = document.createElement( 'span' );
	bubble.className = 'update-plugins count-0';
	const count = document.createElement( 'span' );
	count.className = 'update-count';
	bubble.append( count );
	name.append( ' ', bubble );
	return bubble;
}
