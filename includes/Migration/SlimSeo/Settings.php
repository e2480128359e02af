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
use Pharos\Migration\SettingsMapper;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\SourceMap;
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
		$templates->add_to($mapped);
		$templates->home($mapped);
		$this->robots($mapped);
		(new SettingsMapper('SlimSeo', $this->options))->add_to($mapped);
		$this->pages($mapped);
		$this->images($mapped);
		(new NotMigrated($this->options))->add_to($mapped);
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
	}

	private function pages(MappedData $mapped): void {
		$options = $this->options;
		$values = &$mapped->values;
		$values['term_urls_without_base'] = $options->has('no_category_base') ? ['category'] : [];
		$values['paginated_link_relationships'] = $options->has('rel_links')
			? ['home', ...ContentTypes::taxonomies(), ...ContentTypes::archive_names(), 'author']
			: [];
		$mapped->robots_txt = in_array($options->text('robots_txt_editable'), ['', '0'], true)
			? ''
			: $options->text('robots_txt_content');
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
		$rows = SourceMap::part('SlimSeo', 'templates');
		$rows = [TemplateContext::AUTHOR => $rows[TemplateContext::AUTHOR]] + $rows;
		foreach (ContentTypes::pages($rows) as [$group, $name, $place, $kind]) {
			foreach (['facebook_image', 'twitter_image'] as $part) {
				$image = $this->options->for_kind($kind, $part) ?? '';
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
		Images::add_to($mapped, $url, Images::id_of($url), $to_url, $to_id);
	}
}
