<?php
/**
 * Sample content of development and test sites: "Fern & Kettle", a shop for tea and coffee. The ampersand in the name and the unusual posts
 * are edge cases for titles and descriptions.
 *
 * Runs inside WordPress, once per site.
 */

declare(strict_types=1);

namespace Pharos\Sample;

require getenv('PHAROS_WORDPRESS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
require_once __DIR__ . '/sample/images.php';
require_once __DIR__ . '/sample/blocks.php';
require_once __DIR__ . '/sample/diary.php';

const DONE = 'pharos_sample_content';

if (!get_option(DONE)) {
	create();
	update_option(DONE, 1);
	update_option('pharos_site_address', home_url());
}

function create(): void {
	remove_what_wordpress_ships();
	set_up_site();
	$people = create_people();
	$images = create_images();
	$categories = create_categories();
	foreach (require __DIR__ . '/sample/posts.php' as $post) {
		create_post($post, $people, $images, $categories);
	}
	create_pages($images);
	add_comments();
}

function remove_what_wordpress_ships(): void {
	foreach (
		get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1])
		as $post
	) {
		wp_delete_post($post->ID, true);
	}
}

function set_up_site(): void {
	update_option('blogname', 'Fern & Kettle');
	update_option('blogdescription', 'Loose-leaf tea & slow coffee, from leaf to cup');
	update_option('posts_per_page', 5);
	update_option('timezone_string', 'Europe/London');
	update_option('blog_public', 1);
	// Avatars come from another host; development and test sites stay offline.
	update_option('show_avatars', 0);
	$GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');
	flush_rewrite_rules();
}

/** @return array<string, int> User ids by login name. */
function create_people(): array {
	$people = ['admin' => get_user_by('login', 'admin')->ID];
	$profiles = [
		'editor' => ['Tomas Reed', 'Keeps the calendar and the commas.'],
		'author' => [
			'Ines Calloway',
			'Ines buys our teas & roasts our coffee. She has spent eleven springs in the hills of Fujian and still burns her tongue.',
		],
		'subscriber' => ['Priya Nair', ''],
	];
	foreach ($profiles as $login => [$name, $bio]) {
		$people[$login] = wp_insert_user([
			'user_login' => $login,
			'user_pass' => 'password',
			'user_email' => "$login@example.com",
			'user_nicename' => sanitize_title($name),
			'display_name' => $name,
			'first_name' => strtok($name, ' '),
			'last_name' => strtok(''),
			'description' => $bio,
			'role' => $login,
		]);
	}
	return $people;
}

/** @return array<string, int> Term ids by slug. */
function create_categories(): array {
	$categories = [
		'tea' => [
			'Tea',
			'Everything about leaves: where they grow, how they are made & how to brew them.',
			'',
		],
		'green-tea' => ['Green tea', 'Steamed or pan-fired, always fresh.', 'tea'],
		'black-tea' => ['Black tea', '', 'tea'],
		'coffee' => ['Coffee', 'Beans, grinders and patience.', ''],
		'brewing' => ['Brewing', 'Recipes with water, weight and time.', 'coffee'],
		'shop-news' => ['Shop news', '', ''],
	];
	$ids = [];
	foreach ($categories as $slug => [$name, $description, $parent]) {
		$ids[$slug] = wp_insert_category([
			'cat_name' => $name,
			'category_nicename' => $slug,
			'category_description' => $description,
			'category_parent' => $ids[$parent] ?? 0,
		]);
	}
	update_option('default_category', $ids['shop-news']);
	wp_delete_category(get_cat_ID('Uncategorized'));
	return $ids;
}

/**
 * @param array<string, mixed>  $post See sample/posts.php.
 * @param array<string, int>    $people
 * @param array<string, int>    $images
 * @param array<string, int>    $categories
 */
function create_post(array $post, array $people, array $images, array $categories): void {
	$content = $post['content'];
	$id = wp_insert_post(
		wp_slash([
			'post_title' => $post['title'],
			'post_name' => $post['slug'],
			'post_content' => is_callable($content) ? $content($images) : $content,
			'post_excerpt' => $post['excerpt'] ?? '',
			'post_status' => $post['status'] ?? 'publish',
			'post_password' => $post['password'] ?? '',
			'post_date' => $post['date'],
			'post_author' => $people[$post['author'] ?? 'author'],
			'post_category' => array_map(
				static fn(string $slug): int => $categories[$slug],
				$post['categories'],
			),
			'tags_input' => $post['tags'] ?? [],
		]),
	);
	if (isset($post['image'])) {
		set_post_thumbnail($id, $images[$post['image']]);
	}
	if ($post['sticky'] ?? false) {
		stick_post($id);
	}
}

/** @param array<string, int> $images Attachment ids by name. */
function create_pages(array $images): void {
	$ids = ['' => 0];
	foreach (require __DIR__ . '/sample/pages.php' as $slug => [$title, $parent, $content]) {
		$ids[$slug] = wp_insert_post(
			wp_slash([
				'post_type' => 'page',
				'post_title' => $title,
				'post_name' => $slug,
				'post_content' => $content,
				'post_status' => 'publish',
				'post_parent' => $ids[$parent],
				'post_date' => '2024-03-01 09:00:00',
			]),
		);
	}
	set_post_thumbnail($ids['visit-us'], $images['shop-window']);
}

function add_comments(): void {
	$comments = [
		[
			'first-flush-darjeeling',
			'Marta',
			'Brewed it at 85 degrees instead of 95 and it finally stopped biting. Thank you!',
		],
		[
			'first-flush-darjeeling',
			'Ines Calloway',
			'So glad, Marta. Try it cold overnight as well.',
		],
		[
			'pour-over-in-six-steps',
			'J. Okafor',
			'What grind do you use for the "stone" dripper? Mine clogs & drips for ever.',
		],
	];
	foreach ($comments as [$slug, $name, $text]) {
		wp_insert_comment([
			'comment_post_ID' => get_page_by_path($slug, OBJECT, 'post')->ID,
			'comment_author' => $name,
			'comment_author_email' => sanitize_title($name) . '@example.com',
			'comment_content' => $text,
			'comment_date' => '2025-05-04 10:00:00',
			'comment_approved' => 1,
		]);
	}
}
