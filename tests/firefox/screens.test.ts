/**
 * Every screen in Firefox: it is there with its heading, fits a wide and a narrow window, and the console is empty. By `npm test -- --versions`,
 * which finds a Firefox; `PHAROS_FIREFOX=/usr/bin/firefox npx jest tests/firefox` names one.
 */
import { routes } from '../e2e/screens/routes';
import { startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { startFirefox, type Firefox } from './support/firefox';

const APPLICATION = '/wp-admin/admin.php?page=pharos_settings';

/** Widths of a desktop and of a phone. */
const WINDOWS = [
	[ 1440, 900 ],
	[ 390, 844 ],
] as const;

startWithDefaults();

let firefox: Firefox;

beforeAll( async () => {
	const path = process.env.PHAROS_FIREFOX;
	if ( ! path ) {
		throw new Error( 'PHAROS_FIREFOX has to name a Firefox.' );
	}
	firefox = await startFirefox( path );
	await firefox.logIn( site.url, ( await site.as( 'admin' ) ).cookie );
} );

afterAll( () => firefox?.close() );

beforeEach( () => {
	firefox.problems.length = 0;
} );

/** Resolves when the expression is true in the page; a condition that never comes ends the test. */
const until = ( condition: string ) =>
	firefox.evaluate(
		`new Promise( ( resolve ) => {
			const look = () => ${ condition } ? resolve( true ) : requestAnimationFrame( look );
			look();
		} )`
	);

const heading = ( text: string ) =>
	`[ ...document.querySelectorAll( 'h1' ) ].some( ( { textContent } ) => textContent.trim() === ${ JSON.stringify( text ) } )`;

/** By how many pixels the page is wider than its window. */
const overflow = () =>
	firefox.evaluate< number >(
		'document.documentElement.scrollWidth - document.documentElement.clientWidth'
	);

test( 'each screen has its heading, fits, and says nothing on the console', async () => {
	await firefox.open( site.url + APPLICATION );
	await until( `document.querySelector( '.pharos-bar__tools' )` );
	const found = [];
	for ( const { route, heading: text } of routes ) {
		await firefox.evaluate(
			`location.hash = ${ JSON.stringify( route ) }; true`
		);
		await until(
			`${ heading( text ) } && ! document.querySelector( '.pharos-page [aria-busy="true"]' )`
		);
		for ( const [ width, height ] of WINDOWS ) {
			await firefox.resize( width, height );
			await until( `innerWidth === ${ width }` );
			found.push( { route, width, overflow: await overflow() } );
		}
	}
	expect( found.filter( ( { overflow: by } ) => by > 0 ) ).toEqual( [] );
	expect( firefox.problems ).toEqual( [] );
}, 240_000 );

test( 'the block editor has the panel of a post', async () => {
	await firefox.resize( 1440, 900 );
	await firefox.open( `${ site.url }/wp-admin/post-new.php?post_type=post` );
	const button = `document.querySelector( '.editor-header [aria-label="Pharos SEO"]' )`;
	await until( button );
	await firefox.evaluate( `${ button }.click(); true` );
	await until( `document.querySelector( '.pharos-editor [role="tab"]' )` );
	expect( await overflow() ).toBeLessThanOrEqual( 0 );
	expect(
		firefox.problems.filter(
			( text ) => ! /was added to the iframe incorrectly/.test( text )
		)
	).toEqual( [] );
} );
