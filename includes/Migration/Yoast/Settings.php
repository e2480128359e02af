<?php
/**
 * The settings of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\Carried;
use Pharos\Migration\Images;
use Pharos\Migration\Kinds;
use Pharos\Migration\Networks;
use Pharos\Migration\Place;
use Pharos\Migration\Stored;
use Pharos\Migration\Templates;
use Pharos\Migration\Translator;

/** In the options `wpseo_titles`, `wpseo_social` and `wpseo`. */
final class Settings {
	/** "Less" and "greater" are the wrong way round there. */
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

	/** What is printed while a template is empty. */
	private const TITLES = [
		'title' => '%%title%% %%page%% %%sep%% %%sitename%%',
		'title-tax' => '%%term_title%% Archives %%page%% %%sep%% %%sitename%%',
		'title-ptarchive' => '%%pt_plural%% Archive %%page%% %%sep%% %%sitename%%',
		'title-home-wpseo' => '%%sitename%% %%page%% %%sep%% %%sitedesc%%',
		'title-author-wpseo' => '%%name%%, Author at %%sitename%% %%page%%',
		'title-archive-wpseo' => '%%date%% %%page%% %%sep%% %%sitename%%',
		'title-search-wpseo' => 'You searched for %%searchphrase%% %%page%% %%sep%% %%sitename%%',
		'title-404-wpseo' => 'Page not found %%sep%% %%sitename%%',
	];

