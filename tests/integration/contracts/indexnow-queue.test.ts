/** The queries of the URLs that wait for IndexNow. @database */
import { contract, numbers } from '../support/contract';

const QUEUE = 'Pharos\\IndexNow\\Queue';

const add = ( ...urls: string[] ) =>
	`${ QUEUE }::add( [ ${ urls
		.map( ( url ) => `[ 'object' => 'post-1', 'url' => ${ url } ]` )
		.join( ', ' ) } ] );`;

contract(
	[
		{
			gives: 'Before the first URL nothing waits',
			php: `return [ ${ QUEUE }::count(), ${ QUEUE }::first( 5 ), ${ QUEUE }::prune(), ${ QUEUE }::clear() ];`,
			returns: [ 0, [], null, null ],
		},
		{
			gives: 'URLs wait in the order of their last change, each once',
			php: `${ add( "'https://a.test/1/'", "'https://a.test/größe-🍵/?a=%25&b=_'" ) }
			${ add( "'https://a.test/1/'" ) }
			return array_map( static fn( array $row ): array => [ is_int( $row['id'] ), $row['object'], $row['url'] ], ${ QUEUE }::first( 5 ) );`,
			returns: [
				[ true, 'post-1', 'https://a.test/größe-🍵/?a=%25&b=_' ],
				[ true, 'post-1', 'https://a.test/1/' ],
			],
		},
		{
			gives: 'The same URL of another object, or in other case, is one more',
			php: `${ QUEUE }::add( [ [ 'object' => '', 'url' => 'https://a.test/1/' ], [ 'object' => 'post-1', 'url' => 'https://a.test/A/' ], [ 'object' => 'post-1', 'url' => 'https://a.test/a/' ] ] );
			return ${ QUEUE }::count();`,
			returns: 5,
		},
		{
			gives: 'A URL that is too long does not wait, one of the greatest length does',
			php: `${ add( "str_repeat( 'x', 2049 )", "str_repeat( 'y', 2048 )" ) }
			return [ ${ QUEUE }::count(), strlen( ${ QUEUE }::first( 9 )[5]['url'] ) ];`,
			returns: [ 6, 2048 ],
		},
		{
			gives: 'Making the table again leaves what waits',
			php: `delete_option( ${ QUEUE }::OPTION );
			${ QUEUE }::need();
			return ${ QUEUE }::count();`,
			returns: 6,
		},
		{
			gives: 'What was sent is deleted, and nothing else',
			php: `$ids = array_column( ${ QUEUE }::first( 2 ), 'id' );
			${ QUEUE }::delete( [ ...$ids, 123456 ] );
			${ QUEUE }::delete( [] );
			return array_column( ${ QUEUE }::first( 2 ), 'url' );`,
			returns: [ 'https://a.test/1/', 'https://a.test/A/' ],
		},
		{
			gives: 'Of more than 50,000 URLs the oldest are dropped',
			php: `$table = ${ QUEUE }::table();
			${ QUEUE }::clear();
			$wpdb->query( "INSERT INTO $table (lookup, url) SELECT CONCAT('k', n), CONCAT('u', n) FROM ${ numbers( 50_002 ) } ORDER BY n" );
			${ QUEUE }::prune();
			return [ ${ QUEUE }::count(), ${ QUEUE }::first( 1 )[0]['url'] ];`,
			returns: [ 50_000, 'u2' ],
		},
		{
			gives: 'Turned off, nothing waits any longer',
			php: `${ QUEUE }::clear();
			return ${ QUEUE }::count();`,
			returns: 0,
		},
	],
	{
		before: `$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_indexnow" );
			delete_option( ${ QUEUE }::OPTION );`,
		after: `$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_indexnow" );
			delete_option( ${ QUEUE }::OPTION );`,
	}
);
