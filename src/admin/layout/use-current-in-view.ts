import { useEffect, useRef, type RefObject } from '@wordpress/element';

/**
 * Scrolls a navigation or a row of tabs that doesn't fit to the link of the current page. `scrollIntoView()` would scroll the
 * page, too.
 *
 * @param path The route of the current page.
 * @return The ref for the navigation.
 */
export function useCurrentInView< T extends HTMLElement = HTMLElement >(
	path: string | undefined
): RefObject< T > {
	const nav = useRef< T >( null );
	useEffect( () => {
		const list = nav.current;
		const link = list?.querySelector( '[aria-current="page"]' );
		if ( ! list || ! link ) {
			return;
		}
		// Reading the layout at once would compute it twice.
		const frame = requestAnimationFrame( () => {
			const outer = list.getBoundingClientRect();
			const inner = link.getBoundingClientRect();
			if ( inner.bottom > outer.bottom || inner.top < outer.top ) {
				list.scrollTop += inner.top - outer.top - outer.height / 2;
			}
			if ( inner.right > outer.right || inner.left < outer.left ) {
				list.scrollLeft +=
					( inner.left + inner.right - outer.left - outer.right ) / 2;
			}
		} );
		return () => cancelAnimationFrame( frame );
	}, [ path ] );
	return nav;
}
