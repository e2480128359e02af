/** The queries of Search Console's figures by day, and of search queries. @database */
import { contract } from '../support/contract';

const DATA = 'Pharos\\SearchConsole\\Data';

/** PHP of figures. */
const figures = ( clicks: number, impressions: number, weight = 0 ) =>
	`new ${ DATA }\\Figures( ${ clicks }, ${ impressions }, ${ weight } )`;

const days = ( start: string, end = start ) =>
	`new ${ DATA }\\Window( '2026-${ start }', '2026-${ end }' )`;

contract(
	[
		{
			gives: 'The tables are made once, and again without a loss',
			php: `${ DATA }\\Tables::need();
			${ DATA }\\Days::write( ${ days( '02-27' ) }, [ '2026-02-27' => ${ figures( 1, 2, 3 ) } ] );
			delete_option( 'pharos_search_tables' );
			${ DATA }\\Tables::need();
			return (array) ${ DATA }\\Days::sum( ${ days( '02-27' ) } );`,
			returns: { clicks: 1, impressions: 2, weight: 3 },
		},
		{
			gives: 'Each day has its figures, and days without any have zeros',
			php: `${ DATA }\\Days::write( ${ days( '02-26', '03-02' ) }, [
				'2026-02-26' => ${ figures( 10, 100, 5000 ) },
				'2026-02-27' => ${ figures( 20, 200, 9_000_000_000_000 ) },
				'2026-03-02' => ${ figures( 30, 4_000_000_000, 1 ) },
			] );
			return array_map( static fn( array $day ): array => [ $day['date'], $day['clicks'], $day['impressions'] ], ${ DATA }\\Days::series( ${ days(
				'02-25',
				'03-02'
			) } ) );`,
			returns: [
				[ '2026-02-25', 0, 0 ],
				[ '2026-02-26', 10, 100 ],
				[ '2026-02-27', 20, 200 ],
				[ '2026-02-28', 0, 0 ],
				[ '2026-03-01', 0, 0 ],
				[ '2026-03-02', 30, 4_000_000_000 ],
			],
		},
		{
			gives: 'Figures of several days are added up, also very large ones; without days they are zero',
			php: `return [ (array) ${ DATA }\\Days::sum( ${ days( '02-26', '03-02' ) } ), (array) ${ DATA }\\Days::sum( ${ days( '05-01' ) } ) ];`,
			returns: [
				{
					clicks: 60,
					impressions: 4_000_000_300,
					weight: 9_000_000_005_001,
				},
				{ clicks: 0, impressions: 0, weight: 0 },
			],
		},
		{
			gives: 'It is known of which days there are figures',
			php: `return [
				${ DATA }\\Days::cover( ${ days( '02-26', '03-02' ) } ),
				${ DATA }\\Days::cover( ${ days( '02-25', '03-02' ) } ),
				${ DATA }\\Days::know_any( ${ days( '02-01', '02-26' ) } ),
				${ DATA }\\Days::know_any( ${ days( '02-01', '02-25' ) } ),
			];`,
			returns: [ true, false, true, false ],
		},
		{
			gives: 'A page has one id, whatever way its URL is written',
			php: `$urls = [];
			foreach ( [ 'https://a.test/x/', 'https://a.test/X/', 'https://a.test/größe/🍵/', 'https://a.test/%41_/' ] as $url ) {
				$urls[ ${ DATA }\\PageKey::from_url( $url ) ] = $url;
			}
			$s->pages = array_values( ( new ${ DATA }\\Pages() )->ids( $urls ) );
			$again = array_values( ( new ${ DATA }\\Pages() )->ids( $urls ) );
			$page = ${ DATA }\\Pages::at( 'http://www.a.test/gr%C3%B6%C3%9Fe/🍵' );
			return [ count( array_unique( $s->pages ) ), $s->pages === $again, (int) $page->id === $s->pages[2], $page->url, $page->words, ${ DATA }\\Pages::at( 'https://a.test/y/' ), ${ DATA }\\Pages::of_post( 5 ) ];`,
			returns: [
				4,
				true,
				true,
				'https://a.test/größe/🍵/',
				'https://a.test/größe/🍵/\n',
				null,
				[],
			],
		},
		{
			gives: 'Two requests that meet the same new page make one of it',
			php: `$key = ${ DATA }\\PageKey::from_url( 'https://a.test/race/' );
			$two = new ${ DATA }\\Pages();
			$add = ( new ReflectionMethod( $two, 'add' ) )->getClosure( $two );
			$one = ( new ${ DATA }\\Pages() )->ids( [ $key => 'https://a.test/race/' ] );
			$add( [ $key => 'https://a.test/race/' ] );
			return $two->ids( [ $key => '' ] ) === $one;`,
			returns: true,
		},
		{
			gives: 'Figures of pages are replaced by day, and only of these days',
			php: `[ $a, $b ] = $s->pages;
			${ DATA }\\PageDays::replace( ${ days( '02-26', '02-27' ) }, [
				'2026-02-26' => [ $b => ${ figures( 1, 10, 100 ) }, $a => ${ figures( 2, 20, 400 ) } ],
				'2026-02-27' => [ $a => ${ figures( 7, 70, 700 ) } ],
			] );
			${ DATA }\\PageDays::replace( ${ days( '02-27' ) }, [ '2026-02-27' => [ $a => ${ figures( 3, 30, 300 ) } ] ] );
			return [
				array_column( ${ DATA }\\PageDays::series( [ $a, $b ], ${ days( '02-25', '02-28' ) } ), 'clicks' ),
				array_column( ${ DATA }\\PageDays::series( [ $b ], ${ days( '02-25', '02-28' ) } ), 'impressions' ),
				(array) ${ DATA }\\PageDays::sum( [ $a ], ${ days( '02-26', '02-28' ) } ),
				(array) ${ DATA }\\PageDays::sum( [ $s->pages[3] ], ${ days( '02-26', '02-28' ) } ),
				${ DATA }\\PageDays::sum( [], ${ days( '02-26' ) } )->clicks,
			];`,
			returns: [
				[ 0, 3, 3, 0 ],
				[ 0, 10, 0, 0 ],
				{ clicks: 5, impressions: 50, weight: 700 },
				{ clicks: 0, impressions: 0, weight: 0 },
				0,
			],
		},
		{
			gives: 'A day that can’t be stored leaves all days as they were',
			php: `$a = $s->pages[0];
			${ DATA }\\PageDays::replace( ${ days( '03-09' ) }, [ '2026-03-09' => [ $a => ${ figures( 8, 8, 8 ) } ] ] );
			$wpdb->suppress_errors( true );
			try {
				${ DATA }\\PageDays::replace( ${ days( '02-26', '02-27' ) }, [
					'2026-02-26' => [ $a => ${ figures( 9, 9, 9 ) } ],
					'2026-03-09' => [ $a => ${ figures( 9, 9, 9 ) } ],
				] );
			} catch ( RuntimeException ) {
				return [ ${ DATA }\\PageDays::sum( [ $a ], ${ days( '02-26', '02-27' ) } )->clicks, ${ DATA }\\Days::with_pages() ];
			} finally {
				$wpdb->suppress_errors( false );
			}`,
			returns: [ 5, 2 ],
		},
		{
			gives: 'The fetch goes on with the latest days whose pages it doesn’t have',
			php: `$next = static fn( string $from, int $most ): array => array_values( (array) ${ DATA }\\Days::without_pages( $from, $most ) );
			return [ $next( '2026-01-01', 30 ), $next( '2026-03-01', 30 ), $next( '2026-01-01', 2 ), $next( '2026-03-03', 9 ), ${ DATA }\\Days::progress() ];`,
			returns: [
				[ '2026-02-28', '2026-03-02' ],
				[ '2026-03-01', '2026-03-02' ],
				[ '2026-03-01', '2026-03-02' ],
				[],
				[ 2, 3 ],
			],
		},
		{
			gives: 'Figures that Google corrects keep that the day’s pages were fetched',
			php: `${ DATA }\\Days::write( ${ days( '02-26', '02-27' ) }, [ '2026-02-26' => ${ figures( 11, 110, 1 ) }, '2026-02-27' => ${ figures( 0, 0, 0 ) } ] );
			return [ ${ DATA }\\Days::with_pages(), ${ DATA }\\Days::sum( ${ days( '02-26' ) } )->clicks,
				${ DATA }\\Days::were_fetched_since( ${ days( '02-26', '03-02' ) }, time() - 60 ),
				${ DATA }\\Days::were_fetched_since( ${ days( '02-28', '03-02' ) }, time() - 60 ),
				${ DATA }\\Days::were_fetched_since( ${ days( '05-01' ) }, 1 ) ];`,
			returns: [ 1, 11, true, false, false ],
		},
		{
			gives: 'Search queries have the most clicks first, then the most impressions, each once for all pages',
			php: `[ $a, $b, $c ] = $s->pages;
			${ DATA }\\Queries::replace( [ $a => [ 'gone' => ${ figures( 99, 99, 99 ) } ] ] );
			${ DATA }\\Queries::replace( [
				$a => [ 'tea' => ${ figures( 1, 50, 500 ) }, 'Größe 🍵 %' => ${ figures( 5, 9, 90 ) }, 1234 => ${ figures( 2, 20, 200 ) } ],
				$b => [ 'tea' => ${ figures( 1, 40, 300 ) }, 'TEA' => ${ figures( 2, 30, 300 ) }, str_repeat( 'ü', 300 ) => ${ figures( 0, 1, 10 ) } ],
				$c => [ 'tea' => ${ figures( 0, 2, 20 ) } ],
			] );
			$top = ${ DATA }\\Queries::top( 4 );
			$long = ${ DATA }\\Queries::top( 9 );
			return [ array_map( static fn( array $q ): array => array_values( $q ), $top ), count( $long ), mb_strlen( end( $long )['query'] ) ];`,
			returns: [
				[
					[ 'Größe 🍵 %', 5, 9, 1 ],
					[ 'tea', 2, 92, 0.891304 ],
					[ 'TEA', 2, 30, 1 ],
					[ '1234', 2, 20, 1 ],
				],
				5,
				255,
			],
		},
		{
			gives: 'A page has its own queries, at most as many as asked for',
			php: `[ $a, $b, $c ] = $s->pages;
			return [ array_column( ${ DATA }\\Queries::of_pages( [ $a, $c ], 2 ), 'query' ), ${ DATA }\\Queries::of_pages( [], 2 ) ];`,
			returns: [ [ 'Größe 🍵 %', '1234' ], [] ],
		},
		{
			gives: 'Pages that compete for a query are found, with the others',
			php: `[ $a, $b, $c ] = $s->pages;
			$competing = array_keys( ${ DATA }\\Queries::competing_pages() );
			sort( $competing );
			return [ $competing === [ $a, $b ], ${ DATA }\\Queries::rivals( [ $a ] ), ${ DATA }\\Queries::rivals( [ $c ] ), ${ DATA }\\Queries::rivals( [] ) ];`,
			returns: [ true, { tea: [ 'https://a.test/X/' ] }, [], [] ],
		},
		{
			gives: 'Disconnected, nothing is left',
			php: `${ DATA }\\Tables::clear();
			return [ $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'pharos_search_' ) . '%' ) ), get_option( 'pharos_search_data' ) ];`,
			returns: [ [], false ],
		},
	],
	{
		before: `${ DATA }\\Tables::clear();`,
		after: `${ DATA }\\Tables::clear();`,
	}
);
