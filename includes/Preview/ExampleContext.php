<?php
/**
 * Finds an example page of a content type to preview its templates.
 */

declare(strict_types=1);

namespace Pharos\Preview;

use Pharos\Content\Archives;
use Pharos\Content\Examples;
use Pharos\Page\Context;

final class ExampleContext {
	/**
	 * @param string $group post_types, taxonomies or archives.
	 * @param string $name  Name as in the setting `templates`.
	 * @return Context|null Null if the site has no such page.
	 */
	public static function find(string $group, string $name): ?Context {
		return match ($group) {
			'post_types' => self::of_type($name),
			'taxonomies' => self::of_taxonomy($name),
			'archives' => self::of_archive($name),
			default => null,
		};
	}

	private static function of_type(string $name): ?Context {
		$post = is_post_type_viewable($name) ? Examples::newest_of_type($name) : null;
		return $post ? Context::of_post($post) : null;
	}

	private static function of_taxonomy(string $name): ?Context {
		$term = taxonomy_exists($name) ? Examples::biggest_term($name) : null;
		return $term ? new Context(Context::TERM, $term) : null;
	}

	private static function of_archive(string $name): ?Context {
		$post = Examples::newest_of_type('post');
		if (str_starts_with($name, 'archive-')) {
			$type = Archives::types()[substr($name, 8)] ?? null;
			return $type ? new Context(Context::POST_TYPE_ARCHIVE, $type) : null;
		}
		return match ($name) {
			'author' => new Context(
				Context::AUTHOR,
				get_userdata((int) ($post->post_author ?? 0)) ?: wp_get_current_user(),
			),
			'date' => new Context(
				Context::DATE,
				date: [
					'year' => (int) get_post_time('Y', false, $post),
					'month' => (int) get_post_time('m', false, $post),
				],
			),
			'search' => new Context(Context::SEARCH, search: Examples::search_words()),
			'not_found' => new Context(Context::NOT_FOUND),
			default => null,
		};
	}
}
