import type { Site } from '../../support/site';
import { intercept } from './intercept';
import { pretendConnected, pretendFigures } from './search-console';
import type { Page } from '@playwright/test';

const LONG = 'a-page-with-quite-a-long-slug-that-has-to-fit-into-a-table-';

/** Google and IndexNow are never asked. */
export const NO_INDEXNOW = `
add_filter( 'pharos_indexnow_url', static fn() => 'http://127.0.0.1:9/indexnow' );
add_filter( 'pre_http_request', static fn( $response, $args, $url ) => str_contains( $url, ':9/indexnow' )
	? [ 'headers' => [], 'body' => '', 'cookies' => [], 'response' => [ 'code' => 403, 'message' => '' ] ]
	: $response, 10, 3 );
add_filter( 'pre_http_request', static fn( $response, $args, $url ) => str_contains( $url, '/wp-cron.php' ) ? new WP_Error( 'x', 'x' ) : $response, 10, 3 );`;

/** Removes what fillSite() has added. */
export const emptySite = async ( site: Site ) => {
	await site.php( `
		global $wpdb;
		foreach ( [ Pharos\\Redirects\\Table::class, Pharos\\NotFound\\Table::class ] as $table ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . $table::name() );
			delete_option( $table::OPTION );
		}
		$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\IndexNow\\Queue::table() );
		// Reports are in the language of the run that made them.
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'pharos\\_analysis%'" ) as $name ) { delete_option( $name ); }
		foreach ( [ '', '_table', '_key', '_lock' ] as $name ) { delete_option( "pharos_indexnow$name" ); }
		wp_unschedule_hook( 'pharos_submit_indexnow' );
		foreach ( [ 'pharos_llms_txt', 'pharos_llms_txt_made', 'pharos_ignored_checks' ] as $name ) { delete_option( $name ); }` );
	await site.resetSettings();
};

/** Every feature is on, and every list has rows, some of them long; IndexNow refuses the key. */
export async function fillSite( site: Site ) {
	await emptySite( site );
	await site.php(
		`( new Pharos\\Settings\\Settings() )->save( $args['settings'] );
		Pharos\\IndexNow\\Queue::add( array_map( static fn( $i ) => [ 'object' => '', 'url' => home_url( "/{$args['long']}$i/" ) ], range( 1, 7 ) ) );
		do_action( 'pharos_submit_indexnow' );
		foreach ( [ 'e-one', $args['longest'] ] as $name ) {
			Pharos\\Redirects\\RedirectWriter::save( [ 'source' => "/$name/", 'target' => '/about/' ] );
		}`,
		{
			long: LONG,
			longest: LONG.repeat( 5 ),
			settings: {
				separator: '~',
				enable_indexnow: true,
				enable_llms_txt: true,
				enable_xml_sitemap: true,
				ai_crawlers: { CCBot: 'block' },
			},
		}
	);
	await site.get( `/missing-${ 'e-very-long-'.repeat( 20 ) }/` );
}

const check = ( status: string, message: string ) => ( {
	status,
	message,
	description: [ 'Why that matters.' ],
	ignore: false,
	not_fixable: false,
	fix: null,
} );

/** The reports of the site analysis, which take a while, and the figures of Google. */
export async function pretendData( page: Page, url: string ) {
	await intercept(
		page,
		/checks(?:\/|%2F)(general|other|settings)/,
		( request ) =>
			request.fulfill( {
				json: {
					success: true,
					data: /general/.test( request.url )
						? {
								title: check(
									'error',
									'The home page has no title tag.'
								),
								https: check(
									'success',
									'The site uses HTTPS.'
								),
							}
						: {},
					checked_at: new Date().toISOString(),
					running: false,
				},
			} )
	);
	await pretendFigures( page, `${ url }/` );
	await pretendConnected( page, `${ url }/` );
}
