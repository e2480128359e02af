<?php
/**
 * The titles and descriptions that The SEO Framework makes, as templates.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\Carried;
use Pharos\Migration\Kinds;
use Pharos\Migration\Stored;
use Pharos\Migration\Templates;

final class PageTemplates {
	private readonly Titles $titles;

	public function __construct(private readonly Options $options) {
		$this->titles = new Titles($options);
	}

	public function into(Carried $carried): void {
		$templates = new Templates();
		$description = $this->options->is_on('auto_description') ? '%excerpt%' : '';
		$add = function (string $group, string $name, string $title, string $own = '') use (
			$templates,
			$description,
		): void {
			$templates->add($group, $name, 'title', $title);
			$templates->add($group, $name, 'description', $own === '' ? $description : $own);
		};
		foreach (Kinds::taxonomies() as $taxonomy) {
			$add('taxonomies', $taxonomy, $this->archive('%term_title%'));
		}
		$add('archives', 'author', $this->archive('%author_name%'));
		$add('archives', 'date', $this->archive('%archive_date%'));
		foreach (Kinds::archives() as $type) {
			$data = $this->options->map('pta')[$type] ?? [];
			$data = is_array($data) ? $data : [];
			$title = Titles::text($data['doctitle'] ?? '');
			$add(
				'archives',
				"archive-$type",
				$this->titles->branded(
					$title === '' ? $this->titles->of_archive('%type_plural%') : $title,
					Stored::is_on($data['title_no_blog_name'] ?? 0),
				),
				Titles::text($data['description'] ?? ''),
			);
		}
		$add('archives', 'search', $this->titles->branded(self::search()));
		// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch
		$not_found = Titles::text(__('Page not found', 'default'));
		$add('archives', 'not_found', $this->titles->branded($not_found));
		$is_generated = $carried->values['auto_generate_description'];
		$templates->into($carried, $this->titles->branded('%title%'), $description);
		$carried->values['auto_generate_description'] = $is_generated;
	}

	private function archive(string $name): string {
		return $this->titles->branded($this->titles->of_archive($name));
	}

	/** WordPress's words for it. */
	private static function search(): string {
		/* translators: WordPress has this text. */
		$text = Titles::text(sprintf(__('Search Results for &#8220;%s&#8221;', 'default'), "\x01"));
		return str_replace("\x01", '%search_query%', $text);
	}
}
