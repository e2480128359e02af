/** Fallbacks of empty values on the server: the table is shared with the tests of the application's previews. */
import table from '../fixtures/fallbacks.json';
import { site } from '../integration/support/site';

/** Filters that change settings within one request only. */
const PREPARE = `add_filter( 'pre_option_blogname', static fn() => 'Shop' );
	add_filter( 'pre_option_blogdescription', static fn() => 'Slow' );
	$with = static function ( array $values ) {
		$settings = new Pharos\\Settings\\Settings();
		Closure::bind( static fn() => $settings->main = [ get_current_blog_id() => $values + $settings->defaults() ], null, $settings::class )();
		return $settings;
	};`;

test( 'a title', async () => {
	const titles = await site.php(
		`${ PREPARE }
		$post = new WP_Post( (object) [ 'ID' => 0, 'post_type' => 'post', 'post_title' => 'Tea', 'post_password' => '', 'filter' => 'raw' ] );
		return array_map( static function ( $case ) use ( $with, $post ) {
			$settings = $with( [
				'templates' => [ 'post_types' => [ 'post' => [ 'title' => $case['own'] ] ] ],
				'page_title' => $case['page_title'],
				'global_default' => [ 'page_title' => $case['global_default'] ],
			] );
			return ( new Pharos\\Template\\PageTexts( $settings, new Pharos\\Template\\Variables( $settings ) ) )->title( Pharos\\Page\\Context::of_post( $post ) );
		}, $args );`,
		table.title
	);
	expect( titles ).toEqual( table.title.map( ( { result } ) => result ) );
} );

test( 'what networks show of the home page', async () => {
	const shares = await site.php(
		`${ PREPARE }
		$home = new Pharos\\Page\\Context( Pharos\\Page\\Context::HOME );
		return array_map( static function ( $case ) use ( $with, $home ) {
			$settings = $with( $case['settings'] );
			$variables = new Pharos\\Template\\Variables( $settings );
			$texts = new Pharos\\Template\\PageTexts( $settings, $variables );
			$shares = new Pharos\\Social\\Shares( $settings, $variables );
			$parts = static fn( $share ) => [ $share->title, $share->description, $share->image->url ?? '' ];
			$of_page = [ $home, $texts->title( $home ), $texts->description( $home ) ];
			return [ 'name' => $case['name'], 'facebook' => $parts( $shares->facebook( ...$of_page ) ), 'x' => $parts( $shares->x( ...$of_page ) ) ];
		}, $args );`,
		table.home
	);
	expect( shares ).toEqual(
		table.home.map( ( { name, facebook, x } ) => ( { name, facebook, x } ) )
	);
} );
