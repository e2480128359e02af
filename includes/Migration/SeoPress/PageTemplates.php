<?php
/**
 * Migrates the templates of SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\CoreTitles;
use Pharos\Migration\MappedData;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Templates;
use Pharos\Migration\Translator;

/** Without a template, the title is WordPress's, and no description is output. */
final class PageTemplates {
	private readonly Translator $translator;

	public function __construct(private readonly Options $options) {
		$this->translator = Variables::translator();
	}

	public function add_to(MappedData $mapped): void {
		$templates = new Templates();
		foreach (ContentTypes::types() as $type) {
			$templates->add('post_types', $type, ...$this->of_type($mapped, $type));
		}
		$kinds = [
			'titles_tax_titles' => [
				'taxonomies',
				'',
				TemplateContext::TERM,
				ContentTypes::taxonomies(),
			],
			'titles_archive_titles' => [
				'archives',
				'archive-',
				TemplateContext::TYPE,
				ContentTypes::archives(),
			],
		];
		foreach ($kinds as $key => [$group, $begin, $place, $names]) {
			foreach ($names as $name) {
				$templates->add(
					$group,
					"$begin$name",
					...$this->of_map($mapped, $key, $name, $place),
				);
			}
		}
		$archives = [
			'author' => TemplateContext::AUTHOR,
			'date' => TemplateContext::DATE,
			'search' => TemplateContext::SEARCH,
			'404' => TemplateContext::NOT_FOUND,
		];
		foreach ($archives as $name => $place) {
			$key = "titles_archives_$name";
			$templates->add(
				'archives',
				$place === TemplateContext::NOT_FOUND ? 'not_found' : $name,
				$this->text($mapped, $this->options->text("{$key}_title"), $place, $key) ?:
				($place === TemplateContext::SEARCH
					? CoreTitles::search()
					: CoreTitles::page()),
				$this->text($mapped, $this->options->text("{$key}_desc"), $place, $key),
			);
		}
		$templates->add_to($mapped, CoreTitles::page(), '%excerpt%');
		$this->for_networks($mapped);
	}

	/** Sets the social description of terms without meta description: SEOPress outputs the term description with the site name. */
	private function for_networks(MappedData $mapped): void {
		if (
			!$this->options->is_on('social_facebook_og') &&
			!$this->options->is_on('social_twitter_card')
		) {
			return;
		}
		foreach (ContentTypes::taxonomies() as $taxonomy) {
			if (!$this->prints($taxonomy, 'description')) {
				SocialTemplates::add(
					$mapped,
					'taxonomies',
					$taxonomy,
					'facebook_description',
					'%term_description:with_site_name%',
				);
			}
		}
	}

	/** Migrates the home page with the latest posts. */
	public function home(MappedData $mapped): void {
		foreach (['title', 'description'] as $part) {
			$mapped->values["home_page_$part"] = $this->of_home(
				$mapped,
				$part,
				TemplateContext::HOME,
			);
			$mapped->values["home_page_facebook_$part"] = '';
		}
	}

	/**
	 * Returns the title or description of a home page without custom text.
	 *
	 * @param 'title'|'description' $part
	 */
	public function of_home(MappedData $mapped, string $part, string $place): string {
		$key = $part === 'title' ? 'titles_home_site_title' : 'titles_home_site_desc';
		return $this->text($mapped, $this->options->text($key), $place, $key) ?:
			($part === 'title'
				? CoreTitles::home()
				: '');
	}

	/** Returns the title of the posts page, which has no template. */
	public function of_posts_page(): string {
		return CoreTitles::page();
	}

	/**
	 * Returns title and description of a post type. An empty description means the excerpt; a missing one means none.
	 *
	 * @return array{string, string}
	 */
	public function of_type(MappedData $mapped, string $type): array {
		$key = 'titles_single_titles';
		$own = $this->options->entry($key, $type);
		[$title, $description] = $this->of_map($mapped, $key, $type, TemplateContext::POST);
		$title = SocialTemplates::without_number($title, $type);
		return [$title, ($own['description'] ?? null) === '' ? '%excerpt%' : $description];
	}

	/** @return array{string, string} Title and description of the terms of a taxonomy. */
	public function of_taxonomy(MappedData $mapped, string $taxonomy): array {
		return $this->of_map($mapped, 'titles_tax_titles', $taxonomy, TemplateContext::TERM);
	}

	/** Whether custom texts of a term are output: only if its taxonomy has a template. */
	public function prints(string $taxonomy, string $part): bool {
		return !in_array(
			StoredValue::text($this->options->entry('titles_tax_titles', $taxonomy)[$part] ?? ''),
			['', '0'],
			true,
		);
	}

	/** @return array{string, string} Title and description. */
	private function of_map(MappedData $mapped, string $key, string $name, string $place): array {
		$own = $this->options->entry($key, $name);
		return [
			$this->text($mapped, StoredValue::text($own['title'] ?? ''), $place, "$key.$name") ?:
			CoreTitles::page(),
			$this->text(
				$mapped,
				StoredValue::text($own['description'] ?? ''),
				$place,
				"$key.$name",
			),
		];
	}

	private function text(
		MappedData $mapped,
		string $template,
		string $place,
		string $key,
	): string {
		return $this->translator->translate($template, $place, $mapped, $key);
	}
}
