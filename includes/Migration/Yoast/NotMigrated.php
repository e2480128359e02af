<?php
/**
 * Settings of Yoast SEO that aren't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Migration\VerificationCodes;
use Pharos\Text\Text;

final class NotMigrated {
	private const OPTIONS = ['wpseo_titles', 'wpseo_social', 'wpseo', 'wpseo_taxonomy_meta'];

	/** Settings, by the code of the reason; keys of all three options. */
	private const LOST = [
		'verification' => ['ahrefsverify'],
		'app_id' => ['fbadminapp'],
		'feeds' => ['remove_feed_global', 'remove_feed_post_comments'],
		'switch' => [
			'disable-post_format',
			'forcerewritetitle',
			'enable_llms_txt',
			'clean_permalinks',
			'search_cleanup',
		],
	];

	/** Default texts of breadcrumbs. */
	private const USUAL_CRUMBS = [
		'breadcrumbs-archiveprefix' => 'Archives for',
		'breadcrumbs-searchprefix' => 'You searched for',
		'breadcrumbs-404crumb' => 'Error 404: Page not found',
	];

	/** Verification codes, by service. */
	private const VERIFICATION = [
		'google' => 'googleverify',
		'bing' => 'msverify',
		'pinterest' => 'pinterestverify',
		'yandex' => 'yandexverify',
		'baidu' => 'baiduverify',
	];

	public function __construct(private readonly Options $options) {}

	public function into(MappedData $mapped): void {
		VerificationCodes::into($mapped, self::VERIFICATION, $this->options->text(...));
		foreach (StoredValue::damaged_options(self::OPTIONS) as $name) {
			$mapped->lose('damaged', '', $name);
		}
		foreach (self::LOST as $what => $keys) {
			foreach ($keys as $key) {
				$value = $this->options->value($key);
				if (
					is_bool($value)
						? $value
						: !in_array($this->options->text($key), ['', '0'], true)
				) {
					$mapped->lose($what, is_bool($value) ? '' : $this->options->text($key), $key);
				}
			}
		}
		foreach (
			$this->options->is_on('breadcrumbs-enable') ? self::USUAL_CRUMBS : []
			as $key => $usual
		) {
			$text = $this->options->text($key);
			$mapped->lose_text('breadcrumbs', $text === $usual ? '' : $text, $key);
		}
		$name = Text::plain($this->options->text('website_name'));
		if ($name !== Text::plain((string) get_option('blogname'))) {
			$mapped->lose_text('site_name', $name, 'website_name');
		}
		foreach (array_keys(StoredValue::option('wpseo_taxonomy_meta')) as $taxonomy) {
			if (!taxonomy_exists((string) $taxonomy)) {
				$mapped->lose('taxonomy_gone', (string) $taxonomy, 'wpseo_taxonomy_meta');
			}
		}
	}
}
