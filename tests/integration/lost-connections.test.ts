/** A database connection that breaks in the middle of a transaction: a restart, a failover, KILL, wait_timeout. */
import { site } from './support/site';

/** One change of many rows, made again and again, with a lost connection before each of its queries in turn. */
interface Operation {
	/** What users do. */
	name: string;
	/** PHP that resets the data. */
	before: string;
	/** PHP that returns whether the change was confirmed. */
	run: string;
	/** PHP that returns the stored data. */
	stored: string;
	/** The data of the whole change. */
	whole: unknown[];
	/** What is stored if the connection is lost in each transaction: nothing, unless the change is possible without one. */
	without?: unknown;
	/** PHP that deletes what $before would leave. */
	after?: string;
}

interface Result {
	/** Number of queries in transactions: the connection was lost before each. */
	queries: number;
	/** Cases in which the answer and the data differ, or the data are neither those before nor the whole change. */
	wrong: unknown[];
	/** How often the change was confirmed though the connection was lost once. */
	confirmed: number;
	/** After the connection was lost in each attempt. */
	refused: { confirmed: unknown; stored: unknown };
	/** The change, made again after that. */
	again: unknown;
	empty: unknown;
}

/**
 * Loses the connection of the site's $wpdb for real: another connection kills it, or it waits too long.
 * $lose( $at, $always ): before the query $at of all transactions from now on, or of each of them.
 */
const LOSE = `
	global $wpdb;
	$wpdb->suppress_errors();
	set_error_handler( static fn( $level, $text ) => str_contains( $text, 'gone away' ) || str_contains( $text, 'Packets out of order' ) || str_contains( $text, 'killed' ), E_WARNING );
	[ $host, $port, $socket ] = $wpdb->parse_db_host( DB_HOST );
	$other = mysqli_connect( $host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port, (string) $socket );
	$kill = static function () use ( $wpdb, $other ) {
		$id = mysqli_thread_id( $wpdb->dbh );
		$other->query( "KILL $id" );
		while ( $other->query( "SELECT 1 FROM information_schema.processlist WHERE id = $id" )->num_rows ) {
			usleep( 500 );
		}
	};
	$lost = (object) [ 'at' => 0, 'always' => false, 'count' => 0, 'is_in' => false, 'how' => $kill ];
	$lose = static function ( int $at, bool $always = false ) use ( $lost ) {
		[ $lost->at, $lost->always, $lost->count, $lost->is_in ] = [ $at, $always, 0, false ];
	};
	add_filter( 'query', static function ( $sql ) use ( $lost ) {
		if ( $sql === 'START TRANSACTION' ) {
			$lost->is_in = true;
			$lost->count = $lost->always ? 0 : $lost->count;
		} elseif ( $lost->is_in ) {
			if ( ++$lost->count === $lost->at ) {
				( $lost->how )();
			}
			$lost->is_in = $sql !== 'COMMIT' && $sql !== 'ROLLBACK';
		}
		return $sql;
	} );`;

const operations: Operation[] = [];

/** Runs PHP if the site has a connection that can be lost. */
const lose = < T >( code: string, args?: object ) =>
	site.php< T | 'SQLite' >(
		`if ( ! $GLOBALS['wpdb']->dbh instanceof mysqli ) {
			return 'SQLite';
		}
		${ LOSE }
		${ code }`,
		args
	);

const clearSettings = `
	foreach ( [ 'settings', 'sitemap_exclude', 'schemas', 'robots_txt', 'migration_backups' ] as $name ) {
		delete_option( "pharos_$name" );
	}
	( new Pharos\\History\\Recorder( new Pharos\\Settings\\Settings() ) )->prepare();
	$wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_history" );`;
const clearRedirects = `
	Pharos\\Redirects\\Table::need();
	$wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_redirects" );`;
const storedSettings = `
	$row = static fn( $name ) => maybe_unserialize( $read( "SELECT option_value FROM $wpdb->options WHERE option_name = 'pharos_$name'" )[0][0] ?? '' ) ?: [];
	$settings = [
		$row( 'settings' )['separator'] ?? '',
		count( $row( 'sitemap_exclude' )['sitemap_exclude'] ?? [] ),
		trim( $row( 'robots_txt' )['text'] ?? '' ),
		(int) $read( "SELECT COUNT(*) FROM {$wpdb->prefix}pharos_history" )[0][0],
	];`;
const storedRedirects = `
	$redirects = array_column( $read( "SELECT CONCAT( source, ' ', target ) FROM {$wpdb->prefix}pharos_redirects ORDER BY source" ), 0 );`;

