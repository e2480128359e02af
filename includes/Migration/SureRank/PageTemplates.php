<?php
/**
 * Migrates the templates of SureRank.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\MappedData;
use Pharos\Migration\CoreTitles;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\Templates;
use Pharos\Migration\Translator;

/** One for all posts and terms; other archives have WordPress's titles, and no descriptions. */
final class PageTemplates {
	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$templates = new Templates();
		$of = fn(string $place): array => [
			'title' => $this->title($mapped, $place),
			'description' => $this->description($mapped, $place),
		];
		$kinds = [
			'post_types' => [TemplateContext::POST, ContentTypes::types()],
			'taxonomies' => [TemplateContext::TERM, ContentTypes::taxonomies()],
		];
		foreach ($kinds as $group => [$place, $names]) {
			$parts = $of($place);
			foreach ($names as $name) {
				$title =
					$group === 'post_types'
						? SocialTemplates::without_number($parts['title'], $name)
						: $parts['title'];
				$templates->add($group, $name, $title, $parts['description']);
			}
		}
		foreach (self::archives() as $name => $title) {
			$templates->add('archives', $name, $title, '');
		}
		$ignored = new MappedData();
		$templates->add_to($mapped, $this->title($ignored, TemplateContext::POST), '');
	}

	public function title(MappedData $mapped, string $place): string {
		return Variables::translator()->translate(
			$this->options->text('page_title'),
			$place,
			$mapped,
			'page_title',
		);
	}

	public function description(MappedData $mapped, string $place): string {
		return Variables::translator(true)->translate(
			$this->options->text('page_description'),
			$place,
			$mapped,
			'page_description',
		);
	}

	/** @return array<string, string> Titles by name. */
	private static function archives(): array {
		$title = CoreTitles::page();
		$titles = ['author' => $title, 'date' => $title];
		foreach (ContentTypes::archives() as $type) {
			$titles["archive-$type"] = $title;
		}
		// In the site language, if the translation of that plugin still exists.
		// phpcs:disable WordPress.WP.I18n.LowLevelTranslationFunction, WordPress.WP.I18n.TextDomainMismatch
		$search = str_replace(
			"\x01",
			'%search_query%',
			Translator::literal(sprintf(translate('Search Results for: %s', 'surerank'), "\x01")),
		);
		$not_found = Translator::literal(translate('404: Page not found', 'surerank'));
		// phpcs:enable
		return $titles + [
			'search' => "$search - %site_name%",
			'not_found' => "$not_found - %site_name%",
		];
	}

	/** Migrates the home page with the latest posts: a static one uses its page's values. */
	public function home(MappedData $mapped): void {
		$translate = fn(string $key): string => Variables::translator()->translate(
			$this->options->text($key),
			TemplateContext::HOME,
			$mapped,
			$key,
		);
		$title = $translate('home_page_title');
		// SureRank always adds the page number at the end.
		$mapped->values['home_page_title'] = str_contains($title, '%page%')
			? $title
			: "$title - %page%";
		$mapped->values['home_page_description'] = $translate('home_page_description');
		foreach (['facebook', 'twitter'] as $network) {
			foreach (['title', 'description'] as $part) {
				$key = "home_page_{$network}_$part";
				$mapped->values[$key] = $translate($key);
			}
			$key = "home_page_{$network}_image_url";
			$mapped->values[$key] = Image::accepted($mapped, $this->options->text($key), $key);
		}
		$mapped->values['twitter_same_as_facebook'] = $this->options->is_on(
			'twitter_same_as_facebook',
		);
	}
}