	/** Our switches by those that are on while something is off. */
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
		'switch' => ['enable_llms_txt', 'clean_permalinks', 'search_cleanup'],
	];

	private readonly array $titles;
	private readonly array $social;
	private readonly array $general;

	public function __construct(private readonly Translator $translator) {
		$this->titles = Stored::option('wpseo_titles');
		$this->social = Stored::option('wpseo_social');
		$this->general = Stored::option('wpseo');
	}

	public function carried(): Carried {
		$carried = new Carried();
		if ($this->titles === [] && $this->social === [] && $this->general === []) {
			return $carried;
		}
		$carried->set('separator', self::SEPARATORS[$this->text('separator')] ?? '-');
		$this->templates($carried);
		$this->home($carried);
		$this->robots($carried);
		$this->archives($carried);
		$this->networks($carried);
		$this->sitemaps($carried);
		$this->feeds($carried);
		$this->losses($carried);
		return $carried;
	}

	private function templates(Carried $carried): void {
		$templates = new Templates();
		$add = function (
			string $group,
			string $name,
			string $key,
			string $place,
			string $default = '',
		) use ($templates, $carried): void {
			$key = strtr($key, ['*' => $name]);
			foreach (['title' => 'title', 'description' => 'metadesc'] as $part => $begin) {
				$templates->add(
					$group,
					$place === Place::TYPE ? "archive-$name" : $name,
					$part,
					$this->template($carried, "$begin-$key", $place, $default),
				);
			}
		};
		foreach (Kinds::types() as $type) {
			$add('post_types', $type, '*', Place::POST, 'title');
		}
		foreach (Kinds::taxonomies() as $taxonomy) {
			$add('taxonomies', $taxonomy, 'tax-*', Place::TERM, 'title-tax');
		}
		foreach (Kinds::archives() as $type) {
			$add('archives', $type, 'ptarchive-*', Place::TYPE, 'title-ptarchive');
		}
		$add('archives', 'author', 'author-wpseo', Place::AUTHOR);
		$add('archives', 'date', 'archive-wpseo', Place::DATE);
		$add('archives', 'search', 'search-wpseo', Place::SEARCH);
		$add('archives', 'not_found', '404-wpseo', Place::NOT_FOUND);
		$templates->into(
			$carried,
			$this->translator->translate(
				self::TITLES['title'],
				Place::POST,
				$carried,
				'page_title',
			),
			'%excerpt%',
		);
	}

	private function template(
		Carried $carried,
		string $key,
		string $place,
		string $default = '',
	): string {
		$template = $this->text($key);
		if ($template === '' && str_starts_with($key, 'title-')) {
			$template = self::TITLES[$key] ?? (self::TITLES[$default] ?? '');
		}
		return $this->translator->translate($template, $place, $carried, $key);
	}

	/** Of the latest posts: a static home page says what its page says. */
	private function home(Carried $carried): void {
		$values = &$carried->values;
		$values['home_page_title'] = $this->template($carried, 'title-home-wpseo', Place::HOME);
		$values['home_page_description'] = $this->template(
			$carried,
			'metadesc-home-wpseo',
			Place::HOME,
		);
		foreach (['title' => 'title', 'desc' => 'description'] as $key => $part) {
			$values["home_page_facebook_$part"] = $this->translator->translate(
				$this->text("open_graph_frontpage_$key") ?: $this->text("og_frontpage_$key"),
				Place::HOME,
				$carried,
				"open_graph_frontpage_$key",
			);
		}
		$new = $this->text('open_graph_frontpage_image');
		Images::into(
			$carried,
			$new ?: $this->text('og_frontpage_image'),
			(int) $this->text(
				$new === '' ? 'og_frontpage_image_id' : 'open_graph_frontpage_image_id',
			),
			'home_page_facebook_image_url',
		);
		$values['twitter_same_as_facebook'] = true;
	}

	private function robots(Carried $carried): void {
		$names = [
			...self::named(Kinds::types(), '*'),
			...self::named(Kinds::taxonomies(), 'tax-*'),
			...self::named(Kinds::archives(), 'ptarchive-*', 'archive-*'),
			'author' => 'author-wpseo',
			'date' => 'archive-wpseo',
		];
		$noindex = array_filter(
			$names,
			fn(string $key): bool => Stored::is_on($this->titles["noindex-$key"] ?? false),
		);
		// Searches never are in search engines there.
		$carried->values['no_index'] = [...array_keys($noindex), 'search'];
		$carried->values['no_follow'] = [];
		$carried->values['no_archive'] = [];
		$carried->values['noindex_paginated_pages'] = false;
		// It says which pages are before and behind, wherever there are any.
		$carried->values['paginated_link_relationships'] = [
			'home',
			...array_diff([...array_keys($names), 'search'], ['attachment']),
		];
	}

	/** @return array<string, string> Keys of its settings, by our names. */
	private static function named(array $names, string $key, string $ours = '*'): array {
		$all = [];
		foreach ($names as $name) {
			$all[strtr($ours, ['*' => $name])] = strtr($key, ['*' => $name]);
		}
		return $all;
	}

	private function archives(Carried $carried): void {
		$is_on = fn(string $key): bool => Stored::is_on($this->titles[$key] ?? false);
		$carried->values['author_archive'] = !$is_on('disable-author');
		$carried->values['date_archive'] = !$is_on('disable-date');
		$redirects = Stored::is_on($this->titles['disable-attachment'] ?? true);
		$carried->values['redirectAttachmentPagesToPostParent'] = $redirects;
		if ($redirects) {
			$carried->lose('attachment_target', '', 'disable-attachment');
		}
	}

	private function networks(Carried $carried): void {
		$values = &$carried->values;
		$og = Stored::is_on($this->social['opengraph'] ?? true);
		$values['open_graph_tags'] = $og;
		$values['facebook_meta_tags'] = $og;
		$values['twitter_meta_tags'] = Stored::is_on($this->social['twitter'] ?? true);
		$carried->set('facebook_page_url', $this->text('facebook_site'));
		$x = Networks::x_name($this->text('twitter_site'));
		$carried->set('twitter_profile_username', $x);
		$carried->set('twitter_profile_fallback', $x);
		$card = $this->text('twitter_card_type');
		if (in_array($card, ['summary', 'summary_large_image'], true)) {
			$values['twitter_card_type'] = $card;
		} else {
			$carried->lose_text('card', $card, 'twitter_card_type');
		}
		Images::into(
			$carried,
			$this->text('og_default_image'),
			(int) $this->text('og_default_image_id'),
			'fallback_image',
			'fallback_image_id',
		);
		foreach (
			['instagram', 'youtube', 'linkedin', 'pinterest', 'wikipedia', 'mastodon']
			as $network
		) {
			$url = $this->text("{$network}_url");
			if ($url !== '') {
				$values['social_profiles'][$network] = $url;
			}
		}
		$others = $this->social['other_social_urls'] ?? [];
		Networks::into($carried, [
			...array_filter(is_array($others) ? $others : [], 'is_string'),
			$this->text('myspace_url'),
		]);
	}

	private function sitemaps(Carried $carried): void {
		$carried->values['enable_xml_sitemap'] = Stored::is_on(
			$this->general['enable_xml_sitemap'] ?? true,
		);
		$carried->values['enable_xml_image_sitemap'] = true;
		$carried->values['enable_author_sitemap'] =
			$carried->values['author_archive'] &&
			!in_array('author', $carried->values['no_index'], true);
	}

	private function feeds(Carried $carried): void {
		foreach (self::FEEDS as $key => $setting) {
			$carried->values[$setting] = Stored::is_on($this->general[$key] ?? false);
		}
	}

	private function losses(Carried $carried): void {
		foreach (self::LOST as $what => $keys) {
			foreach ($keys as $key) {
				$value = $this->value($key);
				if (is_bool($value) ? $value : !in_array($this->text($key), ['', '0'], true)) {
					$carried->lose($what, is_bool($value) ? '' : $this->text($key), $key);
				}
			}
		}
		foreach (array_keys($this->titles) as $key) {
			if (preg_match('/^schema-(?:page|article)-type-(.+)/', (string) $key, $found)) {
				$type = $this->text((string) $key);
				if (!in_array($type, ['', 'WebPage', 'Article', 'None'], true)) {
					$carried->lose('schema', $type, (string) $key);
				}
			}
		}
		foreach (array_keys(Stored::option('wpseo_taxonomy_meta')) as $taxonomy) {
			if (!taxonomy_exists((string) $taxonomy)) {
				$carried->lose('taxonomy_gone', (string) $taxonomy, 'wpseo_taxonomy_meta');
			}
		}
	}

	private function value(string $key): mixed {
		return $this->titles[$key] ?? ($this->social[$key] ?? ($this->general[$key] ?? null));
	}

	private function text(string $key): string {
		return trim(Stored::text($this->value($key)));
	}
}
