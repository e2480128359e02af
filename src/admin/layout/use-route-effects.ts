import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { getBoot } from '../../boot';
import { wantsHeading } from '../navigation/focus-heading';
import type { NavMatch } from '../navigation/model';

/** Where a person was on each entry of the history, so that Back leads there again. */
const places = new Map< string, { scroll: number; focus: Element | null } >();

/** The first page is announced by the browser itself, and nobody has focused anything yet. */
let isFirst = true;

/**
 * What changes with the route beside the page: the document's title, what is announced, scroll and focus (ux.md 4.1).
 *
 * @param title The page's heading.
 * @param match Where the page is in the navigation; null outside of it.
 * @return The ref for the page's heading.
 */
export function useRouteEffects(
	title: string,
	match: NavMatch | null
): RefObject< HTMLHeadingElement > {
	const heading = useRef< HTMLHeadingElement >( null );
	const { key, state } = useLocation();
	const navigationType = useNavigationType();
	const parent =
		match && match.link.path !== match.page.path
			? match.link.label
			: match?.section.label;

	useEffect( () => {
		const product = __( 'Pharos SEO', 'pharos-seo' );
		document.title = [
			...new Set( [ title, parent, product, getBoot().siteName ] ),
		]
			.filter( Boolean )
			.join( ' ‹ ' );
	}, [ title, parent ] );

	useEffect( () => {
		const element = heading.current;
		if ( isFirst ) {
			isFirst = false;
		} else {
			speak( title, 'polite' );
			const place =
				navigationType === 'POP' ? places.get( key ) : undefined;
			window.scrollTo( 0, place?.scroll ?? 0 );
			if ( place?.focus?.isConnected ) {
				( place.focus as HTMLElement ).focus( { preventScroll: true } );
			} else if (
				place ||
				wantsHeading( state ) ||
				heading.current?.ownerDocument.activeElement === document.body
			) {
				element?.focus( { preventScroll: true } );
			}
		}
		const remember = () =>
			places.set( key, {
				scroll: window.scrollY,
				focus: heading.current?.ownerDocument.activeElement ?? null,
			} );
		// The scroll position is gone once the next page is shown, hence before; the focus is the clicked link then.
		document.addEventListener( 'click', remember, true );
		document.addEventListener( 'scroll', remember, { passive: true } );
		return () => {
			document.removeEventListener( 'click', remember, true );
			document.removeEventListener( 'scroll', remember );
		};
	}, [ key, title, state, navigationType ] );

	return heading;
}