operations.push(
	{
		name: 'settings are saved',
		before: clearSettings,
		run: `return true === ( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '~', 'sitemap_exclude' => [ 'post-1' ] ] );`,
		stored: `${ storedSettings } return $settings;`,
		whole: [ '~', 1, '', 1 ],
	},
	{
		name: 'robots.txt is saved',
		before: clearSettings,
		run: `return 'saved' === Pharos\\RobotsTxt\\RobotsTxt::save( "User-agent: x\\n" );`,
		stored: `${ storedSettings } return $settings;`,
		whole: [ '', 0, 'User-agent: x', 1 ],
		// Only the history is missing.
		without: [ '', 0, 'User-agent: x', 0 ],
	},
	{
		name: 'a settings file is imported',
		before: clearSettings + clearRedirects,
		run: `
			$data = new Pharos\\ImportExport\\SiteData( new Pharos\\Settings\\Settings() );
			$file = [ 'format' => 'pharos-seo-settings', 'version' => PHAROS_VERSION, 'site' => home_url(), 'settings' => [
				'general' => [ 'separator' => '~' ],
				'sitemaps' => [ 'sitemap_exclude' => [ 'post-1' ] ],
				'robots_txt' => [ 'robots_txt_content' => 'User-agent: x' ],
				'redirects' => [ 'redirects' => array_map( static fn( $n ) => [ 'source' => "/lost-$n/", 'target' => '/' ], [ 1, 2, 3 ] ) ],
			] ];
			return is_int( ( new Pharos\\ImportExport\\Importer( $data ) )->import( $file ) );`,
		stored: `${ storedSettings } ${ storedRedirects } return [ $settings, $redirects ];`,
		whole: [
			[ '~', 1, 'User-agent: x', 1 ],
			[ '/lost-1/ /', '/lost-2/ /', '/lost-3/ /' ],
		],
	},
	{
		name: 'a redirect is saved that another one leads to',
		before: `${ clearRedirects } Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/lost-1/', 'target' => '/lost-2/' ] );`,
		run: `return ! is_wp_error( Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/lost-2/', 'target' => '/lost-3/' ] ) );`,
		stored: `${ storedRedirects } return $redirects;`,
		whole: [ '/lost-1/ /lost-3/', '/lost-2/ /lost-3/' ],
	},
	{
		name: 'redirects are imported',
		before: clearRedirects,
		run: `
			$done = Pharos\\Redirects\\Import::run( 'csv', "source,target\n/lost-1/,/a/\n/lost-2/,/b/\n/lost-3/,/c/\n", false );
			return 3 === $done['new'] ? true : ( 0 === $done['new'] ? false : $done );`,
		stored: `${ storedRedirects } return $redirects;`,
		whole: [ '/lost-1/ /a/', '/lost-2/ /b/', '/lost-3/ /c/' ],
	},
	{
		name: 'the SEO data of a post are saved',
		before: `
			$ids() || wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Lost' ] );
			foreach ( [ 'title' => 'Before', 'description' => 'Before', 'canonical' => '' ] as $name => $value ) {
				update_post_meta( $ids()[0], "_pharos_$name", $value );
			}
			delete_post_meta( $ids()[0], '_pharos_canonical' );`,
		run: `return true === ( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $ids()[0] ) ) )->write( [ 'title' => 'After', 'description' => '', 'canonical' => '/after/' ] );`,
		stored: `return array_column( $read( "SELECT CONCAT( meta_key, ' ', meta_value ) FROM $wpdb->postmeta JOIN $wpdb->posts ON ID = post_id WHERE post_title = 'Lost' AND meta_key IN ( '_pharos_title', '_pharos_description', '_pharos_canonical' ) ORDER BY meta_key" ), 0 );`,
		whole: [ '_pharos_canonical /after/', '_pharos_title After' ],
		after: `wp_delete_post( $ids()[0], true );`,
	},
	{
		name: 'posts are migrated',
		before: `
			Pharos\\Migration\\Tables::need();
			$wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_migrated" );
			$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_key LIKE '\\\\_pharos\\\\_%' AND post_id IN ( SELECT ID FROM $wpdb->posts WHERE post_title = 'Lost' )" );
			for ( $n = count( $ids() ); $n < 3; $n++ ) {
				wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Lost', 'meta_input' => [
					'_yoast_wpseo_title' => "Title $n", '_yoast_wpseo_metadesc' => "Description $n", '_yoast_wpseo_meta-robots-noindex' => '1',
				] ] );
			}`,
		run: `
			( new Pharos\\Migration\\Objects( Pharos\\Migration\\Sources::get( 'yoast' ) ) )->migrate( 'post', $ids() );
			return true;`,
		stored: `return [
			array_map( 'intval', array_column( $read( "SELECT COUNT(*) FROM $wpdb->postmeta JOIN $wpdb->posts ON ID = post_id WHERE post_title = 'Lost' AND meta_key IN ( '_pharos_title', '_pharos_description', '_pharos_noindex' ) GROUP BY post_id" ), 0 ) ),
			(int) $read( "SELECT COUNT(*) FROM {$wpdb->prefix}pharos_migrated" )[0][0],
		];`,
		whole: [ [ 3, 3, 3 ], 3 ],
		after: `
			foreach ( $ids() as $id ) {
				wp_delete_post( $id, true );
			}
			Pharos\\Migration\\Tables::drop();`,
	}
);

