<?php
/**
 * The settings of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Carried;
use Pharos\Migration\Images;
use Pharos\Migration\Kinds;
use Pharos\Migration\Networks;
use Pharos\Migration\Place;
use Pharos\Migration\Stored;
use Pharos\Migration\Templates;
use Pharos\Template\Text;

final class Settings {
	private const DIRECTIVES = [
		'noindex' => 'no_index',
		'nofollow' => 'no_follow',
		'noarchive' => 'no_archive',
	];

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

	/** Addresses that stood in fields of their own before there was one field for all. */
	private const OLD_PROFILES = [
		'social_url_facebook',
		'social_url_twitter',
		'social_url_instagram',
		'social_url_linkedin',
		'social_url_youtube',
		'social_url_pinterest',
	];

	public function __construct(private readonly Options $options) {}

	public function carried(): Carried {
		$carried = new Carried();
		if (!$this->options->are_there()) {
			return $carried;
		}
		$separator = Text::plain($this->options->text('title_separator', '-'));
		$carried->set('separator', $separator === '' ? '-' : $separator);
		$this->templates($carried);
		$this->home($carried);
		$this->robots($carried);
		$this->archives($carried);
		$this->networks($carried);
		$this->sitemaps($carried);
		$this->losses($carried);
		return $carried;
	}

	private function templates(Carried $carried): void {
		$templates = new Templates();
		foreach (Kinds::types() as $type) {
			$title = $this->template(
				$carried,
				"pt_{$type}_title",
				Place::POST,
				'%title% %sep% %sitename%',
				$type,
			);
			$templates->add('post_types', $type, 'title', $title);
			$description = $this->template(
				$carried,
				"pt_{$type}_description",
				Place::POST,
				'',
				$type,
			);
			// The excerpt of a post goes before the template.
			$templates->add('post_types', $type, 'description', $description ?: '%excerpt_only%');
			if (!in_array($description, ['', '%excerpt%'], true)) {
				$carried->lose('excerpt_first', $description, "pt_{$type}_description");
			}
		}
		$add = function (
			string $group,
			string $name,
			string $key,
			string $place,
			string $title,
			string $description = '',
		) use ($templates, $carried): void {
			$templates->add(
				$group,
				$name,
				'title',
				$this->template($carried, "{$key}_title", $place, $title),
			);
			$templates->add(
				$group,
				$name,
				'description',
				$this->template($carried, "{$key}_description", $place, $description),
			);
		};
		foreach (Kinds::taxonomies() as $taxonomy) {
			$add('taxonomies', $taxonomy, "tax_$taxonomy", Place::TERM, '%term% %sep% %sitename%');
		}
		$archive = '%pt_plural% Archive %page% %sep% %sitename%';
		foreach (Kinds::archives() as $type) {
			$add(
				'archives',
				"archive-$type",
				"pt_{$type}_archive",
				Place::TYPE,
				$archive,
				$archive,
			);
		}
		$add(
			'archives',
			'author',
			'author_archive',
			Place::AUTHOR,
			'%name% %sep% %sitename% %page%',
		);
		$add('archives', 'date', 'date_archive', Place::DATE, '%date% %page% %sep% %sitename%');
		$add(
			'archives',
			'search',
			'search',
			Place::SEARCH,
			'Searched for %search_query% %page% %sep% %sitename%',
		);
		$add('archives', 'not_found', '404', Place::NOT_FOUND, 'Page not found');
		$templates->into($carried, '%title% %separator% %site_name%', '%excerpt%');
	}

	private function template(
		Carried $carried,
		string $key,
		string $place,
		string $default = '',
		string $type = '',
	): string {
		return (new Variables($this->options))
			->translator($type)
			->translate(self::filled($this->options->text($key), $default), $place, $carried, $key);
	}

	private static function filled(string $text, string $default): string {
		return $text === '' ? $default : $text;
	}

	/** Of the latest posts: a static home page says what its page says. */
	private function home(Carried $carried): void {
		$values = &$carried->values;
		$values['home_page_title'] = $this->template(
			$carried,
			'homepage_title',
			Place::HOME,
			'%sitename% %page% %sep% %sitedesc%',
		);
		$values['home_page_description'] = $this->template(
			$carried,
			'homepage_description',
			Place::HOME,
			'%sitedesc%',
		);
		foreach (['title', 'description'] as $part) {
			$key = "homepage_facebook_$part";
			$values["home_page_facebook_$part"] = $this->template($carried, $key, Place::HOME);
		}
		$id = (int) $this->options->text('homepage_facebook_image_id');
		if ($id > 0) {
			$url = $this->options->text('homepage_facebook_image');
			Images::into($carried, $url, $id, 'home_page_facebook_image_url');
		}
		$values['twitter_same_as_facebook'] = true;
		$robots = $this->options->robots('homepage_robots', 'homepage_custom_robots');
		$values['home_page_robots'] = [
			'general' => array_values(array_intersect(array_keys(self::DIRECTIVES), $robots)),
		];
	}

	private function robots(Carried $carried): void {
		$options = $this->options;
		$lists = [];
		foreach (Kinds::types() as $type) {
			$lists[$type] = $options->robots("pt_{$type}_robots", "pt_{$type}_custom_robots");
		}
		foreach (Kinds::archives() as $type) {
			$lists["archive-$type"] = $lists[$type] ?? [];
		}
		foreach (Kinds::taxonomies() as $taxonomy) {
			$lists[$taxonomy] = $options->robots(
				"tax_{$taxonomy}_robots",
				"tax_{$taxonomy}_custom_robots",
			);
		}
		$lists['author'] = $options->robots('author_robots', 'author_custom_robots');
		$lists['date'] = $options->list('date_archive_robots') ?: $options->list('robots_global');
		$lists['search'] = $options->is_on('noindex_search')
			? ['noindex']
			: $options->list('robots_global');
		foreach (self::DIRECTIVES as $directive => $setting) {
			$carried->values[$setting] = array_map(
				'strval',
				array_keys(
					array_filter(
						$lists,
						static fn(array $list): bool => in_array($directive, $list, true),
					),
				),
			);
		}
		foreach ($lists as $name => $list) {
			$lost = array_intersect($list, ['nosnippet', 'noimageindex']);
			$carried->lose_text('robots', implode(', ', $lost), (string) $name);
		}
		$carried->values['noindex_paginated_pages'] = $options->is_on('noindex_archive_subpages');
		// It says which pages are before and behind, wherever there are any.
		$carried->values['paginated_link_relationships'] = array_map('strval', [
			'home',
			...array_diff(array_keys($lists), ['attachment']),
		]);
	}

	private function archives(Carried $carried): void {
		$options = $this->options;
		$carried->values['author_archive'] = !$options->is_on('disable_author_archives');
		$carried->values['date_archive'] = !$options->is_on('disable_date_archives');
		$redirects = $options->is_on('attachment_redirect_urls', true);
		$carried->values['redirectAttachmentPagesToPostParent'] = $redirects;
		if ($redirects) {
			$to = $options->text('attachment_redirect_default');
			$carried->lose('attachment_target', $to, 'attachment_redirect_default');
		}
		$base = $options->text('url_author_base');
		if ($base !== '' && $base !== 'author') {
			$carried->lose('author_base', $base, 'url_author_base');
		}
	}

	private function networks(Carried $carried): void {
		$options = $this->options;
		$values = &$carried->values;
		$values['open_graph_tags'] = true;
		$values['facebook_meta_tags'] = true;
		$values['twitter_meta_tags'] = true;
		// What it does not know, it prints as the small card.
		$card = $options->text('twitter_card_type', 'summary_large_image');
		$values['twitter_card_type'] = $card === 'summary_large_image' ? $card : 'summary';
		if (!in_array($card, ['summary_large_image', 'summary', 'summary_card'], true)) {
			$carried->lose('card', $card, 'twitter_card_type');
		}
		$carried->set('facebook_page_url', $options->text('social_url_facebook'));
		$carried->set('facebook_author_fallback', $options->text('facebook_author_urls'));
		$x = Networks::x_name($options->text('twitter_author_names'));
		$carried->set('twitter_profile_username', $x);
		$carried->set('twitter_profile_fallback', $x);
		Networks::into(
			$carried,
			Stored::parts($options->text('social_additional_profiles'), '/\s+/'),
		);
		foreach (self::OLD_PROFILES as $key) {
			$url = $options->text($key);
			$network = Networks::of($url);
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
				Networks::into($carried, [$url]);
			}
		}
		$id = (int) $options->text('open_graph_image_id');
		if ($id > 0) {
			$url = $options->text('open_graph_image');
			Images::into($carried, $url, $id, 'fallback_image', 'fallback_image_id');
		} else {
			$carried->lose_text('image_id', $options->text('open_graph_image'), 'open_graph_image');
		}
	}

	private function sitemaps(Carried $carried): void {
		$options = $this->options;
		$modules = Stored::option('rank_math_modules');
		$carried->values['enable_xml_sitemap'] = in_array('sitemap', $modules, true);
		$carried->values['enable_xml_image_sitemap'] = $options->is_on('include_images', true);
		$carried->values['enable_author_sitemap'] = $options->is_on('authors_sitemap', true);
		$excluded = [];
		foreach (['post' => 'exclude_posts', 'term' => 'exclude_terms'] as $kind => $key) {
			foreach (Stored::parts($options->text($key), '/[\s,]+/') as $id) {
				if (ctype_digit($id) && (int) $id > 0) {
					$excluded[] = "$kind-" . (int) $id;
				}
			}
		}
		$carried->values['sitemap_exclude'] = array_values(array_unique($excluded));
		$carried->lose_text(
			'sitemap_list',
			implode(', ', $options->list('exclude_roles')),
			'exclude_roles',
		);
		$noindex = $carried->values['no_index'];
		foreach (
			['pt_*_sitemap' => Kinds::types(), 'tax_*_sitemap' => Kinds::taxonomies()]
			as $key => $names
		) {
			foreach ($names as $name) {
				$key_of = strtr($key, ['*' => $name]);
				if (
					!$options->is_on($key_of, true) &&
					$name !== 'attachment' &&
					!in_array($name, $noindex, true)
				) {
					$carried->lose('sitemap_list', $name, $key_of);
				}
			}
		}
	}

	private function losses(Carried $carried): void {
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
