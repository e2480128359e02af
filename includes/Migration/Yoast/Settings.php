<?php
/**
 * Migrates the settings of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\FeedTexts;
use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SocialTemplates;
use Pharos\Text\Text;

/** In the options `wpseo_titles`, `wpseo_social` and `wpseo`. */
final class Settings {
	/** "Less" and "greater" are swapped in Yoast SEO. */
	private const SEPARATORS = [
		'sc-dash' => '-',
		'sc-ndash' => '–',
		'sc-mdash' => '—',
		'sc-colon' => ':',
		'sc-middot' => '·',
		'sc-bull' => '•',
		'sc-star' => '*',
		'sc-smstar' => '⋆',
		'sc-pipe' => '|',
		'sc-tilde' => '~',
		'sc-laquo' => '«',
		'sc-raquo' => '»',
		'sc-lt' => '>',
		'sc-gt' => '<',
	];

	/** Pharos's settings, by Yoast's for turning something off. */
	private const FEEDS = [
		'remove_feed_global_comments' => 'remove_global_comments_feed',
		'remove_feed_authors' => 'remove_post_authors_feed',
		'remove_feed_categories' => 'remove_category_feed',
		'remove_feed_tags' => 'remove_tag_feed',
		'remove_feed_custom_taxonomies' => 'remove_custom_taxonomy_feed',
		'remove_feed_post_types' => 'remove_post_types_feed',
		'remove_feed_search' => 'remove_search_results_feed',
		'remove_atom_rdf_feeds' => 'remove_atom_rdf_feeds',
	];

	public function __construct(private readonly Options $options) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$mapped->set('separator', self::SEPARATORS[$this->options->text('separator')] ?? '-');
		$templates = new PageTemplates($this->options);
		$templates->into($mapped);
		$templates->home($mapped);
		SocialTemplates::later_pages($mapped, 'none');
		(new SocialKinds($this->options))->into($mapped);
		$mapped->values['social_image_content'] = 'shown';
		$this->robots($mapped);
		$this->archives($mapped);
		$this->networks($mapped);
		$this->sitemaps($mapped);
		$this->feeds($mapped);
		$mapped->values['enable_schemas'] = $this->options->is_on('enable_schema', true);
		(new SiteSchemas($this->options))->made($mapped)->into();
		(new NotMigrated($this->options))->into($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		$names = [
			...self::named(ContentTypes::types(), '*'),
			...self::named(ContentTypes::taxonomies(), 'tax-*'),
			...self::named(ContentTypes::archives(), 'ptarchive-*', 'archive-*'),
			'author' => 'author-wpseo',
			'date' => 'archive-wpseo',
		];
		$noindex = array_filter(
			$names,
			fn(string $key): bool => $this->options->is_on("noindex-$key", false),
		);
		// Yoast SEO always sets search results to noindex.
		$mapped->values['no_index'] = [...array_keys($noindex), 'search'];
		$mapped->values['no_follow'] = [];
		$mapped->values['no_archive'] = [];
		$mapped->values['noindex_paginated_pages'] = false;
		// A custom canonical URL also applies to page 2 and up.
		$mapped->values['first_page_canonical'] = ['custom'];
		$mapped->values['index_home_page_paginated_pages'] = true;
		$mapped->values['home_page_robots'] = ['general' => []];
		// Yoast SEO outputs links to the previous and next page on all paginated pages.
		$mapped->values['paginated_link_relationships'] = [
			'home',
			...array_diff([...array_keys($names), 'search'], ['attachment']),
		];
	}

	/** @return array<string, string> Yoast's keys, by Pharos's names. */
	private static function named(array $names, string $key, string $target = '*'): array {
		$all = [];
		foreach ($names as $name) {
			$all[strtr($target, ['*' => $name])] = strtr($key, ['*' => $name]);
		}
		return $all;
	}

	private function archives(MappedData $mapped): void {
		$is_on = fn(string $key): bool => $this->options->is_on($key, false);
		$mapped->values['author_archive'] = !$is_on('disable-author');
		$mapped->values['date_archive'] = !$is_on('disable-date');
		$mapped->values['term_urls_without_base'] = $is_on('stripcategorybase') ? ['category'] : [];
		$redirects = $this->options->is_on('disable-attachment', true);
		$mapped->values['redirectAttachmentPagesToPostParent'] = $redirects;
		$mapped->values['attachment_redirect_target'] = 'file';
		$mapped->values['attachment_redirect_orphans'] = 'file';
		$mapped->values['noindex_empty_authors'] = $this->options->is_on(
			'noindex-author-noposts-wpseo',
			true,
		);
	}

	private function networks(MappedData $mapped): void {
		$values = &$mapped->values;
		$og = $this->options->is_on('opengraph', true);
		$values['open_graph_tags'] = $og;
		$values['facebook_meta_tags'] = $og;
		$values['twitter_meta_tags'] = $this->options->is_on('twitter', true);
		$mapped->set('facebook_page_url', $this->options->text('facebook_site'));
		$x = Networks::x_name($this->options->text('twitter_site'));
		$mapped->set('twitter_profile_username', $x);
		$mapped->set('twitter_profile_fallback', $x);
		$card = $this->options->text('twitter_card_type');
		if (in_array($card, ['summary', 'summary_large_image'], true)) {
			$values['twitter_card_type'] = $card;
		} else {
			$mapped->lose_text('card', $card, 'twitter_card_type');
		}
		Images::into(
			$mapped,
			$this->options->text('og_default_image'),
			(int) $this->options->text('og_default_image_id'),
			'fallback_image',
			'fallback_image_id',
		);
		foreach (
			['instagram', 'youtube', 'linkedin', 'pinterest', 'wikipedia', 'mastodon']
			as $network
		) {
			$url = $this->options->text("{$network}_url");
			if ($url !== '') {
				$values['social_profiles'][$network] = $url;
			}
		}
		Networks::into($mapped, [
			...$this->options->list('other_social_urls'),
			$this->options->text('myspace_url'),
		]);
	}

	private function sitemaps(MappedData $mapped): void {
		$mapped->values['enable_xml_sitemap'] = $this->options->is_on('enable_xml_sitemap', true);
		$mapped->values['enable_xml_image_sitemap'] = true;
		$mapped->values['enable_author_sitemap'] =
			$mapped->values['author_archive'] &&
			!in_array('author', $mapped->values['no_index'], true);
	}

	private function feeds(MappedData $mapped): void {
		foreach (self::FEEDS as $key => $setting) {
			$mapped->values[$setting] = $this->options->is_on($key, false);
		}
		FeedTexts::into(
			$mapped,
			$this->options->text('rssbefore'),
			$this->options->text('rssafter'),
			'/%%([A-Z]+)%%/',
		);
		$mapped->values['breadcrumbs_separator'] = Text::plain(
			$this->options->text('breadcrumbs-sep'),
		);
		$mapped->values['breadcrumbs_home'] = Text::plain($this->options->text('breadcrumbs-home'));
		$mapped->values['breadcrumbs_prefix'] = Text::plain(
			$this->options->text('breadcrumbs-prefix'),
		);
	}
}
