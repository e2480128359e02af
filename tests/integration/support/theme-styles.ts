import { site } from './site';

/** Deletes the styles of the theme after the tests of a file: a block editor that is opened for the first time stores them. */
export const removeThemeStyles = () =>
	afterAll( () =>
		site.php( `
		foreach ( get_posts( [ 'post_type' => 'wp_global_styles', 'post_status' => 'any' ] ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		foreach ( get_terms( [ 'taxonomy' => 'wp_theme', 'hide_empty' => false ] ) as $term ) {
			wp_delete_term( $term->term_id, 'wp_theme' );
		}` )
	);
