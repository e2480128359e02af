/**
 * Bulk actions of redirects over REST.
 */
import {
	addAll,
	clear,
	rest,
	visit,
	type Redirect,
} from '../integration/support/redirects';
import { site } from '../integration/support/site';

afterEach( clear );

describe( 'Many redirects in one request', () => {
	const bulk = async ( body: object ) =>
		rest< {
			changed: Redirect[];
			failed: { source: string; message: string }[];
		} >( 'POST', '/bulk', body );
	const states = async () => {
		const { body } = await rest< { items: Redirect[] } >(
			'GET',
			'?order=asc'
		);
		return body.data.items.map(
			( { source, enabled, hits, origin } ) =>
				`${ source } ${ enabled ? 'on' : 'off' } ${ hits } ${ origin }`
		);
	};

	test( 'are turned off and on, deleted and restored', async () => {
		const ids = ( await addAll( [
			{ source: '/b-one/', target: '/b-x/' },
			{ source: '/b-two/', target: '/b-x/', enabled: false },
			{ source: '/b-three/', target: '/b-x/' },
		] ) ) as number[];
		await site.php(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}pharos_redirects SET hits = 7, origin = 'import'" );`
		);
		const off = await bulk( {
			action: 'disable',
			ids: [ ids[ 0 ], ids[ 1 ], 987654 ],
		} );
		// What was off before is none that an undo would turn on.
		expect( off.body.data.changed.map( ( { id } ) => id ) ).toEqual( [
			ids[ 0 ],
		] );
		expect( await visit( '/b-one/' ) ).toBe( '404' );
		expect( await visit( '/b-three/' ) ).toBe( '301 /b-x/' );
		await bulk( { action: 'enable', ids } );
		expect( await visit( '/b-two/' ) ).toBe( '301 /b-x/' );

		const before = await states();
		expect( before[ 0 ] ).toBe( '/b-one/ on 7 import' );

		const { changed } = ( await bulk( { action: 'delete', ids } ) ).body
			.data;
		expect( await states() ).toEqual( [] );
		expect( await visit( '/b-one/' ) ).toBe( '404' );
		await bulk( { action: 'restore', redirects: changed } );
		expect( await states() ).toEqual( before );
		expect( await visit( '/b-one/' ) ).toBe( '301 /b-x/' );
	} );

	test( 'one that would close a loop by now stays off, and stops no other', async () => {
		const ids = ( await addAll( [
			{ source: '/b-one/', target: '/b-two/', enabled: false },
			{ source: '/b-two/', target: '/b-one/' },
			{ source: '/b-three/', target: '/b-x/', enabled: false },
		] ) ) as number[];
		const { status, body } = await bulk( { action: 'enable', ids } );
		expect( status ).toBe( 200 );
		expect( body.data.failed ).toEqual( [
			{
				source: '/b-one/',
				message: expect.stringContaining( 'points back to itself' ),
			},
		] );
		expect( await visit( '/b-three/' ) ).toBe( '301 /b-x/' );
	} );

	test.each( [
		[ 'an unknown action', { action: 'explode', ids: [ 1 ] } ],
		[ 'no action', { ids: [ 1 ] } ],
		[ 'what is no id', { action: 'delete', ids: [ 'x' ] } ],
		[
			'more than 100',
			{ action: 'delete', ids: Array.from( { length: 101 }, () => 1 ) },
		],
		[ 'what is no redirect', { action: 'restore', redirects: [ 'x' ] } ],
	] )( 'are refused: %s', async ( _name, body ) => {
		expect( ( await bulk( body ) ).status ).toBe( 400 );
	} );

	test( 'what is restored is checked like what is added', async () => {
		const { body } = await bulk( {
			action: 'restore',
			redirects: [
				{ source: [ '/b-one/' ], target: '/b-x/', hits: 'many' },
				{ source: '/b-two/', target: 'nowhere' },
				{},
			],
		} );
		expect( body.data.changed ).toEqual( [] );
		expect( body.data.failed ).toHaveLength( 3 );
	} );
} );
