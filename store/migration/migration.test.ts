import { waitFor } from '@testing-library/react';
import { source } from '../../tests/js/migration-server';
import { COMMON, failing, kept, open } from '../../tests/js/migration-site';
import type { Server } from '../../tests/js/server';
import { store } from '..';
import * as api from '../api';

jest.mock( '../api' );

beforeEach( () => window.localStorage.clear() );
afterEach( () => jest.useRealTimers() );

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
