/** Redirects of URLs; tests/integration/redirect-rules.test.ts tests all types. */
import type { Effect } from './types';

const withRedirect: Effect[ 'setup' ] = async ( site ) => {
	await site.php( `
		Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/x-moved/', 'target' => '/' ] );` );
	return () =>
		site.php( `
			global $wpdb;
			$wpdb->query( 'DROP TABLE ' . Pharos\\Redirects\\Table::name() );
			delete_option( Pharos\\Redirects\\Table::OPTION );` );
};

export const effects: Effect[] = [
	{
		setting: 'enable_redirects',
		does: 'redirects URLs that the site no longer has',
		path: '/x-moved/',
		values: [ true, false ],
		read: ( page ) => page.status,
		expected: [ 301, 404 ],
		setup: withRedirect,
	},
	{
		setting: 'redirect_cache',
		does: 'lets browsers remember permanent redirects',
		path: '/x-moved/',
		values: [ 'day', 'none' ],
		read: ( page ) =>
			page.headers.get( 'cache-control' )?.includes( 'max-age=86400' ),
		expected: [ true, false ],
		setup: withRedirect,
	},
	{
		setting: 'enable_not_found_log',
		does: 'logs URLs that are not found',
		path: '/x-not-found/',
		values: [ true, false ],
		read: ( _page, site ) =>
			site.php( `
				global $wpdb;
				$found = Pharos\\NotFound\\Table::exists()
					? (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Pharos\\NotFound\\Table::name() . " WHERE url = '/x-not-found/'" )
					: 0;
				Pharos\\NotFound\\Items::clear();
				return $found;` ),
		expected: [ 1, 0 ],
	},
];