describe.each( operations )( 'While $name', ( operation ) => {
	let result: Result | 'SQLite';

	beforeAll( async () => {
		result = await lose< Result >(
			`$read = static fn( $sql ) => $other->query( $sql )->fetch_all();
			$ids = static fn() => get_posts( [ 'title' => 'Lost', 'fields' => 'ids' ] );
			$before = static function () use ( $wpdb, $ids ) { ${ operation.before } wp_cache_flush(); };
			$run = static function () use ( $wpdb, $ids ) {
				try {
					${ operation.run }
				} catch ( RuntimeException ) {
					return false;
				}
			};
			$stored = static function () use ( $wpdb, $read ) { ${ operation.stored } };
			$before();
			$empty = $stored();
			// Counts the queries.
			$run();
			$result = [ 'queries' => $lost->count, 'wrong' => [], 'confirmed' => 0, 'empty' => $empty ];
			for ( $at = 1; $at <= $result['queries']; $at++ ) {
				$before();
				$lose( $at );
				$is_confirmed = $run();
				$now = $stored();
				$result['confirmed'] += (int) $is_confirmed;
				if ( $now !== ( $is_confirmed ? $args : $empty ) ) {
					$result['wrong'][] = [ $at, $is_confirmed, $now ];
				}
			}
			$before();
			$lose( 4, true );
			$result['refused'] = [ 'confirmed' => $run(), 'stored' => $stored() ];
			$lose( 0 );
			$result['again'] = [ $run(), $stored() ];
			$before();
			${ operation.after ?? '' }
			return $result;`,
			operation.whole
		);
	}, 120_000 );

	const found = () => ( result === 'SQLite' ? undefined : result );

	test( 'each answer is true, and the change whole or absent', () => {
		if ( found() ) {
			expect( found()?.queries ).toBeGreaterThan( 3 );
			expect( found()?.wrong ).toEqual( [] );
			expect( found()?.confirmed ).toBe( found()?.queries );
		}
	} );

	test( 'it is refused as a whole if the connection is lost each time, and made by the next attempt', () => {
		if ( found() ) {
			const { without } = operation;
			expect( found()?.refused ).toEqual( {
				confirmed: without !== undefined,
				stored: without ?? found()?.empty,
			} );
			expect( found()?.again ).toEqual( [
				true,
				without ?? operation.whole,
			] );
		}
	} );
} );

test.each( [
	[
		'that has waited too long',
		`$lost->how = static function () use ( $wpdb ) {
			$wpdb->dbh->query( 'SET SESSION wait_timeout = 1' );
			sleep( 2 );
		};`,
	],
	[
		'to a server without SQL modes, of which WordPress asks nothing when it connects',
		`add_filter( 'query', static function ( $sql ) {
			remove_all_filters( 'incompatible_sql_modes' );
			return $sql;
		} );`,
	],
] )( 'Nothing is half saved by a connection %s', async ( _, how ) => {
	const [ saved, stored ] = ( await lose< unknown[] >(
		`$read = static fn( $sql ) => $other->query( $sql )->fetch_all();
		${ clearSettings }
		wp_cache_flush();
		${ how }
		$lose( 3 );
		$saved = ( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '~', 'sitemap_exclude' => [ 'post-1' ] ] );
		${ storedSettings }
		${ clearSettings }
		return [ $saved, $settings ];`
	) ) as unknown[];
	if ( saved !== 'S' ) {
		expect( [ saved, stored ] ).toEqual( [ true, [ '~', 1, '', 1 ] ] );
	}
} );

test( 'Nothing is stored if the connection is lost each time to a server that WordPress asks nothing when it connects', async () => {
	const [ code, stored, empty ] = ( await lose< unknown[] >(
		`$read = static fn( $sql ) => $other->query( $sql )->fetch_all();
		${ clearSettings }
		wp_cache_flush();
		${ storedSettings }
		$empty = $settings;
		add_filter( 'query', static function ( $sql ) {
			remove_all_filters( 'incompatible_sql_modes' );
			return $sql;
		} );
		$lose( 3, true );
		$saved = ( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '~', 'sitemap_exclude' => [ 'post-1' ] ] );
		${ storedSettings }
		$lose( 0 );
		${ clearSettings }
		return [ is_wp_error( $saved ) ? $saved->get_error_code() : $saved, $settings, $empty ];`
	) ) as unknown[];
	if ( code !== 'S' ) {
		expect( code ).toBe( 'pharos_settings_not_saved' );
		expect( stored ).toEqual( empty );
	}
} );
