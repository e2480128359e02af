<?php
/**
 * Settings of All in One SEO that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Migration\VerificationCodes;

final class NotMigrated {
	/** Text settings, by the code of the reason. */
	private const TEXTS = [
		'verification' => [
			'webmasterTools.norton',
			'webmasterTools.microsoftClarityProjectId',
			'webmasterTools.miscellaneousVerification',
		],
		'app_id' => ['social.facebook.advanced.adminId', 'social.facebook.advanced.appId'],
	];

	/** On/off settings, by the code of the reason. */
	private const SWITCHES = [
		'meta_keywords' => ['searchAppearance.advanced.useKeywords'],
		'network_tags' => ['social.facebook.advanced.generateArticleTags'],
		'robots_txt' => ['tools.robots.enable'],
		'switch' => [
			'searchAppearance.advanced.runShortcodes',
			'searchAppearance.advanced.searchCleanup.enable',
			'searchAppearance.advanced.blockArgs.enable',
			'searchAppearance.advanced.unwantedBots.all',
			'sitemap.llms.enable',
			'social.twitter.general.additionalData',
		],
	];

	private const USUAL_CRUMBS = [
		'archiveFormat' => 'Archives for #breadcrumb_archive_post_type_name',
		'searchResultFormat' => 'Search Results for \'#breadcrumb_search_string\'',
		'errorFormat404' => '404 - Page Not Found',
	];

	/** Verification codes, by service. */
	private const VERIFICATION = [
		'google' => 'webmasterTools.google',
		'bing' => 'webmasterTools.bing',
		'pinterest' => 'webmasterTools.pinterest',
		'yandex' => 'webmasterTools.yandex',
		'baidu' => 'webmasterTools.baidu',
	];

	public function __construct(private readonly Options $options) {}

	public function into(MappedData $mapped): void {
		VerificationCodes::into($mapped, self::VERIFICATION, $this->options->text(...));
		foreach (self::TEXTS as $what => $paths) {
			foreach ($paths as $path) {
				$mapped->lose_text($what, $this->options->text($path), $path);
			}
		}
		foreach (self::SWITCHES as $what => $paths) {
			foreach ($paths as $path) {
				if ($this->options->is_on($path)) {
					$mapped->lose($what, '', $path);
				}
			}
		}
		if ($this->options->is_on('searchAppearance.advanced.noIndexEmptyCat')) {
			$mapped->offer('noindex_empty_terms', 'yes');
		}
		$this->breadcrumbs($mapped);
		$this->switched_off($mapped);
		$not_found =
			json_decode(StoredValue::text(get_option('aioseo_options_redirects')), true)[
				'advanced404s'
			] ?? [];
		if (!empty($not_found['enabled']) && !empty($not_found['redirectDefaultEnabled'])) {
			$mapped->lose('redirect_fallback', '', 'advanced404s');
		}
	}

	private function breadcrumbs(MappedData $mapped): void {
		foreach (self::USUAL_CRUMBS as $name => $usual) {
			if ($this->options->text("breadcrumbs.$name", $usual) !== $usual) {
				$mapped->lose('breadcrumbs', '', "breadcrumbs.$name");
				return;
			}
		}
	}

	/** Posts and terms for which All in One SEO was turned off. */
	private function switched_off(MappedData $mapped): void {
		if (!$this->options->has_old('excludePosts')) {
			return;
		}
		foreach (['excludePosts', 'excludeTerms'] as $name) {
			$path = "deprecated.searchAppearance.advanced.$name";
			foreach ($this->options->ids($path) as $id) {
				$mapped->lose('switched_off', (string) $id, $path);
			}
		}
	}
}
