<?php
/**
 * Migrates the templates of Slim SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\CoreTitles;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\SourceMap;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Templates;
use Pharos\Migration\Translator;

/** Without a template, the title is WordPress's, and the description is generated from the page. */
final class PageTemplates {
	private readonly Translator $translator;

	public function __construct(private readonly Options $options) {
		$this->translator = Variables::translator($options);
	}

	public function add_to(MappedData $mapped): void {
		$templates = new Templates();
		$rows = SourceMap::part('SlimSeo', 'templates');
		foreach (ContentTypes::pages($rows) as [$group, $name, $place, $kind, $description]) {
			$templates->add(
				$group,
				$name,
				$this->title($mapped, $kind, $place),
				$this->description($mapped, $kind, $place, $description),
			);
		}
		// Slim SEO has no settings for these.
		foreach (
			['date' => CoreTitles::page(), 'search' => CoreTitles::search()]
			as $name => $title
		) {
			$templates->add('archives', $name, $title, '');
		}
		$templates->add_to($mapped, CoreTitles::page(), '%excerpt%');
	}

	/** Migrates the home page with the latest posts. */
	public function home(MappedData $mapped): void {
		$mapped->values['home_page_title'] = $this->title($mapped, 'home', TemplateContext::HOME);
		$mapped->values['home_page_description'] = $this->description(
			$mapped,
			'home',
			TemplateContext::HOME,
			'%tagline%',
		);
		foreach (['facebook', 'twitter'] as $network) {
			$mapped->values["home_page_{$network}_title"] = '';
			$mapped->values["home_page_{$network}_description"] = '';
		}
	}

	/** Returns the title of a content type; a static home page has the title of the home page. */
	public function title(MappedData $mapped, string $kind, string $place): string {
		$title = $this->options->has('meta_title')
			? $this->text($mapped, $kind, 'title', $place) ?? ''
			: '';
		return match (true) {
			$title !== '' => $title,
			$kind === 'home' => CoreTitles::home(),
			default => CoreTitles::page(),
		};
	}

	private function description(
		MappedData $mapped,
		string $kind,
		string $place,
		string $default,
	): string {
		return $this->options->has('meta_description')
			? $this->text($mapped, $kind, 'description', $place) ?? $default
			: '';
	}

	private function text(MappedData $mapped, string $kind, string $part, string $place): ?string {
		$text = $this->options->for_kind($kind, $part);
		return $text === null
			? null
			: $this->translator->translate($text, $place, $mapped, "$kind.$part");
	}
}
