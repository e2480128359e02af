<?php
/**
 * Pages of the site by name, to select and find them.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Preview\ExampleContext;
use Pharos\Template\ObjectValues;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * Names equal the conditions for these pages (docs/schema.md): `page-7`, `tax-5`, `special-search`, `book|all|archive`. An author, for whom
 * there is no condition, is `user-3`.
 */
final class Pages {
	/** Names that stand for any page of their kind. */
	private const EXAMPLES = [
		'special-search' => 'search',
		'special-404' => 'not_found',
		'special-date' => 'date',
		'special-author' => 'author',
	];

	/** @return Context|null Null if there is no such page. */
	public static function named(string $name): ?Context {
		$front = self::static_page('page_on_front');
		if ($name === 'special-front') {
			return $front > 0 ? self::of_post($front) : new Context(Context::HOME);
		}
		if ($name === 'special-blog' && ($front > 0 || self::posts_page() > 0)) {
			return self::of_post(self::posts_page());
		}
		if ($name === 'special-blog') {
			return new Context(Context::HOME);
		}
		if (isset(self::EXAMPLES[$name])) {
			return ExampleContext::find('archives', self::EXAMPLES[$name]);
		}
		if (preg_match('/^(.+)\|all\|archive$/', $name, $found) === 1) {
			return ExampleContext::find('archives', "archive-$found[1]");
		}
		return preg_match('/^(.+)-([0-9]+)$/', $name, $found) === 1
			? self::of_object($found[1], (int) $found[2])
			: null;
	}

	/** @return array{id: string, label: string, url: string} Name, title and URL of a page; '' if it has no URL of its own. */
	public static function described(Context $page): array {
		$title = (new ObjectValues($page, false))->title();
		return [
			'id' => self::name($page),
			'label' => $title === '' ? __('Home page', 'pharos-seo') : $title,
			'url' => PageUrl::for_context($page),
		];
	}

	/** The id of the posts page; 0 if the home page lists the posts. */
	public static function posts_page(): int {
		return self::static_page('page_for_posts');
	}

	private static function name(Context $page): string {
		$object = $page->object;
		return match (true) {
			$page->kind === Context::HOME => 'special-front',
			$object instanceof WP_Post => "$object->post_type-$object->ID",
			$object instanceof WP_Term => "tax-$object->term_id",
			$object instanceof WP_User => "user-$object->ID",
			$object instanceof WP_Post_Type => "$object->name|all|archive",
			$page->kind === Context::NOT_FOUND => 'special-404',
			default => "special-$page->kind",
		};
	}

	private static function of_object(string $type, int $id): ?Context {
		if ($type === 'tax') {
			$term = get_term($id);
			return $term instanceof WP_Term && is_taxonomy_viewable($term->taxonomy)
				? new Context(Context::TERM, $term)
				: null;
		}
		if ($type === 'user') {
			$user = get_userdata($id);
			return $user ? new Context(Context::AUTHOR, $user) : null;
		}
		return self::of_post($id);
	}

	private static function of_post(int $id): ?Context {
		$post = $id > 0 ? get_post($id) : null;
		if (!$post || !is_post_type_viewable($post->post_type)) {
			return null;
		}
		return $id === self::posts_page()
			? new Context(Context::POSTS_PAGE, $post)
			: Context::of_post($post);
	}

	private static function static_page(string $option): int {
		return get_option('show_on_front') === 'page' ? (int) get_option($option) : 0;
	}
}
