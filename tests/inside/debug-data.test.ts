/** The section of Pharos SEO in Tools > Site Health > Info. */
import { ADMIN_HOOKS } from '../integration/support/admin-hooks';
import { site } from '../integration/support/site';

afterEach( () => site.resetSettings() );

interface Field {
	label: string;
	value: string | Record< string, string >;
	debug?: string | Record< string, string >;
	private?: true;
}

const fields = ( before = '' ) =>
	site.php< Record< string, Field > >(
		`${ ADMIN_HOOKS }
		${ before }
		return apply_filters( 'debug_information', [] )['pharos-seo']['fields'];`
	);

test( 'It has the version, the features, tables and jobs, and other SEO plugins', async () => {
	await site.php(
		`( new Pharos\\Settings\\Settings() )->save( [ 'enable_schemas' => false ] );`
	);
	const {
		version,
		features,
		tables,
		events,
		other_seo_plugins: others,
	} = await fields(
		`wp_clear_scheduled_hook( 'pharos_send_summary' );
		wp_clear_scheduled_hook( 'pharos_copy_shipping' );
		wp_schedule_single_event( 4102444800, 'pharos_send_summary' );`
	);
	await site.php( `wp_clear_scheduled_hook( 'pharos_send_summary' );` );
	expect( version?.value ).toBe( await site.php( 'return PHAROS_VERSION;' ) );
	expect( features?.debug ).toMatchObject( {
		enable_schemas: 'off',
		enable_redirects: 'on',
	} );
	expect( features?.value ).toMatchObject( { enable_schemas: 'Off' } );
	expect( events?.debug ).toMatchObject( {
		pharos_send_summary: '2100-01-01T00:00:00+00:00',
		pharos_copy_shipping: 'none',
	} );
	expect( events?.value ).toMatchObject( {
		pharos_copy_shipping: 'not scheduled',
	} );
	expect( Object.keys( tables?.value ?? {} ) ).toContain(
		'wp_pharos_redirects'
	);
	expect( others?.value ).toBe( 'None' );
} );

test( 'Tables have their version and their number of rows; missing ones are said to be missing', async () => {
	const { tables } = await fields(
		`global $wpdb;
		Pharos\\History\\Table::need();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_history" );
		$wpdb->insert( "{$wpdb->prefix}pharos_history", [ 'via' => 'save', 'changes' => '{}' ] );
		delete_option( 'pharos_indexnow_table' );`
	);
	await site.php(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_history" );`
	);
	expect( tables?.value ).toMatchObject( {
		wp_pharos_history: 'version 2, 1 row',
		wp_pharos_indexnow: 'not created yet',
	} );
	expect( tables?.debug ).toMatchObject( {
		wp_pharos_history: 'version 2, rows 1',
		wp_pharos_indexnow: 'none',
	} );
} );

test( 'Rows of a large table are counted up to a limit; a table that does not exist has no number', async () => {
	expect(
		await site.php(
			`global $wpdb;
			$count = static fn( $name, $limit ) => Pharos\\Core\\Table::count( $name, $limit );
			$all = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options" );
			return [ $count( $wpdb->options, 5 ), $count( $wpdb->options, 100000 ) === $all, $count( "{$wpdb->prefix}no_such", 5 ), $wpdb->suppress_errors ];`
		)
	).toEqual( [ 5, true, null, expect.anything() ] );
} );

test( 'Each table of a feature names the option with its version, or none', async () => {
	const wrong = await site.php< string[] >(
		`$wrong = [];
		foreach ( require dirname( PHAROS_FILE ) . '/includes/hooks/features.php' as $class => $row ) {
			$feature = new $class( static fn() => new Pharos\\Settings\\Settings(), static fn() => null );
			foreach ( $feature->tables() as $name => $option ) {
				is_string( $name ) && is_string( $option ) || $wrong[] = $class;
			}
		}
		return $wrong;`
	);
	expect( wrong ).toEqual( [] );
} );

test( 'IndexNow tells what keeps it from submitting, the 404 log how many URLs it has', async () => {
	expect( await fields() ).not.toHaveProperty( 'indexnow_status' );
	await site.php(
		`( new Pharos\\Settings\\Settings() )->save( [ 'enable_indexnow' => true, 'enable_not_found_log' => true ] );`
	);
	const before = await fields();
	expect( before.indexnow?.debug ).toBe( 'development' );
	const { not_found_log: log, indexnow_status: status } = await fields(
		`global $wpdb;
		Pharos\\NotFound\\Table::need();
		$wpdb->insert( Pharos\\NotFound\\Table::name(), [ 'lookup' => 'x_debug', 'url' => '/x/', 'last_time' => gmdate( 'Y-m-d H:i:s' ) ] );
		Pharos\\IndexNow\\State::record( [ 'https://example.com/' ], [ 'status' => 403, 'retry_after' => 0, 'message' => '' ] );`
	);
	await site.php(
		`global $wpdb;
		$wpdb->delete( Pharos\\NotFound\\Table::name(), [ 'lookup' => 'x_debug' ] );
		delete_option( 'pharos_indexnow' );`
	);
	expect( Number( log?.debug ) ).toBe(
		Number( before.not_found_log?.debug ) + 1
	);
	expect( status?.value ).toBe( '403' );
} );

test( 'The screen of Site Health shows it', async () => {
	const admin = await site.as( 'admin' );
	const { text } = await admin.get( '/wp-admin/site-health.php?tab=debug' );
	expect( text ).toContain( 'health-check-accordion-block-pharos-seo' );
	expect( text ).toContain( 'Next run of background jobs' );
} );
