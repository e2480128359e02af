/** What features declare: events, tables, and what is left of them when the plugin is deactivated. */
import { site } from '../integration/support/site';
import { hasTerminal, wp } from '../support/wp-cli';

afterEach( () => site.resetSettings() );

const FEATURES = `
	$list = require dirname( PHAROS_FILE ) . '/includes/hooks/features.php';
	$settings = static fn() => new Pharos\\Settings\\Settings();
	$variables = static fn() => new Pharos\\Template\\Variables( $settings() );
	$all = new Pharos\\Core\\Features( $list, $settings, $variables );`;

test( 'Each WP-Cron event of the list has a handler of its feature, and each handler is in the list', async () => {
	const { listed, handled } = await site.php<
		Record< string, Record< string, string[] > >
	>( `${ FEATURES }
		$handled = [];
		foreach ( $list as $class => $hooks ) {
			$handled[ $class ] = array_keys( ( new $class( $settings, $variables ) )->events() );
		}
		return [ 'listed' => array_map( static fn( $row ) => $row['events'] ?? [], $list ), 'handled' => $handled ];` );
	expect( handled ).toEqual( listed );
} );

test( 'A class is a feature only if it is in the list', async () => {
	const missing = await site.php< string[] >( `${ FEATURES }
		$files = glob( dirname( PHAROS_FILE ) . '/includes/*/Feature.php' );
		$classes = array_map( static fn( $file ) => 'Pharos\\\\' . basename( dirname( $file ) ) . '\\\\Feature', $files );
		return array_values( array_diff( $classes, array_keys( $list ), [ Pharos\\Core\\Feature::class ] ) );` );
	expect( missing ).toEqual( [] );
} );

test( 'The links of a feature have a place in the navigation, and the list of features says that it has some', async () => {
	expect(
		await site.php( `${ FEATURES }
			$declared = array_filter( array_map( static fn( $class ) => array_keys( $class::links() ), array_combine( array_keys( $list ), array_keys( $list ) ) ) );
			$found = array_merge( ...array_map( static fn( $section ) => array_column( $section['links'], 'path' ), Pharos\\Admin\\NavigationTree::sections() ) );
			$listed = array_keys( array_filter( $list, static fn( $row ) => isset( $row['links'] ) ) );
			return [ count( $declared ) > 5, array_keys( $declared ) === $listed, array_values( array_diff( array_merge( ...array_values( $declared ) ), $found ) ), count( $found ) - count( array_unique( $found ) ) ];` )
	).toEqual( [ true, true, [], 0 ] );
} );

test( 'A deactivated plugin leaves no events, whatever their arguments', async () => {
	const left = await site.php< { before: number; after: string[] } >(
		`${ FEATURES }
		foreach ( array_merge( ...array_column( $list, 'events' ) ) as $hook ) {
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, $hook );
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, $hook, [ 'again' ] );
		}
		$ours = static fn() => array_values( array_unique( array_filter(
			array_merge( ...array_map( 'array_keys', array_values( _get_cron_array() ) ) ),
			static fn( $hook ) => str_starts_with( $hook, 'pharos_' )
		) ) );
		$before = count( $ours() );
		$all->deactivate( false );
		return [ 'before' => $before, 'after' => $ours() ];`
	);
	expect( left.before ).toBeGreaterThanOrEqual( 7 );
	expect( left.after ).toEqual( [] );
} );

test( 'Two events in one request of WP-Cron each run once', async () => {
	expect(
		await site.php( `${ FEATURES }
			$runs = [];
			add_filter( 'pre_http_request', static function ( $answer, $request, $url ) use ( &$runs ) {
				$runs[] = $url;
				return new WP_Error( 'offline', 'No network.' );
			}, 10, 3 );
			add_filter( 'pharos_usage_address', static fn() => 'https://usage.test/' );
			( new Pharos\\Settings\\Settings() )->save( [ 'surerank_analytics_optin' => true ] );
			// The plugin registers its events with the first write.
			update_option( 'pharos_test_none', 1 );
			delete_option( 'pharos_test_none' );
			do_action( 'pharos_copy_shipping' );
			do_action( 'pharos_send_usage_data' );
			return array_values( array_filter( $runs, static fn( $url ) => $url === 'https://usage.test/' ) );` )
	).toEqual( [ 'https://usage.test/' ] );
} );

