<?php
/**
 * What of the settings of Rank Math has no place here.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Carried;
use Pharos\Migration\Kinds;

final class Lost {
	/** Texts without a place here, by the code of why. */
	private const LOST_TEXTS = [
		'verification' => [
			'google_verify',
			'bing_verify',
			'pinterest_verify',
			'yandex_verify',
			'baidu_verify',
			'norton_verify',
			'custom_webmaster_tags',
		],
		'app_id' => ['facebook_app_id', 'facebook_admin_id', 'facebook_secret'],
		'feed_text' => ['rss_before_content', 'rss_after_content'],
		'organization' => ['email', 'phone', 'price_range', 'geo'],
		'schema' => [
			'knowledgegraph_type',
			'knowledgegraph_name',
			'knowledgegraph_logo',
			'website_name',
			'website_alternate_name',
			'organization_description',
		],
	];

	/** Switches that do nothing here, by the code of why. */
	private const LOST_SWITCHES = [
		'category_base' => ['strip_category_base'],
		'breadcrumbs' => ['breadcrumbs'],
		'empty_archives' => ['noindex_empty_taxonomies'],
		'password' => ['noindex_password_protected'],
		'capitals' => ['capitalize_titles'],
		'paginated_posts' => ['noindex_paginated_pages'],
		'switch' => [
			'nofollow_external_links',
			'nofollow_image_links',
			'new_window_external_links',
		],
	];

	public function __construct(private readonly Options $options) {}

	public function into(Carried $carried): void {
		foreach (self::LOST_TEXTS as $what => $keys) {
			foreach ($keys as $key) {
				$carried->lose_text($what, $this->options->text($key), $key);
			}
		}
		foreach (self::LOST_SWITCHES as $what => $keys) {
			foreach ($keys as $key) {
				if ($this->options->is_on($key)) {
					$carried->lose($what, '', $key);
				}
			}
		}
		foreach (Kinds::types() as $type) {
			$image = $this->options->text("pt_{$type}_facebook_image");
			$carried->lose_text('type_image', $image, "pt_{$type}_facebook_image");
			$snippet = $this->options->text("pt_{$type}_default_rich_snippet");
			if (!in_array($snippet, ['', 'off', 'article'], true)) {
				$carried->lose('schema', $snippet, "pt_{$type}_default_rich_snippet");
			}
		}
	}
}
