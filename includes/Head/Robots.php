<?php
/**
 * What robots are told about a page.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\AddOns;
use Pharos\Settings\Settings;

/** Speaks through WordPress's own robots tag, so that there is one. */
final class Robots {
	/** Settings that are lists of names, by directive. */
	public const LISTS = [
		'noindex' => 'no_index',
		'nofollow' => 'no_follow',
		'noarchive' => 'no_archive',
		'nosnippet' => 'no_snippet',
		'noimageindex' => 'no_image_index',
	];

	/** Limits of previews: parts of the setting preview_limits, by the fields of objects. */
	public const LIMITS = [
		'max_snippet' => 'snippet',
		'max_image_preview' => 'image',
		'max_video_preview' => 'video',
	];

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param array<string, bool|string> $given What WordPress and other plugins say, in the form of `wp_robots`.
	 * @return array<string, bool|string>
	 */
	public function directives(Context $context, array $given): array {
		// A site that is hidden as a whole has said all there is to say.
		if (!get_option('blog_public')) {
			return $given;
		}
		$own = $this->own($context);
		$all = array_merge($given, array_fill_keys($own, true), $this->limits($context, $own));
		/**
		 * Filters what robots are told about a page. It is not asked on sites that are hidden from search engines.
		 *
		 * @param array<string, bool|string> $robots  Directives in the form of WordPress's `wp_robots` filter.
		 * @param Context                    $context What the page is about.
		 */
		$robots = apply_filters('pharos_robots', $all, $context);
		if (!self::are_directives($robots)) {
			$robots = AddOns::refuse('pharos_robots', $robots, $all);
		}
		// As WordPress does where it says noindex itself.
		if (!empty($robots['noindex'])) {
			$robots['follow'] ??= true;
			unset($robots['index']);
		}
		if (!empty($robots['nofollow'])) {
			unset($robots['follow']);
		}
		return $robots;
	}

	private static function are_directives(mixed $robots): bool {
		if (!is_array($robots)) {
			return false;
		}
		foreach ($robots as $name => $value) {
			// Numbers, as in "max-snippet", are texts to WordPress, which prints no others.
			if (!is_string($name) || !(is_scalar($value) || $value === null)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * How much of the page search engines may show.
	 *
	 * @param list<string> $says Directives that rule out some of it.
	 * @return array<string, string|false> In the form of `wp_robots`.
	 */
	private function limits(Context $context, array $says): array {
		$limits = [];
		$of_kind = $this->limits_of_kind($context);
		foreach (self::LIMITS as $field => $part) {
			$own = $context->own()->limit($field);
			$limit = $own === '' ? $of_kind[$part] ?? '' : $own;
			if ($limit !== '') {
				$limits[strtr($field, '_', '-')] = $limit;
			}
		}
		if (in_array('nosnippet', $says, true)) {
			unset($limits['max-snippet']);
		}
		// WordPress asks for large images on every page.
		if (in_array('noimageindex', $says, true)) {
			$limits['max-image-preview'] = false;
		}
		return $limits;
	}

	/** @return array<string, string> What the settings say of all pages of this kind, by part. */
	public function limits_of_kind(Context $context): array {
		$name = $context->kind === Context::HOME ? 'home' : $context->name();
		return $this->settings->get('preview_limits')[$name] ?? [];
	}

	/** @return list<string> The directives that the settings and the object itself give. */
	private function own(Context $context): array {
		if ($context->kind === Context::NOT_FOUND) {
			return ['noindex'];
		}
		$says = array_fill_keys($this->of_kind($context), true);
		if ($this->is_noindexed_by_state($context)) {
			$says['noindex'] = true;
		}
		foreach (array_keys(self::LISTS) as $directive) {
			$says[$directive] = $context->own()->directive($directive) ?? isset($says[$directive]);
		}
		// Whatever the object says of itself: only its first page is meant.
		if ($this->says_noindex_as_later_page($context)) {
			$says['noindex'] = true;
			$says['nofollow'] =
				$says['nofollow'] || $this->settings->get('nofollow_paginated_pages');
		}
		return array_keys(array_filter($says));
	}

	/** @return list<string> What the settings say of all pages of this kind. */
	public function of_kind(Context $context): array {
		if ($context->kind === Context::HOME) {
			return $this->settings->get('home_page_robots')['general'] ?? [];
		}
		$name = $context->name();
		return array_keys(
			array_filter(
				self::LISTS,
				fn(string $setting): bool => in_array($name, $this->settings->get($setting), true),
			),
		);
	}

	/** What is true of a page today, not of its kind: a password, or no posts. */
	private function is_noindexed_by_state(Context $context): bool {
		return match ($context->kind) {
			Context::POST => $this->settings->get('noindex_password_protected') &&
				$context->post()?->post_password !== '',
			Context::TERM => $this->settings->get('noindex_empty_terms') && $context->is_empty(),
			Context::AUTHOR => $this->settings->get('noindex_empty_authors') &&
				$context->is_empty(),
			default => false,
		};
	}

	/** Pages 2, 3 … of lists, and of divided posts. A static home page may have a list of its theme's. */
	private function says_noindex_as_later_page(Context $context): bool {
		if ($context->page < 2) {
			return false;
		}
		$setting = match (true) {
			$context->is_list() => 'noindex_paginated_pages',
			$context->kind === Context::POST => 'noindex_paginated_posts',
			default => '',
		};
		if ($setting !== '' && $this->settings->get($setting)) {
			return true;
		}
		return ($context->kind === Context::HOME || PageUrl::is_front_page($context->post())) &&
			!$this->settings->get('index_home_page_paginated_pages');
	}
}
