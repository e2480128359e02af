import { act, render, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { useLayoutEffect, useState } from '@wordpress/element';
import {
	HashRouter,
	Route,
	Routes,
	useNavigate,
	type NavigateFunction,
} from 'react-router-dom';
import { SHOW_AGAIN_EVENT } from './setting-link';
import {
	FLASH_DURATION,
	MAX_RETRIES,
	RETRY_DELAY,
	RETRY_INTERVAL,
	useScrollTarget,
} from './use-scroll-target';

/** Returns the focused element. */
const focused = () => document.body.ownerDocument.activeElement;

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

let navigate: NavigateFunction;
/** Renders the rows of the page, as if its values were loaded. */
let load: ( is: 'loading' | 'ready' ) => void;

/** Renders the control of a row whose code is loaded late. */
let setControl: ( is: 'loading' | 'there' ) => void;

function LateRow() {
	const [ control, set ] = useState< 'none' | 'loading' | 'there' >( 'none' );
	useLayoutEffect( () => {
		setControl = set;
	}, [] );
	return (
		<div id="pharos-setting-late">
			<button>About late</button>
			{ control === 'loading' && <div aria-busy="true" /> }
			{ control === 'there' && <input aria-label="Late" /> }
		</div>
	);
}

function Page( { children }: { children: React.ReactNode } ) {
	const [ state, setState ] = useState< 'loading' | 'ready' | 'empty' >(
		'empty'
	);
	useLayoutEffect( () => {
		load = setState;
	}, [] );
	useScrollTarget();
	return (
		<>
			<h1 tabIndex={ -1 }>A page</h1>
			{ state === 'loading' && <div aria-busy="true" /> }
			{ state === 'ready' && children }
		</>
	);
}

function App() {
	navigate = useNavigate();
	return (
		<Routes>
			<Route
				path="/general"
				element={
					<Page>
						<div id="pharos-setting-page_title">
							<button>About this</button>
							<input aria-label="Title" />
						</div>
						<div id="pharos-setting-noindex">
							<button>Choose</button>
						</div>
						<input id="pharos-setting-bare" aria-label="Bare" />
						<LateRow />
						<p id="pharos-setting-text">Nothing to focus</p>
					</Page>
				}
			/>
			<Route path="*" element={ <h1 tabIndex={ -1 }>Another page</h1> } />
		</Routes>
	);
}

function start( hash = '#/other' ) {
	// Not with location.hash: in jsdom, the router is notified asynchronously.
	window.history.replaceState( null, '', hash );
	render(
		<HashRouter>
			<App />
		</HashRouter>
	);
}

const go = ( to: string, state?: unknown ) =>
	act( () => navigate( to, { state } ) );
const wait = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTime( milliseconds ) );
const isMarked = ( key: string ) =>
	document
		.getElementById( `pharos-setting-${ key }` )
		?.classList.contains( 'is-search-target' ) ?? false;
const allRetries = RETRY_DELAY + MAX_RETRIES * RETRY_INTERVAL;

