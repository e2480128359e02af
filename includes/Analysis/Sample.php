<?php
/**
 * The pages that the analysis checks besides the home page.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Compat\ServicePages;
use Pharos\Content\Examples;
use Pharos\Content\PostTypes;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Context;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Indexable;
use WP_Post;
use WP_Post_Type;
use WP_Term;

/**
 * The newest few of each content type that can be indexed: users still remember these. One fast query per content type,
 * whatever the number of posts.
 */
final class Sample {
	/** Maximum number of pages. */
	private const MOST = 9;

	/** Maximum number of post types; few sites have as many. */
	private const TYPES = 6;

	/** Maximum number of posts per post type. */
	private const OF_TYPE = 4;

	private readonly Indexable $indexable;

	public function __construct(private readonly Settings $settings) {
		$this->indexable = new Indexable($settings);
	}

	/** @return list<WP_Post|WP_Term> The posts page, the newest of each post type, a term, more of the newest posts. */
	public function objects(): array {
		$posts_page =
			get_option('show_on_front') === 'page'
				? get_post((int) get_option('page_for_posts') ?: -1)
				: null;
		$posts = array_map($this->newest(...), array_slice($this->types(), 0, self::TYPES));
		$first = array_map(static fn(array $of_type) => $of_type[0] ?? null, $posts);
		$others = array_merge(
			...array_map(static fn(array $of_type) => array_slice($of_type, 1), $posts),
		);
		$objects = [
			$posts_page && $this->is_page($posts_page) ? $posts_page : null,
			...$first,
			$this->term(),
			...$others,
		];
		return array_slice(array_values(array_filter($objects)), 0, self::MOST);
	}

	/** @return list<WP_Post_Type> Posts and pages first. */
	private function types(): array {
		$types = PostTypes::viewable();
		return array_values(
			array_intersect_key($types, ['post' => true, 'page' => true]) +
				array_diff_key($types, ['post' => true, 'page' => true]),
		);
	}

	/** @return list<WP_Post> */
	private function newest(WP_Post_Type $type): array {
		$posts = get_posts([
			'post_type' => $type->name,
			'post_status' => 'publish',
			'has_password' => false,
			'numberposts' => self::OF_TYPE,
			'post__not_in' => array_filter([
				(int) get_option('page_on_front'),
				(int) get_option('page_for_posts'),
				...ServicePages::ids(),
			]),
			'update_post_term_cache' => false,
		]);
		return $posts !== [] && $this->indexable->is_noindexed(Context::of_post($posts[0]))
			? []
			: array_values(array_filter($posts, $this->is_page(...)));
	}

	/** Whether visitors see the object's page, which may redirect. */
	private function is_page(WP_Post|WP_Term $object): bool {
		$page = SeoPayload::page($object);
		return ObjectRedirect::of_page($page, $this->settings) === null;
	}

	/** Returns the term with the most posts, of the first taxonomy that has one with posts. */
	private function term(): ?WP_Term {
		foreach (PostTypes::taxonomies() as $taxonomy) {
			$term = Examples::biggest_term($taxonomy->name);
			if (
				$term &&
				$term->count > 0 &&
				$this->is_page($term) &&
				!$this->indexable->is_noindexed(new Context(Context::TERM, $term))
			) {
				return $term;
			}
		}
		return null;
	}
}
