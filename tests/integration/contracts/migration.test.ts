/** The queries of what a migration has written and lost, and of its comparison. @database */
import { contract } from '../support/contract';

const OF = 'Pharos\\Migration';
const LEDGER = `${ OF }\\WrittenValues`;
const TABLES = `${ OF }\\Tables`;
const MARKS = `${ OF }\\Redirects\\Marks`;

contract(
	[
		{
			gives: 'Before the first migration nothing was written or lost',
			php: `return [ ${ LEDGER }::count(), ${ LEDGER }::counts(), ${ LEDGER }::read( 'post', [ 1 ] ), ${ LEDGER }::losses( 'post', [ 1 ] ) ];`,
			returns: [
				0,
				{ posts: 0, terms: 0, authors: 0, redirects: 0 },
				[ [], [] ],
				[],
			],
		},
		{
			gives: 'It is known of each object what was written, what it replaced, and whether something was lost',
			php: `${ TABLES }::need();
			${ LEDGER }::write( 'post', 'yoast', [ 7 => [ 'type' => 'page', 'written' => [ 'title' => 'm' ], 'replaced' => [ 'title' => "Größe 🍵 \\\\ % ' " ] ], 8 => [ 'type' => 'post', 'written' => [], 'replaced' => [] ] ] );
			${ LEDGER }::lose( 'post', 'yoast', [ 8 => [ [ 'what' => 'not_output', 'field' => 'f', 'value' => str_repeat( 'ü', 600 ), 'text' => '🍵' ], [ 'what' => 'b', 'field' => '', 'value' => '', 'text' => '' ] ], 9 => [ [ 'what' => 'b', 'field' => '', 'value' => '%_', 'text' => '' ] ] ] );
			delete_option( ${ TABLES }::OPTION );
			${ TABLES }::need();
			return [ ${ LEDGER }::read( 'post', [ 7, 8, 9, 10 ] ), ${ LEDGER }::read( 'term', [ 7 ] ), ${ LEDGER }::read( 'post', [] ) ];`,
			returns: [
				[
					{
						7: {
							source: 'yoast',
							written: { title: 'm' },
							replaced: { title: "Größe 🍵 \\ % ' " },
						},
						8: { source: 'yoast', written: [], replaced: [] },
					},
					{ 8: true, 9: true },
				],
				[ [], [] ],
				[ [], [] ],
			],
		},
		{
			gives: 'What was lost has its order and all letters that fit',
			php: `$losses = ${ LEDGER }::losses( 'post', [ 9, 8 ] );
			return [ array_map( static fn( array $some ): array => array_column( $some, 'what' ), $losses ), mb_strlen( $losses[8][0]['value'] ), $losses[8][0]['text'], $losses[9][0]['value'] ];`,
			returns: [
				{ 8: [ 'not_output', 'b' ], 9: [ 'b' ] },
				500,
				'🍵',
				'%_',
			],
		},
		{
			gives: 'Another migration replaces what was written of an object',
			php: `${ LEDGER }::write( 'post', 'rankmath', [ 8 => [ 'type' => 'post', 'written' => [], 'replaced' => [] ] ] );
			${ LEDGER }::write( 'term', 'rankmath', [ 8 => [ 'type' => 'category', 'written' => [], 'replaced' => [] ] ] );
			return [ ${ LEDGER }::count(), ${ LEDGER }::counts(), ${ LEDGER }::read( 'post', [ 8 ] )[0][8]['source'] ];`,
			returns: [
				3,
				{ posts: 2, terms: 1, authors: 0, redirects: 0 },
				'rankmath',
			],
		},
		{
			gives: 'The report has counts by source, kind and type, and losses by code',
			php: `$sources = ( new ReflectionMethod( ${ OF }\\Report::class, 'sources' ) )->invoke( null );
			return array_map( static fn( array $one ): array => [ $one['slug'], $one['counts'], array_column( $one['losses'], 'count', 'what' ) ], $sources );`,
			returns: [
				[
					'rankmath',
					{ posts: { post: 1 }, terms: { category: 1 } },
					[],
				],
				[ 'yoast', { posts: { page: 1 } }, { b: 2, not_output: 1 } ],
			],
		},
		{
			gives: 'The report lists losses page by page, of one source and code, or of all',
			php: `$list = ( new ReflectionMethod( ${ OF }\\Report::class, 'losses' ) )->getClosure();
			${ LEDGER }::lose( 'term', 'yoast', array_fill( 1, 99, [ [ 'what' => 'b', 'field' => '', 'value' => '', 'text' => '' ] ] ) );
			$count = static fn( string $source, string $what ): array => [ count( $list( $source, $what, 1 ) ), count( $list( $source, $what, 2 ) ) ];
			return [ $count( '', '' ), $count( 'yoast', 'b' ), $count( 'yoast', 'not_output' ), $count( 'other', '' ) ];`,
			returns: [
				[ 100, 2 ],
				[ 100, 1 ],
				[ 1, 0 ],
				[ 0, 0 ],
			],
		},
		{
			gives: 'What somebody has decided about is no longer lost',
			php: `$choices = new ${ OF }\\Choices( new Pharos\\Settings\\Settings() );
			$rows = ( new ReflectionMethod( $choices, 'rows' ) )->getClosure( $choices );
			$count = ( new ReflectionMethod( $choices, 'count' ) )->getClosure( $choices );
			$open = $rows( 'yoast', null );
			$one = $rows( 'yoast', [ 'kind' => 'post', 'id' => 8, 'number' => 1 ] );
			${ LEDGER }::applied( $open );
			return [ count( $open ), $one, $count( 'yoast' ), ${ LEDGER }::losses( 'post', [ 8 ] )[8][0]['what'] ];`,
			returns: [ 1, [], 0, 'applied' ],
		},
		{
			gives: 'Losses of the next migration replace those of the last one',
			php: `${ LEDGER }::forget_losses( 'term', range( 1, 600 ) );
			return [ ${ LEDGER }::losses( 'term', [ 1 ] ), count( ${ LEDGER }::losses( 'post', [ 8, 9 ] ) ) ];`,
			returns: [ [], 2 ],
		},
		{
			gives: 'An object is restored once, however many try',
			php: `return [ ${ LEDGER }::forget( 'post', [ 7, 8, 99 ] ), ${ LEDGER }::forget( 'post', [ 7 ] ), ${ LEDGER }::count() ];`,
			returns: [ 2, 0, 1 ],
		},
		{
			gives: 'A restore goes through all objects by kind and id, and leaves none',
			php: `$rows = array_fill_keys( range( 1, 150 ), [ 'type' => 'x', 'written' => [], 'replaced' => [] ] );
			${ LEDGER }::write( 'term', 'rankmath', $rows );
			${ LEDGER }::write( 'post', 'rankmath', array_combine( range( 900001, 900150 ), $rows ) );
			$restored = ( new ReflectionMethod( ${ OF }\\Restore::class, 'objects' ) )->invoke( null, microtime( true ) + 30 );
			return [ $restored, ${ LEDGER }::count() ];`,
			returns: [ 300, 0 ],
		},
		{
			gives: 'Redirects that a migration no longer finds are known: those of another pass',
			php: `foreach ( [ 11 => 1, 12 => 12, 13 => 2 ] as $id => $pass ) {
				${ MARKS }::migrated( new Pharos\\Redirects\\Rule( $id, "/m-$id/" ), 'yoast', "row-$id", $pass, [] );
			}
			$mark = ${ MARKS }::find( 12 );
			return [ ${ MARKS }::vanished( 'yoast', 2 ), ${ MARKS }::vanished( 'yoast', 12 ), ${ MARKS }::vanished( 'other', 2 ), $mark->row, $mark->pass, ${ MARKS }::find( 14 ) ];`,
			returns: [ [ 11, 12 ], [ 11, 13 ], [], 'row-12', 12, null ],
		},
		{
			gives: 'Losses of redirects are forgotten, and no others',
			php: `${ LEDGER }::lose( ${ MARKS }::KIND, 'yoast', [ 1 => [ [ 'what' => 'b', 'field' => '', 'value' => '', 'text' => '' ] ] ] );
			${ MARKS }::forget_losses();
			return [ ${ LEDGER }::losses( ${ MARKS }::KIND, [ 1 ] ), count( ${ LEDGER }::losses( 'post', [ 8 ] ) ) ];`,
			returns: [ [], 1 ],
		},
		{
			gives: 'Pages that are compared are kept in order, with what each said, and added up',
			php: `$store = new ${ OF }\\Parity\\Store( 'yoast' );
			$other = new ${ OF }\\Parity\\Store( 'other' );
			$none = [ $store->total(), $store->behind( 0, 5 ), $store->sums( 'after' ) ];
			( new ReflectionMethod( $store, 'make' ) )->invoke( null );
			$insert = ( new ReflectionMethod( $store, 'insert' ) )->getClosure();
			$row = static fn( string $source, int $number ): array => [ $source, $number, "n$number", 'https://a.test/größe/?a=%25', 'Größe 🍵 \\\\ %s', 'post', 'post', 5 ];
			$insert( [ $row( 'yoast', 2 ), $row( 'yoast', 1 ), $row( 'yoast', 3 ), $row( 'other', 1 ) ] );
			$insert( [] );
			$rows = $store->behind( 1, 1 );
			$said = [ 'problem' => '', 'tags' => [ 'title' => 'a' ] ];
			$store->keep( $rows[0], 'before', $said );
			$store->keep( $rows[0], 'after', [ 'problem' => '', 'tags' => [ 'title' => 'b 🍵' ] ] );
			$stored = $store->behind( 1, 5 );
			$sums = $store->sums( 'after' );
			$store->forget( 'after' );
			return [ $none, $store->total(), $other->total(), array_column( $stored, 'number' ), $stored[0]->label, json_decode( $stored[0]->said_after, true )['tags'], (int) $sums['compared'] > 0, $store->sums( 'after' ), $store->behind( 1, 1 )[0]->said_after, null !== $store->behind( 1, 1 )[0]->said_before ];`,
			returns: [
				[ 0, [], { same: 0, compared: 0 } ],
				3,
				1,
				[ '2', '3' ],
				'Größe 🍵 \\ %s',
				{ title: 'b 🍵' },
				true,
				{ same: 0, compared: 0 },
				null,
				true,
			],
		},
		{
			gives: 'A comparison that is begun again leaves that of another plugin',
			php: `update_option( ${ OF }\\Parity\\Store::OPTION, [ 'yoast' => [ 'before' => [ 'done' => 1 ] ] ] );
			( new ${ OF }\\Parity\\Store( 'yoast' ) )->clear();
			return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . ${ OF }\\Parity\\Store::table() );`,
			returns: 1,
		},
		{
			gives: 'Restored, the tables are gone',
			php: `${ TABLES }::drop();
			return [ ${ TABLES }::exist(), ${ LEDGER }::count(), $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', '%pharos_migrat%' ) ) ];`,
			returns: [ false, 0, [] ],
		},
	],
	{
		before: `${ TABLES }::drop();
			delete_option( ${ OF }\\Parity\\Store::OPTION );
			$wpdb->query( 'DROP TABLE IF EXISTS ' . ${ OF }\\Parity\\Store::table() );`,
		after: `${ TABLES }::drop();
			delete_option( ${ OF }\\Parity\\Store::OPTION );
			$wpdb->query( 'DROP TABLE IF EXISTS ' . ${ OF }\\Parity\\Store::table() );`,
	}
);
