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
use Pharos\Migration\SettingsMapper;

/** In the options `wpseo_titles`, `wpseo_social` and `wpseo`. */
final class Settings {
	public function __construct(private readonly Options $options) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$templates = new PageTemplates($this->options);
		$templates->add_to($mapped);
		$templates->home($mapped);
		(new SocialKinds($this->options))->add_to($mapped);
		$this->robots($mapped);
		(new SettingsMapper('Yoast', $this->options))->add_to($mapped);
		$mapped->values['enable_author_sitemap'] =
			$mapped->values['author_archive'] &&
			!in_array('author', $mapped->values['no_index'], true);
		$this->networks($mapped);
		FeedTexts::add_to(
			$mapped,
			$this->options->text('rssbefore'),
			$this->options->text('rssafter'),
			'/%%([A-Z]+)%%/',
		);
		(new SiteSchemas($this->options))->build($mapped)->apply();
		(new NotMigrated($this->options))->add_to($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		$names = [
			...ContentTypes::keys('*', 'tax-*', 'ptarchive-*'),
			'author' => 'author-wpseo',
			'date' => 'archive-wpseo',
		];
		$noindex = array_filter(
			$names,
			fn(string $key): bool => $this->options->is_on("noindex-$key", false),
		);
		// Yoast SEO always sets search results to noindex.
		$mapped->values['no_index'] = [...array_keys($noindex), 'search'];
		// Yoast SEO outputs links to the previous and next page on all paginated pages.
		$mapped->values['paginated_link_relationships'] = [
			'home',
			...array_diff([...array_keys($names), 'search'], ['attachment']),
		];
	}

	private function networks(MappedData $mapped): void {
		Images::add_to(
			$mapped,
			$this->options->text('og_default_image'),
			(int) $this->options->text('og_default_image_id'),
			'fallback_image',
			'fallback_image_id',
		);
		Networks::add_to($mapped, [
			...$this->options->list('other_social_urls'),
			$this->options->text('myspace_url'),
		]);
	}
}
