/** The widget of Pharos SEO on WordPress's dashboard. */
import { withOwnSite } from './support/own-site';
import { site } from './support/site';

withOwnSite();

/** The widget as shown to a user; '' if there is none. */
async function widget( role: 'admin' | 'editor' = 'admin' ) {
	const { text } = await (
		await site.as( role )
	).get( '/wp-admin/index.php' );
	return (
		/<div id="pharos_dashboard"[^]*?<div class="inside">([^]*?)<\/div>/.exec(
			text
		)?.[ 1 ] ?? ''
	);
}

test( 'tells the counts of the analysis, or that it never ran, to who may see them', async () => {
	await site.option( 'pharos_analysis', null );
	expect( await widget() ).toContain( 'The site analysis hasn’t run yet.' );

	await site.php(
		`update_option( 'pharos_analysis', [ 'counts' => [ 'error' => 1, 'warning' => 1234, 'success' => 0 ] ], true );`
	);
	const text = await widget();
	expect( text ).toContain( '>1 error<' );
	expect( text ).toContain( '>1,234 warnings<' );
	expect( text ).toContain( '#/site-seo-analysis?status=error' );
	expect( text ).not.toContain( 'Google Search' );
	expect( await widget( 'editor' ) ).toBe( '' );
} );

test( 'tells the clicks of the 28 days that Search Console knows, unless that is turned off', async () => {
	await site.php(
		`Pharos\\SearchConsole\\Data\\Tables::need();
		update_option( 'pharos_search_data', [ 'last_day' => '2026-11-20' ], false );
		global $wpdb;
		foreach ( [ '2026-10-23' => 1000, '2026-10-24' => 40, '2026-11-20' => 2 ] as $date => $clicks ) {
			$wpdb->insert( Pharos\\SearchConsole\\Data\\Tables::days(), [ 'date' => $date, 'clicks' => $clicks, 'impressions' => 0, 'weight' => 0 ] );
		}`
	);
	expect( await widget() ).toContain(
		'42 clicks from Google Search in the last 28 days'
	);
	await site.option( 'pharos_settings', { enable_google_console: false } );
	expect( await widget() ).not.toContain( 'Google Search' );
} );
