<?php
/**
 * The settings of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Head\Robots as Ours;
use Pharos\Migration\Carried;
use Pharos\Migration\Instructions;
use Pharos\Migration\Kinds;
use Pharos\Template\Text;

final class Settings {
	private readonly Robots $robots;

	public function __construct(private readonly Options $options) {
		$this->robots = new Robots($options);
	}

	public function carried(): Carried {
		$carried = new Carried();
		foreach ($this->options->damaged() as $name) {
			$carried->lose('damaged', '', $name);
		}
		if (!$this->options->are_there() || $this->options->damaged() !== []) {
			return $carried;
		}
		$carried->values['noindex_canonical'] = true;
		// An address that somebody has entered stands on later pages, too.
		$carried->values['first_page_canonical'] = ['custom'];
		$separator = Text::plain($this->options->text('searchAppearance.global.separator', '-'));
		$carried->set('separator', $separator === '' ? '-' : $separator);
		$templates = new PageTemplates($this->options);
		$templates->into($carried);
		$templates->home($carried);
		$this->robots($carried);
		$this->archives($carried);
		(new Networks($this->options))->into($carried);
		(new Sitemaps($this->options))->into($carried);
		(new Feeds($this->options))->into($carried);
		$schemas = new SiteSchemas($this->options);
		$schemas->made($carried)->into();
		$carried->values['enable_schemas'] = $schemas->are_on();
		(new Lost($this->options))->into($carried);
		return $carried;
	}

	private function robots(Carried $carried): void {
		$places = self::places();
		$lists = array_map($this->robots->of(...), $places);
		foreach ($places as $name => $place) {
			$stored = array_flip($this->robots->not_output($place));
			foreach (array_intersect_key(Ours::LISTS, $stored) as $setting) {
				$carried->offer($setting, (string) $name);
			}
		}
		// The first page of the home page is always indexed.
		Instructions::into($carried, $lists, array_diff($this->robots->for_all(), ['noindex']));
		$this->later_pages($carried, array_keys($lists));
	}

	/** @return array<string, string> Where the options of each kind of pages stand, by our name. */
	private static function places(): array {
		$places = [];
		foreach (Kinds::types() as $type) {
			$places[$type] = "postTypes.$type";
		}
		foreach (Kinds::taxonomies() as $taxonomy) {
			$places[$taxonomy] = "taxonomies.$taxonomy";
		}
		foreach (Kinds::archives() as $type) {
			$places["archive-$type"] = "archives.$type";
		}
		foreach (['author', 'date', 'search'] as $archive) {
			$places[$archive] = "archives.$archive";
		}
		return $places;
	}

	/** @param list<string> $names Of all kinds of pages. */
	private function later_pages(Carried $carried, array $names): void {
		$noindex = $this->robots->of_later_pages('noindex');
		$carried->values['noindex_paginated_pages'] = $noindex;
		$carried->values['index_home_page_paginated_pages'] = !$noindex;
		$carried->values['noindex_paginated_posts'] = $noindex;
		$nofollow = $this->robots->of_later_pages('nofollow');
		$carried->values['nofollow_paginated_pages'] = $nofollow;
		if ($nofollow && !$noindex) {
			$carried->lose('later_nofollow', '', 'nofollowPaginated');
		}
		// It says which pages are before and behind, wherever there are any.
		$carried->values['paginated_link_relationships'] = array_map('strval', [
			'home',
			...array_diff($names, ['attachment']),
		]);
	}

	private function archives(Carried $carried): void {
		// One that is not to be shown is kept out of search engines, and served.
		$carried->values['author_archive'] = true;
		$carried->values['date_archive'] = true;
		$carried->values['term_urls_without_base'] = $this->options->is_on(
			'searchAppearance.advanced.removeCategoryBase',
		)
			? ['category']
			: [];
		$target = $this->options->text(
			'searchAppearance.postTypes.attachment.redirectAttachmentUrls',
			'attachment',
		);
		$carried->values['redirectAttachmentPagesToPostParent'] = $target !== 'disabled';
		$to_parent = $target === 'attachment_parent';
		$carried->values['attachment_redirect_target'] = $to_parent ? 'parent' : 'file';
		$carried->values['attachment_redirect_orphans'] = $to_parent ? 'page' : 'file';
	}
}
