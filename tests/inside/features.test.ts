/** What features declare: events, tables, and what is left of them when the plugin is deactivated. */
import { site } from '../integration/support/site';

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
			// Not a SELECT: the plugin registers its events with the first query that writes.
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
