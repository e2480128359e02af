import { useEffect, useRef, type RefObject } from '@wordpress/element';

/**
 * Scrolls a navigation that is longer than the window to the link of the current page. `scrollIntoView()` would scroll the
 * page, too.
 *
 * @param path The route of the current page.
 * @return The ref for the navigation.
 */
export function useCurrentInView( path: string ): RefObject< HTMLElement > {
	const nav = useRef< HTMLElement >( null );
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
		} );
		return () => cancelAnimationFrame( frame );
	}, [ path ] );
	return nav;
}
