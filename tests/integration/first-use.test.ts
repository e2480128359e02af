/**
 * Tables that the first request that needs them creates: two requests may be the first. @database
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
