/**
 * What holds after any sequence of moves: every URL that visitors ever had leads to what was there last, in at most two steps, and never
 * to anything else.
 */
import { configure } from '../integration/support/head';
import { clear } from '../integration/support/redirects';
import { site } from '../integration/support/site';

afterEach( clear );

/** More of them: PHAROS_SEEDS=200. */
const SEEDS = Number( process.env.PHAROS_SEEDS ?? 0 );
const FIRST = Number( process.env.PHAROS_SEED ?? 1 );

/**
 * Moves content at random, and notes which URL WordPress gave to what. That is all that this knows of: the answers are those that visitors
 * get, step by step.
 */
const WANDER = `
	$kind = $args['kind'];
	$settings = new Pharos\\Settings\\Settings();
	$of_url = static fn( string $url ): string => rtrim( rawurldecode( substr( $url, strlen( home_url() ) ) ), '/' ) . '/';
	$slugs = [ 'mv-a', 'mv-b', 'mv-c', 'mv-d', 'mv-é', 'mv-aa' ];
	$any = static fn( array $all ) => $all[ mt_rand( 0, count( $all ) - 1 ) ];
	$link = static function ( int $id ) use ( $kind, $of_url ): string {
		if ( $kind === 'term' ) {
			$url = get_term( $id, 'category' ) ? get_term_link( $id, 'category' ) : '';
			return is_string( $url ) && $url !== '' ? $of_url( $url ) : '';
		}
		$post = get_post( $id );
		$trashed = $post ? array_filter( get_post_ancestors( $post ), static fn( $above ) => get_post_status( $above ) === 'trash' ) : [];
		return $post && $post->post_status === 'publish' && ! $trashed ? $of_url( get_permalink( $post ) ) : '';
	};
	$insert = static fn( string $slug, int $above ): int => $kind === 'term'
		? (int) ( wp_insert_term( $slug . wp_rand(), 'category', [ 'slug' => $slug, 'parent' => $above ] )['term_id'] ?? 0 )
		: wp_insert_post( [ 'post_title' => 'Tea', 'post_name' => $slug, 'post_parent' => $above, 'post_type' => $kind, 'post_status' => 'publish' ] );
	$update = static function ( int $id, array $fields ) use ( $kind ): void {
		if ( $kind === 'term' ) {
			wp_update_term( $id, 'category', $fields );
			return;
		}
		$names = [ 'slug' => 'post_name', 'parent' => 'post_parent', 'status' => 'post_status' ];
		foreach ( $fields as $name => $value ) {
			$data[ $names[ $name ] ?? $name ] = $value;
		}
		wp_update_post( [ 'ID' => $id ] + $data );
	};
	$moves = [ 'rename', 'rename', 'rename', 'rename', 'move', 'move', 'move', 'delete', 'create' ];
	if ( $kind !== 'term' ) {
		array_push( $moves, 'hide', 'hide', 'hide', 'publish', 'publish', 'publish', 'publish', 'both', 'trash', 'trash', 'restore', 'restore', 'restore' );
	}
	$wrong = [];
	$urls = 0;
	foreach ( $args['seeds'] as $seed ) {
		mt_srand( $seed );
		global $wpdb;
		Pharos\\Redirects\\Table::need();
		$wpdb->query( 'DELETE FROM ' . Pharos\\Redirects\\Table::name() );
		Pharos\\Redirects\\Table::note();
		// Who had a URL, the last one at the end.
		$owners = [];
		$all = [];
		$log = [];
		$note = static function () use ( &$owners, &$all, $link ): void {
			foreach ( $all as $id ) {
				$url = $link( $id );
				if ( $url !== '' ) {
					$owners[ $url ] ??= [];
					end( $owners[ $url ] ) === $id || $owners[ $url ][] = $id;
				}
			}
		};
		foreach ( [ [ 0, 0 ], [ 1, 1 ], [ 2, 2 ], [ 1, 3 ], [ 0, 3 ] ] as [ $above, $slug ] ) {
			$all[] = $insert( $slugs[ $slug ], $kind === 'post' || $above === 0 ? 0 : $all[ $above - 1 ] );
		}
		$note();
		for ( $step = 0; $step < $args['steps']; $step++ ) {
			$id = $any( $all );
			$what = $any( $moves );
			$slug = $any( $slugs );
			$above = $kind === 'post' ? 0 : $any( [ 0, ...array_diff( $all, [ $id ] ) ] );
			$is_below = $above === $id || in_array( $id, $kind === 'term' ? get_ancestors( $above, 'category', 'taxonomy' ) : get_post_ancestors( $above ), true );
			$status = $kind === 'term' ? '' : get_post_status( $id );
			switch ( $what ) {
				case 'rename':
					$status === 'trash' || $update( $id, [ 'slug' => $slug ] );
					break;
				case 'move':
					$is_below || $status === 'trash' || ( $above && $kind === 'page' && get_post_status( $above ) === 'trash' ) || $update( $id, [ 'parent' => $above ] );
					break;
				case 'hide':
					$slug = $any( [ 'draft', 'private', 'future', 'pending' ] );
					$status === 'publish' && $update( $id, [ 'status' => $slug ] + ( $slug === 'future' ? [ 'post_date' => '2040-01-01 00:00:00', 'post_date_gmt' => '2040-01-01 00:00:00', 'edit_date' => true ] : [] ) );
					break;
				case 'publish':
				case 'both':
					in_array( $status, [ 'publish', 'trash' ], true ) || $update( $id, [ 'status' => 'publish', 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00', 'edit_date' => true ] + ( $what === 'both' ? [ 'slug' => $slug ] : [] ) );
					break;
				case 'trash':
					wp_trash_post( $id );
					break;
				case 'restore':
					$back = $any( [ 'wp_untrash_post_set_previous_status', '__return_null' ] );
					add_filter( 'wp_untrash_post_status', $keep = static fn( $new, $post, $was ) => $back === '__return_null' ? $new : $was, 10, 3 );
					$status === 'trash' && wp_untrash_post( $id );
					remove_filter( 'wp_untrash_post_status', $keep, 10 );
					break;
				case 'create':
					count( $all ) < 8 && $all[] = $insert( $slug, $is_below || ( $above && $kind === 'page' && get_post_status( $above ) === 'trash' ) ? 0 : $above );
					break;
				case 'delete':
					if ( count( $all ) > 2 ) {
						$kind === 'term' ? wp_delete_term( $id, 'category' ) : wp_delete_post( $id, true );
						$all = array_values( array_diff( $all, [ $id ] ) );
					}
			}
			// At the end of a request, the rules of URLs without a base are forgotten.
			isset( get_option( 'pharos_term_urls', [] )['applied'] ) && delete_option( 'rewrite_rules' );
			$all = array_values( array_filter( $all ) );
			$log[] = "$what $id " . implode( ' ', [ $slug, $above ] ) . ' → ' . ( $link( $id ) ?: '-' );
			$note();
			foreach ( $step % 3 === 2 || $step === $args['steps'] - 1 ? $owners : [] as $url => $had ) {
				$urls++;
				$last = end( $had );
				$now = $link( $last );
				// WordPress shows nothing at the URL of a page if a draft has the same.
				if ( $now !== '' && ! Pharos\\Redirects\\PageFinder::has( $now, ( $kind === 'term' ? 'term-' : 'post-' ) . $last ) ) {
					continue;
				}
				$steps = ( new Pharos\\Redirects\\Trace( $settings ) )->steps( $url );
				$end = end( $steps );
				$at = $of_url( $end['url'] );
				// WordPress gives one URL to two pages, when it moves one up, and shows a term below any parent.
				$is_there = $end['kind'] === 'page' && ( $at === $now || ( $kind === 'term' && basename( $at ) === basename( $now ) ) );
				$is_former = $end['kind'] === 'page' && array_filter( $had, static fn( $id ) => $link( $id ) === $at );
				$is_gone = in_array( $end['kind'], [ 'not_found', 'gone' ], true );
				$passes = preg_grep( '/__trashed/', array_column( $steps, 'target' ) );
				$exists = $kind === 'term' ? (bool) get_term( $last, 'category' ) : (bool) get_post( $last );
				// WordPress's guess is for what nothing is known of.
				$is_guess = count( $steps ) > 1 && $steps[ count( $steps ) - 2 ]['kind'] === 'guess' && ! $exists;
				// WordPress shows the term of this slug below any parent.
				$is_of_slug = $kind === 'term' && count( $steps ) === 1 && $end['kind'] === 'page';
				$fits = $now === '' ? $is_gone || $is_former || $is_guess || $is_of_slug : $is_there || $is_of_slug;
				if ( count( $steps ) > 3 || $passes || ! $fits ) {
					$wrong[] = [
						'seed' => $seed,
						'url' => $url,
						'of' => $had,
						'now' => $now,
						'steps' => array_map( static fn( $one ) => implode( ' ', [ $one['url'], $one['kind'], $one['target'], $one['redirect'] ] ), $steps ),
						'log' => $log,
						'rules' => array_map( static fn( $rule ) => "$rule->id $rule->source $rule->match $rule->status $rule->target", Pharos\\Redirects\\RedirectRepository::where( '1 = 1 ORDER BY id' ) ),
					];
					break 2;
				}
			}
		}
		foreach ( array_unique( [ ...$all, ...array_merge( ...array_values( $owners ) ) ] ) as $id ) {
			$kind === 'term' ? wp_delete_term( $id, 'category' ) : wp_delete_post( $id, true );
		}
	}
	return [ 'urls' => $urls, 'failed' => count( $wrong ), 'wrong' => array_slice( $wrong, 0, (int) ( getenv( 'PHAROS_SHOW' ) ?: 1 ) ) ];`;

