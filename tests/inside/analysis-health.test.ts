/** Site Health tests of the analysis: on the Site Health screen and, for the dashboard's count, in WP-Cron. */
import { forget, found, ignore } from '../integration/support/analysis-reports';
import { site } from '../integration/support/site';

// Other test files may have left a report.
beforeAll( forget );
afterEach( forget );

interface Health {
	status: string;
	label: string;
	description: string;
	actions: string;
}

/** The Site Health test; null if it doesn't exist. */
const health = () =>
	site.php< Health | null >(
		`do_action( 'wp_site_health_scheduled_check' );
		$test = apply_filters( 'site_status_tests', [] )['direct']['pharos_analysis']['test'] ?? null;
		return $test ? $test() : null;`
	);

test( 'Nothing while the analysis never ran', async () => {
	expect( await health() ).toBeNull();
} );

test( 'Errors are listed, with the way to the analysis', async () => {
	await found( 'general', { title: 'error', viewport: 'warning' } );
	await found( 'other', { search_visibility: 'error' } );
	const { status, label, description, actions } =
		( await health() ) as Health;
	expect( status ).toBe( 'recommended' );
	expect( label ).toBe( 'The site analysis found 2 errors' );
	expect( description ).toContain( '<li>It is about title.</li>' );
	expect( description ).toContain( '<li>It is about search_visibility.' );
	expect( description ).not.toContain( 'viewport' );
	expect( actions ).toContain(
		'/wp-admin/admin.php?page=pharos_settings#/site-seo-analysis"'
	);
} );

test( 'Without errors, or when they are ignored, all is well', async () => {
	await found( 'general', { title: 'warning' } );
	expect( await health() ).toMatchObject( {
		status: 'good',
		label: 'The site analysis found no errors',
	} );
	await found( 'general', { title: 'error' } );
	expect( await health() ).toMatchObject( {
		status: 'recommended',
		label: 'The site analysis found 1 error',
	} );
	await ignore( 'title' );
	expect( await health() ).toMatchObject( { status: 'good' } );
} );

test( 'The screen of Site Health shows it, and links lead to what mends it', async () => {
	await site.php(
		`$item = [ 'status' => 'error', 'message' => 'A <b>bad</b> title', 'description' => [], 'fix' => [ 'label' => 'Edit "it"', 'url' => admin_url( 'options-general.php?a=1&b=2#blogname' ) ], 'not_fixable' => false ];
		Pharos\\Analysis\\ReportStore::all()->change( static function () use ( $item ) {
			$new = [ 'pharos_analysis_general' => ( new Pharos\\Analysis\\Report( time(), [ 'title' => $item ], [], '', '' ) )->content() ];
			return $new + [ 'pharos_analysis' => [ 'counts' => Pharos\\Analysis\\Counts::count( $new ) ] ];
		} );`
	);
	expect( ( await health() )?.description ).toContain(
		`<li>A &lt;b&gt;bad&lt;/b&gt; title <a href="${ site.url }/wp-admin/options-general.php?a=1&#038;b=2#blogname">Edit &quot;it&quot;</a></li>`
	);
	const admin = await site.as( 'admin' );
	const { text } = await admin.get( '/wp-admin/site-health.php' );
	expect( text ).toContain( 'The site analysis found 1 error' );
} );
