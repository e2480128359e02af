<?php
/**
 * What of the settings of Yoast SEO has no place here.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\Carried;
use Pharos\Migration\Stored;

final class Lost {
	/** What has no place here, by the code of why; keys of all three options. */
	private const LOST = [
		'verification' => [
			'googleverify',
			'msverify',
			'yandexverify',
			'baiduverify',
			'ahrefsverify',
			'pinterestverify',
		],
		'app_id' => ['fbadminapp'],
		'feed_text' => ['rssbefore', 'rssafter'],
		'feeds' => ['remove_feed_global', 'remove_feed_post_comments'],
		'category_base' => ['stripcategorybase'],
		'breadcrumbs' => ['breadcrumbs-enable'],
		'empty_archives' => ['noindex-author-noposts-wpseo'],
		'organization' => [
			'org-legal-name',
			'org-founding-date',
			'org-number-employees',
			'org-vat-id',
			'org-tax-id',
			'org-iso',
			'org-duns',
			'org-leicode',
			'org-naics',
		],
		'schema' => [
			'company_name',
			'company_logo',
			'company_alternate_name',
			'company_or_person_user_id',
			'person_logo',
			'website_name',
			'alternate_website_name',
			'org-description',
			'org-email',
			'org-phone',
		],
		'switch' => [
			'disable-post_format',
			'forcerewritetitle',
			'enable_llms_txt',
			'clean_permalinks',
			'search_cleanup',
		],
	];

	public function __construct(private readonly Options $options) {}

	public function into(Carried $carried): void {
		foreach (self::LOST as $what => $keys) {
			foreach ($keys as $key) {
				$value = $this->options->value($key);
				if (
					is_bool($value)
						? $value
						: !in_array($this->options->text($key), ['', '0'], true)
				) {
					$carried->lose($what, is_bool($value) ? '' : $this->options->text($key), $key);
				}
			}
		}
		if (Stored::option('wpseo-premium-redirects-base') !== []) {
			$carried->lose('redirects', '', 'wpseo-premium-redirects-base');
		}
		foreach ($this->options->keys() as $key) {
			if (preg_match('/^schema-(?:page|article)-type-(.+)/', $key, $found)) {
				$type = $this->options->text($key);
				if (!in_array($type, ['', 'WebPage', 'Article', 'None'], true)) {
					$carried->lose('schema', $type, $key);
				}
			}
		}
		foreach (array_keys(Stored::option('wpseo_taxonomy_meta')) as $taxonomy) {
			if (!taxonomy_exists((string) $taxonomy)) {
				$carried->lose('taxonomy_gone', (string) $taxonomy, 'wpseo_taxonomy_meta');
			}
		}
	}
}
