/**
 * Random data in every place where source plugins store any: no errors, no losses in other objects, no changes of the
 * source plugin's data, and a second run finds nothing to do.
 */
import { withOwnSite } from './support/own-site';

const own = withOwnSite();

/** PHP: `$wild( seed )` returns values; every notice becomes an exception. */
const wild = `
	set_error_handler( static function ( $level, $message, $file, $line ) {
		if ( error_reporting() & $level ) {
			throw new ErrorException( "$message in $file:$line" );
		}
		return true;
	} );
	$values = [
		'', '0', ' ', '1', '2', '-1', 'on', 'off', 'true', 'null', 'default', 'noindex', 'none', '1e3', '99999999999999999999', '3.7',
		'%', '%%', '%%%', '%%%%', '%%title', '%title%%', '%%title%%', '%title%', '%%sep%%%%sep%%', '%sep% %sep%', '100% tea, 5 %off', '100%% off %%title%%',
		'%%cf_%%', '%%ct_a b%%', '%%ct_desc_%%', '%customfield()%', '%customfield(a%b)%', '%date(%', '%date(\\\\Y)%', '%%cf_x%%%%single%%', '%count(', '{{ABSPATH}}/x', '%%ct_category%%single%%',
		'日本語のタイトル 🍵', 'שלום %%sep%% عالم', "e\\u{301}\\u{200B}\\u{202E}x", "a\\tb\\r\\nc\\u{2028}d", "nul\\0byte", '👨‍👩‍👧‍👦',
		'<script>alert(1)</script>', '<b', '&amp;lt;b&amp;gt; &#x27; &nbsp; &bogus; &#999999999;', '"\\'\\\\', 'C:\\\\tea\\\\n', '[gallery] [/x', str_repeat( 'long ', 30000 ), str_repeat( '%%title%%', 2000 ),
		'a:0:{}', 'a:1:{i:0;s:9:"x";}', 'a:1:{i:0;s:7:"noindex";}', 'a:2:{i:0;a:1:{s:1:"x";N;}i:1;b:0;}', 'O:8:"stdClass":0:{}', 'O:7:"Nothing":1:{s:1:"a";i:1;}', 'a:1:{i:0;O:8:"stdClass":0:{}}', 'b:0;', 'N;', 'i:5;', 's:3:"abc";',
		'[]', '{}', '[{"keyword":{"a":[1]}},null,7]', '{"a":', '"text"',
		'http://', '//cdn.example/x.png', 'javascript:alert(1)', 'https://ex ample/', 'https://example.com/%E4%%', '/relative?x=1#y', '?p=1', 'mailto:a@b.c', 'https://xn--e1afmkfd.example/%D1%8F', 'HTTPS://USER:PW@EXAMPLE.com:99999/',
	];
	$state = $args['seed'];
	$next = static function ( int $most ) use ( &$state ): int {
		$state = ( $state * 1103515245 + 12345 ) % 2147483648;
		return intdiv( $state, 65536 ) % $most;
	};
	$text = static fn() => $values[ $next( count( $values ) ) ];
	$any = static function ( int $depth = 3 ) use ( &$any, $text, $next ): mixed {
		return match ( $depth === 0 ? 0 : $next( 9 ) ) {
			1 => null,
			2 => (bool) $next( 2 ),
			3 => $next( 100 ) - 50,
			4 => 1.5,
			5 => array_map( static fn() => $any( $depth - 1 ), range( 0, $next( 3 ) ) ),
			6 => [ $text() => $any( $depth - 1 ), 'name' => $any( $depth - 1 ), '@type' => $any( $depth - 1 ) ],
			7 => [],
			default => $text(),
		};
	};`;

