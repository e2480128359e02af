<?php
/**
 * Finds posts and terms for display conditions.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Content\Ancestors;
use Pharos\Content\ObjectSearch;
use Pharos\Content\PostSearch;
use Pharos\Content\PostTitle;
use Pharos\Content\PostTypes;
use Pharos\Page\Context;
use Pharos\Template\ObjectValues;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;

/**
 * A term has two results: its archive, and the posts with the term.
 *
 * @phpstan-type Result array{id: string, label: string, group: string}
 */
final class Specifics {
	/** Maximum number of results of a post type or taxonomy. */
	private const LIMIT = 20;

	/** Minimum number of characters. */
	private const LEAST = 3;

	/**
	 * @param string $words Words of a title or name, the URL of a page of this site, or a condition such as page-12 and tax-5.
	 * @return list<Result> Results, sorted by group.
	 */
	public static function find(string $words): array {
		$words = Text::collapse($words);
		if (Text::length($words) < self::LEAST) {
			return [];
		}
		if (preg_match('/^([a-z0-9_-]+)-([0-9]+)$/', $words, $name) === 1) {
			$found = ObjectSearch::named([($name[1] === 'tax' ? 'term' : 'post') . "-$name[2]"]);
			// "covid-19" may be a title.
			if ($found !== [] && in_array($name[1], ['tax', 'post', self::type($found[0])], true)) {
				return self::listed($found);
			}
		}
		if (preg_match('~^(?:/|https?://)~i', $words) === 1) {
			return self::listed(ObjectSearch::find($words));
		}
		return [...self::posts($words), ...self::listed(self::terms($words))];
	}

	private static function type(WP_Post|WP_Term $object): string {
		return $object instanceof WP_Post ? $object->post_type : 'tax';
	}

	/** @return list<Result> */
	private static function posts(string $words): array {
		$results = [];
		foreach ((new PostSearch())->find($words) as ['text' => $group, 'children' => $posts]) {
			foreach ($posts as ['id' => $id, 'text' => $label]) {
				$results[] = [
					'id' => get_post_type($id) . "-$id",
					'label' => $label,
					'group' => $group,
				];
			}
		}
		return $results;
	}

	/** @return list<WP_Term> Those with the most posts first. */
	private static function terms(string $words): array {
		$found = [];
		foreach (PostTypes::taxonomies() as $taxonomy) {
			$terms = get_terms([
				'taxonomy' => $taxonomy->name,
				// WordPress stores names escaped.
				'name__like' => _wp_specialchars($words),
				'orderby' => 'count',
				'order' => 'DESC',
				'number' => self::LIMIT,
				'hide_empty' => false,
				'update_term_meta_cache' => false,
			]);
			array_push($found, ...is_array($terms) ? array_values($terms) : []);
		}
		return $found;
	}

	/**
	 * @param list<WP_Post|WP_Term> $found
	 * @return list<Result> Posts, then terms by taxonomy.
	 */
	private static function listed(array $found): array {
		$terms = array_filter($found, static fn($one): bool => $one instanceof WP_Term);
		Ancestors::load_terms(array_column($terms, 'parent'));
		$groups = [];
		foreach ($found as $one) {
			$results = $one instanceof WP_Post ? [self::of_post($one)] : self::of_term($one);
			foreach ($results as $result) {
				$groups[$result['group']][] = $result;
			}
		}
		return array_merge(...array_values($groups));
	}

	/** @return Result */
	private static function of_post(WP_Post $post): array {
		return [
			'id' => "$post->post_type-$post->ID",
			'label' => PostTitle::for_post($post),
			'group' => Text::plain((string) get_post_type_object($post->post_type)->labels->name),
		];
	}

	/** @return list<Result> Its archive, and the posts with the term. */
	private static function of_term(WP_Term $term): array {
		$labels = get_taxonomy($term->taxonomy)->labels;
		$name = (new ObjectValues(new Context(Context::TERM, $term), false))->term_hierarchy();
		return [
			[
				'id' => "tax-$term->term_id",
				/* translators: %s: name of a category or another term. */
				'label' => sprintf(__('%s (archive)', 'pharos-seo'), $name),
				'group' => Text::plain((string) $labels->name),
			],
			[
				'id' => "tax-$term->term_id-single-$term->taxonomy",
				/* translators: %s: name of a category or another term. */
				'label' => sprintf(__('Posts with %s', 'pharos-seo'), $name),
				'group' => sprintf(
					/* translators: %s: name of a taxonomy, such as Category. */
					__('Posts by %s', 'pharos-seo'),
					Text::plain((string) $labels->singular_name),
				),
			],
		];
	}
}
