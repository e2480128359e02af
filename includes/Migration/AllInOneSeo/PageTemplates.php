<?php
/**
 * Migrates the templates of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\Images;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Templates;

final class PageTemplates {
	private const LATER = 'searchAppearance.advanced.pagedFormat';

	private const POST = '#post_title #separator_sa #site_title';

	/** Titles where the template's output is empty: WordPress's title, or the site's. */
	private const EMPTY_TITLES = [
		TemplateContext::POST => '%title% - %site_name%',
		TemplateContext::TERM => '%term_title% – %site_name%',
		TemplateContext::HOME => '%site_name%',
	];

	/** The same for descriptions. */
	private const EMPTY_DESCRIPTIONS = [
		TemplateContext::POST => '%excerpt%',
		TemplateContext::TERM => '%term_description%',
		TemplateContext::AUTHOR => '%author_bio%',
		TemplateContext::HOME => '%tagline%',
	];

	/** Variables that may be empty for posts; %excerpt% is used instead, which tries them first. */
	private const OFTEN_EMPTY = ['%caption%', '%excerpt_only%'];

	private readonly Variables $variables;

	/** The suffix of titles and descriptions on page 2 and up. */
	private readonly string $later;

	public function __construct(private readonly Options $options) {
		$this->variables = new Variables();
		$later = $this->template(
			new MappedData(),
			self::LATER,
			TemplateContext::HOME,
			'#separator_sa Page #page_number',
		);
		// Page 1 doesn't have it.
		$this->later = str_replace('%page_number:always%', '%page_number%', $later);
	}

	public function into(MappedData $mapped): void {
		$templates = new Templates();
		$add = function (
			string $group,
			string $name,
			string $path,
			string $place,
			string $title,
			string $description = '',
		) use ($templates, $mapped): void {
			$templates->add(
				$group,
				$name,
				$this->title($mapped, "$path.title", $place, $title),
				$this->description($mapped, "$path.metaDescription", $place, $description),
			);
		};
		foreach (ContentTypes::types() as $type) {
			$description = match (true) {
				$type === 'attachment' => '#attachment_caption',
				post_type_supports($type, 'excerpt') => '#post_excerpt',
				default => '#post_content',
			};
			$path = "searchAppearance.postTypes.$type";
			$add('post_types', $type, $path, TemplateContext::POST, self::POST, $description);
		}
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			$add(
				'taxonomies',
				$taxonomy,
				"searchAppearance.taxonomies.$taxonomy",
				TemplateContext::TERM,
				'#taxonomy_title #separator_sa #site_title',
				'#taxonomy_description',
			);
		}
		$title = '#archive_title #separator_sa #site_title';
		foreach (ContentTypes::archives() as $type) {
			$path = "searchAppearance.archives.$type";
			$add('archives', "archive-$type", $path, TemplateContext::TYPE, $title);
		}
		foreach (
			[
				TemplateContext::AUTHOR => [
					'#author_name #separator_sa #site_title',
					'#author_bio',
				],
				TemplateContext::DATE => ['#archive_date #separator_sa #site_title', ''],
				TemplateContext::SEARCH => ['#search_term #separator_sa #site_title', ''],
			]
			as $archive => $defaults
		) {
			$path = "searchAppearance.archives.$archive";
			$add('archives', $archive, $path, $archive, ...$defaults);
		}
		// 404 pages have WordPress's title.
		$templates->add('archives', 'not_found', '%title% – %site_name%', '');
		$templates->into($mapped, '%title% %separator% %site_name%', '%excerpt%');
		$mapped->values['later_page_format'] =
			preg_replace('/^%separator%\s*/', '', $this->later) ?? '';
		$mapped->values['later_page_titles'] = match (true) {
			$this->later === '' => 'none',
			str_starts_with($this->later, '%separator%') => 'end',
			default => 'appended',
		};
		$mapped->values['later_page_descriptions'] = $this->later !== '';
		$mapped->values['later_page_social'] = $this->later === '' ? 'first' : 'numbered';
	}

	private function title(
		MappedData $mapped,
		string $path,
		string $place,
		string $default,
	): string {
		return $this->template($mapped, $path, $place, $default) ?:
			self::EMPTY_TITLES[$place] ?? '%title% – %site_name%';
	}

	private function description(
		MappedData $mapped,
		string $path,
		string $place,
		string $default,
	): string {
		$is_object = $place === TemplateContext::POST || $place === TemplateContext::TERM;
		if ($is_object && !$this->describes_objects()) {
			return '';
		}
		$template = $this->options->text($path, $default);
		$format = $this->options->has_old('descriptionFormat')
			? $this->options->text('deprecated.searchAppearance.global.descriptionFormat')
			: '';
		if ($place === TemplateContext::POST && $format !== '') {
			$template = str_ireplace('#description', $template ?: '#post_excerpt', $format);
		}
		$template = $this->variables->translate($template, $place, $mapped, $path);
		if ($template === '' || in_array($template, self::OFTEN_EMPTY, true)) {
			$template = self::EMPTY_DESCRIPTIONS[$place] ?? '';
		}
		return $template;
	}

	/** Whether posts and terms have generated descriptions, which old sites can turn off. */
	private function describes_objects(): bool {
		return !$this->options->has_old('autogenerateDescriptions') ||
			$this->options->is_on(
				'deprecated.searchAppearance.advanced.autogenerateDescriptions',
				true,
			);
	}

	private function template(
		MappedData $mapped,
		string $path,
		string $place,
		string $default = '',
	): string {
		return $this->variables->translate(
			$this->options->text($path, $default),
			$place,
			$mapped,
			$path,
		);
	}

	/** Migrates the home page with the latest posts: a static one uses its page's values. */
	public function home(MappedData $mapped): void {
		$values = &$mapped->values;
		$global = 'searchAppearance.global';
		$values['home_page_title'] = $this->title(
			$mapped,
			"$global.siteTitle",
			TemplateContext::HOME,
			'#site_title #separator_sa #tagline',
		);
		$values['home_page_description'] = $this->description(
			$mapped,
			"$global.metaDescription",
			TemplateContext::HOME,
			'#tagline',
		);
		foreach (['facebook', 'twitter'] as $network) {
			$home = "social.$network.homePage";
			foreach (['title', 'description'] as $part) {
				$values["home_page_{$network}_$part"] = $this->template(
					$mapped,
					"$home.$part",
					TemplateContext::HOME,
				);
			}
			$url = $this->options->text("$home.image");
			$setting = "home_page_{$network}_image_url";
			Images::into($mapped, $url, Images::id_of($url), $setting);
		}
		$this->home_on_x($mapped);
	}

	/** X inherits missing values from Facebook. */
	private function home_on_x(MappedData $mapped): void {
		$values = &$mapped->values;
		$is_same = true;
		foreach (['title', 'description', 'image_url'] as $part) {
			$own = $values["home_page_twitter_$part"] ?? '';
			$is_same =
				$is_same && in_array($own, ['', $values["home_page_facebook_$part"] ?? ''], true);
		}
		foreach (['title', 'description', 'image_url'] as $part) {
			if ($is_same) {
				unset($values["home_page_twitter_$part"]);
			} elseif (($values["home_page_twitter_$part"] ?? '') === '') {
				$mapped->set("home_page_twitter_$part", $values["home_page_facebook_$part"] ?? '');
			}
		}
		$values['twitter_same_as_facebook'] = $is_same;
	}
}
