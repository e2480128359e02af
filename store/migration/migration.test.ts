import { waitFor } from '@testing-library/react';
import { createLoadedSite } from '../../tests/js/create-site';
import { source, type MigrationServer } from '../../tests/js/migration-server';
import type { Server } from '../../tests/js/server';
import { store } from '..';
import * as api from '../api';

jest.mock( '../api' );

beforeEach( () => window.localStorage.clear() );
afterEach( () => jest.useRealTimers() );

const KEPT = 'pharos_migration_progress_yoast:/';
const kept = () => JSON.parse( window.localStorage.getItem( KEPT ) ?? 'null' );

/** A site with the screen open, after it has looked for an unfinished migration. */
async function open(
	prepare: ( migration: MigrationServer ) => void = () => {}
) {
	const site = await createLoadedSite();
	const { server, select, dispatch, registry } = site;
	prepare( server.migration );
	await registry.resolveSelect( store ).getMigrationPlugins();
	dispatch.lookForMigration( [ 'yoast' ] );
	await waitFor( () =>
		expect( select.getMigration().status ).not.toBe( 'unknown' )
	);
	server.requests = [];
	const start = ( options = {} ) =>
		dispatch.startMigration( {
			slug: 'yoast',
			deactivate: true,
			overwrite: false,
			compare: false,
			size: 1,
			...options,
		} );
	const ended = ( status = 'done' ) =>
		waitFor( () => expect( select.getMigration().status ).toBe( status ) );
	const calls = () => callsOf( server );
	const migrated = () =>
		calls().filter( ( call ) => /migrate\/(terms|posts) \{/.test( call ) )
			.length;
	return { ...site, start, ended, calls, migrated };
}

/** The requests that the server received, in short form. */
const callsOf = ( { requests }: Server ) =>
	requests.map( ( { path, data } ) =>
		[ path?.replace( '/pharos/v1/', '' ), data && JSON.stringify( data ) ]
			.filter( Boolean )
			.join( ' ' )
	);

const COMMON = '"plugin_slug":"yoast","cleanup":false,"overwrite":false';

describe( 'a migration', () => {
	test( 'reads what there is, then sends settings, terms and posts one by one', async () => {
		const { start, ended, calls } = await open();
		start();
		await ended();

		expect( calls().slice( 0, 13 ) ).toEqual( [
			'migrate/terms?plugin_slug=yoast&page=1',
			'migrate/posts?plugin_slug=yoast&page=1',
			'migrate/posts?plugin_slug=yoast&page=2',
			`migrate/global-settings {${ COMMON }}`,
			...[ 2, 5, 8 ].map(
				( id ) => `migrate/terms {${ COMMON },"term_ids":[${ id }]}`
			),
			...[ 101, 103, 104, 10_001, 102, 10_002 ].map(
				( id ) => `migrate/posts {${ COMMON },"post_ids":[${ id }]}`
			),
		] );
		expect( calls() ).toContain(
			'migrate/deactivate-plugin {"plugin_slug":"yoast"}'
		);
		expect( calls() ).toContain(
			'migration-completed {"plugin_slug":"yoast"}'
		);
	} );

	test( 'tells how far it is, group by group, in rounded percent', async () => {
		const { start, ended, select, registry } = await open();
		const seen = new Set< number >();
		registry.subscribe( () => seen.add( select.getMigrationPercent() ) );
		start();
		await ended();
		expect( [ ...seen ] ).toEqual( [
			0, 11, 22, 33, 44, 56, 67, 78, 89, 100,
		] );
		expect( select.getMigration().progress?.groups ).toEqual( [
			group( 'term', 'category', 'Categories', 2, 5 ),
			group( 'term', 'post_tag', 'Tags', 1, 8 ),
			group( 'post', 'post', 'Posts', 4, 10_001 ),
			group( 'post', 'page', 'Pages', 2, 10_002 ),
		] );
	} );

	test( 'migrates redirects with the settings, in as many calls as they take', async () => {
		const { start, ended, calls, server, select } = await open(
			( migration ) => {
				migration.redirects = { found: 60, atOnce: 25 };
			}
		);
		start();
		await ended();
		expect(
			calls().filter( ( call ) => call.includes( 'global-settings' ) )
		).toEqual( [
			`migrate/global-settings {${ COMMON }}`,
			`migrate/global-settings {${ COMMON },"redirects_from":25}`,
			`migrate/global-settings {${ COMMON },"redirects_from":50}`,
		] );
		expect(
			server.migration.written.filter( ( one ) =>
				one.startsWith( 'redirect' )
			)
		).toHaveLength( 60 );
		expect( select.getMigration().progress?.redirects ).toEqual( {
			found: 60,
			done: 60,
		} );
	} );

	test( 'that was paused among redirects goes on with the next', async () => {
		const { start, ended, dispatch, select, server, calls, registry } =
			await open( ( migration ) => {
				migration.redirects = { found: 60, atOnce: 25 };
			} );
		const stop = registry.subscribe( () => {
			if ( select.getMigration().progress?.redirects?.done === 25 ) {
				stop();
				dispatch.pauseMigration();
			}
		} );
		start();
		await ended( 'paused' );
		expect( kept() ).toMatchObject( {
			settings: false,
			redirects: { found: 60, done: 50 },
		} );
		server.requests = [];
		dispatch.resumeMigration( 1 );
		await ended();
		expect(
			calls().filter( ( call ) => call.includes( '"redirects_from":0' ) )
		).toEqual( [] );
		expect( calls() ).not.toContain(
			`migrate/global-settings {${ COMMON }}`
		);
		expect( new Set( server.migration.written ).size ).toBe(
			server.migration.written.length
		);
	} );

	test( 'of a source without objects migrates its settings', async () => {
		const { start, ended, server, select } = await open( ( migration ) => {
			migration.terms = [ {} ];
			migration.posts = [ {} ];
		} );
		start();
		await ended();
		expect( server.migration.written ).toEqual( [ 'settings' ] );
		expect( select.getMigrationPercent() ).toBe( 100 );
	} );

	test( 'sends as many at once as an add-on wants', async () => {
		const { start, ended, calls } = await open();
		start( { size: 3 } );
		await ended();
		expect( calls().filter( ( call ) => /_ids/.test( call ) ) ).toEqual( [
			`migrate/terms {${ COMMON },"term_ids":[2,5]}`,
			`migrate/terms {${ COMMON },"term_ids":[8]}`,
			`migrate/posts {${ COMMON },"post_ids":[101,103,104]}`,
			`migrate/posts {${ COMMON },"post_ids":[10001]}`,
			`migrate/posts {${ COMMON },"post_ids":[102,10002]}`,
		] );
	} );

	test( 'goes on over what the server skips, and counts it', async () => {
		const { start, ended, select } = await open( ( migration ) => {
			migration.unreadable = [ 103, 102 ];
		} );
		start();
		await ended();
		expect(
			select
				.getMigration()
				.progress?.groups.map( ( { skipped } ) => skipped )
		).toEqual( [ 0, 0, 1, 1 ] );
	} );

	test( 'that a person starts twice runs once', async () => {
		const { start, ended, migrated } = await open();
		start();
		start();
		await ended();
		expect( migrated() ).toBe( 9 );
	} );

	test( 'reads the settings again, and the plugins when it is done', async () => {
		const { start, ended, registry, select, server } = await open();
		server.change( { separator: '~' } );
		start();
		await ended();
		await registry.resolveSelect( store ).getSettings();
		expect( select.getSetting( 'separator' ) ).toBe( '~' );
		await registry.resolveSelect( store ).getMigrationPlugins();
		expect( select.getMigrationPlugins()?.[ 0 ]?.active ).toBe( false );
	} );

	test( 'asks for confirmation before leaving, as long as it runs', async () => {
		const { start, ended, select, server } = await open();
		expect( select.getLeaveWarning() ).toBeNull();
		const release = server.hold();
		start();
		await ended( 'running' );
		expect( select.getLeaveWarning() ).toBe(
			'Migration is in progress. Are you sure you want to leave? Unsaved changes may be lost.'
		);
		release();
		await ended();
		expect( select.getLeaveWarning() ).toBeNull();
	} );
} );

const group = (
	kind: string,
	type: string,
	title: string,
	total: number,
	last: number
) => ( { kind, type, title, total, completed: total, skipped: 0, last } );

describe( 'the end of a migration', () => {
	test( 'leaves the source active if the person wants that', async () => {
		const { start, ended, calls, select } = await open();
		start( { deactivate: false } );
		await ended();
		expect( calls().join() ).not.toContain( 'deactivate-plugin' );
		expect( select.getMigration().isDeactivated ).toBeNull();
	} );

	test( 'does not depend on switching the source off, nor on noting that it is done', async () => {
		const { start, ended, server, select } = await open();
		failing( server, /deactivate-plugin|migration-completed/ );
		start();
		await ended();
		expect( select.getMigration().isDeactivated ).toBe( false );
		expect( kept() ).toBeNull();
	} );

	test( 'leaves nothing in the browser', async () => {
		const { start, ended } = await open();
		start();
		await ended();
		expect( window.localStorage ).toHaveLength( 0 );
	} );
} );

/** Makes some routes fail until it is reverted. */
function failing(
	server: Server,
	route: RegExp,
	error: object = { code: 'x', message: 'No.', status: 403 }
) {
	const fetch = jest.mocked( api.fetchStep );
	fetch.mockImplementation( async ( request ) => {
		if ( route.test( JSON.stringify( request ) ) ) {
			server.requests.push( request );
			throw error;
		}
		return server.fetchJson( request );
	} );
	return () => void fetch.mockImplementation( server.fetchJson );
}

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

describe( 'a failure that may pass', () => {
	/** A migration whose next object fails a few times, with fake timers. */
	async function fail( error: object, times: number ) {
		const site = await open();
		jest.useFakeTimers();
		let left = times;
		const asked: number[] = [];
		jest.mocked( api.fetchStep ).mockImplementation( async ( request ) => {
			if ( /\[101\]/.test( JSON.stringify( request ) ) ) {
				asked.push( Date.now() );
				if ( left-- > 0 ) {
					throw error;
				}
			}
			return site.server.fetchJson( request );
		} );
		site.start();
		await jest.advanceTimersByTimeAsync( 0 );
		const pauses = () =>
			asked
				.slice( 1 )
				.map( ( time, i ) => ( time - ( asked[ i ] ?? 0 ) ) / 1000 );
		return { ...site, pauses };
	}

	test.each( [
		[ 'a network that is away', { code: 'fetch_error', message: 'x' } ],
		[ 'too many requests', { code: 'x', message: 'x', status: 429 } ],
		[ 'a gateway', { code: 'invalid_json', message: 'x', status: 502 } ],
		[
			'no answer of ours',
			{ code: 'invalid_json', message: 'x', status: 200 },
		],
	] )( '(%s) is tried again in growing pauses', async ( _, error ) => {
		const { select, pauses } = await fail( error, 3 );
		expect( select.getMigration().pause ).toEqual( {
			reason: 'failure',
			seconds: 1,
		} );
		await jest.advanceTimersByTimeAsync( 10_000 );
		expect( pauses() ).toEqual( [ 1, 2, 4 ] );
		expect( select.getMigration() ).toMatchObject( {
			status: 'done',
			pause: null,
		} );
	} );

	test( 'waits as long as the server says', async () => {
		const { pauses } = await fail(
			{ code: 'x', message: 'x', status: 503, retryAfter: 20 },
			1
		);
		await jest.advanceTimersByTimeAsync( 30_000 );
		expect( pauses() ).toEqual( [ 20 ] );
	} );

	test( 'and does not, is shown with what could not be migrated', async () => {
		const { select, pauses } = await fail(
			{ code: 'x', message: 'A critical error.', status: 500 },
			99
		);
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( pauses() ).toEqual( [ 1, 2, 4, 8, 16 ] );
		expect( select.getMigration() ).toMatchObject( {
			status: 'failed',
			failure: {
				message: 'A critical error.',
				status: 500,
				batch: { kind: 'post', type: 'post', ids: [ 101 ] },
			},
		} );
	} );

	test( 'while the browser is offline waits for the network, however long', async () => {
		const { select, pauses } = await fail(
			{ code: 'offline_error', message: 'x' },
			300
		);
		jest.mocked( api.isOnline ).mockReturnValue( false );
		await jest.advanceTimersByTimeAsync( 200_000 );
		expect( select.getMigration() ).toMatchObject( {
			status: 'running',
			pause: { reason: 'offline' },
		} );
		expect( pauses().length ).toBeGreaterThan( 100 );
	} );

	test( 'can be paused while it waits', async () => {
		const { select, dispatch } = await fail(
			{ code: 'x', message: 'x', status: 503, retryAfter: 200 },
			1
		);
		dispatch.pauseMigration();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( select.getMigration().status ).toBe( 'paused' );
	} );
} );

describe( 'a failure that does not pass', () => {
	test.each( [
		[
			'says what the server says',
			{ code: 'pharos_x', message: 'Not here.', status: 400 },
			{ message: 'Not here.', status: 400, isLoggedOut: false },
		],
		[
			'without a message says that the request failed',
			{ success: false },
			{ message: 'API request failed' },
		],
		[
			'that is a fault says so',
			new Error( 'undefined is not a function' ),
			{ message: 'Migration failed. Please try again.' },
		],
	] )( '%s', async ( _, error, expected ) => {
		const { start, ended, server, select } = await open();
		failing( server, /global-settings/, error );
		start();
		await ended( 'failed' );
		expect( select.getMigration().failure ).toMatchObject( expected );
	} );

	test( 'goes on where it stopped with "Try Again"', async () => {
		const { start, ended, server, dispatch, migrated, calls } =
			await open();
		const mend = failing( server, /\[103\]/ );
		start();
		await ended( 'failed' );
		mend();
		dispatch.resumeMigration( 1 );
		await ended();
		expect( migrated() ).toBe( 10 );
		expect(
			calls().filter( ( call ) => call.includes( '[101]' ) )
		).toHaveLength( 1 );
	} );

	test( 'goes on without what fails', async () => {
		const { start, ended, server, dispatch, select } = await open();
		failing( server, /\[103\]/ );
		start();
		await ended( 'failed' );
		dispatch.skipFailedItem( 1 );
		await ended();
		expect( select.getMigration().progress?.groups[ 2 ] ).toMatchObject( {
			completed: 4,
			skipped: 1,
		} );
		expect( server.migration.written ).not.toContain( 'post 103' );
	} );

	test( 'renews a nonce that has run out', async () => {
		const { start, ended, server, migrated } = await open();
		server.failOnce( {
			code: 'rest_cookie_invalid_nonce',
			message: 'x',
			status: 403,
		} );
		start();
		await ended();
		expect( api.refreshNonce ).toHaveBeenCalled();
		expect( migrated() ).toBe( 9 );
	} );

	test( 'of a user who logs in again continues automatically', async () => {
		const { start, ended, server, migrated } = await open();
		server.failOnce( {
			code: 'rest_forbidden',
			message: 'x',
			status: 401,
		} );
		jest.mocked( api.refreshNonce ).mockRejectedValueOnce( {
			code: 'rest_not_logged_in',
			message: 'You are not logged in.',
			data: { status: 401 },
		} );
		jest.mocked( api.askForLogin ).mockResolvedValueOnce( true );
		start();
		await ended();
		expect( api.askForLogin ).toHaveBeenCalledTimes( 1 );
		expect( migrated() ).toBe( 9 );
	} );

	test( 'of a logged-out user asks them to log in', async () => {
		const { start, ended, server, select } = await open();
		server.failOnce( { code: 'rest_cookie_invalid_nonce', status: 403 } );
		jest.mocked( api.refreshNonce ).mockRejectedValueOnce( {
			code: 'rest_not_logged_in',
			message: 'You are not logged in.',
			data: { status: 401 },
		} );
		start();
		await ended( 'failed' );
		expect( select.getMigration().failure ).toMatchObject( {
			message: 'You are not logged in.',
			isLoggedOut: true,
		} );
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

describe( 'what visitors see', () => {
	test( 'is read before anything is written, and again when the source is off', async () => {
		const { start, ended, server, calls, select } = await open();
		start( { compare: true } );
		await ended();
		await waitFor( () =>
			expect( server.migration.read ).toEqual( [ 'before', 'after' ] )
		);
		const all = calls();
		expect(
			all.indexOf(
				'migrate/parity {"plugin_slug":"yoast","step":"before","restart":true}'
			)
		).toBeLessThan(
			all.indexOf( `migrate/global-settings {${ COMMON }}` )
		);
		await waitFor( () =>
			expect( select.getMigration().reading ).toMatchObject( {
				step: 'after',
				isReading: false,
			} )
		);
	} );

	test( 'is not read again after the source was left active', async () => {
		const { start, ended, server } = await open();
		start( { compare: true, deactivate: false } );
		await ended();
		expect( server.migration.read ).toEqual( [ 'before' ] );
	} );

	test( 'is not read once more after a dry run of the same visit', async () => {
		const { dispatch, start, ended, calls, select } = await open();
		dispatch.comparePages( 'yoast', [ 'before', 'preview' ] );
		await waitFor( () =>
			expect( select.getMigration().reading ).toMatchObject( {
				step: 'preview',
				isReading: false,
			} )
		);
		start( { compare: true, deactivate: false } );
		await ended();
		expect( calls() ).toContain(
			'migrate/parity {"plugin_slug":"yoast","step":"before"}'
		);
	} );

	test.each( [
		[
			'can’t be read',
			( { migration }: Server ) => {
				migration.problem = 'The site can’t reach itself.';
			},
			'The site can’t reach itself.',
		],
		[
			'is a route that fails',
			( server: Server ) => failing( server, /parity/ ),
			'No.',
		],
		[
			'does not come any further',
			( { migration }: Server ) => {
				migration.readings = [ 1, 1, 1, 1, 1, 1, 1 ];
			},
			'The pages of this site aren’t responding.',
		],
	] )(
		'never stops a migration when it %s',
		async ( _, prepare, problem ) => {
			const { start, ended, server, select } = await open();
			prepare( server );
			start( { compare: true, deactivate: false } );
			await ended();
			expect( select.getMigration().reading?.problem ).toBe( problem );
			expect( server.migration.written ).toHaveLength( 10 );
		}
	);

	test( 'would see is read on its own, without writing', async () => {
		const { dispatch, server, select } = await open( ( migration ) => {
			migration.plugins = [ source() ];
		} );
		dispatch.comparePages( 'yoast', [ 'before', 'preview' ] );
		await waitFor( () =>
			expect( select.getMigration().reading ).toMatchObject( {
				step: 'preview',
				done: 4,
				isReading: false,
			} )
		);
		expect( server.migration.written ).toEqual( [] );
	} );
} );

test( 'After the plugin was deactivated, the page reloads in three seconds', async () => {
	const { dispatch, server } = await open();
	expect( await dispatch.deactivateSource( 'yoast' ) ).toBe(
		'Plugin deactivated successfully'
	);
	expect( server.requests.at( -1 ) ).toMatchObject( { keepalive: true } );
	jest.useFakeTimers();
	dispatch.requestReload( 3000 );
	await jest.advanceTimersByTimeAsync( 2999 );
	expect( api.reloadPage ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( api.reloadPage ).toHaveBeenCalledTimes( 1 );
} );
