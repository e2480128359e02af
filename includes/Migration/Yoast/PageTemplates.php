<?php
/**
 * Migrates the templates of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Templates;
use Pharos\Migration\Translator;

final class PageTemplates {
	/** Defaults for empty templates. */
	private const TITLES = [
		'title' => '%%title%% %%page%% %%sep%% %%sitename%%',
		'title-tax' => '%%term_title%% Archives %%page%% %%sep%% %%sitename%%',
		'title-ptarchive' => '%%pt_plural%% Archive %%page%% %%sep%% %%sitename%%',
		'title-home-wpseo' => '%%sitename%% %%page%% %%sep%% %%sitedesc%%',
		'title-author-wpseo' => '%%name%%, Author at %%sitename%% %%page%%',
		'title-archive-wpseo' => '%%date%% %%page%% %%sep%% %%sitename%%',
		'title-search-wpseo' => 'You searched for %%searchphrase%% %%page%% %%sep%% %%sitename%%',
		'title-404-wpseo' => 'Page not found %%sep%% %%sitename%%',
	];

	private readonly Translator $translator;

	public function __construct(private readonly Options $options) {
		$this->translator = Variables::translator();
	}

	public function into(MappedData $mapped): void {
		$templates = new Templates();
		$add = function (
			string $group,
			string $name,
			string $key,
			string $place,
			string $default = '',
		) use ($templates, $mapped): void {
			$key = strtr($key, ['*' => $name]);
			$templates->add(
				$group,
				$place === TemplateContext::TYPE ? "archive-$name" : $name,
				$this->template($mapped, "title-$key", $place, $default),
				$this->template($mapped, "metadesc-$key", $place, $default),
			);
		};
		foreach (ContentTypes::types() as $type) {
			$add('post_types', $type, '*', TemplateContext::POST, 'title');
		}
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			$add('taxonomies', $taxonomy, 'tax-*', TemplateContext::TERM, 'title-tax');
		}
		foreach (ContentTypes::archives() as $type) {
			$add('archives', $type, 'ptarchive-*', TemplateContext::TYPE, 'title-ptarchive');
		}
		$add('archives', 'author', 'author-wpseo', TemplateContext::AUTHOR);
		$add('archives', 'date', 'archive-wpseo', TemplateContext::DATE);
		$add('archives', 'search', 'search-wpseo', TemplateContext::SEARCH);
		$add('archives', 'not_found', '404-wpseo', TemplateContext::NOT_FOUND);
		$templates->into(
			$mapped,
			$this->translator->translate(
				self::TITLES['title'],
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
		if ($template === '' && str_starts_with($key, 'title-')) {
			$template = self::TITLES[$key] ?? (self::TITLES[$default] ?? '');
		}
		return $this->translator->translate($template, $place, $mapped, $key);
	}

	/** Migrates the home page with the latest posts: a static one uses its page's values. */
	public function home(MappedData $mapped): void {
		$values = &$mapped->values;
		$values['home_page_title'] = $this->template(
			$mapped,
			'title-home-wpseo',
			TemplateContext::HOME,
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
		Images::into(
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
