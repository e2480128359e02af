/** The pages of which the costs for visitors are counted, in two themes. */
import { runPhp } from './run-php.mjs';

const pages = {
	'single post': '/x-bench-500/',
	'home page': '/',
	'category archive': '/category/x-bench/',
};

/** The paths of the pages. */
export const paths = Object.values( pages );

/**
 * Creates the pages.
 *
 * @param {{url: string, secret: string}} site
 * @return {Promise<{theme: string, name: string, path: string, open: () => Promise<void>}[]>} The pages; open() activates the theme of one.
 */
export async function makePages( site ) {
	const block = await makePosts( site );
	await makeTheme( site );
	const themes = { 'block theme': block, 'classic theme': 'x-classic' };
	return Object.entries( themes ).flatMap( ( [ theme, stylesheet ] ) =>
		Object.entries( pages ).map( ( [ name, path ] ) => ( {
			theme,
			name,
			path,
			open: () =>
				runPhp( site, `switch_theme( $args['stylesheet'] );`, {
					stylesheet,
				} ),
		} ) )
	);
}

/** Creates a classic theme, whose templates output the HTML around wp_head() and the posts. */
const makeTheme = ( site ) =>
	runPhp(
		site,
		`$folder = get_theme_root() . '/x-classic';
		wp_mkdir_p( $folder );
		foreach ( $args as $file => $text ) { file_put_contents( "$folder/$file", $text ); }
		wp_clean_themes_cache();`,
		{
			'style.css': '/* Theme Name: Classic */',
			'functions.php': `<?php add_theme_support( 'title-tag' ); add_theme_support( 'post-thumbnails' );`,
			'index.php': `<!DOCTYPE html>
				<html <?php language_attributes(); ?>>
				<head><meta charset="<?php bloginfo( 'charset' ); ?>"><?php wp_head(); ?></head>
				<body <?php body_class(); ?>>
				<?php
				wp_body_open();
				while ( have_posts() ) {
					the_post();
					the_title( '<h2>', '</h2>' );
					the_post_thumbnail();
					is_singular() ? the_content() : the_excerpt();
				}
				wp_footer();
				?>
				</body>
				</html>`,
		}
	);

/** Creates 1,000 posts in one category, like an established site. Returns the active theme. */
const makePosts = ( site ) =>
	runPhp(
		site,
		`$category = wp_insert_term( 'x-bench', 'category' )['term_id'];
		wp_defer_term_counting( true );
		for ( $i = 1; $i <= 1000; $i++ ) {
			wp_insert_post( [
				'post_title' => "A cup of tea, number $i",
				'post_name' => "x-bench-$i",
				'post_content' => str_repeat( '<!-- wp:paragraph --><p>Words about tea &amp; coffee.</p><!-- /wp:paragraph -->', 20 ),
				'post_status' => 'publish',
				'post_category' => [ $category ],
				'post_date' => gmdate( 'Y-m-d H:i:s', 1700000000 + $i * 3600 ),
				'meta_input' => [ '_thumbnail_id' => 102 ],
			] );
		}
		wp_defer_term_counting( false );
		return get_stylesheet();`
	);
