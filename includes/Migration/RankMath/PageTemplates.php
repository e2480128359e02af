<?php
/**
 * Migrates the templates of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\SourceMap;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Templates;

final class PageTemplates {
	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped): void {
		$templates = new Templates();
		$rows = SourceMap::part('RankMath', 'templates');
		foreach (ContentTypes::pages($rows) as [$group, $name, $place, $key, $title, $text]) {
			$type = $place === TemplateContext::POST ? $name : '';
			$title = $this->template($mapped, "{$key}_title", $place, $title, $type);
			$description = $this->template($mapped, "{$key}_description", $place, $text, $type);
			if ($type !== '') {
				// The excerpt of a post takes precedence over the template.
				if (!in_array($description, ['', '%excerpt%'], true)) {
					$mapped->lose('excerpt_first', $description, "{$key}_description");
				}
				$description = $description ?: '%excerpt_only%';
			}
			$templates->add($group, $name, $title, $description);
		}
		$templates->add_to($mapped, '%title% %separator% %site_name%', '%excerpt%');
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
			Images::add_to($mapped, $url, $id, 'home_page_facebook_image_url');
		}
		$values['twitter_same_as_facebook'] = true;
	}
}
