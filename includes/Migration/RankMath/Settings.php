<?php
/**
 * Migrates the settings of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\FeedTexts;
use Pharos\Migration\Images;
use Pharos\Migration\Instructions;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SettingsMapper;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\StoredValue;
use Pharos\Migration\Translator;
use Pharos\Text\Text;

final class Settings {
	/** Profile URLs that had separate fields before there was one field for all. */
	private const OLD_PROFILES = [
		'social_url_facebook',
		'social_url_twitter',
		'social_url_instagram',
		'social_url_linkedin',
		'social_url_youtube',
		'social_url_pinterest',
	];

	public function __construct(private readonly Options $options) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$templates = new PageTemplates($this->options);
		$templates->add_to($mapped);
		$templates->home($mapped);
		$this->robots($mapped);
		(new SettingsMapper('RankMath', $this->options))->add_to($mapped);
		$this->archives($mapped);
		$this->networks($mapped);
		$this->sitemaps($mapped);
		FeedTexts::add_to(
			$mapped,
			$this->options->text('rss_before_content'),
			$this->options->text('rss_after_content'),
			'/%([A-Z]+)%/',
		);
		$modules = StoredValue::option('rank_math_modules');
		$mapped->values['enable_schemas'] =
			$modules === [] || in_array('rich-snippet', $modules, true);
		(new SiteSchemas($this->options))->build($mapped)->apply();
		(new NotMigrated($this->options))->add_to($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		$options = $this->options;
		$lists = [];
		foreach (ContentTypes::types() as $type) {
			$lists[$type] = $options->robots("pt_{$type}_robots", "pt_{$type}_custom_robots");
		}
		foreach (ContentTypes::archives() as $type) {
			$lists["archive-$type"] = $lists[$type] ?? [];
		}
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			$lists[$taxonomy] = $options->robots(
				"tax_{$taxonomy}_robots",
				"tax_{$taxonomy}_custom_robots",
			);
		}
		$lists['author'] = $options->robots('author_robots', 'author_custom_robots');
		$of_all = Instructions::listed($options->map('advanced_robots_global'));
		$of_dates = Instructions::listed($options->map('date_advanced_robots'));
		$lists['date'] = [
			...$options->list('date_archive_robots') ?: $options->list('robots_global'),
			...$of_dates ?: $of_all,
		];
		// Search results have no preview limits.
		$lists['search'] = $options->is_on('noindex_search')
			? ['noindex']
			: $options->list('robots_global');
		Instructions::add_to(
			$mapped,
			array_map(self::without_index(...), $lists),
			self::without_index($options->robots('homepage_robots', 'homepage_custom_robots')),
		);
		// The setting also applies to the latest posts and to a static home page, which isn't a paginated post in Rank Math.
		$mapped->values['index_home_page_paginated_pages'] =
			!$options->is_on('noindex_archive_subpages') &&
			!$options->is_on('noindex_paginated_pages');
		// Rank Math outputs links to the previous and next page on all paginated pages.
		$mapped->values['paginated_link_relationships'] = array_map('strval', [
			'home',
			...array_diff(array_keys($lists), ['attachment']),
		]);
	}

	/** Removes index and follow, and obsolete directives for directories. @param list<string> $list @return list<string> */
	private static function without_index(array $list): array {
		return array_values(array_diff($list, ['index', 'follow', 'noodp', 'noydir']));
	}

	private function archives(MappedData $mapped): void {
		$options = $this->options;
		$mapped->values['term_urls_without_base'] = array_keys(
			array_filter([
				'category' => $options->is_on('strip_category_base'),
				'product_cat' =>
					in_array('woocommerce', StoredValue::option('rank_math_modules'), true) &&
					$options->is_on('wc_remove_category_base'),
			]),
		);
		$to = $options->text('attachment_redirect_default');
		if (
			$mapped->values['redirectAttachmentPagesToPostParent'] &&
			untrailingslashit($to) !== untrailingslashit(home_url())
		) {
			$mapped->lose_text('attachment_target', $to, 'attachment_redirect_default');
		}
		$base = $options->text('url_author_base');
		if ($base !== '' && $base !== 'author') {
			$mapped->lose('author_base', $base, 'url_author_base');
		}
	}

	private function networks(MappedData $mapped): void {
		$options = $this->options;
		$values = &$mapped->values;
		// Rank Math outputs unknown types as the small card.
		$card = $options->text('twitter_card_type', 'summary_large_image');
		$values['twitter_card_type'] = $card === 'summary_large_image' ? $card : 'summary';
		if (!in_array($card, ['summary_large_image', 'summary', 'summary_card'], true)) {
			$mapped->lose('card', $card, 'twitter_card_type');
		}
		Networks::add_to(
			$mapped,
			StoredValue::parts($options->text('social_additional_profiles'), '/\s+/'),
		);
		foreach (self::OLD_PROFILES as $key) {
			$url = $options->text($key);
			$network = Networks::from_url($url);
			$is_known = match ($network) {
				'', 'facebook', 'x' => $network === '' ||
					isset(
						$values[
							$network === 'x' ? 'twitter_profile_username' : 'facebook_page_url'
						],
					),
				default => isset($values['social_profiles'][$network]),
			};
			if ($url !== '' && !$is_known) {
				Networks::add_to($mapped, [$url]);
			}
		}
		$name = Text::plain($options->text('website_name'));
		$mapped->set(
			'og_site_name',
			$name === Text::plain((string) get_option('blogname'))
				? ''
				: Translator::literal($name, true),
		);
		foreach (ContentTypes::archives() as $type) {
			// Without its id, the image wasn't output.
			$id = (int) $options->text("pt_{$type}_facebook_image_id");
			$image = $id > 0 ? Images::address($mapped, '', $id, "pt_{$type}_facebook_image") : '';
			SocialTemplates::add($mapped, 'archives', "archive-$type", 'facebook_image', $image);
		}
		$id = (int) $options->text('open_graph_image_id');
		if ($id > 0) {
			$url = $options->text('open_graph_image');
			Images::add_to($mapped, $url, $id, 'fallback_image', 'fallback_image_id');
		} else {
			$mapped->lose_text('image_id', $options->text('open_graph_image'), 'open_graph_image');
		}
	}

	private function sitemaps(MappedData $mapped): void {
		$options = $this->options;
		$modules = StoredValue::option('rank_math_modules');
		$mapped->values['enable_xml_sitemap'] = in_array('sitemap', $modules, true);
		$excluded = [];
		foreach (['post' => 'exclude_posts', 'term' => 'exclude_terms'] as $kind => $key) {
			foreach (StoredValue::parts($options->text($key), '/[\s,]+/') as $id) {
				if (ctype_digit($id) && (int) $id > 0) {
					$excluded[] = "$kind-" . (int) $id;
				}
			}
		}
		$mapped->values['sitemap_exclude'] = array_values(array_unique($excluded));
		$mapped->lose_text(
			'sitemap_list',
			implode(', ', $options->list('exclude_roles')),
			'exclude_roles',
		);
		$noindex = $mapped->values['no_index'];
		foreach (
			['pt_*_sitemap' => ContentTypes::types(), 'tax_*_sitemap' => ContentTypes::taxonomies()]
			as $key => $names
		) {
			foreach ($names as $name) {
				$key_of = strtr($key, ['*' => $name]);
				if (
					!$options->is_on($key_of, true) &&
					$name !== 'attachment' &&
					!in_array($name, $noindex, true)
				) {
					$mapped->lose('sitemap_list', $name, $key_of);
				}
			}
		}
	}
}