interface Walk {
	urls: number;
	failed: number;
	wrong: unknown[];
}

async function wander( kind: string, count: number, steps: number ) {
	const seeds = Array.from(
		{ length: SEEDS || count },
		( _, i ) => FIRST + i
	);
	const args = { kind, seeds, steps };
	const { urls, failed, wrong } = await site.php< Walk >( WANDER, args, 1 );
	expect( [ failed, wrong ] ).toEqual( [ 0, [] ] );
	expect( urls ).toBeGreaterThan( 20 );
}

describe( 'Whatever is moved, renamed, hidden, shown or deleted, each former URL leads there or nowhere', () => {
	test.each( [
		[ 'pages', 'page', 6 ],
		[ 'posts', 'post', 2 ],
		[ 'categories', 'term', 2 ],
	] )( '%s', ( _name, kind, count ) => wander( kind, count, 15 ), 900_000 );

	test( 'categories without a base', async () => {
		await configure( { term_urls_without_base: [ 'category' ] } );
		try {
			await wander( 'term', 2, 15 );
		} finally {
			await site.resetSettings();
			await site.php(
				`delete_option( 'pharos_term_urls' ); delete_option( 'rewrite_rules' );`
			);
		}
	}, 900_000 );
} );

/** Content by name below a URL, and what can be done with it. */
const STORY = `
	$page = static fn( string $slug, int $above = 0 ): int => wp_insert_post( [ 'post_title' => 'Tea', 'post_name' => $slug, 'post_parent' => $above, 'post_type' => 'page', 'post_status' => 'publish' ] );
	$term = static fn( string $slug, int $above = 0 ): int => wp_insert_term( $slug, 'category', [ 'slug' => $slug, 'parent' => $above ] )['term_id'];
	$save = static fn( int $id, array $fields ) => wp_update_post( [ 'ID' => $id, 'edit_date' => true ] + $fields );
	$rename = static fn( int $id, string $slug ) => wp_update_post( [ 'ID' => $id, 'post_name' => $slug ] );
	$answers = static function ( string ...$paths ): array {
		$answers = [];
		foreach ( $paths as $path ) {
			$steps = ( new Pharos\\Redirects\\Trace( new Pharos\\Settings\\Settings() ) )->steps( $path );
			$answers[ $path ] = implode( ' ', array_map( static fn( $step ) => $step['target'] ? str_replace( home_url(), '', $step['target'] ) : $step['status'], $steps ) );
		}
		return $answers;
	};
	$top = $page( 'mv-a' );
	$middle = $page( 'mv-b', $top );
	$low = $page( 'mv-c', $middle );
	$others = [];
	$results = ( static function () use ( $page, $term, $save, $rename, $answers, $top, $middle, $low, &$others ) {
		%s
	} )();
	foreach ( [ $low, $middle, $top, ...$others ] as $id ) {
		wp_delete_post( $id, true );
	}
	return $results;`;