const KEYS: Record< string, string[] > = {
	yoast: [
		'title',
		'metadesc',
		'canonical',
		'focuskw',
		'meta-robots-noindex',
		'meta-robots-nofollow',
		'meta-robots-adv',
		'opengraph-title',
		'opengraph-description',
		'opengraph-image',
		'opengraph-image-id',
		'twitter-title',
		'twitter-description',
		'twitter-image',
		'twitter-image-id',
		'schema_page_type',
		'schema_article_type',
		'redirect',
		'bctitle',
		'is_cornerstone',
		'focuskeywords',
		'keywordsynonyms',
		'primary_category',
	]
		.map( ( key ) => `_yoast_wpseo_${ key }` )
		.concat(
			'wpseo_title',
			'wpseo_metadesc',
			'wpseo_noindex_author',
			'instagram'
		),
	rankmath: [
		'title',
		'description',
		'canonical_url',
		'focus_keyword',
		'robots',
		'advanced_robots',
		'facebook_title',
		'facebook_description',
		'facebook_image',
		'facebook_image_id',
		'twitter_use_facebook',
		'twitter_title',
		'twitter_description',
		'twitter_image',
		'twitter_image_id',
		'twitter_card_type',
		'breadcrumb_title',
		'pillar_content',
		'primary_category',
		'rich_snippet',
		'snippet_name',
		'snippet_event_address',
		'snippet_event_startdate',
		'snippet_recipe_ingredients',
		'schema_Recipe',
		'schema_Article',
		'schema_x',
	].map( ( key ) => `rank_math_${ key }` ),
	seopress: [
		'titles_title',
		'titles_desc',
		'robots_index',
		'robots_follow',
		'robots_imageindex',
		'robots_snippet',
		'robots_canonical',
		'robots_primary_cat',
		'robots_breadcrumbs',
		'social_fb_title',
		'social_fb_desc',
		'social_fb_img',
		'social_fb_img_attachment_id',
		'social_twitter_title',
		'social_twitter_desc',
		'social_twitter_img',
		'social_twitter_img_attachment_id',
		'analysis_target_kw',
		'redirections_enabled',
		'redirections_value',
		'pro_rich_snippets_type',
		'pro_rich_snippets_faq',
		'pro_schemas_manual',
	].map( ( key ) => `_seopress_${ key }` ),
	slim: [ 'slim_seo' ],
};

/** The keys of a row that stores an array. */
const PARTS: Record< string, string[] > = {
	slim: [
		'title',
		'description',
		'facebook_image',
		'twitter_image',
		'canonical',
		'noindex',
	],
};

/** The source plugins with data of authors. */
const KNOWS_AUTHORS = [ 'yoast', 'rankmath' ];

