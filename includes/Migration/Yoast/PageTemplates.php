<?php
/**
 * Migrates the templates of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\SourceMap;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Templates;
use Pharos\Migration\Translator;

final class PageTemplates {
	private readonly Translator $translator;

	public function __construct(private readonly Options $options) {
		$this->translator = Variables::translator();
	}

	public function add_to(MappedData $mapped): void {
		$templates = new Templates();
		$rows = SourceMap::part('Yoast', 'templates');
		foreach (ContentTypes::pages($rows) as [$group, $name, $place, $key, $default]) {
			$templates->add(
				$group,
				$name,
				$this->template($mapped, "title-$key", $place, $default),
				$this->template($mapped, "metadesc-$key", $place),
			);
		}
		$templates->add_to(
			$mapped,
			$this->translator->translate(
				$rows[TemplateContext::POST][1],
				TemplateContext::POST,
				$mapped,
				'page_title',
			),
			'%excerpt%',
		);
	}

	private function template(
		MappedData $mapped,
		string $key,
		string $place,
		string $default = '',
	): string {
		$template = $this->options->text($key);
		$template = $template === '' ? $default : $template;
		return $this->translator->translate($template, $place, $mapped, $key);
	}

	/** Migrates the home page with the latest posts: a static one uses its page's values. */
	public function home(MappedData $mapped): void {
		$values = &$mapped->values;
		$values['home_page_title'] = $this->template(
			$mapped,
			'title-home-wpseo',
			TemplateContext::HOME,
			'%%sitename%% %%page%% %%sep%% %%sitedesc%%',
		);
		// Without a template, Yoast SEO uses the tagline as description.
		$values['home_page_description'] =
			$this->template($mapped, 'metadesc-home-wpseo', TemplateContext::HOME) ?: '%tagline%';
		foreach (['title' => 'title', 'desc' => 'description'] as $key => $part) {
			$values["home_page_facebook_$part"] = $this->translator->translate(
				$this->options->text("open_graph_frontpage_$key") ?:
				$this->options->text("og_frontpage_$key"),
				TemplateContext::HOME,
				$mapped,
				"open_graph_frontpage_$key",
			);
		}
		$new = $this->options->text('open_graph_frontpage_image');
		Images::add_to(
			$mapped,
			$new ?: $this->options->text('og_frontpage_image'),
			(int) $this->options->text(
				$new === '' ? 'og_frontpage_image_id' : 'open_graph_frontpage_image_id',
			),
			'home_page_facebook_image_url',
		);
		$values['twitter_same_as_facebook'] = true;
	}
}
