/** The queries of the stored sitemaps, and of what makes them outdated. @database */
import { contract } from '../support/contract';

const PAGES = 'Pharos\\Sitemaps\\Pages';
const BOUNDS = 'Pharos\\Sitemaps\\PageBounds';
const LOCK = 'Pharos\\Sitemaps\\PageLock';
const TABLES = 'Pharos\\Sitemaps\\Tables';
const STALE = 'Pharos\\Sitemaps\\ChangeBuffer';

/** The facts of all pages of a series: number, from, to, version. */
const facts = ( series = 'posts-a' ) =>
	`array_map( static fn( object $page ): array => [ $page->number, $page->from, $page->to, $page->version ], ${ PAGES }::all()['${ series }'] ?? [] )`;

/** Versions of the pages by number, after some changes. */
const told = ( changes: string ) =>
	`$stale = new ${ STALE }();
	$before = array_column( $wpdb->get_results( 'SELECT id, version FROM ' . ${ TABLES }::pages() ), 'version', 'id' );
	${ changes }
	$done = $stale->tell();
	$changed = [];
	foreach ( $wpdb->get_results( 'SELECT id, series, number, version FROM ' . ${ TABLES }::pages() . ' ORDER BY series, number' ) as $row ) {
		if ( (int) $row->version !== (int) $before[ $row->id ] ) {
			$changed[] = "$row->series $row->number +" . ( $row->version - $before[ $row->id ] );
		}
	}
	return [ $done, $changed ];`;

