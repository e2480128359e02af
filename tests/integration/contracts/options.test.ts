/** The queries of options that several requests change, of transactions, and of the deletion of all data. @database */
import { contract } from '../support/contract';

const ROWS = 'Pharos\\Core\\AtomicOptions';
const ROW = 'Pharos\\Core\\AtomicOption';
const UNINSTALL = 'Pharos\\Uninstall';

/** The value of an option in the database. */
const STORED = `( static fn( string $name ): ?string => $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) ) )`;

contract(
	[
		{
			gives: 'An option that others have stored first is replaced if asked for, and left otherwise',
			php: `${ ROWS }::put( 'contract_put', 'Größe 🍵', true, 'off' );
			${ ROWS }::put( 'contract_put', 'second', false );
			$first = ${ STORED }( 'contract_put' );
			${ ROWS }::put( 'contract_put', "it's \\\\ % _" );
			${ ROWS }::put( 'contract_put', "it's \\\\ % _" );
			return [ $first, ${ STORED }( 'contract_put' ), get_option( 'contract_put' ), $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'contract_put'" ) ];`,
			returns: [ 'Größe 🍵', "it's \\ % _", "it's \\ % _", 'off' ],
		},
		{
			gives: 'A row is made, changed, left alone and removed; every time it is said whether anything changed',
			php: `$change = static fn( ?array $to ): bool => ${ ROW }::change( 'contract_row', static fn(): ?array => $to );
			return [
				$change( null ),
				$change( [] ),
				$change( [ 'a' => "é 🍵 '\\\\" ] ),
				${ ROW }::read( 'contract_row' ),
				$change( [ 'a' => 1 ] ),
				$change( null ),
				${ ROW }::read( 'contract_row' ),
				$change( [] ),
				${ ROW }::read( 'contract_row' ),
			];`,
			returns: [
				false,
				false,
				true,
				{ a: "é 🍵 '\\" },
				true,
				false,
				{ a: 1 },
				true,
				[],
			],
		},
		{
			gives: 'A change of a row that differs from what was read is refused: in one letter, in case, in an accent',
			php: `$rows = new ${ ROWS }( [ 'contract_swap' => 'off' ] );
			$rows->swap( [], [ 'contract_swap' => [ 'revision' => 'a' ] ] );
			$read = $rows->read();
			$swap = static function ( string $stored ) use ( $wpdb, $rows, $read ): bool {
				$wpdb->update( $wpdb->options, [ 'option_value' => serialize( [ 'revision' => $stored ] ) ], [ 'option_name' => 'contract_swap' ] );
				return $rows->swap( $read, [ 'contract_swap' => [ 'revision' => 'new' ] ] );
			};
			return [ $swap( 'b' ), $swap( 'a' ), $rows->swap( $read, [ 'contract_swap' => [ 'revision' => 'late' ] ] ), $rows->swap( [], [ 'contract_swap' => [ 'revision' => 'twice' ] ] ), $rows->swap( $read, [ 'contract_swap' => null ] ), $rows->swap( $rows->read(), [ 'contract_swap' => null ] ), $rows->read(), $rows->failed() ];`,
			returns: [ false, true, false, false, false, true, [], false ],
		},
		{
			gives: 'Several options are written together, or none of them',
			php: `$rows = new ${ ROWS }( [ 'contract_one' => 'on', 'contract_two' => null ] );
			$both = static fn( string $value ): array => [ 'contract_one' => [ 'revision' => "1$value" ], 'contract_two' => [ 'revision' => "2$value" ] ];
			$done = [ $rows->swap( [], $both( 'a' ) ) ];
			$read = $rows->read();
			$wpdb->update( $wpdb->options, [ 'option_value' => 'other' ], [ 'option_name' => 'contract_two' ] );
			$done[] = $rows->swap( $read, $both( 'b' ) );
			return [ $done, ${ STORED }( 'contract_one' ), ${ STORED }( 'contract_two' ), $read['contract_one']->autoload, $read['contract_two']->autoload ];`,
			returns: [
				[ true, false ],
				'a:1:{s:8:"revision";s:2:"1a";}',
				'other',
				'on',
				'auto',
			],
		},
		{
			gives: 'Options are written even if what belongs to them in another table is refused',
			php: `$rows = new ${ ROWS }( [ 'contract_also' => 'off' ] );
			return [ $rows->swap( [], [ 'contract_also' => [ 'revision' => 'x' ] ], static fn(): bool => false ), isset( $rows->read()['contract_also'] ) ];`,
			returns: [ true, true ],
		},
		{
			gives: 'What fails in the middle leaves nothing, and what waits for the end still runs',
			php: `$ran = [];
			try {
				Pharos\\Core\\Transaction::run( static function () use ( $wpdb, &$ran ): void {
					Pharos\\Core\\Transaction::after( static function () use ( &$ran ): void { $ran[] = 'after'; } );
					update_option( 'contract_rolled', 'back' );
					$ran = [ get_option( 'contract_rolled' ) ];
					$wpdb->suppress_errors( true );
					Pharos\\Core\\Transaction::write( "INSERT INTO $wpdb->options (option_name, option_value) VALUES ('contract_put', 'twice')" );
				} );
			} catch ( RuntimeException $error ) {
				$ran[] = '' !== $error->getMessage();
			} finally {
				$wpdb->suppress_errors( false );
			}
			return [ $ran, get_option( 'contract_rolled' ), ${ STORED }( 'contract_put' ) ];`,
			returns: [ [ 'back', 'after', true ], false, "it's \\ % _" ],
		},
		{
			gives: 'Deleting the data deletes what has the prefix, in batches, and not what only looks like it',
			php: `$wpdb->query( "INSERT INTO $wpdb->options (option_name, option_value) VALUES ('contractXpharos', '1'), ('contract_phar%', '1'), ('contract_keep', '1')" );
			$rows = array_map( static fn( int $i ): string => "('contract_p_$i', '1')", range( 1, 501 ) );
			$wpdb->query( "INSERT INTO $wpdb->options (option_name, option_value) VALUES " . implode( ',', $rows ) );
			$delete = ( new ReflectionMethod( ${ UNINSTALL }::class, 'rows' ) )->getClosure();
			$delete( $wpdb->options, 'option_id', 'option_name', [ 'contract_p_', 'contract_k', 'contract_' ], 'contract_phar%' );
			return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'contract%' ORDER BY option_id" );`,
			returns: [ 'contractXpharos', 'contract_phar%' ],
		},
		{
			gives: 'A site of the network that is deleted takes only its own data of users with it',
			php: `$prefix = static fn( int $site ): string => Pharos\\ObjectMeta\\ObjectMeta::prefix( 'user', $site );
			foreach ( [ 'wp_77__pharos_title', 'wp_777__pharos_title', 'wpx77__pharos_title' ] as $key ) {
				add_user_meta( 1, $key, 'x' );
			}
			$delete = ( new ReflectionMethod( ${ UNINSTALL }::class, 'rows' ) )->getClosure();
			$delete( $wpdb->usermeta, 'umeta_id', 'meta_key', [ 'wp_77_' ] );
			$left = $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%77__pharos_title' ORDER BY umeta_id" );
			$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE meta_key LIKE '%77__pharos_title'" );
			return $left;`,
			returns: [ 'wp_777__pharos_title', 'wpx77__pharos_title' ],
		},
		{
			gives: 'Whether any content redirects is known by one query over all tables',
			php: `$exist = ( new ReflectionMethod( Pharos\\Redirects\\ObjectRedirect::class, 'exist' ) )->getClosure();
			$before = $exist();
			add_user_meta( 1, '_pharos_redirect', 'x' );
			$with = $exist();
			$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE meta_key = '_pharos_redirect'" );
			return [ $before, $with ];`,
			returns: [ false, true ],
		},
	],
	{
		after: `$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'contract%'" );
			wp_cache_flush();`,
	}
);
