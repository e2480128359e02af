<?php
/**
 * Migrates the templates of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Templates;

final class PageTemplates {
	public function __construct(private readonly Options $options) {}

	public function into(MappedData $mapped): void {
		$templates = new Templates();
		foreach (ContentTypes::types() as $type) {
			$title = $this->template(
				$mapped,
				"pt_{$type}_title",
				TemplateContext::POST,
				'%title% %sep% %sitename%',
				$type,
			);
			$description = $this->template(
				$mapped,
				"pt_{$type}_description",
				TemplateContext::POST,
				'',
				$type,
			);
			// The excerpt of a post takes precedence over the template.
			$templates->add('post_types', $type, $title, $description ?: '%excerpt_only%');
			if (!in_array($description, ['', '%excerpt%'], true)) {
				$mapped->lose('excerpt_first', $description, "pt_{$type}_description");
			}
		}
		$add = function (
			string $group,
			string $name,
			string $key,
			string $place,
			string $title,
			string $description = '',
		) use ($templates, $mapped): void {
			$templates->add(
				$group,
				$name,
				$this->template($mapped, "{$key}_title", $place, $title),
				$this->template($mapped, "{$key}_description", $place, $description),
			);
		};
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			$add(
				'taxonomies',
				$taxonomy,
				"tax_$taxonomy",
				TemplateContext::TERM,
				'%term% %sep% %sitename%',
			);
		}
		$archive = '%pt_plural% Archive %page% %sep% %sitename%';
		foreach (ContentTypes::archives() as $type) {
			$add(
				'archives',
				"archive-$type",
				"pt_{$type}_archive",
				TemplateContext::TYPE,
				$archive,
				$archive,
			);
		}
		$add(
			'archives',
			'author',
			'author_archive',
			TemplateContext::AUTHOR,
			'%name% %sep% %sitename% %page%',
		);
		$add(
			'archives',
			'date',
			'date_archive',
			TemplateContext::DATE,
			'%date% %page% %sep% %sitename%',
		);
		$add(
			'archives',
			'search',
			'search',
			TemplateContext::SEARCH,
			'Searched for %search_query% %page% %sep% %sitename%',
		);
		$add('archives', 'not_found', '404', TemplateContext::NOT_FOUND, 'Page not found');
		$templates->into($mapped, '%title% %separator% %site_name%', '%excerpt%');
	}

	private function template(
		MappedData $mapped,
		string $key,
		string $place,
		string $default = '',
		string $type = '',
	): string {
		return (new Variables($this->options))
			->translator($type)
			->translate(self::filled($this->options->text($key), $default), $place, $mapped, $key);
	}

	private static function filled(string $text, string $default): string {
		return $text === '' ? $default : $text;
	}

	/** Migrates the home page with the latest posts: a static one uses its page's values. */
	public function home(MappedData $mapped): void {
		$values = &$mapped->values;
		$values['home_page_title'] = $this->template(
			$mapped,
			'homepage_title',
			TemplateContext::HOME,
			'%sitename% %page% %sep% %sitedesc%',
		);
		$values['home_page_description'] = $this->template(
			$mapped,
			'homepage_description',
			TemplateContext::HOME,
			'%sitedesc%',
		);
		foreach (['title', 'description'] as $part) {
			$key = "homepage_facebook_$part";
			$values["home_page_facebook_$part"] = $this->template(
				$mapped,
				$key,
				TemplateContext::HOME,
			);
		}
		$id = (int) $this->options->text('homepage_facebook_image_id');
		if ($id > 0) {
			$url = $this->options->text('homepage_facebook_image');
			Images::into($mapped, $url, $id, 'home_page_facebook_image_url');
		}
		$values['twitter_same_as_facebook'] = true;
	}
}
