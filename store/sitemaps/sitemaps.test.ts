import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import { createLoadedSite, createSite } from '../../tests/js/create-site';
import {
	leftOutPost,
	listedPost,
	running,
} from '../../tests/js/sitemap-server';
import { store } from '..';

jest.mock( '../api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

let screen: AbortController;

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	screen = new AbortController();
} );
afterEach( () => {
	screen.abort();
	jest.useRealTimers();
} );

/** A site with the screen open. */
async function open() {
	const site = await createLoadedSite();
	await site.registry.resolveSelect( store ).getSitemap();
	const asked = () =>
		site.server.requests.filter(
			( { path, method } ) =>
				path === '/pharos/v1/generate-cache' && method !== 'POST'
		).length;
	const messages = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content );
	const spoken = () =>
		jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
	return { ...site, asked, messages, spoken };
}

/** The same, with fake timers. */
async function openFrozen() {
	const site = await open();
	jest.useFakeTimers();
	return site;
}

describe( 'what is known of the sitemaps', () => {
	test( 'is fetched when the screen opens, and again after a save', async () => {
		const { registry, select, dispatch, server } = await open();
		expect( select.getSitemap()?.index ).toBe(
			'https://example.org/sitemap_index.xml'
		);

		server.sitemap.overview = { ...server.sitemap.overview, sitemaps: [] };
		await dispatch.editSettings( { enable_xml_sitemap: true } );
		await dispatch.saveSettings();
		await registry.resolveSelect( store ).getSitemap();

		expect( select.getSitemap()?.sitemaps ).toEqual( [] );
	} );

	test( 'that can not be fetched is a failure of the request', async () => {
		const { registry, server } = createSite();
		server.failOnce( { code: 'x', message: 'Database is away.' } );
		await expect(
			registry.resolveSelect( store ).getSitemap()
		).rejects.toMatchObject( { message: 'Database is away.' } );
	} );
} );

