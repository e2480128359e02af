/** Saves whose transaction the database rolls back, because of the history or of another save. @database */
import { read, startWithDefaults } from './support/settings';
import { site } from './support/site';

startWithDefaults();

const history = async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: { changes: object }[] } >(
		'GET',
		'/pharos/v1/settings-history'
	);
	return body.data;
};

const forget = () =>
	site.php(
		`global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_history" );
		delete_option( 'pharos_history' );`
	);

beforeEach( forget );
afterAll( forget );

describe( 'The history stays small', () => {
	test( 'and a failing history prevents no save: other code still hears of it', async () => {
		const heard = await site.php< unknown >(
			`global $wpdb;
			$settings = new Pharos\\Settings\\Settings();
			$settings->save( [ 'separator' => '|' ] );
			$heard = [];
			add_action( 'pharos_settings_saved', static function ( $changed ) use ( &$heard ) { $heard[] = $changed; } );
			// A deadlock rolls back the transaction.
			add_filter( 'query', static function ( $sql ) use ( $wpdb ) {
				if ( str_starts_with( $sql, 'INSERT INTO \`' . $wpdb->prefix . 'pharos_history' ) ) {
					$wpdb->query( 'ROLLBACK' );
					return 'INSERT INTO nowhere VALUES ( 1 )';
				}
				return $sql;
			} );
			$saved = $settings->save( [ 'separator' => '~', 'sitemap_exclude' => [ 'post-1' ] ] );
			return [ $saved, $heard ];`
		);
		expect( heard ).toEqual( [
			true,
			[ { separator: '~', sitemap_exclude: [ 'post-1' ] } ],
		] );
		expect( await read() ).toMatchObject( {
			separator: '~',
			sitemap_exclude: [ 'post-1' ],
		} );
	} );

	test.each( [
		[ 'the entry is added', 'INSERT INTO' ],
		[ 'old entries are deleted', 'DELETE FROM' ],
	] )(
		'a deadlock while %s loses neither the save nor its entry',
		async ( _, query ) => {
			const saved = await site.php< unknown >(
				`global $wpdb;
				$wpdb->suppress_errors();
				$settings = new Pharos\\Settings\\Settings();
				$settings->save( [ 'separator' => '|' ] );
				// More than the history holds.
				$wpdb->query( "UPDATE {$wpdb->prefix}pharos_history SET bytes = 2000000" );
				add_filter( 'query', static function ( $sql ) use ( $wpdb, $args ) {
					static $is_done = false;
					if ( ! $is_done && str_starts_with( $sql, "{$args['query']} \`{$wpdb->prefix}pharos_history" ) ) {
						$is_done = true;
						$wpdb->query( 'ROLLBACK' );
						return "{$args['query']} nowhere";
					}
					return $sql;
				} );
				return $settings->save( [ 'separator' => '~' ] );`,
				{ query }
			);
			expect( saved ).toBe( true );
			expect( await read() ).toMatchObject( { separator: '~' } );
			expect( await history() ).toMatchObject( [
				{ changes: { separator: { old: '|', new: '~' } } },
			] );
		}
	);
} );
