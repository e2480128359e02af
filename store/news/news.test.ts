import { createSite } from '../../tests/js/create-site';
import * as api from '../api';
import type { NewsFeed } from './types';

jest.mock( '../api' );

const feed = ( key = '', url = '/news.xml' ): NewsFeed => ( {
	key,
	label: key,
	url,
	selector: 'item',
} );

/** A feed with one post per day, the newest on this day of November. */
const posts = ( count: number, newest = 25 ) =>
	`<rss><channel>${ Array.from(
		{ length: count },
		( _, index ) =>
			`<item><title>Day ${ newest - index }</title><pubDate>${ new Date(
				Date.UTC( 2026, 10, newest - index )
			).toUTCString() }</pubDate></item>`
	).join( '' ) }</channel></rss>`;

const readFeed = jest.fn< Promise< string >, [ string ] >();
const forgetFeed = jest.fn< void, [ string ] >();

async function open( feeds = [ feed() ] ) {
	const site = createSite();
	const load = () =>
		site.registry
			.resolveSelect( { name: 'pharos' } as never )
			// @ts-expect-error -- The store by its name: the resolver's arguments are not in its type.
			.getNews( feeds );
	return { ...site, load, state: () => site.select.getNewsState() };
}

beforeEach( () => {
	window.localStorage.clear();
	jest.mocked( api.loadFeeds ).mockResolvedValue( {
		readFeed,
		forgetFeed,
		whenIdle: async () => {},
	} );
	readFeed.mockReset();
	forgetFeed.mockReset();
	readFeed.mockResolvedValue( posts( 3 ) );
} );

describe( 'the badge', () => {
	test.each( [
		[ 0, '', '' ],
		[ 1, '1', '1 new post' ],
		[ 9, '9', '9 new posts' ],
		[ 10, '9+', '10 new posts' ],
	] )( 'with %i new posts', async ( count, badge, unread ) => {
		readFeed.mockResolvedValue( posts( count ) );
		const { load, state } = await open();
		await load();
		expect( state() ).toMatchObject( { badge, unread } );
	} );

	test( 'stays while the news is open, and is cleared when it is closed', async () => {
		const { load, dispatch, state } = await open();
		await load();
		await dispatch.openNews();
		expect( state() ).toMatchObject( { isOpen: true, badge: '3' } );
		await dispatch.closeNews();
		expect( state() ).toMatchObject( { isOpen: false, badge: '' } );
	} );

	test( 'counts what is newer than what was seen, also on the next visit', async () => {
		const first = await open();
		await first.load();
		await first.dispatch.openNews();

		// Two new posts were published.
		readFeed.mockResolvedValue( posts( 5, 27 ) );
		const next = await open();
		await next.load();
		expect( next.state().badge ).toBe( '2' );
	} );

	test( 'counts on a new installation only what came after it', async () => {
		const since = Date.UTC( 2026, 10, 24 ) / 1000;
		const { load, state } = await open( [ { ...feed(), since } ] );
		await load();
		expect( state().badge ).toBe( '1' );
	} );

	test( 'of news that is opened before it is there: seen when it comes', async () => {
		let come: ( text: string ) => void = () => {};
		readFeed.mockImplementation(
			() =>
				new Promise( ( resolve ) => {
					come = resolve;
				} )
		);
		const { load, dispatch } = await open();
		const loading = load();
		await dispatch.openNews();
		await api.delay( 0 );
		come( posts( 3 ) );
		await loading;

		readFeed.mockResolvedValue( posts( 3 ) );
		const next = await open();
		await next.load();
		expect( next.state().badge ).toBe( '' );
	} );

	test.each( [ 'x', '[]', '{"":"yesterday"}', 'null', '7' ] )(
		'is right whatever stands in the storage: %s',
		async ( text ) => {
			api.writeStorage( 'pharos_news_seen', text );
			const { load, state } = await open();
			await load();
			expect( state().badge ).toBe( '3' );
		}
	);
} );

describe( 'several feeds', () => {
	const two = [ feed( 'free', '/free.xml' ), feed( 'pro', '/pro.xml' ) ];

	test( 'show a dot while one of them has something new', async () => {
		const { load, dispatch, state } = await open( two );
		await load();
		expect( state() ).toMatchObject( { badge: '•', unread: 'New posts' } );
		await dispatch.openNews();

		readFeed.mockImplementation( async ( url ) =>
			url === '/pro.xml' ? posts( 4, 26 ) : posts( 3 )
		);
		const next = await open( two );
		await next.load();
		expect( next.state().badge ).toBe( '•' );
		await next.dispatch.openNews();

		const last = await open( two );
		await last.load();
		expect( last.state().badge ).toBe( '' );
	} );

	test( 'are shown although one of them fails', async () => {
		readFeed.mockImplementation( async ( url ) => {
			if ( url === '/pro.xml' ) {
				throw new Error( '404 Not Found' );
			}
			return posts( 1 );
		} );
		const { load, select } = await open( two );
		await load();
		expect(
			select.getNewsState().news?.map( ( one ) => one.posts?.length )
		).toEqual( [ 1, undefined ] );
	} );
} );

test.each( [
	[ 'can’t be read', async () => Promise.reject( new Error( '500' ) ) ],
	[ 'is no XML', async () => '<html><p>Welcome' ],
] )( 'a feed that %s fails, and no badge lies', async ( _, answer ) => {
	readFeed.mockImplementation( answer );
	const { load, state } = await open();
	await expect( load() ).rejects.toThrow();
	expect( state() ).toMatchObject( { news: null, badge: '' } );
	// Another attempt asks for it again.
	expect( forgetFeed ).toHaveBeenCalledWith( '/news.xml' );
} );
