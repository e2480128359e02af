import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { pageHeading } from '../../components/rescue-focus';
import { settingElementId, SHOW_AGAIN_EVENT } from './setting-link';
import { useWantedSetting } from './use-wanted-setting';

/** Milliseconds before the first retry. */
export const RETRY_DELAY = 1000;
/** Milliseconds between further retries. */
export const RETRY_INTERVAL = 200;
/** Maximum number of retries. */
export const MAX_RETRIES = 5;
/** Milliseconds for which the outline is shown. */
export const FLASH_DURATION = 2000;

const FLASH_CLASS = 'is-search-target';

/** Matches elements that are still loading. */
const BUSY = '[aria-busy="true"]';

/** Selectors of a row's control, in order of preference over the info button next to its label. */
const CONTROLS = [
	'input:not( [type="hidden"] )',
	'select',
	'textarea',
	'[role="textbox"]',
];
const FOCUSABLE = [ 'button', 'a[href]', '[tabindex]' ];

/**
 * Scrolls to the requested setting (useWantedSetting), focuses its control and outlines it for a moment. For the area that
 * shows the page.
 */
export function useScrollTarget(): void {
	const location = useLocation();
	const [ again, setAgain ] = useState( 0 );
	const key = useWantedSetting();

	useEffect( () => {
		const show = () => setAgain( ( count ) => count + 1 );
		window.addEventListener( SHOW_AGAIN_EVENT, show );
		return () => window.removeEventListener( SHOW_AGAIN_EVENT, show );
	}, [] );

	useEffect(
		() => ( key ? showSetting( key ) : undefined ),
		[ key, location.key, location.pathname, again ]
	);
}

/** Retries until the row exists; returns a function that stops everything. */
function showSetting( key: string ): () => void {
	let retries = 0;
	let element: HTMLElement | null = null;

	const attempt = () => {
		element = document.getElementById( settingElementId( key ) );
		if ( element?.querySelector( BUSY ) ) {
			// The control is still loading; without it, the row would get the focus.
			timer = setTimeout( attempt, RETRY_INTERVAL );
		} else if ( element ) {
			reveal( element );
			timer = setTimeout(
				() => element?.classList.remove( FLASH_CLASS ),
				FLASH_DURATION
			);
		} else if ( retries < MAX_RETRIES ) {
			// Retries don't count while the page shows its skeleton.
			retries += document.querySelector( BUSY ) ? 0 : 1;
			timer = setTimeout(
				attempt,
				isFirst ? RETRY_DELAY : RETRY_INTERVAL
			);
			isFirst = false;
		} else {
			giveUp();
		}
	};
	let isFirst = true;
	// Runs right after the page's effects of this render, which scroll to the top.
	let timer = setTimeout( attempt, 0 );

	return () => {
		clearTimeout( timer );
		element?.classList.remove( FLASH_CLASS );
	};
}

function reveal( element: HTMLElement ): void {
	const isStill = window.matchMedia?.(
		'(prefers-reduced-motion: reduce)'
	).matches;
	controlOf( element ).focus( { preventScroll: true } );
	element.scrollIntoView( {
		block: 'center',
		behavior: isStill ? 'auto' : 'smooth',
	} );
	element.classList.add( FLASH_CLASS );
}

/**
 * Returns the element to focus for a row: the row if it is a control, its control, another focusable element, or the row.
 */
function controlOf( element: HTMLElement ): HTMLElement {
	const enabled = ( selectors: string[] ) =>
		selectors
			.map( ( selector ) => `${ selector }:not( :disabled )` )
			.join();
	if ( element.matches( enabled( [ ...CONTROLS, ...FOCUSABLE ] ) ) ) {
		return element;
	}
	const inside =
		element.querySelector< HTMLElement >( enabled( CONTROLS ) ) ??
		element.querySelector< HTMLElement >( enabled( FOCUSABLE ) );
	return inside ?? focusable( element );
}

function focusable( element: HTMLElement ): HTMLElement {
	if ( ! element.hasAttribute( 'tabindex' ) ) {
		element.tabIndex = -1;
	}
	return element;
}

function giveUp(): void {
	pageHeading()?.focus();
	speak( __( 'This setting isn’t on this screen.', 'pharos-seo' ), 'polite' );
}
