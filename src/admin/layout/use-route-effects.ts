import { speak } from '@wordpress/a11y';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { takeReloaded } from '../../../store';
import { getBoot } from '../../boot';
import { rescueFocus } from '../../components/rescue-focus';
import { wantsHeading, wantsToStay } from '../navigation/focus-heading';
import type { NavMatch } from '../navigation/model';
import { keepPlace, placeOf, returnTo, scrollOurselves } from './places';

/** Whether this is the first page: the browser announces it, and nothing has the focus yet. */
let isFirst = true;

/**
 * Updates everything outside the page that depends on the route: the document title, the announcement, scroll position and
 * focus.
 *
 * @param title The page heading.
 * @param match The navigation entry of the page; null when it has none.
 * @return The ref for the page heading.
 */
export function useRouteEffects(
	title: string,
	match: NavMatch | null
): RefObject< HTMLHeadingElement > {
	const heading = useRef< HTMLHeadingElement >( null );
	const isShown = useRef( false );
	const { key, pathname, state } = useLocation();
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

	// URLs that were entered by hand share a key.
	const entry = `${ key } ${ pathname }`;
	// Before the old page is removed: afterwards, its scroll position and focus are lost.
	useLayoutEffect( () => {
		scrollOurselves();
		const place = navigationType === 'POP' ? placeOf( entry ) : undefined;
		let stop = () => {};
		if ( place ) {
			stop = returnTo( place );
		} else if ( isFirst ) {
			// A reload by the application lost the focus; the heading tells the user where they are.
			if ( takeReloaded() ) {
				heading.current?.focus( { preventScroll: true } );
			}
		} else if ( ! wantsToStay( state ) ) {
			window.scrollTo( 0, 0 );
			if ( wantsHeading( state ) ) {
				heading.current?.focus( { preventScroll: true } );
			}
			rescueFocus();
		}
		return () => {
			stop();
			keepPlace( entry );
		};
	}, [ entry, navigationType, state ] );

	useEffect( () => {
		// After a change on the same page, or a step back to it, that change is announced instead.
		const isSamePage =
			isShown.current &&
			( navigationType === 'POP' || wantsToStay( state ) );
		if ( ! isFirst && ! isSamePage ) {
			speak( title, 'polite' );
		}
		isFirst = false;
		isShown.current = true;
	}, [ key, title, navigationType, state ] );

	return heading;
}
