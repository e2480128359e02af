<?php
/**
 * Migrates the settings of Slim SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\CoreTitles;
use Pharos\Migration\Images;
use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\TemplateContext;

final class Settings {
	public function __construct(private readonly Options $options) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		(new LossMapper('SlimSeo', $this->options))->damaged($mapped);
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$mapped->values['separator'] = CoreTitles::separator();
		$mapped->values['later_page_format'] = CoreTitles::later_page();
		$templates = new PageTemplates($this->options);
		$templates->into($mapped);
		$templates->home($mapped);
		SocialTemplates::later_pages($mapped, 'none');
		$this->robots($mapped);
		$this->pages($mapped);
		$this->networks($mapped);
		$this->images($mapped);
		(new NotMigrated($this->options))->into($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		// Post type archives have the same directives as their posts.
		$kinds = [];
		foreach ([...ContentTypes::types(), ...ContentTypes::taxonomies(), 'author'] as $name) {
			$kinds[$name] = $name;
		}
		foreach (ContentTypes::archives() as $type) {
			$kinds["archive-$type"] = $type;
		}
		$noindex = array_filter($kinds, $this->options->is_noindex(...));
		if (!$this->options->has('meta_robots')) {
			foreach (array_keys($noindex) as $name) {
				$mapped->offer('no_index', (string) $name);
			}
			$noindex = [];
		}
		// WordPress sets search results to noindex.
		$mapped->values['no_index'] = [...array_map('strval', array_keys($noindex)), 'search'];
		$mapped->values['no_follow'] = [];
		$mapped->values['no_archive'] = [];
		$mapped->values['home_page_robots'] = ['general' => []];
		$mapped->values['noindex_paginated_pages'] = false;
		$mapped->values['index_home_page_paginated_pages'] = true;
		$mapped->values['noindex_empty_terms'] = $this->options->has('meta_robots');
		$mapped->values['noindex_empty_authors'] = $this->options->has('meta_robots');
	}

	private function pages(MappedData $mapped): void {
		$options = $this->options;
		$values = &$mapped->values;
		// Slim SEO doesn't change these archives.
		$values['author_archive'] = true;
		$values['date_archive'] = true;
		$values['term_urls_without_base'] = $options->has('no_category_base') ? ['category'] : [];
		$redirects = $options->has('redirection');
		$values['redirectAttachmentPagesToPostParent'] = $redirects;
		$values['attachment_redirect_target'] = 'file';
		$values['attachment_redirect_orphans'] = 'file';
		$values['paginated_link_relationships'] = $options->has('rel_links')
			? [
				'home',
				...ContentTypes::taxonomies(),
				...array_map(static fn($type): string => "archive-$type", ContentTypes::archives()),
				'author',
			]
			: [];
		$mapped->robots_txt = in_array($options->text('robots_txt_editable'), ['', '0'], true)
			? ''
			: $options->text('robots_txt_content');
		$values['enable_xml_sitemap'] = $options->has('sitemaps');
		$values['enable_xml_image_sitemap'] = true;
		$values['enable_author_sitemap'] = false;
		$values['enable_schemas'] = $options->has('schema');
		$values['addlink_to_source_below_feed_entries'] = $options->has('feed');
	}

	private function networks(MappedData $mapped): void {
		$og = $this->options->has('open_graph');
		$mapped->values['open_graph_tags'] = $og;
		$mapped->values['facebook_meta_tags'] = $og;
		$mapped->values['twitter_meta_tags'] = $this->options->has('twitter_cards');
		$mapped->values['twitter_card_type'] = 'summary_large_image';
		$mapped->set(
			'twitter_profile_username',
			Networks::x_name($this->options->text('twitter_site')),
		);
	}

	private function images(MappedData $mapped): void {
		$facebook = $this->options->text('default_facebook_image');
		$x = $this->options->text('default_twitter_image');
		$this->image($mapped, $facebook ?: $x, 'fallback_image', 'fallback_image_id');
		if ($facebook !== '' && $x !== $facebook) {
			$this->image($mapped, $x, 'twitter_fallback_image', 'twitter_fallback_image_id');
		}
		$this->kinds($mapped);
		$pictures = new Pictures($this->options);
		$of = static fn(string $network): string => $pictures->of_kind('home', $network);
		$this->image($mapped, $of('facebook'), 'home_page_facebook_image_url');
		// The home page has a separate image for X, or the default one.
		$of_home = $of('twitter') ?: $x;
		$this->image($mapped, $of_home, 'home_page_twitter_image_url');
		$mapped->values['twitter_same_as_facebook'] = $of_home === '';
	}

	/** Migrates the images of content types: a URL, or a custom field that has one. */
	private function kinds(MappedData $mapped): void {
		$kinds = ['author' => ['archives', 'author', TemplateContext::AUTHOR]];
		foreach (ContentTypes::types() as $type) {
			$kinds[$type] = ['post_types', $type, TemplateContext::POST];
		}
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			$kinds[$taxonomy] = ['taxonomies', $taxonomy, TemplateContext::TERM];
		}
		foreach (ContentTypes::archives() as $type) {
			$kinds["{$type}_archive"] = ['archives', "archive-$type", TemplateContext::TYPE];
		}
		foreach ($kinds as $kind => [$group, $name, $place]) {
			foreach (['facebook_image', 'twitter_image'] as $part) {
				$image = $this->options->of((string) $kind, $part) ?? '';
				if ($image === '' || Pictures::is_featured($image)) {
					continue;
				}
				$field = "$kind.$part";
				$translated = Variables::translator($this->options)->translate(
					$image,
					$place,
					$mapped,
					$field,
				);
				SocialTemplates::add($mapped, $group, $name, $part, $translated);
				if ($place === TemplateContext::POST) {
					$mapped->lose('image_order', $image, $field);
				}
			}
		}
	}

	private function image(
		MappedData $mapped,
		string $url,
		string $to_url,
		string $to_id = '',
	): void {
		Images::into($mapped, $url, Images::id_of($url), $to_url, $to_id);
	}
}