contract(
	[
		{
			gives: 'The tables are made once, and again with all pages outdated',
			php: `$before = [ ${ TABLES }::exist(), ${ TABLES }::are_found() ];
			${ TABLES }::need();
			${ PAGES }::begin( 'posts-a' );
			${ PAGES }::begin( 'posts-a' );
			delete_option( ${ TABLES }::OPTION );
			${ TABLES }::need();
			return [ $before, ${ TABLES }::are_found(), ${ facts() } ];`,
			returns: [ [ false, false ], true, [ [ 1, '', '', 2 ] ] ],
		},
		{
			gives: 'A page that is too long is split, once, whoever else does it',
			php: `$page = ${ PAGES }::find( 'posts-a', 1 );
			return [ ${ BOUNDS }::split( $page, '5' ), ${ BOUNDS }::split( $page, '7' ), ${ facts() } ];`,
			returns: [
				true,
				false,
				[
					[ 1, '', '5', 3 ],
					[ 2, '5', '', 1 ],
				],
			],
		},
		{
			gives: 'The last page is divided into many at once, or stays as it is',
			php: `$page = ${ PAGES }::find( 'posts-a', 2 );
			return [ ${ BOUNDS }::divide( $page, [ '6', '8' ], true ), ${ BOUNDS }::divide( $page, [ '9' ], true ), ${ facts() }, array_column( ${ PAGES }::all()['posts-a'], 'sign' ) ];`,
			returns: [
				true,
				false,
				[
					[ 1, '', '5', 3 ],
					[ 2, '5', '6', 2 ],
					[ 3, '6', '8', 1 ],
					[ 4, '8', '', 1 ],
				],
				[ '', '', '', 'surveyed' ],
			],
		},
		{
			gives: 'The page that has a key is found, and the next one that begins behind it',
			php: `$of = static fn( string $key ): array => [ ${ PAGES }::holding( 'posts-a', $key ), ${ PAGES }::from( 'posts-a', $key )?->number ];
			return [ $of( '1' ), $of( '5' ), $of( '59' ), $of( '8' ), $of( '9' ), ${ PAGES }::holding( 'posts-b', '1' ), ${ PAGES }::find( 'posts-a', 5 ) ];`,
			returns: [
				[ 1, 2 ],
				[ 2, 2 ],
				[ 2, 3 ],
				[ 4, 4 ],
				[ 4, null ],
				null,
				null,
			],
		},
		{
			gives: 'Pages that became too short are joined, unless one has changed since it was read',
			php: `[ , , $third, $fourth ] = ${ PAGES }::all()['posts-a'];
			$wpdb->query( 'UPDATE ' . ${ TABLES }::pages() . ' SET version = 9 WHERE number = 4' );
			$done = [ ${ BOUNDS }::join( $third, $fourth ) ];
			$done[] = ${ BOUNDS }::join( $third, ${ PAGES }::find( 'posts-a', 4 ) );
			return [ $done, ${ facts() } ];`,
			returns: [
				[ false, true ],
				[
					[ 1, '', '5', 3 ],
					[ 2, '5', '6', 2 ],
					[ 3, '6', '', 2 ],
				],
			],
		},
		{
			gives: 'A page is made by one request at a time, and again when the time of that one is over',
			php: `$page = ${ PAGES }::find( 'posts-a', 1 );
			$done = [ ${ LOCK }::take( $page, 60 ), ${ LOCK }::take( $page, 60 ) ];
			${ LOCK }::hold( $page, -5 );
			$done[] = ${ LOCK }::take( $page, 60 );
			${ LOCK }::release( $page );
			$done[] = ${ LOCK }::take( $page, 60 );
			return $done;`,
			returns: [ true, false, true, true ],
		},
		{
			gives: 'What was made is sent as it is; made again the same, it has not changed',
			php: `$page = ${ PAGES }::find( 'posts-a', 1 );
			$document = new Pharos\\Sitemaps\\Document( '<x>Größe 🍵</x>', 7, '2026-01-02 03:04:05' );
			${ PAGES }::store( $page, 'sign', $document, "%'\\\\ 🍵" );
			$wpdb->query( 'UPDATE ' . ${ TABLES }::pages() . " SET changed = '2020-01-01 00:00:00' WHERE number = 1" );
			${ PAGES }::store( $page, 'sign', $document, "%'\\\\ 🍵" );
			$made = ${ PAGES }::find( 'posts-a', 1 );
			return [ $made->content, $made->is_made( 'sign' ), $made->is_made( 'other' ), $made->entries, $made->lastmod, $made->changed, $made->etag === $document->etag, ${ PAGES }::find( 'posts-a', 1, false )->content ];`,
			returns: [
				"%'\\ 🍵",
				true,
				false,
				7,
				'2026-01-02 03:04:05',
				'2020-01-01 00:00:00',
				true,
				null,
			],
		},
		{
			gives: 'A video sitemap is stored with the page that it belongs to, and goes with it',
			php: `$document = new Pharos\\Sitemaps\\Document( '<v/>', 1, '' );
			$last = ${ PAGES }::find( 'posts-a', 3 );
			foreach ( [ 1, 2 ] as $time ) {
				${ PAGES }::made_with( $last, Pharos\\Sitemaps\\Series::videos( 'posts-a' ), 'sign', $document, '<v/>' );
			}
			$videos = ${ PAGES }::find( Pharos\\Sitemaps\\Series::videos( 'posts-a' ), 3 );
			${ BOUNDS }::join( ${ PAGES }::find( 'posts-a', 2 ), $last );
			return [ $videos->content, $videos->version === $last->version, ${ PAGES }::find( Pharos\\Sitemaps\\Series::videos( 'posts-a' ), 3 ), ${ facts() } ];`,
			returns: [
				'<v/>',
				true,
				null,
				[
					[ 1, '', '5', 3 ],
					[ 2, '5', '', 3 ],
				],
			],
		},
		{
			gives: 'A count under other rules makes what was made outdated, one under the same does not',
			php: `[ $one, $two ] = ${ PAGES }::all()['posts-a'];
			${ PAGES }::counted( $one, 'sign', 8, '2026-02-02 00:00:00' );
			$same = ${ PAGES }::find( 'posts-a', 1 );
			${ PAGES }::counted_all( [ $one, $two ], 'other', [ $one->id => [ 5, '2026-03-03 00:00:00' ], $two->id => [ 6, '' ] ] );
			return [ $same->made > 0, $same->entries, array_map( static fn( object $page ): array => [ $page->made, $page->entries, $page->lastmod, $page->is_counted( 'other' ) ], ${ PAGES }::all()['posts-a'] ) ];`,
			returns: [
				true,
				8,
				[
					[ 0, 5, '2026-03-03 00:00:00', true ],
					[ 0, 6, '', true ],
				],
			],
		},
		{
			gives: 'A changed post makes its page outdated: one, a few, many, or all of a type',
			php: `${ PAGES }::begin( 'posts-b' );
			return array_map( static function ( array $keys ) use ( $wpdb ): array {
				${ told(
					`foreach ( $keys as $key ) { '' === $key ? $stale->series( 'posts-a' ) : $stale->key( 'posts-a', $key ); }`
				) }
			}, [ [ '7' ], [ '1', '5' ], array_map( 'strval', range( 50, 70 ) ), [ '' ], [ '1', '1', '2' ] ] );`,
			returns: [
				[ true, [ 'posts-a 2 +1' ] ],
				[ true, [ 'posts-a 1 +1', 'posts-a 2 +1' ] ],
				[ true, [ 'posts-a 2 +1' ] ],
				[ true, [ 'posts-a 1 +1', 'posts-a 2 +1' ] ],
				[ true, [ 'posts-a 1 +1' ] ],
			],
		},
		{
			gives: 'A change of everything makes all pages outdated',
			php: told( `$stale->series( '' );` ),
			returns: [
				true,
				[ 'posts-a 1 +1', 'posts-a 2 +1', 'posts-b 1 +1' ],
			],
		},
	],
	{
		before: `${ TABLES }::drop();`,
		after: `${ TABLES }::drop();`,
	}
);
