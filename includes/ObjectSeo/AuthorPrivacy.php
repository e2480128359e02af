<?php
/**
 * The SEO data of an author in the privacy tools of WordPress.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\ObjectMeta\Fields;
use WP_User;

/** See Core\Feature. In a network, the data of the current site. */
final class AuthorPrivacy {
	/** @return list<array> */
	public static function export(WP_User $user): array {
		$labels = self::labels();
		$data = [];
		foreach (self::set($user) as $name => $value) {
			$data[] = [
				'name' => $labels[$name] ?? $name,
				'value' => is_scalar($value)
					? (string) $value
					: (string) wp_json_encode(
						$value,
						JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
					),
			];
		}
		return $data === []
			? []
			: [
				[
					'group_id' => 'pharos-seo',
					'group_label' => __('SEO data of the author', 'pharos-seo'),
					'item_id' => "pharos-seo-$user->ID",
					'data' => $data,
				],
			];
	}

	/**
	 * Keeps choices of a list, such as No Index: they say nothing about a person, and without them the author archive might appear in search
	 * results again.
	 *
	 * @return array{bool, list<string>}
	 */
	public static function erase(WP_User $user): array {
		$fields = Fields::for_object($user);
		$personal = array_filter(
			self::set($user),
			static fn(string $name): bool => !isset($fields[$name]['enum']) &&
				($fields[$name]['sanitize'] ?? '') !== 'limit',
			ARRAY_FILTER_USE_KEY,
		);
		if ($personal === []) {
			return [false, []];
		}
		$written = (new ObjectMetaRepository($user))->write(
			array_fill_keys(array_keys($personal), ''),
		);
		return is_wp_error($written) ? [false, [$written->get_error_message()]] : [true, []];
	}

	/** @return array<string, string> By field; technical ones, such as ids of images, keep their names. */
	private static function labels(): array {
		return [
			'title' => __('SEO title', 'pharos-seo'),
			'description' => __('Meta description', 'pharos-seo'),
			'canonical' => __('Canonical URL', 'pharos-seo'),
			'noindex' => __('No Index', 'pharos-seo'),
			'nofollow' => __('No Follow', 'pharos-seo'),
			'noarchive' => __('No Archive', 'pharos-seo'),
			'nosnippet' => __('No Snippet', 'pharos-seo'),
			'noimageindex' => __('No Image Index', 'pharos-seo'),
			'facebook_title' => __('Facebook title', 'pharos-seo'),
			'facebook_description' => __('Facebook description', 'pharos-seo'),
			'facebook_image' => __('Facebook image', 'pharos-seo'),
			'twitter_title' => __('X title', 'pharos-seo'),
			'twitter_description' => __('X description', 'pharos-seo'),
			'twitter_image' => __('X image', 'pharos-seo'),
			'redirect' => __('Redirect to', 'pharos-seo'),
			'focus_keyword' => __('Focus keyword', 'pharos-seo'),
			'schemas' => __('Schemas', 'pharos-seo'),
			'profiles' => __('Profile URLs', 'pharos-seo'),
		];
	}

	/** @return array<string, mixed> The fields that are set. */
	private static function set(WP_User $user): array {
		return array_filter(
			(new ObjectMetaRepository($user))->read(),
			static fn(mixed $value): bool => !in_array($value, ['', 0, []], true),
		);
	}
}
