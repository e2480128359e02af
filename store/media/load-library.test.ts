import { waitFor } from '@testing-library/react';
import { loadLibrary, notYetIn } from './load-library';

const parse = ( html: string ) =>
	new window.DOMParser().parseFromString( html, 'text/html' );

const missing = ( page: string, needed: string ) =>
	notYetIn( parse( page ), [ ...parse( needed ).head.children ] ).map(
		( { id } ) => id
	);

describe( 'what the media window needs', () => {
	test( 'is added only where the page lacks it, with what belongs to a script', () => {
		expect(
			missing(
				`<script id="jquery-core-js" src="/jquery.js"></script>
				<link id="dashicons-css" rel="stylesheet" href="/d.css">`,
				`<link id="dashicons-css" rel="stylesheet" href="/d.css">
				<link id="media-views-css" rel="stylesheet" href="/m.css">
				<script id="jquery-core-js" src="/jquery.js"></script>
				<script id="jquery-core-js-after">jQuery.noConflict()</script>
				<script id="media-views-js-extra">var l10n = {};</script>
				<script id="media-views-js" src="/m.js"></script>`
			)
		).toEqual( [
			'media-views-css',
			'media-views-js-extra',
			'media-views-js',
		] );
	} );

	test( 'counts as there when WordPress has put several scripts into one file', () => {
		expect(
			missing(
				`<script src="/wp-admin/load-scripts.php?c=1&amp;load%5Bchunk_0%5D=jquery-core,underscore&amp;load%5Bchunk_1%5D=backbone&amp;ver=6.8"></script>`,
				`<script id="jquery-core-js" src="/j.js"></script>
				<script id="underscore-js" src="/u.js"></script>
				<script id="backbone-js" src="/b.js"></script>
				<script id="wp-backbone-js" src="/w.js"></script>`
			)
		).toEqual( [ 'wp-backbone-js' ] );
	} );

	test( 'adds a script template once', () => {
		expect(
			missing(
				'<script type="text/html" id="tmpl-modal"></script>',
				`<script type="text/html" id="tmpl-modal"></script>
				<script type="text/html" id="tmpl-frame"></script>`
			)
		).toEqual( [ 'tmpl-frame' ] );
	} );
} );

describe( 'loading the media window', () => {
	const ANSWER = `<link id="media-views-css" rel="stylesheet" href="/views.css">
		<link id="add-on-css" rel="stylesheet" href="/add-on.css">
		<script id="media-models-js" src="/models.js"></script>
		<script id="media-views-js-extra">window.l10n = {};</script>
		<script id="media-views-js" src="/views.js"></script>
		<script id="add-on-js" src="/add-on.js"></script>`;
	const fetched = window.fetch;

	beforeEach( () => {
		window.fetch = jest.fn( async () => ( {
			ok: true,
			text: async () => ANSWER,
		} ) ) as unknown as typeof window.fetch;
	} );

	afterEach( () => {
		window.fetch = fetched;
		document.head.innerHTML = '';
		document.body.innerHTML = '';
		Object.assign( window, { wp: undefined } );
	} );

	function start() {
		let end: string | undefined;
		loadLibrary( '/admin-ajax.php' ).then(
			() => ( end = 'is there' ),
			( { message }: Error ) => ( end = message )
		);
		return () => end;
	}

	/** Simulates the execution of the scripts: the views need the models. */
	function run( id: string ) {
		const { wp } = window as { wp?: { media: object } };
		if ( id === 'media-models-js' ) {
			Object.assign( window, { wp: { media: {} } } );
		} else if ( id === 'media-views-js' && wp ) {
			Object.assign( wp.media, { view: { MediaFrame: {} } } );
		}
	}

	/** Simulates the response for a file. */
	async function answer( id: string, type: 'load' | 'error' ) {
		const element = await waitFor( () => {
			const found = document.getElementById( id );
			expect( found ).not.toBeNull();
			return found as HTMLElement;
		} );
		if ( type === 'load' ) {
			run( id );
		}
		element.dispatchEvent( new window.Event( type ) );
	}

	test( 'ends when the styles have come as well: a window without them is empty to the eye', async () => {
		const end = start();
		await answer( 'media-models-js', 'load' );
		await answer( 'media-views-js', 'load' );
		await answer( 'add-on-js', 'load' );
		await answer( 'add-on-css', 'load' );
		await new Promise( ( done ) => setTimeout( done, 0 ) );
		expect( end() ).toBeUndefined();

		await answer( 'media-views-css', 'load' );
		await waitFor( () => expect( end() ).toBe( 'is there' ) );
	} );

	test.each( [ 'media-views-css', 'media-models-js', 'media-views-js' ] )(
		'fails when %s does not come; the next time everything is asked for again',
		async ( absent ) => {
			const files = [
				'media-views-css',
				'add-on-css',
				'media-models-js',
				'media-views-js',
				'add-on-js',
			];
			const first = start();
			for ( const id of files ) {
				await answer( id, id === absent ? 'error' : 'load' );
			}
			await waitFor( () => expect( first() ).toMatch( /not complete/ ) );

			const second = start();
			for ( const id of files ) {
				await answer( id, 'load' );
			}
			await waitFor( () => expect( second() ).toBe( 'is there' ) );
			expect(
				files.map(
					( id ) => document.querySelectorAll( `#${ id }` ).length
				)
			).toEqual( [ 1, 1, 1, 1, 1 ] );
		}
	);

	test( 'goes on without the file of an add-on that does not come, as a page does', async () => {
		const end = start();
		await answer( 'media-views-css', 'load' );
		await answer( 'add-on-css', 'error' );
		await answer( 'media-models-js', 'load' );
		await answer( 'media-views-js', 'load' );
		await answer( 'add-on-js', 'error' );
		await waitFor( () => expect( end() ).toBe( 'is there' ) );
	} );

	test( 'asks the server nothing where the page has it', async () => {
		document.head.innerHTML =
			'<link rel="stylesheet" href="/wp-admin/load-styles.php?load%5B%5D=media-views,buttons">';
		Object.assign( window, {
			wp: { media: { view: { MediaFrame: {} } } },
		} );
		const end = start();
		await waitFor( () => expect( end() ).toBe( 'is there' ) );
		expect( window.fetch ).not.toHaveBeenCalled();
	} );
} );