test( 'Tables that are deleted with a site of a network are all tables of the plugin', async () => {
	const unknown = await site.php< string[] >( `${ FEATURES }
		global $wpdb;
		$named = $all->tables();
		$code = '';
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( PHAROS_FILE ) . '/includes' ) ) as $file ) {
			$code .= str_ends_with( $file, '.php' ) ? file_get_contents( $file ) : '';
		}
		preg_match_all( "/prefix \\\\. '(pharos_\\\\w+)'/", $code, $found );
		$ours = array_unique( array_map( static fn( $name ) => $wpdb->prefix . $name, $found[1] ) );
		return [ count( $ours ) > 5, array_values( array_diff( $ours, $named ) ) ];` );
	expect( unknown ).toEqual( [ true, [] ] );
} );

test( 'A lock belongs to one owner until it is released or its time is over', async () => {
	expect(
		await site.php( `
			$take = static fn( bool &$was_abandoned = false ) => Pharos\\Core\\Lock::take( 'pharos_test_lock', 60, $was_abandoned );
			$first = $take();
			$second = $take();
			$set = static fn( int $until ) => Pharos\\Core\\AtomicOption::change( 'pharos_test_lock', static fn( array $lock ): array => [ 'until' => $until ] + $lock );
			$set( time() - 1 );
			$was_abandoned = false;
			$third = $take( $was_abandoned );
			// The first holder comes back: the lock is no longer its own.
			$first->renew();
			$first->release();
			$fourth = $take();
			// The clock was set back.
			$set( time() + 3600 );
			$fifth = $take();
			$fifth?->release();
			return [ $first !== null, $second, $third !== null, $was_abandoned, $fourth, $fifth !== null, Pharos\\Core\\AtomicOption::read( 'pharos_test_lock' ) ];` )
	).toEqual( [ true, null, true, true, null, true, [] ] );
} );

test( 'An event is scheduled once for each of its arguments, later ones in place of it', async () => {
	expect(
		await site.php( `
			$at = static fn( array $args = [] ) => ( $next = wp_next_scheduled( 'pharos_test_event', $args ) ) ? $next - time() : null;
			$job = new Pharos\\Core\\Job( 'pharos_test_event' );
			$again = new Pharos\\Core\\Job( 'pharos_test_event', [ 'again' ] );
			$job->ensure( 100 );
			$job->ensure( 200 );
			$again->ensure( 300 );
			$first = [ $at(), $at( [ 'again' ] ) ];
			$job->schedule( 50 );
			$second = [ $at(), $job->next() - time(), $job->is_scheduled() ];
			$job->unschedule();
			return [ $first, $second, [ $at(), $at( [ 'again' ] ), $job->next(), $again->is_scheduled() ] ];` )
	).toEqual( [
		[ 100, 300 ],
		[ 50, 50, true ],
		[ null, null, null, false ],
	] );
} );

test( 'Each step of a table runs once on a site, on one of an earlier version those that it lacks', async () => {
	const result = await site.php< Record< string, unknown > >( `
		global $wpdb;
		$name = $wpdb->prefix . 'pharos_test';
		$runs = [];
		$create = static function () use ( $name, &$runs ) {
			$runs[] = 'create';
			Pharos\\Core\\Table::create( $name, 'id int NOT NULL, PRIMARY KEY  (id)' );
		};
		$add = static function () use ( $wpdb, $name, &$runs ) {
			$runs[] = 'add';
			Pharos\\Core\\Transaction::write( "ALTER TABLE $name ADD COLUMN url text" );
		};
		$refuse = static fn() => throw new RuntimeException( 'full' );
		$option = static fn() => Pharos\\Core\\AtomicOption::read( 'pharos_test_table_lock' ) === [] ? get_option( 'pharos_test_table' ) : 'locked';
		$table = static fn( ...$steps ) => new Pharos\\Core\\Table( 'pharos_test_table', $steps, 'off' );
		$table( $create )->need();
		$table( $create )->need();
		$wpdb->insert( $name, [ 'id' => 7 ] );
		// What a feature stores beside the number.
		update_option( 'pharos_test_table', '1 full' );
		try {
			$table( $create, $refuse, $add )->need();
		} catch ( RuntimeException $error ) {
			$result['refused'] = [ $error->getMessage(), $option(), $table()->exists() ];
		}
		$table( $create, $add )->need();
		$table( $create, $add )->need();
		$result['upgraded'] = [ $runs, $option(), $wpdb->get_row( "SELECT * FROM $name", ARRAY_A ) ];
		// The database of a copy lacks the table.
		Pharos\\Core\\Table::drop( $name );
		$runs = [];
		$table( $create, $add )->restore( ' empty' );
		$result['restored'] = [ $runs, $option(), $wpdb->get_row( "SELECT * FROM $name" ) ];
		Pharos\\Core\\Table::drop( $name );
		delete_option( 'pharos_test_table' );
		return $result;` );
	expect( result ).toEqual( {
		refused: [ 'full', '1 full', true ],
		upgraded: [
			[ 'create', 'add' ],
			'2 full',
			{ id: expect.anything(), url: null },
		],
		restored: [ [ 'create', 'add' ], '2 empty', null ],
	} );
} );

