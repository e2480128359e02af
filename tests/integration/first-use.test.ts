/**
 * Tables and rows that the first request that needs them creates: two requests may be the first. @database
 */
import { site } from './support/site';

/** Class, option, and the method that tells whether there is a table. */
const TABLES = [
	[ 'NotFound\\Table', 'pharos_not_found_table', 'exists' ],
	[ 'IndexNow\\Queue', 'pharos_indexnow_table', 'exists' ],
	[ 'History\\Table', 'pharos_history', 'exists' ],
	[ 'SearchConsole\\Data\\Tables', 'pharos_search_tables', 'exist' ],
	[ 'Sitemaps\\Tables', 'pharos_sitemap_tables', 'exist' ],
	[ 'Migration\\Tables', 'pharos_migration_tables', 'exist' ],
];

test.each( TABLES )(
	'%s: a request that began before another created the table knows it',
	async ( name, option, exists ) => {
		const stored = await site.option( option );
		const known = await site.php(
			`[ $table, $option, $exists ] = $args;
			$table = "Pharos\\\\$table";
			$table::need();
			// The cached options of a request that began before the table was created.
			wp_cache_set( 'alloptions', array_diff_key( wp_load_alloptions(), [ $option => '' ] ), 'options' );
			wp_cache_set( 'notoptions', [ $option => true ], 'options' );
			wp_cache_delete( $option, 'options' );
			$table::need();
			return $table::$exists();`,
			[ name, option, exists ]
		);
		await site.option( option, stored === false ? null : stored );
		expect( known ).toBe( true );
	}
);

describe( 'Several requests at once', () => {
	const empty = () =>
		site.php(
			`global $wpdb;
			$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\NotFound\\Table::name() );
			delete_option( Pharos\\NotFound\\Table::OPTION );`
		);
	beforeEach( empty );
	afterAll( empty );

	/** The URLs in the log. */
	const items = async () => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< {
			data: { items: { url: string; times: number }[] };
		} >( 'GET', '/pharos/v1/not-found' );
		return body.data.items;
	};

	/** Another request writes the row after this one has found none, and before it adds it. */
	const race = ( row: string ) =>
		site.php(
			`$_SERVER['REQUEST_URI'] = '/x-race/';
			$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0';
			$write = ( new ReflectionMethod( Pharos\\NotFound\\Log::class, 'write' ) )->getClosure();
			$is_first = true;
			add_filter( 'query', static function ( $sql ) use ( &$is_first, $write, $args ) {
				if ( $is_first && str_starts_with( $sql, 'INSERT IGNORE' ) && str_contains( $sql, $args['row'] ) ) {
					$is_first = false;
					$write();
				}
				return $sql;
			} );
			$write();`,
			{ row }
		);

	test( 'are all counted if the URL is new', async () => {
		await race( '/x-race/' );
		expect( await items() ).toMatchObject( [
			{ url: '/x-race/', times: 2 },
		] );
	} );

	test( 'are all logged if they are the first ones', async () => {
		await race( 'meter' );
		expect( await items() ).toMatchObject( [
			{ url: '/x-race/', times: 2 },
		] );
	} );
} );
