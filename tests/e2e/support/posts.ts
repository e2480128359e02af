import type { Site } from '../../support/site';

export interface NewPost {
	type?: string;
	title?: string;
	content?: string;
	/** The login of its author. */
	author?: string;
}

/**
 * Publishes a post.
 *
 * @param site         The site of the test.
 * @param post         The differences to a default post about kettles.
 * @param post.type
 * @param post.title
 * @param post.content
 * @param post.author
 */
export const publish = (
	site: Site,
	{
		type = 'post',
		title = 'Kettles of Kyoto',
		content = '<!-- wp:paragraph --><p>Iron and steam.</p><!-- /wp:paragraph -->',
		author = 'admin',
	}: NewPost = {}
) =>
	site.php< number >(
		`return wp_insert_post( wp_slash( [
			'post_type' => $args['type'], 'post_title' => $args['title'], 'post_content' => $args['content'],
			'post_status' => 'publish', 'post_author' => get_user_by( 'login', $args['author'] )->ID,
		] ), true );`,
		{ type, title, content, author }
	);