const tell = ( code: string ) =>
	site.php< Record< string, string > >( STORY.replace( '%s', code ), {}, 1 );

describe( 'A former URL takes one step', () => {
	test.each( [
		[
			'after its parent was renamed, it too, and the parent back',
			`$rename( $top, 'mv-x' );
			$rename( $middle, 'mv-y' );
			$rename( $top, 'mv-a' );
			return $answers( '/mv-a/mv-b/', '/mv-a/mv-b/mv-c/', '/mv-x/', '/mv-x/mv-b/mv-c/', '/mv-x/mv-y/mv-c/' );`,
			{
				'/mv-a/mv-b/': '/mv-a/mv-y/ 200',
				'/mv-a/mv-b/mv-c/': '/mv-a/mv-y/mv-c/ 200',
				'/mv-x/': '/mv-a/ 200',
				'/mv-x/mv-b/mv-c/': '/mv-a/mv-y/mv-c/ 200',
				'/mv-x/mv-y/mv-c/': '/mv-a/mv-y/mv-c/ 200',
			},
		],
		[
			'after its parent was renamed and moved, and what is above that before',
			`$other = $others[] = $page( 'mv-o' );
			$save( $top, [ 'post_parent' => $other ] );
			$rename( $middle, 'mv-y' );
			$save( $middle, [ 'post_parent' => 0 ] );
			return $answers( '/mv-a/mv-b/mv-c/', '/mv-o/mv-a/mv-b/mv-c/', '/mv-o/mv-a/mv-y/' );`,
			{
				'/mv-a/mv-b/mv-c/': '/mv-y/mv-c/ 200',
				'/mv-o/mv-a/mv-b/mv-c/': '/mv-y/mv-c/ 200',
				'/mv-o/mv-a/mv-y/': '/mv-y/ 200',
			},
		],
		[
			'after it was renamed below a renamed parent, which is deleted',
			`$rename( $top, 'mv-x' );
			$rename( $middle, 'mv-y' );
			wp_delete_post( $top, true );
			return $answers( '/mv-a/mv-b/', '/mv-x/mv-b/mv-c/', '/mv-a/' );`,
			{
				'/mv-a/mv-b/': '/mv-y/ 200',
				'/mv-x/mv-b/mv-c/': '/mv-y/mv-c/ 200',
				'/mv-a/': '410',
			},
		],
		...[ 'draft', 'private', 'pending', 'future' ].map(
			( status ): [ string, string, Record< string, string > ] => [
				`after it was ${ status }, renamed, and published`,
				`$dates = [ 'post_date' => '2040-01-01 00:00:00', 'post_date_gmt' => '2040-01-01 00:00:00' ];
				$save( $top, [ 'post_status' => '${ status }' ] + $dates );
				$rename( $top, 'mv-x' );
				$hidden = $answers( '/mv-a/', '/mv-a/mv-b/' );
				$save( $top, [ 'post_status' => 'publish', 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ] );
				return [ 'then' => implode( ', ', $hidden ) ] + $answers( '/mv-a/', '/mv-a/mv-b/mv-c/' );`,
				{
					then: '404, /mv-x/mv-b/ 200',
					'/mv-a/': '/mv-x/ 200',
					'/mv-a/mv-b/mv-c/': '/mv-x/mv-b/mv-c/ 200',
				},
			]
		),
		[
			'or none while what is above it is in the trash',
			`wp_trash_post( $middle );
			$trashed = $answers( '/mv-a/mv-b/', '/mv-a/mv-b/mv-c/' );
			wp_untrash_post( $middle );
			$save( $middle, [ 'post_status' => 'publish' ] );
			$back = $answers( '/mv-a/mv-b/mv-c/' );
			wp_trash_post( $middle );
			wp_delete_post( $middle, true );
			return [ 'trashed' => implode( ', ', $trashed ), 'back' => implode( ', ', $back ) ] + $answers( '/mv-a/mv-b/', '/mv-a/mv-b/mv-c/' );`,
			{
				trashed: '404, 404',
				back: '200',
				'/mv-a/mv-b/': '410',
				'/mv-a/mv-b/mv-c/': '/mv-a/mv-c/ 200',
			},
		],
		[
			'also where other content has the name of the former folder by now, and its own former URLs',
			`$rename( $top, 'mv-x' );
			$other = $others[] = $page( 'mv-a' );
			$others[] = $page( 'mv-k', $other );
			$rename( $other, 'mv-y' );
			return $answers( '/mv-a/', '/mv-a/mv-b/mv-c/', '/mv-a/mv-k/' );`,
			{
				'/mv-a/': '/mv-y/ 200',
				'/mv-a/mv-b/mv-c/': '/mv-x/mv-b/mv-c/ 200',
				'/mv-a/mv-k/': '/mv-y/mv-k/ 200',
			},
		],
		[
			'and what is deleted is gone, whatever has its name by now',
			`$rename( $top, 'mv-x' );
			wp_delete_post( $low, true );
			$others[] = $page( 'mv-c', $middle );
			return $answers( '/mv-a/mv-b/mv-c/', '/mv-x/mv-b/mv-c/' );`,
			{ '/mv-a/mv-b/mv-c/': '410', '/mv-x/mv-b/mv-c/': '200' },
		],
	] )( '%s', async ( _name, code, expected ) => {
		expect( await tell( code ) ).toEqual( expected );
	} );
} );
