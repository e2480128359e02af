<?php
/**
 * The robots directives of a page.
 */

declare(strict_types=1);

namespace Pharos\Page;

use Pharos\Compat\Shop;
use Pharos\Core\AddOns;
use Pharos\Settings\Settings;

/** Uses WordPress's robots meta tag, so that a page has one. */
final class Robots {
	/** Settings that are lists of names, by directive. */
	public const LISTS = [
		'noindex' => 'no_index',
		'nofollow' => 'no_follow',
		'noarchive' => 'no_archive',
		'nosnippet' => 'no_snippet',
		'noimageindex' => 'no_image_index',
	];

	/** Preview limits: keys of the setting preview_limits, by the fields of objects. */
	public const LIMITS = [
		'max_snippet' => 'snippet',
		'max_image_preview' => 'image',
		'max_video_preview' => 'video',
	];

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param array<string, bool|string> $given The directives of WordPress and other plugins, in the form of `wp_robots`.
	 * @return array<string, bool|string>
	 */
	public function directives(Context $context, array $given): array {
		// While search engines are discouraged from indexing the site, WordPress's directives are sufficient.
		if (!get_option('blog_public')) {
			return $given;
		}
		$own = array_keys($this->causes($context));
		$all = array_merge(
			$given,
			array_fill_keys($own, true),
			$this->limits($context, $own, $given),
		);
		/**
		 * Filters the robots directives of a page. It doesn't run while search engines are discouraged from indexing the site.
		 *
		 * @param array<string, bool|string> $robots  Directives in the form of WordPress's `wp_robots` filter.
		 * @param Context                    $context The subject of the page.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_robots', static fn(array $robots): array => is_singular('draft_note') ? ['noindex' => true] + $robots : $robots);
		 */
		$robots = apply_filters('pharos_robots', $all, $context);
		if (!self::are_directives($robots)) {
			$robots = AddOns::refuse('pharos_robots', $robots, $all);
		}
		// Same as WordPress's wp_robots_no_robots().
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
			// WordPress outputs only strings, so numbers, as in "max-snippet", become strings.
			if (!is_string($name) || !(is_scalar($value) || $value === null)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the preview limits of a page.
	 *
	 * @param list<string>               $says  Directives that exclude some of the limits.
	 * @param array<string, bool|string> $given The directives of other code: stricter ones hold, unless the object has its own.
	 * @return array<string, string|false> In the form of `wp_robots`.
	 */
	private function limits(Context $context, array $says, array $given): array {
		$limits = [];
		$of_kind = $this->limits_of_kind($context);
		foreach (self::LIMITS as $field => $part) {
			$own = $context->meta()->limit($field);
			$limit = $own === '' ? $of_kind[$part] ?? '' : $own;
			$name = strtr($field, '_', '-');
			if ($limit !== '') {
				$limits[$name] =
					$own === '' && is_string($given[$name] ?? null)
						? RobotsValue::stricter($limit, $given[$name])
						: $limit;
			}
		}
		if (in_array('nosnippet', $says, true)) {
			unset($limits['max-snippet']);
		}
		// WordPress adds max-image-preview:large on every page.
		if (in_array('noimageindex', $says, true)) {
			$limits['max-image-preview'] = false;
		}
		return $limits;
	}

	/** @return array<string, string> The preview limits in the settings for the page's content type, by field. */
	public function limits_of_kind(Context $context): array {
		$name = $context->kind === Context::HOME ? 'home' : $context->name();
		return $this->settings->get('preview_limits')[$name] ?? [];
	}

	/**
	 * Returns the directives from the settings and the object, each with its cause.
	 *
	 * @return array<string, 'not_found'|'content_type'|'password'|'store'|'empty'|'custom'|'paginated'> By directive.
	 */
	public function causes(Context $context): array {
		if ($context->kind === Context::NOT_FOUND) {
			return ['noindex' => 'not_found'];
		}
		$causes = array_fill_keys($this->of_kind($context), 'content_type');
		$state = $this->noindex_state($context);
		if ($state !== '') {
			$causes['noindex'] = $state;
		}
		foreach (array_keys(self::LISTS) as $directive) {
			$own = $context->meta()->directive($directive);
			if ($own !== null) {
				$causes[$directive] = $own ? 'custom' : '';
			}
		}
		// Overrides the object's directive, which applies to the first page only.
		if ($this->says_noindex_as_later_page($context)) {
			$causes['noindex'] = 'paginated';
			if ($this->settings->get('nofollow_paginated_pages')) {
				$causes['nofollow'] = $causes['nofollow'] ?? '' ?: 'paginated';
			}
		}
		return array_filter($causes);
	}

	/** @return list<string> The directives in the settings for the page's content type. */
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

	/** Returns the state that sets the page to noindex: a password, no posts, or a product that its store hides; '' for none. */
	private function noindex_state(Context $context): string {
		return match ($context->kind) {
			Context::POST => match (true) {
				$this->settings->get('noindex_password_protected') &&
					$context->post()?->post_password !== ''
					=> 'password',
				// The function check comes first, so that sites without a shop don't load the class.
				function_exists('wc_get_product') && Shop::hides_product($context->post())
					=> 'store',
				default => '',
			},
			Context::TERM => $this->settings->get('noindex_empty_terms') && $context->is_empty()
				? 'empty'
				: '',
			Context::AUTHOR => $this->settings->get('noindex_empty_authors') && $context->is_empty()
				? 'empty'
				: '',
			default => '',
		};
	}

	/** Whether page 2 and up of a list or a paginated post is set to noindex. A static home page may have a list from the theme. */
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
