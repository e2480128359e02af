<?php
/**
 * Migrates the structured data of The SEO Framework: the site, its representation, and the page.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\Schemas;
use Pharos\Migration\Translator;

/** It has no articles: the page of a post has an author and dates. */
final class Graph {
	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$schemas = new Schemas($mapped);
		$this->website($schemas, $mapped);
		$this->owner($schemas, $mapped);
		$this->pages($schemas);
		if (!$this->options->is_on('ld_json_breadcrumbs')) {
			$schemas->off('breadcrumblist');
		}
		$schemas->apply();
	}

	private function website(Schemas $schemas, MappedData $mapped): void {
		$name = Titles::text($this->options->text('knowledge_name'));
		$site = $mapped->values['site_name'] ?: (string) get_option('blogname');
		$schemas->change('website', [
			'alternateName' => $name === Titles::text($site) ? '' : $name,
		]);
		if (!$this->options->is_on('ld_json_searchbox')) {
			$schemas->off('searchaction');
			$schemas->change('website', ['potentialAction' => null]);
		}
	}

	private function owner(Schemas $schemas, MappedData $mapped): void {
		if (!$this->options->is_on('knowledge_output')) {
			$schemas->off('organization');
			$schemas->change('website', ['publisher' => null]);
			return;
		}
		$is_person = $this->options->text('knowledge_type') === 'person';
		$logo = $this->options->is_on('knowledge_logo')
			? Translator::escaped(
				Images::address(
					$mapped,
					$this->options->text('knowledge_logo_url'),
					$this->options->id('knowledge_logo_id'),
					'knowledge_logo_url',
				),
				true,
			)
			: null;
		$schemas->owner($is_person ? 'Person' : 'Organization', [
			'name' => Titles::text($this->options->text('knowledge_name')),
			$is_person ? 'image' : 'logo' => $logo,
		]);
	}

	private function pages(Schemas $schemas): void {
		$singles = array_filter(
			ContentTypes::types(),
			static fn(string $type): bool => !is_post_type_hierarchical($type),
		);
		$singles = array_map(static fn(string $type): string => "$type|all", $singles);
		$schemas->articles([]);
		$schemas->show_on('person', array_values($singles));
		$schemas->change('webpage', ['author' => '%schema:Person%']);
		$pages = ['basic-singulars', 'special-404'];
		if (get_option('show_on_front') === 'page') {
			$schemas->show_on('webpage', $pages);
		} else {
			// The home page with the latest posts is a WebPage in The SEO Framework.
			$schemas->show_on('webpage', [...$pages, 'special-front']);
			$schemas->show_on('collectionpage', ['basic-archives']);
		}
		$schemas->change('profilepage', ['@type' => 'CollectionPage', 'mainEntity' => null]);
	}
}
