<?php
/**
 * Migrates the settings of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Instructions;
use Pharos\Migration\MappedData;
use Pharos\Migration\SettingsMapper;
use Pharos\Page\Robots as Ours;

final class Settings {
	private readonly Robots $robots;

	public function __construct(private readonly Options $options) {
		$this->robots = new Robots($options);
	}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		foreach ($this->options->damaged() as $name) {
			$mapped->lose('damaged', '', $name);
		}
		if (!$this->options->are_there() || $this->options->damaged() !== []) {
			return $mapped;
		}
		$templates = new PageTemplates($this->options);
		$templates->add_to($mapped);
		$templates->home($mapped);
		$this->robots($mapped);
		(new SettingsMapper('AllInOneSeo', $this->options))->add_to($mapped);
		$this->attachments($mapped);
		(new Networks($this->options))->add_to($mapped);
		(new Sitemaps($this->options))->add_to($mapped);
		(new Feeds($this->options))->add_to($mapped);
		$schemas = new SiteSchemas($this->options);
		$schemas->build($mapped)->apply();
		$mapped->values['enable_schemas'] = $schemas->are_on();
		(new NotMigrated($this->options))->add_to($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		$places = self::places();
		$lists = array_map($this->robots->directives(...), $places);
		foreach ($places as $name => $place) {
			$stored = array_flip($this->robots->not_output($place));
			foreach (array_intersect_key(Ours::LISTS, $stored) as $setting) {
				$mapped->offer($setting, (string) $name);
			}
		}
		// The first page of the home page can always be indexed.
		Instructions::add_to($mapped, $lists, array_diff($this->robots->for_all(), ['noindex']));
		$this->later_pages($mapped, array_keys($lists));
	}

	/** @return array<string, string> Paths of the options of each content type, by Pharos's name. */
	private static function places(): array {
		return [
			...ContentTypes::keys('postTypes.*', 'taxonomies.*', 'archives.*'),
			'author' => 'archives.author',
			'date' => 'archives.date',
			'search' => 'archives.search',
		];
	}

	/** @param list<string> $names Names of all content types. */
	private function later_pages(MappedData $mapped, array $names): void {
		$noindex = $this->robots->of_later_pages('noindex');
		$mapped->values['noindex_paginated_pages'] = $noindex;
		$mapped->values['index_home_page_paginated_pages'] = !$noindex;
		$mapped->values['noindex_paginated_posts'] = $noindex;
		$nofollow = $this->robots->of_later_pages('nofollow');
		$mapped->values['nofollow_paginated_pages'] = $nofollow;
		if ($nofollow && !$noindex) {
			$mapped->lose('later_nofollow', '', 'nofollowPaginated');
		}
		// All in One SEO outputs links to the previous and next page on all paginated pages.
		$mapped->values['paginated_link_relationships'] = array_map('strval', [
			'home',
			...array_diff($names, ['attachment']),
		]);
	}

	private function attachments(MappedData $mapped): void {
		$target = $this->options->text(
			'searchAppearance.postTypes.attachment.redirectAttachmentUrls',
			'attachment',
		);
		$mapped->values['redirectAttachmentPagesToPostParent'] = $target !== 'disabled';
		$to_parent = $target === 'attachment_parent';
		$mapped->values['attachment_redirect_target'] = $to_parent ? 'parent' : 'file';
		$mapped->values['attachment_redirect_orphans'] = $to_parent ? 'page' : 'file';
	}
}
