import { source } from '../../tests/js/migration-server';
import { KEPT, failing, kept, open } from '../../tests/js/migration-site';
import * as api from '../api';

jest.mock( '../api' );

beforeEach( () => window.localStorage.clear() );
afterEach( () => jest.useRealTimers() );

describe( 'a pause', () => {
	/** A migration that is paused after three objects. */
	async function pause() {
		const site = await open();
		jest.mocked( api.fetchStep ).mockImplementation( async ( request ) => {
			if (
				site.migrated() === 2 &&
				/_ids/.test( JSON.stringify( request ) )
			) {
				site.dispatch.pauseMigration();
			}
			return site.server.fetchJson( request );
		} );
		site.start();
		await site.ended( 'paused' );
		jest.mocked( api.fetchStep ).mockImplementation(
			site.server.fetchJson
		);
		return site;
	}

	test( 'waits for the answer under way, and is kept', async () => {
		const { migrated, select } = await pause();
		expect( migrated() ).toBe( 3 );
		expect( select.getMigrationPercent() ).toBe( 33 );
		expect( kept().groups[ 1 ] ).toMatchObject( { completed: 1, last: 8 } );
	} );

	test( 'ends where it began: nothing is sent twice', async () => {
		const { dispatch, ended, migrated, calls } = await pause();
		dispatch.resumeMigration( 1 );
		await ended();
		expect( migrated() ).toBe( 9 );
		expect( calls().join() ).not.toMatch(
			/global-settings.*global-settings/
		);
	} );

	test( 'finds items that were added in the meantime, and doesn’t miss deleted ones', async () => {
		const { dispatch, ended, server } = await pause();
		server.migration.posts = [
			{ page: [ 102, 200 ] },
			{ post: [ 10_001 ] },
		];
		dispatch.resumeMigration( 1 );
		await ended();
		expect( server.migration.written.slice( 4 ).sort() ).toEqual( [
			'post 10001',
			'post 102',
			'post 200',
		] );
	} );

	test( 'can start over', async () => {
		const { start, ended, migrated, server } = await pause();
		start();
		await ended();
		expect( migrated() ).toBe( 12 );
		expect( server.migration.written ).toHaveLength( 10 );
	} );

	test( 'can be given up: what is migrated stays', async () => {
		const { dispatch, ended, server } = await pause();
		dispatch.cancelMigration();
		await ended( 'idle' );
		expect( kept() ).toBeNull();
		expect( server.migration.written ).toHaveLength( 4 );
	} );

	test( 'survives the page', async () => {
		await pause();
		const { select, dispatch, ended, migrated } = await open(
			( migration ) => {
				migration.plugins = [
					source( { begun: '2026-11-22T10:00:00+00:00' } ),
				];
			}
		);
		expect( select.getMigration() ).toMatchObject( {
			status: 'paused',
			progress: { slug: 'yoast', deactivate: true, settings: true },
		} );
		dispatch.resumeMigration( 1 );
		await ended();
		expect( migrated() ).toBe( 6 );
	} );

	test.each( [
		[ 'no JSON', '{' ],
		[ 'something else', '[]' ],
		[ 'null', 'null' ],
		[ 'a part that is missing', '{"slug":"yoast","groups":[]}' ],
		[
			'numbers that are none',
			'{"slug":"yoast","deactivate":true,"overwrite":false,"compare":false,"settings":true,"groups":[{"kind":"post","type":"post","title":"Posts","total":1,"completed":-1,"skipped":0,"last":"9"}]}',
		],
		[
			'another source',
			'{"slug":"rankmath","deactivate":true,"overwrite":false,"compare":false,"settings":true,"groups":[]}',
		],
	] )( 'that is kept as %s is none', async ( _, value ) => {
		window.localStorage.setItem( KEPT, value );
		const { select } = await open();
		expect( select.getMigration().status ).toBe( 'idle' );
	} );
} );

describe( 'where the browser keeps nothing', () => {
	let forbidden: jest.SpyInstance[];
	beforeEach( () => {
		const refuse = () => {
			throw new DOMException( 'QuotaExceededError' );
		};
		forbidden = ( [ 'setItem', 'getItem', 'removeItem' ] as const ).map(
			( name ) =>
				jest
					.spyOn( Storage.prototype, name )
					.mockImplementation( refuse )
		);
	} );
	afterEach( () => forbidden.forEach( ( spy ) => spy.mockRestore() ) );

	test( 'the migration goes on, says so, and can be paused', async () => {
		const { start, ended, select, dispatch, server, migrated } =
			await open();
		const release = server.hold();
		start();
		await ended( 'running' );
		dispatch.pauseMigration();
		release();
		await ended( 'paused' );
		expect( select.getMigration().isKept ).toBe( false );
		dispatch.resumeMigration( 1 );
		await ended();
		expect( migrated() ).toBe( 9 );
	} );
} );

describe( 'in another tab', () => {
	test( 'a migration is shown, and not run once more', async () => {
		jest.mocked( api.takeLock ).mockResolvedValueOnce( null );
		window.localStorage.setItem(
			KEPT,
			JSON.stringify( {
				slug: 'yoast',
				deactivate: true,
				overwrite: false,
				compare: false,
				settings: true,
				groups: [],
			} )
		);
		const { select, calls } = await open();
		expect( select.getMigration() ).toMatchObject( {
			status: 'elsewhere',
			progress: { slug: 'yoast' },
		} );
		expect( calls() ).toEqual( [] );
	} );

	test( 'one that has ended can be gone on with here', async () => {
		jest.useFakeTimers( { advanceTimers: true } );
		jest.mocked( api.takeLock ).mockResolvedValueOnce( null );
		const { select } = await open();
		expect( select.getMigration().status ).toBe( 'elsewhere' );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( select.getMigration().status ).toBe( 'idle' );
	} );

	test( 'one that was started there in the meantime keeps this one from starting', async () => {
		const { start, ended, calls } = await open();
		jest.mocked( api.takeLock ).mockResolvedValueOnce( null );
		start();
		await ended( 'elsewhere' );
		expect( calls() ).toEqual( [] );
	} );

	test( 'one that was finished there leaves nothing to resume here', async () => {
		const { start, ended, server, dispatch, calls } = await open();
		failing( server, /\[103\]/ );
		start();
		await ended( 'failed' );
		window.localStorage.clear();
		const asked = calls();
		dispatch.resumeMigration( 1 );
		await ended( 'idle' );
		expect( calls() ).toEqual( asked );
	} );
} );
