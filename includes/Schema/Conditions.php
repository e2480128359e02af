<?php
/**
 * Evaluates the display conditions of schemas.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use WP_Post;
use WP_Term;

/**
 * docs/schema.md lists the names of conditions. Only uses data that WordPress has loaded for the page. Stored conditions may be invalid:
 * those match no page.
 */
final class Conditions {
	private const NONE = ['rules' => [], 'specific' => []];

	/** Whether the page matches a condition of `show_on`, and none of `not_show_on`. */
	public static function fit(array $schema, Context $page): bool {
		return self::any($schema['show_on'] ?? null, $page) &&
			!self::any($schema['not_show_on'] ?? null, $page);
	}

	private static function any(mixed $places, Context $page): bool {
		['rules' => $rules, 'specific' => $objects] =
			(is_array($places) ? $places : []) + self::NONE;
		foreach (is_array($rules) ? $rules : [] as $rule) {
			if (is_string($rule) && self::rule($rule, $page)) {
				return true;
			}
		}
		foreach (is_array($objects) ? $objects : [] as $object) {
			if (is_string($object) && self::object($object, $page)) {
				return true;
			}
		}
		return false;
	}

	private static function rule(string $rule, Context $page): bool {
		return match ($rule) {
			'basic-global' => true,
			'basic-singulars' => self::is_single($page),
			'basic-archives' => in_array(
				$page->kind,
				[Context::TERM, Context::AUTHOR, Context::DATE, Context::POST_TYPE_ARCHIVE],
				true,
			),
			'special-front' => $page->kind === Context::HOME ||
				($page->kind === Context::POST && PageUrl::is_front_page($page->post())),
			'special-blog' => in_array($page->kind, [Context::HOME, Context::POSTS_PAGE], true),
			'special-search' => $page->kind === Context::SEARCH,
			'special-404' => $page->kind === Context::NOT_FOUND,
			'special-date' => $page->kind === Context::DATE,
			'special-author' => $page->kind === Context::AUTHOR,
			default => self::of_type(explode('|', $rule), $page),
		};
	}

	/** @param list<string> $parts Such as "book", "all", "taxarchive", "genre". */
	private static function of_type(array $parts, Context $page): bool {
		[$type, $what, $list, $taxonomy] = $parts + ['', '', '', ''];
		$path = implode('|', array_slice($parts, 1, 2));
		return match (true) {
			$type === 'product-type' => self::is_single($page) &&
				$what !== '' &&
				count($parts) === 2 &&
				self::product_kind($page) === $what,
			$path === 'all' => self::is_single($page) && $page->name() === $type,
			// Settings files of other plugins also use the second name for the archive.
			count($parts) < 4 && in_array($path, ['all|archive', 'archive'], true)
				=> $page->kind === Context::POST_TYPE_ARCHIVE && $page->name() === "archive-$type",
			$path === 'all|taxarchive' => count($parts) === 4 &&
				$page->term()?->taxonomy === $taxonomy &&
				is_object_in_taxonomy($type, $taxonomy),
			default => false,
		};
	}

	private static function object(string $name, Context $page): bool {
		if (preg_match('/^tax-(\d+)-single-(.+)\z/s', $name, $found)) {
			return self::is_single($page) && self::has_term($page, (int) $found[1], $found[2]);
		}
		if (!preg_match('/^(.+)-(\d+)\z/s', $name, $found)) {
			return false;
		}
		[, $type, $id] = $found;
		$object = $page->object;
		return match (true) {
			$object instanceof WP_Term => $type === 'tax' && $object->term_id === (int) $id,
			// Settings files of other plugins also use "post" for pages and attachments.
			$object instanceof WP_Post => in_array($type, ['post', $object->post_type], true) &&
				$object->ID === (int) $id,
			default => false,
		};
	}

	private static function has_term(Context $page, int $id, string $taxonomy): bool {
		return in_array($id, array_column(self::terms($page->post(), $taxonomy), 'term_id'), true);
	}

	/** The product type, such as "variable"; '' if it isn't a product. */
	private static function product_kind(Context $page): string {
		$kinds = array_column(self::terms($page->post(), 'product_type'), 'slug');
		return $kinds[0] ?? ($page->name() === 'product' ? 'simple' : '');
	}

	/** @return \WP_Term[] The terms that WordPress has loaded with the post. */
	private static function terms(WP_Post $post, string $taxonomy): array {
		$terms = is_object_in_taxonomy($post->post_type, $taxonomy)
			? get_the_terms($post, $taxonomy)
			: [];
		return is_array($terms) ? $terms : [];
	}

	private static function is_single(Context $page): bool {
		return in_array($page->kind, [Context::POST, Context::ATTACHMENT], true) &&
			$page->object instanceof WP_Post;
	}
}
