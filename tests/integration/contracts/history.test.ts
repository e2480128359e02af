/** The queries of the settings history. @database */
import { contract } from '../support/contract';

const ENTRIES = 'Pharos\\History\\Entries';
const TABLE = 'Pharos\\History\\Table';

contract(
	[
		{
			gives: 'Before the first change the history is empty',
			php: `return [ ${ ENTRIES }::all(), ${ ENTRIES }::get( 1 ), ${ ENTRIES }::extend( 1, [] ) ];`,
			returns: [ [], null, true ],
		},
		{
			gives: 'A change is kept as it was, in any language and with anything that means something in SQL',
			php: `$s->id = ${ ENTRIES }::add( 'cli', [ 'title' => [ 'old' => null, 'new' => "Größe 🍵 \\\\ % _ ' \\" ; --" ], 'number' => [ 'old' => 1.0, 'new' => 9007199254740993 ] ] );
			$entry = ${ ENTRIES }::get( $s->id );
			return [ $entry['id'] === $s->id, abs( time() - $entry['time'] ) < 9, $entry['user'], $entry['via'], $entry['changes']['title']['new'], $entry['changes']['number']['new'] === 9007199254740993 ];`,
			returns: [
				true,
				true,
				0,
				'cli',
				'Größe 🍵 \\ % _ \' " ; --',
				true,
			],
		},
		{
			gives: 'What the same request changes next is in the same entry',
			php: `$done = [ ${ ENTRIES }::extend( $s->id, [ 'more' => [ 'old' => 1, 'new' => 2 ] ] ), ${ ENTRIES }::extend( 999999, [ 'x' => [ 'old' => 1, 'new' => 2 ] ] ) ];
			return [ $done, array_keys( ${ ENTRIES }::get( $s->id )['changes'] ), count( ${ ENTRIES }::all() ) ];`,
			returns: [ [ true, true ], [ 'title', 'number', 'more' ], 1 ],
		},
		{
			gives: 'Making the table again leaves its entries',
			php: `delete_option( ${ TABLE }::OPTION );
			${ TABLE }::need();
			return count( ${ ENTRIES }::all() );`,
			returns: 1,
		},
		{
			gives: 'The newest hundred changes are kept, the newest first',
			php: `$ids = [];
			for ( $i = 0; $i < 101; $i++ ) {
				$ids[] = ${ ENTRIES }::add( 'rest', [ 'n' => [ 'old' => $i, 'new' => $i + 1 ] ] );
			}
			$all = ${ ENTRIES }::all();
			return [ count( $all ), $all[0]['id'] === end( $ids ), $all[99]['changes']['n']['old'], ${ ENTRIES }::get( $s->id ), (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . ${ TABLE }::name() ) ];`,
			returns: [ 100, true, 1, null, 100 ],
		},
		{
			gives: 'All entries together have at most a megabyte',
			php: `for ( $i = 0; $i < 4; $i++ ) {
				${ ENTRIES }::add( 'rest', [ 'big' => [ 'old' => $i, 'new' => str_repeat( 'x', 300000 ) ] ] );
			}
			$all = ${ ENTRIES }::all();
			return [ count( $all ), strlen( $all[0]['changes']['big']['new'] ), (int) $wpdb->get_var( 'SELECT SUM(bytes) FROM ' . ${ TABLE }::name() ) <= 1048576 ];`,
			returns: [ 3, 300_000, true ],
		},
		{
			gives: 'A table that somebody has deleted keeps no save from succeeding, and is made with the next one',
			php: `$wpdb->query( 'DROP TABLE ' . ${ TABLE }::name() );
			$lost = ${ ENTRIES }::add( 'rest', [ 'a' => [ 'old' => 1, 'new' => 2 ] ] );
			$kept = ${ ENTRIES }::add( 'rest', [ 'b' => [ 'old' => 1, 'new' => 2 ] ] );
			return [ $lost, $kept, count( ${ ENTRIES }::all() ) ];`,
			returns: [ 0, 1, 1 ],
		},
	],
	{
		before: `$wpdb->query( 'DROP TABLE IF EXISTS ' . ${ TABLE }::name() );
			delete_option( ${ TABLE }::OPTION );`,
		after: `$wpdb->query( 'DROP TABLE IF EXISTS ' . ${ TABLE }::name() );
			delete_option( ${ TABLE }::OPTION );`,
	}
);