/** The first version of each table: sites that have it keep their options and rows. */
test( 'The tables of sites with an earlier version of the plugin stay as they are', async () => {
	expect(
		await site.php( `
			$options = [
				// Columns for the names of callers came later: settings-history.test.ts has a table without them.
				'History\\Table' => [ 'pharos_history', '2' ],
				'IndexNow\\Queue' => [ 'pharos_indexnow_table', '1' ],
				'NotFound\\Table' => [ 'pharos_not_found_table', '1 2026-11-28 10:00:00' ],
				'Migration\\Tables' => [ 'pharos_migration_tables', '1' ],
				'SearchConsole\\Data\\Tables' => [ 'pharos_search_tables', '1:2' ],
				'SearchConsole\\IndexStatus\\Table' => [ 'pharos_index_status_table', '1' ],
				'Redirects\\Table' => [ 'pharos_redirects_table', '2' ],
				// Which redirects exist.
				'Redirects\\Table ' => [ 'pharos_redirects', '0' ],
			];
			$before = array_map( 'get_option', array_column( $options, 0 ) );
			foreach ( $options as [ $option, $value ] ) { update_option( $option, $value ); }
			$statements = [];
			add_filter( 'query', static function ( $sql ) use ( &$statements ) {
				preg_match( '/^\\s*(CREATE|ALTER|DROP|INSERT|UPDATE)/', $sql ) && $statements[] = $sql;
				return $sql;
			} );
			try {
				foreach ( $options as $class => [ $option, $value ] ) {
					$class = 'Pharos\\\\' . trim( $class );
					$class::need();
					get_option( $option ) === $value || $statements[] = $option;
					method_exists( $class, 'exists' ) ? $class::exists() || $statements[] = "no $class" : $class::exist() || $statements[] = "no $class";
				}
				return $statements;
			} finally {
				foreach ( array_values( $options ) as $i => [ $option ] ) {
					$before[ $i ] === false ? delete_option( $option ) : update_option( $option, $before[ $i ] );
				}
			}` )
	).toEqual( [] );
} );

describe( 'A developer lists what is registered', () => {
	interface Row {
		feature: string;
		audience: string;
		name: string;
		priority: string;
	}
	const name = ( row: Row ) =>
		[ row.feature, row.audience, row.name, row.priority ]
			.join( ' ' )
			.trim();

	test( 'by feature and audience, and none of it is registered a second time', async () => {
		const { rows, added } = await site.php< {
			rows: Row[];
			added: string[];
		} >( `${ FEATURES }
			$all = static function () {
				foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
					foreach ( $hook->callbacks as $priority => $callbacks ) {
						foreach ( array_keys( $callbacks ) as $id ) { $found[] = "$name $priority $id"; }
					}
				}
				return $found;
			};
			$before = $all();
			$rows = ( new Pharos\\Core\\HookList( $list, $settings, $variables ) )->rows();
			return [ 'rows' => $rows, 'added' => array_values( array_diff( $all(), $before ) ) ];` );
		expect( added ).toEqual( [] );
		const names = rows.map( name );
		expect( names ).toEqual(
			expect.arrayContaining( [
				'front wp_head 1',
				'changes pharos_settings_saved 10',
				'Sitemaps changes wp_after_insert_post 10',
				'admin admin_menu 10',
				'IndexNow changes wp_after_insert_post 9',
				'IndexNow before-changes before_delete_post 10',
				'IndexNow event pharos_submit_indexnow',
				'IndexNow link /advanced/indexnow',
				'IndexNow command pharos indexnow',
				'LlmsTxt changes pharos_content_changed 10',
				'Breadcrumbs block breadcrumbs',
				'Redirects table wp_pharos_redirects',
			] )
		);
		// Only the files of hooks that the list knows have any.
		expect( names ).not.toContain( 'changes pharos_content_changed 10' );
	} );

	test( 'in a terminal, of one feature', async () => {
		if ( ! hasTerminal( site ) ) {
			return;
		}
		const { stdout } = await wp(
			site,
			'pharos',
			'hooks',
			'NotFound',
			'--format=json'
		);
		expect( JSON.parse( stdout ).map( name ) ).toContain(
			'NotFound changes pharos_redirect_stored 10'
		);
		const { code, stderr } = await wp( site, 'pharos', 'hooks', 'Nothing' );
		expect( code ).toBe( 1 );
		expect( stderr ).toContain(
			'“Nothing” isn’t known. Enter one of these: '
		);
		expect( stderr ).toContain( 'IndexNow' );
	} );
} );
