<?php
/**
 * The generated titles and descriptions of The SEO Framework, as templates.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\CoreTitles;
use Pharos\Migration\MappedData;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\StoredValue;
use Pharos\Migration\Templates;

final class PageTemplates {
	/** Pharos's social fields, by those of The SEO Framework. */
	private const SHARED = [
		'og_title' => 'facebook_title',
		'og_description' => 'facebook_description',
		'tw_title' => 'twitter_title',
		'tw_description' => 'twitter_description',
	];

	private readonly Titles $titles;

	public function __construct(private readonly Options $options) {
		$this->titles = new Titles($options);
	}

	public function add_to(MappedData $mapped): void {
		$templates = new Templates();
		$description = $this->options->is_on('auto_description') ? '%excerpt%' : '';
		$add = function (string $group, string $name, string $title, string $own = '') use (
			$templates,
			$description,
		): void {
			$templates->add($group, $name, $title, $own === '' ? $description : $own);
		};
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			$is_off = $this->options->is_disabled('taxonomies', $taxonomy);
			$title = $is_off ? CoreTitles::page() : $this->archive('%term_title%');
			$add('taxonomies', $taxonomy, $title);
		}
		foreach (ContentTypes::types() as $type) {
			if ($this->options->is_disabled('post_types', $type)) {
				$add('post_types', $type, CoreTitles::page());
			}
		}
		$add('archives', 'author', $this->archive('%author_name%'));
		$add('archives', 'date', $this->archive('%archive_date%'));
		foreach (ContentTypes::archives() as $type) {
			$data = $this->options->map('pta')[$type] ?? [];
			$data = is_array($data) ? $data : [];
			$title = Titles::text($data['doctitle'] ?? '');
			$add(
				'archives',
				"archive-$type",
				$this->titles->branded(
					$title === '' ? $this->titles->of_archive('%type_plural%') : $title,
					StoredValue::is_on($data['title_no_blog_name'] ?? 0),
				),
				Titles::text($data['description'] ?? ''),
			);
		}
		$add('archives', 'search', $this->titles->branded(self::search()));
		// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch
		$not_found = Titles::text(__('Page not found', 'default'));
		$add('archives', 'not_found', $this->titles->branded($not_found));
		$is_generated = $mapped->values['auto_generate_description'];
		$templates->add_to($mapped, $this->titles->branded('%title%'), $description);
		$mapped->values['auto_generate_description'] = $is_generated;
		$this->shared($mapped);
	}

	/** Migrates the social texts of post type archives. */
	private function shared(MappedData $mapped): void {
		foreach (ContentTypes::archives() as $type) {
			$data = $this->options->map('pta')[$type] ?? [];
			if (!is_array($data)) {
				continue;
			}
			foreach (self::SHARED as $source => $target) {
				$text = Titles::text($data[$source] ?? '');
				SocialTemplates::add($mapped, 'archives', "archive-$type", $target, $text);
			}
			$image = new MappedData();
			$id = (int) StoredValue::text($data['social_image_id'] ?? 0);
			Image::add_to($image, StoredValue::text($data['social_image_url'] ?? ''), $id, 'url');
			array_push($mapped->losses, ...$image->losses);
			$url = $image->values['url'] ?? '';
			SocialTemplates::add($mapped, 'archives', "archive-$type", 'facebook_image', $url);
		}
	}

	private function archive(string $name): string {
		return $this->titles->branded($this->titles->of_archive($name));
	}

	/** Returns WordPress's title of search results. */
	private static function search(): string {
		/* translators: WordPress has this text. */
		$text = Titles::text(sprintf(__('Search Results for &#8220;%s&#8221;', 'default'), "\x01"));
		return str_replace("\x01", '%search_query%', $text);
	}
}