describe( 'regenerating them', () => {
	test( 'tells the server’s words at once; the work goes on', async () => {
		const { select, dispatch, server, messages } = await open();

		await dispatch.regenerateSitemap();
		expect( messages() ).toEqual( [
			'Sitemaps are being made. You can leave this page.',
		] );
		expect( server.requests.at( -1 ) ).toMatchObject( { keepalive: true } );
		expect( select.getSitemap()?.progress.running ).toBe( true );
	} );

	test( 'that the server refuses is told with its reason', async () => {
		const { dispatch, select, server, messages } = await open();
		server.failOnce( { code: 'x', message: 'Not now.' } );

		await dispatch.regenerateSitemap();
		expect( messages() ).toEqual( [ 'Not now.' ] );
		expect( select.isAskingForSitemap() ).toBe( false );
		expect( select.getSitemap()?.progress.running ).toBe( false );
	} );

	test( 'is told to be done, with the number of URLs, where it was asked for', async () => {
		const { dispatch, server, messages, spoken } = await openFrozen();
		server.sitemap.steps = [ running( 1000 ) ];
		await dispatch.regenerateSitemap();
		void dispatch.followSitemap( screen.signal );
		await jest.advanceTimersByTimeAsync( 10_000 );

		expect( messages() ).toEqual( [
			expect.stringMatching( /^Sitemaps generated/ ),
		] );
		expect( spoken() ).toEqual( [] );
	} );

	test( 'is told to be done, too, where an answer from before it comes in between', async () => {
		const { dispatch, server, messages } = await openFrozen();
		server.sitemap.steps = [ running( 1000 ) ];
		const answer = dispatch.regenerateSitemap();
		await dispatch.__receive( {
			type: 'sitemaps/RECEIVE',
			sitemap: server.sitemap.overview,
		} );
		await answer;
		void dispatch.followSitemap( screen.signal );
		await jest.advanceTimersByTimeAsync( 10_000 );

		expect( messages() ).toEqual( [
			expect.stringMatching( /^Sitemaps generated/ ),
		] );
	} );

	test( 'is only spoken of where it was begun elsewhere', async () => {
		const { dispatch, server, messages, spoken } = await openFrozen();
		await dispatch.__receive( {
			type: 'sitemaps/PROGRESSED',
			progress: running( 7 ),
		} );
		server.sitemap.steps = [ running( 1000 ) ];
		void dispatch.followSitemap( screen.signal );
		await jest.advanceTimersByTimeAsync( 10_000 );

		expect( spoken() ).toEqual( [
			'Generating the sitemaps.',
			'The sitemaps are ready.',
		] );
		expect( messages() ).toEqual( [] );
	} );

	test( 'is followed in pauses that grow from one second to five, until it is done', async () => {
		const { select, dispatch, server, asked } = await openFrozen();
		server.sitemap.steps = [ 1, 2, 3, 4, 5, 6 ].map( ( step ) =>
			running( step * 1000 )
		);
		await dispatch.regenerateSitemap();
		void dispatch.followSitemap( screen.signal );

		const pauses = [ 1000, 1500, 2250, 3375, 5000, 5000, 5000 ];
		for ( const [ questions, pause ] of pauses.entries() ) {
			await jest.advanceTimersByTimeAsync( pause - 1 );
			expect( asked() ).toBe( questions );
			await jest.advanceTimersByTimeAsync( 1 );
			expect( asked() ).toBe( questions + 1 );
		}
		expect( select.getSitemap()?.progress.running ).toBe( false );
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( asked() ).toBe( pauses.length );

		// The generated sitemaps were requested at the end.
		expect( server.requests.at( -1 ) ).toEqual( {
			path: '/pharos/v1/sitemap',
		} );
	} );

	test( 'is not followed any more when the person leaves the screen', async () => {
		const { dispatch, server, asked } = await openFrozen();
		server.sitemap.steps = [ running( 1 ), running( 2 ), running( 3 ) ];
		void dispatch.followSitemap( screen.signal );
		await jest.advanceTimersByTimeAsync( 1000 );

		screen.abort();
		await jest.advanceTimersByTimeAsync( 60_000 );

		expect( asked() ).toBe( 1 );
	} );

	test.each( [
		[ 'does not answer', { code: 'fetch_error', message: 'Offline' } ],
		[ 'fails', { code: 'x', message: 'No', data: { status: 500 } } ],
	] )(
		'is followed although the server once %s, which is known',
		async ( _, error ) => {
			const { select, dispatch, server } = await openFrozen();
			server.sitemap.steps = [ running( 7 ) ];
			server.failOnce( error );
			void dispatch.followSitemap( screen.signal );

			await jest.advanceTimersByTimeAsync( 1000 );
			expect( select.isSitemapOutOfTouch() ).toBe( true );

			await jest.advanceTimersByTimeAsync( 1500 );
			expect( select.isSitemapOutOfTouch() ).toBe( false );
			expect( select.getSitemap()?.progress.done ).toBe( 7 );
		}
	);
} );

describe( 'posts and terms', () => {
	test( 'that were found once are known by their names', async () => {
		const { registry, select, server } = await open();
		server.sitemap.objects = [
			leftOutPost( 1, 'Tea' ),
			listedPost( 2, 'Tea pots' ),
		];
		await registry
			.resolveSelect( store )
			.getSitemapObjects( 'search=tea&page=1' );

		expect(
			select.getSitemapObjects( 'search=tea&page=1' )?.items
		).toHaveLength( 2 );
		expect( select.getKnownObjects()[ 'post-2' ]?.title ).toBe(
			'Tea pots'
		);
	} );

	test( 'are asked for again after a save, which may have changed why they are left out', async () => {
		const { registry, select, dispatch, server } = await open();
		const request = 'search=tea&page=1';
		server.sitemap.objects = [ leftOutPost( 1, 'Tea' ) ];
		await registry.resolveSelect( store ).getSitemapObjects( request );

		server.sitemap.objects = [ listedPost( 1, 'Tea' ) ];
		await dispatch.editSettings( { no_index: [] } );
		await dispatch.saveSettings();
		await registry.resolveSelect( store ).getSitemapObjects( request );

		expect( select.getKnownObjects()[ 'post-1' ]?.listed ).toBe( true );
	} );
} );

test( 'Pages are found by words or number, their titles as people read them', async () => {
	const { registry } = await open();
	const { getPages } = registry.resolveSelect( store );

	expect( await getPages( 'search=site' ) ).toEqual( [
		{ id: 2, title: 'Site map & more' },
	] );
	expect( await getPages( 'include=3' ) ).toEqual( [
		{ id: 3, title: 'Contact' },
	] );
} );
