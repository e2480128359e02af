/** Redirects in settings files. */
import {
	addAll,
	clear,
	rest as redirects,
	type Redirect,
} from '../integration/support/redirects';
import { startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import {
	categories,
	exported,
	imported,
	planned,
	type Plan,
} from '../integration/support/settings-files';

startWithDefaults();

afterAll( () => site.option( 'pharos_migration_backups', null ) );

describe( 'Redirects', () => {
	const list = async () => {
		const { body } = await redirects< { items: Redirect[] } >(
			'GET',
			'?per_page=100&order=asc'
		);
		return body.data.items;
	};

	afterEach( clear );

	test( 'are a category of their own, and come to another site, where they replace none', async () => {
		const page = await site.php< number >(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tea', 'post_name' => 'ie-tea' ] );`
		);
		await addAll( [
			{ source: '/ie-a/', target: '/ie-b/', status: 302 },
			{ source: '/ie-c/', target: `post-${ page }` },
			{ source: '^/ie-(\\d+)$', target: '/ie-d/$1', match: 'pattern' },
			{ source: '/ie-gone/', target: '', status: 410, enabled: false },
		] );
		expect( await categories() ).toContainEqual( {
			id: 'redirects',
			label: 'Redirects',
		} );
		const file = await exported( [ 'redirects' ] );
		expect( file.settings ).toEqual( {
			redirects: {
				redirects: [
					redirect( '/ie-a/', '/ie-b/', { status: 302 } ),
					redirect( '/ie-c/', '/ie-tea/' ),
					redirect( '^/ie-(\\d+)$', '/ie-d/$1', {
						match: 'pattern',
					} ),
					redirect( '/ie-gone/', '', {
						status: 410,
						enabled: false,
					} ),
				],
			},
		} );
		await site.php( `wp_delete_post( $args['page'], true );`, { page } );
		await clear();
		await addAll( [ { source: '/ie-a/', target: '/ie-mine/' } ] );
		const plan = await planned( file );
		expect( plan.changes ).toEqual( [
			{
				setting: 'redirects',
				category: 'redirects',
				old: [],
				new: [
					redirect( '/ie-c/', '/ie-tea/' ),
					redirect( '^/ie-(\\d+)$', '/ie-d/$1', {
						match: 'pattern',
					} ),
					redirect( '/ie-gone/', '', {
						status: 410,
						enabled: false,
					} ),
				],
			},
		] );
		expect( await list() ).toHaveLength( 1 );
		expect( ( await imported( file ) ).body ).toMatchObject( {
			success: true,
			data: { changed: 1 },
		} );
		expect(
			( await list() ).map( ( { source, target, origin } ) => [
				source,
				target,
				origin,
			] )
		).toEqual( [
			[ '/ie-a/', '/ie-mine/', 'manual' ],
			[ '/ie-c/', '/ie-tea/', 'import' ],
			[ '^/ie-(\\d+)$', '/ie-d/$1', 'import' ],
			[ '/ie-gone/', '', 'import' ],
		] );
		// A second time there is nothing to do.
		expect( ( await planned( file ) ).changes ).toEqual( [] );
	} );

	test( 'can be left out, leave the history alone, and those that are wrong stop no other', async () => {
		const file = {
			settings: {
				separator: '~',
				redirects: [
					{ source: '/ie-a/', target: '/ie-b/' },
					{ source: '/ie-b/', target: '' },
					{ source: '/wp-admin/', target: '/ie-b/' },
					'damaged',
				],
			},
		};
		const newest = () =>
			site.php< number >(
				`return Pharos\\History\\Entries::all()[0]['id'] ?? 0;`
			);
		const plan = ( await planned( file ) ) as Plan & {
			redirects_refused: { text: string; why: string }[];
		};
		expect( plan.redirects_refused.map( ( { text } ) => text ) ).toEqual( [
			'/ie-b/',
			'/wp-admin/',
			'"damaged"',
		] );
		const first = await newest();
		await imported( file, { only: [ 'separator' ] } );
		expect( await list() ).toEqual( [] );
		const before = await newest();
		expect( before ).toBeGreaterThan( first );
		await imported( file, { only: [ 'redirects' ] } );
		expect( ( await list() ).map( ( { source } ) => source ) ).toEqual( [
			'/ie-a/',
		] );
		expect( await newest() ).toBe( before );
	} );

	test( 'of the wrong form are refused with the reason', async () => {
		const { redirects_refused: refused } = ( await planned( {
			settings: {
				redirects: [
					null,
					'/ie-a/',
					[ '/ie-a/', '/ie-b/' ],
					{ source: [ '/ie-a/' ], target: { a: 1 }, match: 7 },
				],
			},
		} ) ) as Plan & { redirects_refused: { text: string; why: string }[] };
		expect( refused ).toHaveLength( 4 );
		for ( const { why } of refused ) {
			expect( why ).not.toBe( '' );
		}
	} );

	test( 'are stored a hundred at a time, not each after waiting for the disk', async () => {
		const { transactions, stored } = await site.php<
			Record< string, number >
		>(
			`$transactions = 0;
			add_filter( 'query', static function ( $sql ) use ( &$transactions ) {
				$transactions += 'COMMIT' === $sql ? 1 : 0;
				return $sql;
			} );
			$all = array_map(
				static fn( $number ) => [ 'source' => "/ie-$number/", 'target' => '/ie-b/' ],
				range( 1, 250 )
			);
			$data = new Pharos\\ImportExport\\SiteData( new Pharos\\Settings\\Settings() );
			$stored = ( new Pharos\\ImportExport\\Importer( $data ) )->import( [ 'redirects' => $all ] );
			return [ 'transactions' => $transactions, 'stored' => count( Pharos\\Redirects\\RedirectRepository::where( '1 = 1' ) ) ];`
		);
		expect( stored ).toBe( 250 );
		expect( transactions ).toBe( 3 );
	} );

	test( 'of a file that has more than it can have: those beyond are told', async () => {
		const { changes, redirects_refused: refused } = ( await planned( {
			settings: {
				// Empty ones are refused, which takes less time.
				redirects: Array.from( { length: 10_001 }, () => ( {} ) ),
			},
		} ) ) as Plan & { redirects_refused: { text: string; why: string }[] };
		expect( changes ).toEqual( [] );
		expect( refused[ 0 ] ).toMatchObject( { text: '10001' } );
		expect( refused[ 0 ]?.why ).toContain( '10,000' );
	} );

	test( 'that the database refuses are no success', async () => {
		const answer = await site.php< { status: number; code: string } >(
			`add_filter( 'query', static fn( $sql ) => str_contains( $sql, '/ie-second' ) && str_starts_with( $sql, 'INSERT' ) ? 'INSERT INTO nowhere VALUES ( 1 )' : $sql );
			$GLOBALS['wpdb']->suppress_errors( true );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/import-settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( [ 'settings_data' => $args ] ) );
			$response = rest_do_request( $request );
			return [ 'status' => $response->get_status(), 'code' => $response->get_data()['code'] ?? '' ];`,
			{
				settings: {
					redirects: [
						{ source: '/ie-first/', target: '/ie-b/' },
						{ source: '/ie-second/', target: '/ie-b/' },
					],
				},
			},
			1
		);
		expect( answer ).toEqual( {
			status: 500,
			code: 'pharos_redirect_not_saved',
		} );
		expect( ( await list() ).map( ( { source } ) => source ) ).toEqual( [
			'/ie-first/',
		] );
	} );

	/** Adds redirects as a database of many has them: SQL is faster than saving each. */
	const insert = ( count: number, source: string ) =>
		site.php(
			`global $wpdb;
			Pharos\\Redirects\\Table::need();
			foreach ( array_chunk( range( 1, $args['count'] ), 100 ) as $some ) {
				$rows = array_map( static function ( $number ) use ( $args ) {
					$source = sprintf( $args['source'], $number );
					return "('" . md5( $source ) . "', '$source', '/ie-b/')";
				}, $some );
				$wpdb->query( 'INSERT INTO ' . Pharos\\Redirects\\Table::name() . ' (lookup, source, target) VALUES ' . implode( ', ', $rows ) );
			}`,
			{ count, source }
		);

	test.each( [
		[
			'too many for a file',
			10_001,
			'/ie-many-%d/',
			'pharos_too_many_redirects',
			'10,000',
		],
		[
			'too long for a file that can be imported',
			3000,
			`/ie-long-%d${ 'x'.repeat( 1800 ) }/`,
			'pharos_file_too_large',
			'5 MB',
		],
	] )(
		'that are %s are refused: they are to be exported separately',
		async ( _, count, source, code, limit ) => {
			await insert( count, source );
			const admin = await site.as( 'admin' );
			const { status, body } = await admin.rest< {
				code: string;
				message: string;
			} >( 'POST', '/pharos/v1/export-settings', {
				categories: [ 'general', 'redirects' ],
			} );
			expect( [ status, body.code ] ).toEqual( [ 400, code ] );
			expect( body.message ).toContain( limit );
			expect(
				( await exported( [ 'general' ] ) ).settings
			).toHaveProperty( 'general' );
		}
	);
} );

const redirect = ( source: string, target: string, more: object = {} ) => ( {
	source,
	match: 'exact',
	query: 'keep',
	target,
	status: 301,
	ignore_case: false,
	enabled: true,
	...more,
} );