describe( 'going to a setting', () => {
	const scrollIntoView = jest.fn();

	beforeEach( () => {
		jest.useFakeTimers();
		jest.mocked( speak ).mockClear();
		scrollIntoView.mockClear();
		Element.prototype.scrollIntoView = scrollIntoView;
	} );
	afterEach( () => jest.useRealTimers() );

	test( 'scrolls there at once, focuses the control rather than the info button, and outlines the row for 2 s', () => {
		start();
		go( '/general', { setting: 'page_title' } );
		act( () => load( 'ready' ) );
		wait( 0 );
		expect( focused() ).toBe( screen.getByLabelText( 'Title' ) );
		expect( scrollIntoView ).toHaveBeenCalledTimes( 1 );
		expect( isMarked( 'page_title' ) ).toBe( true );
		wait( FLASH_DURATION - 1 );
		expect( isMarked( 'page_title' ) ).toBe( true );
		wait( 1 );
		expect( isMarked( 'page_title' ) ).toBe( false );
		wait( allRetries );
		expect( scrollIntoView ).toHaveBeenCalledTimes( 1 );
		expect( speak ).not.toHaveBeenCalled();
	} );

	test( 'the address can name the setting, also when the page is opened with it', () => {
		start( '#/general?setting=noindex' );
		act( () => load( 'ready' ) );
		wait( 0 );
		expect( focused() ).toBe(
			screen.getByRole( 'button', { name: 'Choose' } )
		);
	} );

	test.each( [ 'bare', 'text' ] )(
		'the row itself takes the focus when it is the control or holds none: %s',
		( key ) => {
			start( `#/general?setting=${ key }` );
			act( () => load( 'ready' ) );
			wait( 0 );
			expect( focused()?.id ).toBe( `pharos-setting-${ key }` );
		}
	);

	test( 'a row that comes later is found after 1000 ms or every 200 ms from then', () => {
		start( '#/general?setting=page_title' );
		wait( 0 );
		act( () => load( 'ready' ) );
		wait( RETRY_DELAY - 1 );
		expect( isMarked( 'page_title' ) ).toBe( false );
		wait( 1 );
		expect( isMarked( 'page_title' ) ).toBe( true );
	} );

	test( 'after 5 more tries it says that the setting is not there, with the focus on the heading', () => {
		start( '#/general?setting=gone' );
		act( () => load( 'ready' ) );
		wait( RETRY_DELAY + ( MAX_RETRIES - 1 ) * RETRY_INTERVAL - 1 );
		expect( speak ).not.toHaveBeenCalled();
		wait( 1 );
		expect( speak ).toHaveBeenCalledWith(
			'This setting isn’t on this screen.',
			'polite'
		);
		expect( focused() ).toBe( screen.getByRole( 'heading', { level: 1 } ) );
		wait( 10000 );
		expect( speak ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a row whose control is still being loaded waits for it', () => {
		start( '#/general?setting=late' );
		act( () => load( 'ready' ) );
		act( () => setControl( 'loading' ) );
		wait( RETRY_DELAY );
		expect( isMarked( 'late' ) ).toBe( false );
		act( () => setControl( 'there' ) );
		wait( RETRY_INTERVAL );
		expect( focused() ).toBe( screen.getByLabelText( 'Late' ) );
	} );

	test( 'on a slow server it waits until the page has loaded', () => {
		start( '#/general?setting=page_title' );
		act( () => load( 'loading' ) );
		wait( 4000 );
		expect( speak ).not.toHaveBeenCalled();
		act( () => load( 'ready' ) );
		wait( RETRY_INTERVAL );
		expect( isMarked( 'page_title' ) ).toBe( true );
	} );

	test( 'leaving the page ends it', () => {
		start( '#/general?setting=gone' );
		wait( 1100 );
		go( '/other' );
		wait( allRetries );
		expect( speak ).not.toHaveBeenCalled();
	} );

	test( 'choosing another setting of the same page, or the same once more, goes there', () => {
		start( '#/general?setting=page_title' );
		act( () => load( 'ready' ) );
		wait( 0 );
		go( '/general', { setting: 'noindex' } );
		wait( 0 );
		expect( isMarked( 'page_title' ) ).toBe( false );
		expect( isMarked( 'noindex' ) ).toBe( true );
		wait( FLASH_DURATION );
		go( '/general', { setting: 'noindex' } );
		wait( 0 );
		expect( isMarked( 'noindex' ) ).toBe( true );
	} );

	test( 'a command for the setting in the address shows it again', () => {
		start( '#/general?setting=page_title' );
		act( () => load( 'ready' ) );
		wait( FLASH_DURATION );
		expect( isMarked( 'page_title' ) ).toBe( false );
		act( () => void window.dispatchEvent( new Event( SHOW_AGAIN_EVENT ) ) );
		wait( 0 );
		expect( isMarked( 'page_title' ) ).toBe( true );
	} );

	test( 'Back leads to where the page was, not to the setting again', async () => {
		start();
		go( '/general', { setting: 'page_title' } );
		act( () => load( 'ready' ) );
		wait( FLASH_DURATION );
		go( '/other' );
		scrollIntoView.mockClear();
		const popped = new Promise( ( resolve ) =>
			window.addEventListener( 'popstate', resolve, { once: true } )
		);
		jest.useRealTimers();
		await act( async () => {
			navigate( -1 );
			await popped;
		} );
		act( () => load( 'ready' ) );
		await act(
			() => new Promise( ( resolve ) => setTimeout( resolve, 20 ) )
		);
		expect(
			screen.getByRole( 'heading', { name: 'A page' } )
		).toBeTruthy();
		expect( scrollIntoView ).not.toHaveBeenCalled();
	} );
} );
