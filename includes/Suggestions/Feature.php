<?php
/**
 * Suggestions for SEO texts, by the AI provider that is connected to WordPress.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		(new RestController(($this->settings)()))->register_routes();
	}

	public function privacy_policy(): array {
		return ($this->settings)()->get(Provider::SETTING) && Provider::is_supported()
			? [
				__(
					'When a user of this site requests a suggestion for an SEO text, the public text of that page, its focus keyword, its search queries and, for alt text, the image are sent to the AI provider that is connected to WordPress. The site stores which provider each user has agreed to, and when.',
					'pharos-seo',
				),
			]
			: [];
	}

	public function personal_data(string $email, ?\WP_User $user): array {
		return $user ? Agreement::export($user->ID) : [];
	}

	public function erase_personal_data(string $email, ?\WP_User $user): array {
		return [$user !== null && Agreement::erase($user->ID), []];
	}

	public function debug_data(): array {
		if (!Provider::is_supported()) {
			return [];
		}
		$is_on = (bool) ($this->settings)()->get(Provider::SETTING);
		return [
			'suggestions' => [
				'label' => __('AI suggestions', 'pharos-seo'),
				'value' => $is_on ? __('On', 'pharos-seo') : __('Off', 'pharos-seo'),
				'debug' => $is_on ? 'on, ' . (Provider::current()?->id ?? 'no model') : 'off',
			],
		];
	}
}
