/** What saving a redirect reads: with any number of redirects, only the rows that it needs. */
import { clear } from '../integration/support/redirects';
import { site } from '../integration/support/site';

afterEach( clear );

/** Stores many redirects as Rules::add() does, saves one, and explains its queries. */
const PLANS = `
	global $wpdb;
	$name = Pharos\\Redirects\\Table::name();
	Pharos\\Redirects\\Table::need();
	$rows = [];
	for ( $i = 0; $i < 3000; $i++ ) {
		$query = $i % 3 === 0 ? '?a=1' : '';
		$rule = new Pharos\\Redirects\\Rule( 0, "/rc-$i/$query", $i % 7 === 1 ? 'prefix' : 'exact', $query ? 'exact' : 'keep', "/rc-to-$i/" );
		$rows[] = $wpdb->prepare( '(%s, %s, %s, %s, %s, %s, 301)', $rule->key(), $rule->source, $rule->match, $rule->query, $rule->target, Pharos\\Redirects\\RedirectRepository::target_key( $rule->target ) );
	}
	$wpdb->query( "INSERT INTO $name (lookup, source, match_type, query_mode, target, target_key, status) VALUES " . implode( ', ', $rows ) );
	Pharos\\Redirects\\Table::note();
	$wpdb->query( "ANALYZE TABLE $name" );
	$asked = [];
	$note = static function ( $sql ) use ( &$asked ) {
		$asked[] = $sql;
		return $sql;
	};
	add_filter( 'query', $note );
	$saved = Pharos\\Redirects\\RedirectWriter::save( $args );
	remove_filter( 'query', $note );
	$driver = $wpdb->dbh;
	$plan = static function ( $sql ) use ( $wpdb, $driver, $name ) {
		if ( $driver instanceof mysqli ) {
			return array_map(
				static fn( $row ) => "$row->type $row->key",
				array_filter( $wpdb->get_results( "EXPLAIN $sql" ), static fn( $row ) => ! str_starts_with( (string) $row->table, '<' ) && (int) $row->rows > 300 )
			);
		}
		$wpdb->get_results( $sql );
		$plans = [];
		foreach ( $driver->get_last_sqlite_queries() as [ 'sql' => $one, 'params' => $params ] ) {
			if ( str_contains( $one, $name ) && preg_match( '/^\\\\s*SELECT/i', $one ) ) {
				array_push( $plans, ...array_column( $driver->get_connection()->query( "EXPLAIN QUERY PLAN $one", $params )->fetchAll( PDO::FETCH_ASSOC ), 'detail' ) );
			}
		}
		return preg_grep( '/^SCAN (?!patterns)/', $plans );
	};
	$plans = [];
	$count = 0;
	foreach ( array_unique( $asked ) as $sql ) {
		// Whether there are any at all: the first row answers.
		if ( str_contains( $sql, $name ) && preg_match( '/^\\\\s*SELECT (?!1 )/', $sql ) ) {
			$count++;
			foreach ( $plan( $sql ) as $line ) {
				$plans[] = "$line: $sql";
			}
		}
	}
	return [ 'error' => is_wp_error( $saved ) ? $saved->get_error_message() : '', 'queries' => $count, 'plans' => $plans ];`;

test.each( [
	[ 'an exact URL', { source: '/rc-new/', target: '/rc-4/' } ],
	[
		'a folder that leads to another',
		{ source: '/rc-new/', target: '/rc-8/', match: 'prefix' },
	],
	[
		'a folder to which others lead',
		{ source: '/rc-to-8/', target: '/rc-new/', match: 'prefix' },
	],
	[
		'a pattern',
		{ source: '^/rc-new/(.*)$', target: '/rc-4/', match: 'pattern' },
	],
] )(
	'Saving one among many reads them by an index: %s',
	async ( _name, fields ) => {
		const { error, queries, plans } = await site.php< {
			error: string;
			queries: number;
			plans: string[];
		} >( PLANS, fields );
		expect( error ).toBe( '' );
		expect( queries ).toBeGreaterThan( 1 );
		expect( plans ).toEqual( [] );
	}
);
