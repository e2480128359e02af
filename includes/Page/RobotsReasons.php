<?php
/**
 * The reasons for the robots directives of a page.
 */

declare(strict_types=1);

namespace Pharos\Page;

use Pharos\Settings\Settings;

final class RobotsReasons {
	/**
	 * @param array<string, bool|string> $directives The directives as output, in the form of `wp_robots`.
	 * @param array<string, bool|string> $given      Those that other code has set.
	 * @return list<array{directives: list<string>, code: string, text: string}> Directives with one reason are together. `code`: `reading`,
	 *         `wordpress`, `other_code`, `add_on`, `limit`, one of Robots::causes(); `indexable` without directives, if none is noindex.
	 */
	public static function find(
		Context $context,
		Settings $settings,
		array $directives,
		array $given,
	): array {
		$robots = new Robots($settings);
		$causes =
			$context->kind === Context::OTHER || !get_option('blog_public')
				? []
				: $robots->causes($context);
		$limits = $robots->limits_of_kind($context);
		$by_code = empty($directives['noindex']) ? ['indexable' => []] : [];
		foreach (array_filter($directives) as $name => $value) {
			$field = strtr($name, '-', '_');
			$code = match (true) {
				isset($causes[$name]) => $causes[$name],
				$context->meta()->limit($field) !== '' => 'custom',
				($limits[Robots::LIMITS[$field] ?? ''] ?? null) === $value => 'limit',
				!get_option('blog_public') && in_array($name, ['noindex', 'nofollow'], true)
					=> 'reading',
				$name === 'follow' || ($name === 'max-image-preview' && $value === 'large')
					=> 'wordpress',
				array_key_exists($name, $given) => 'other_code',
				default => 'add_on',
			};
			$by_code[$code][] = is_string($value) ? "$name:$value" : $name;
		}
		// The least interesting one is last.
		$of_wordpress = array_intersect_key($by_code, ['wordpress' => 0]);
		$by_code = array_diff_key($by_code, $of_wordpress) + $of_wordpress;
		$reasons = [];
		foreach ($by_code as $code => $names) {
			$reasons[] = [
				'directives' => $names,
				'code' => $code,
				'text' => self::text($code, $context),
			];
		}
		return $reasons;
	}

	private static function text(string $code, Context $context): string {
		return match ($code) {
			'indexable' => __(
				'No setting keeps search engines from indexing this page.',
				'pharos-seo',
			),
			'reading' => __(
				'Search engines are discouraged from indexing the site (Settings > Reading).',
				'pharos-seo',
			),
			'not_found' => __('Pages that aren’t found are always set to noindex.', 'pharos-seo'),
			'content_type', 'limit' => $context->kind === Context::HOME
				? __('Set for the home page in the settings.', 'pharos-seo')
				: __('Set for all pages of this content type.', 'pharos-seo'),
			'custom' => __('Set for this page individually.', 'pharos-seo'),
			'password' => __('Password-protected posts are set to noindex.', 'pharos-seo'),
			'store' => __('The store hides this product.', 'pharos-seo'),
			'empty' => __('Archives without posts are set to noindex.', 'pharos-seo'),
			'paginated' => __('Set for page 2 and up of archives and posts.', 'pharos-seo'),
			'wordpress' => __('Added by WordPress.', 'pharos-seo'),
			'add_on' => __('Set by an add-on of Pharos SEO.', 'pharos-seo'),
			default => __('Set by another plugin or the theme.', 'pharos-seo'),
		};
	}
}
