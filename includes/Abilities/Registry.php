<?php
/**
 * Registers the abilities with WordPress (6.9 and later).
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Settings\Settings;
use Pharos\Template\Variables;

final class Registry {
	public const CATEGORY = 'pharos-seo';

	/** On `wp_abilities_api_categories_init`. */
	public static function register_category(): void {
		wp_register_ability_category(self::CATEGORY, [
			'label' => __('Pharos SEO', 'pharos-seo'),
			'description' => self::description(),
		]);
	}

	/** Says in one sentence which data agents get at. */
	public static function description(): string {
		return __(
			'Settings, SEO fields, redirects, figures and issues of Pharos SEO.',
			'pharos-seo',
		);
	}

	/** On `wp_abilities_api_init`. */
	public static function register(Settings $settings, Variables $variables): void {
		foreach (self::all($settings, $variables) as $ability) {
			wp_register_ability('pharos/' . $ability->name, $ability->arguments(self::CATEGORY));
		}
	}

	/** @return list<Ability> */
	private static function all(Settings $settings, Variables $variables): array {
		return [
			...(new SettingsAbilities($settings))->all(),
			...(new SeoAbilities($settings, $variables))->all(),
			...(new ListAbilities())->all(),
			...(new AnalysisAbilities())->all(),
			...$settings->get('enable_google_console') ? (new SearchAbilities())->all() : [],
			...$settings->get('enable_redirects') ? (new RedirectAbilities())->all() : [],
		];
	}
}
