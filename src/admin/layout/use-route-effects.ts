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

	// Addresses that no link of ours led to share a key.
	const entry = `${ key } ${ pathname }`;
	// Before the page that is left is gone: afterwards it has neither scroll position nor focus.
	useLayoutEffect( () => {
		scrollOurselves();
		const place = navigationType === 'POP' ? placeOf( entry ) : undefined;
		let stop = () => {};
		if ( place ) {
			stop = returnTo( place );
		} else if ( isFirst ) {
			// A reload of ours took the focus; the heading says where the person is (ux.md 4.6).
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
		// Who stays, or goes a step back, on the same page hears what changed there.
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