describe.each( Object.keys( KEYS ) )( 'Wild data of %s', ( source ) => {
	/** Creates rows for objects of a type, then migrates all of them twice. */
	const objects = ( kind: 'post' | 'term' | 'user', seed: number ) =>
		own.site.php< {
			source: boolean;
			again: string[];
			neighbour: string;
			ours: boolean;
			unreadable: number;
		} >(
			`${ wild }
			global $wpdb;
			$kind = $args['kind'];
			$table = _get_meta_table( $kind );
			$make = static fn( $i ) => match ( $kind ) {
				'post' => wp_insert_post( [ 'post_title' => "Wild $i", 'post_status' => 'publish', 'post_excerpt' => $i % 2 ? 'Excerpt' : '' ] ),
				'term' => wp_insert_term( "Wild $args[source] $args[seed] $i", 'category' )['term_id'],
				default => wp_insert_user( [ 'user_login' => "wild$args[source]$args[seed]-$i", 'user_pass' => 'x', 'user_email' => "wild$args[source]$args[seed]-$i@example.com" ] ),
			};
			$ids = array_map( $make, range( 1, 15 ) );
			$terms = [];
			foreach ( $ids as $i => $id ) {
				foreach ( $args['keys'] as $key ) {
					for ( $n = $next( 3 ); $n > 0; $n-- ) {
						$value = $next( 4 ) ? $text() : maybe_serialize( $any() );
						if ( $args['parts'] && $next( 4 ) ) {
							$value = serialize( array_map( static fn() => $next( 4 ) ? $text() : $any(), array_flip( $args['parts'] ) ) );
						}
						$wpdb->insert( $table, [ "{$kind}_id" => $id, 'meta_key' => $key, 'meta_value' => is_scalar( $value ) ? (string) $value : '' ] );
					}
					$terms['category'][ $id ][ strtr( $key, [ '_yoast_' => '', 'metadesc' => 'desc' ] ) ] = $any();
				}
			}
			// Between them one that is in order.
			$wpdb->delete( $table, [ "{$kind}_id" => $ids[12] ] );
			$title = [ 'yoast' => [ 'post' => '_yoast_wpseo_title', 'user' => 'wpseo_title' ], 'rankmath' => [ 'post' => 'rank_math_title', 'term' => 'rank_math_title', 'user' => 'rank_math_title' ], 'seopress' => [ 'post' => '_seopress_titles_title', 'term' => '_seopress_titles_title' ], 'slim' => [ 'post' => 'slim_seo', 'term' => 'slim_seo' ] ][ $args['source'] ][ $kind ] ?? 'x';
			$wpdb->insert( $table, [ "{$kind}_id" => $ids[12], 'meta_key' => $title, 'meta_value' => $args['parts'] ? serialize( [ 'title' => 'In order' ] ) : 'In order' ] );
			if ( $args['source'] === 'seopress' ) {
				update_option( 'seopress_titles_option_name', [ 'seopress_titles_tax_titles' => [ 'category' => [ 'title' => 'x', 'description' => 'x' ] ] ] );
			}
			if ( $kind === 'term' && $args['source'] === 'yoast' ) {
				$terms['category'][ $ids[12] ] = [ 'wpseo_title' => 'In order' ];
				update_option( 'wpseo_taxonomy_meta', $terms + [ 'gone' => 'x', 'post_tag' => 7 ] );
			}
			wp_cache_flush();
			$theirs = static fn() => md5( serialize( $wpdb->get_results( "SELECT * FROM $table WHERE meta_key NOT LIKE '\\\\_pharos%' ORDER BY 1" ) ) . serialize( get_option( 'wpseo_taxonomy_meta' ) ) );
			$ours = static fn() => $wpdb->get_results( "SELECT {$kind}_id, meta_key, meta_value FROM $table WHERE meta_key LIKE '\\\\_pharos%' ORDER BY 1, 2", ARRAY_N );
			$before = $theirs();
			$objects = static fn() => new Pharos\\Migration\\Objects( Pharos\\Migration\\Sources::get( $args['source'] ) );
			Pharos\\Migration\\Sources::get( $args['source'] )->ids( $kind )->between( 1, PHP_INT_MAX );
			$first = $objects()->migrate( $kind, $ids );
			$written = $ours();
			wp_cache_flush();
			$again = $objects()->migrate( $kind, $ids );
			$neighbour = '';
			foreach ( $written as [ $id, $key, $value ] ) {
				$neighbour = (int) $id === $ids[12] && $key === '_pharos_title' ? $value : $neighbour;
			}
			delete_option( 'seopress_titles_option_name' );
			return [
				'source' => $before === $theirs(),
				'again' => array_values( array_unique( array_diff( $again, [ 'skipped' ] ) ) ),
				'neighbour' => $neighbour,
				'ours' => $written === $ours(),
				'unreadable' => count( array_keys( $first, 'skipped' ) ),
			];`,
			{
				source,
				kind,
				seed,
				keys: KEYS[ source ],
				parts: PARTS[ source ] ?? [],
			}
		);

	const kinds = [
		[ 'posts', 'post', 1 ],
		[ 'posts, other ones', 'post', 77 ],
		[ 'terms', 'term', 3 ],
		[ 'authors', 'user', 4 ],
	] as const;

	test.each(
		kinds.filter(
			( [ , kind ] ) =>
				kind !== 'user' || KNOWS_AUTHORS.includes( source )
		)
	)( 'of %s', async ( _name, kind, seed ) => {
		expect( await objects( kind, seed ) ).toEqual( {
			source: true,
			again: [ 'nothing' ],
			neighbour: 'In order',
			ours: true,
			unreadable: 0,
		} );
	} );

	test.each( [ 5, 6, 7, 8 ] )( 'of the settings (%i)', async ( seed ) => {
		const result = await own.site.php< object >(
			`${ wild }
			$names = [ 'yoast' => [ 'wpseo_titles', 'wpseo_social', 'wpseo' ], 'rankmath' => [ 'rank-math-options-titles', 'rank-math-options-general', 'rank-math-options-sitemap', 'rank_math_modules' ], 'seopress' => [ 'seopress_titles_option_name', 'seopress_social_option_name', 'seopress_advanced_option_name', 'seopress_xml_sitemap_option_name' ], 'slim' => [ 'slim_seo' ] ][ $args['source'] ];
			// Every key that the source asks for, and its forms for kinds.
			$folder = dirname( PHAROS_FILE ) . "/" . 'includes/Migration/' . [ 'yoast' => 'Yoast', 'rankmath' => 'RankMath', 'seopress' => 'SeoPress', 'slim' => 'SlimSeo' ][ $args['source'] ];
			preg_match_all( "/['\\"]([a-z0-9_{}$*-]{3,})['\\"]/i", implode( '', array_map( 'file_get_contents', glob( "$folder/*.php" ) ) ), $found );
			$options = array_fill_keys( $names, [] );
			foreach ( array_unique( $found[1] ) as $key ) {
				foreach ( [ 'post', 'page', 'category', 'author-wpseo' ] as $kind ) {
					$name = preg_replace( '/\\{?\\$\\w+\\}?|\\*/', $kind, $key );
					$value = $any();
					if ( $args['source'] === 'seopress' ) {
						$name = "seopress_$name";
						// Too much of it is too much for one option.
						$value = strlen( serialize( $value ) ) > 20000 ? '%%sep%%' : $value;
						$value = $next( 3 ) ? $value : array_fill_keys( [ 'post', 'page', 'category', 'gone' ], $value );
					}
					$options[ $names[ $next( count( $names ) ) ] ][ $name ] = $value;
				}
			}
			foreach ( $args['parts'] ? [ 'post', 'page', 'page_archive', 'category', 'author', 'home', 'gone' ] : [] as $kind ) {
				$options['slim_seo'][ $kind ] = array_map( static fn() => $any(), array_flip( $args['parts'] ) );
			}
			foreach ( $options as $name => $value ) {
				update_option( $name, $value );
			}
			$theirs = static fn() => md5( serialize( array_map( 'get_option', $names ) ) );
			$before = $theirs();
			$run = static function () use ( $args ) {
				$settings = new Pharos\\Settings\\Settings();
				$done = ( new Pharos\\Migration\\SiteSettings( $settings, Pharos\\Migration\\Sources::get( $args['source'] ) ) )->migrate();
				if ( is_wp_error( $done ) ) {
					throw new Exception( $done->get_error_message() );
				}
				return [ array_filter( $done->losses, static fn( $loss ) => $loss['what'] === 'unreadable' ), $settings->all() ];
			};
			[ $unreadable, $first ] = $run();
			[ , $second ] = $run();
			$result = [ 'unreadable' => array_column( $unreadable, 'value' ), 'same' => $first === $second, 'source' => $before === $theirs(), 'keys' => count( $first ) > 50 ];
			array_map( 'delete_option', $names );
			return $result;`,
			{ source, seed, parts: PARTS[ source ] ?? [] }
		);
		expect( result ).toEqual( {
			unreadable: [],
			same: true,
			source: true,
			keys: true,
		} );
	} );
} );
