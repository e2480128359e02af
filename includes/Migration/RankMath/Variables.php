<?php
/**
 * The variables of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\MappedData;
use Pharos\Migration\Dates;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

/** `%name%` and `%name(argument)%`. Variables without a value and unknown ones are removed, and adjacent separators are merged. */
final class Variables {
	private const PATTERN = '/%(?<name>[a-z0-9_-]+)(?:\((?<argument>[^)]*)\))?%/iu';

	public function __construct(private readonly Options $options) {}

	/** @param string $type The post type of the templates, if it's known. */
	public function translator(string $type = ''): Translator {
		return new Translator(self::PATTERN, $this->of_titles($type), collapses: true);
	}

	/** In schemas, titles are SEO titles, and dates are in ISO 8601 format. */
	public function of_schemas(string $type = ''): Translator {
		$all = $this->of_titles($type);
		$date = static fn(string $name, string $variable): \Closure => static fn(
			$format,
			$place,
			$to,
			$field,
		): string => $place === TemplateContext::POST && preg_match('/T|^(?:c|Y-m-d)?\z/', $format)
			? $variable
			: $all[$name]($format, $place, $to, $field);
		return new Translator(
			self::PATTERN,
			[
				'seo_title' => '%current_title%',
				'seo_description' => '%current_description%',
				'url' => '%current_url%',
				'post_thumbnail' => '%image_url%',
				'date' => $date('date', '%published_iso%'),
				'modified' => $date('modified', '%modified_iso%'),
			] + $all,
		);
	}

	private function of_titles(string $type): array {
		$primary = $this->options->text("pt_{$type}_primary_taxonomy");
		return [
			'sitename' => '%site_name%',
			'sitedesc' => '%tagline%',
			'sep' => '%separator%',
			// Includes the separator.
			'page' => '%separator% %page%',
			'pagenumber' => '%page_number:always%',
			'pagetotal' => '%page_total:always%',
			// All terms of the primary taxonomy of the post type, not only the primary one.
			'primary_taxonomy_terms' => [
				TemplateContext::POST => $primary === '' ? '' : "%terms:$primary%",
			],
			...self::of_posts(),
			...self::of_lists(),
			...$this->of_site(),
			...self::dates(),
		];
	}

	private static function of_posts(): array {
		// On a term archive it is that term, whatever the argument.
		$of_terms = static fn(string $template): array => [
			TemplateContext::POST => $template,
			TemplateContext::TERM => '%term_title%',
		];
		return [
			'title' => [TemplateContext::POST => '%title%', TemplateContext::TYPE => '%title%'],
			'seo_title' => [TemplateContext::POST => '%title%', TemplateContext::TYPE => '%title%'],
			'seo_description' => TemplateContext::posts('%excerpt%'),
			'parent_title' => TemplateContext::posts('%parent_title%'),
			'excerpt' => TemplateContext::posts('%excerpt%'),
			'excerpt_only' => TemplateContext::posts('%excerpt_only%'),
			'category' => $of_terms('%first_term:category%'),
			'categories' => self::list('%categories%'),
			'tag' => $of_terms('%first_term:post_tag%'),
			'tags' => self::list('%tags%'),
			'customterm' => static fn(string $taxonomy, string $place): ?string => match (true) {
				preg_match('/^[\w-]+\z/', $taxonomy) !== 1 => null,
				$place === TemplateContext::POST => "%first_term:$taxonomy%",
				default => $place === TemplateContext::TERM ? '%term_title%' : '',
			},
			'customfield' => '%field:*%',
			'name' => TemplateContext::authors('%author_name%'),
			'post_author' => TemplateContext::authors('%author_name%'),
			'user_description' => TemplateContext::authors('%author_bio%'),
			'userid' => [TemplateContext::AUTHOR => '%id%'],
			'id' => TemplateContext::posts('%id%'),
			'url' => '%url%',
			'focuskw' => '%focus_keyword%',
			'keywords' => '%focus_keyword%',
		];
	}

	/** With arguments, the list may be truncated or have other separators. */
	private static function list(string $variable): \Closure {
		return static function (
			string $argument,
			string $place,
			MappedData $to,
			string $field,
		) use ($variable): string {
			$to->lose_text('variable_argument', $argument, $field);
			return match ($place) {
				TemplateContext::POST => $variable,
				TemplateContext::TERM => '%term_title%',
				default => '',
			};
		};
	}

	private static function of_lists(): array {
		return [
			'term' => '%term_title%',
			'term_description' => '%term_description%',
			'search_query' => '%search_query%',
			'pt_single' => '%type_singular%',
			'pt_plural' => '%type_plural%',
			// The number of times that it was output.
			'count' => '1',
		];
	}

	/** Values that are the same on every page are inserted as text. */
	private function of_site(): array {
		$name = $this->options->text('knowledgegraph_name');
		return [
			'org_name' => $name === '' ? '%site_name%' : Translator::literal($name),
			'org_url' => Translator::literal($this->options->text('url') ?: home_url()),
			'org_logo' => Translator::literal($this->options->text('knowledgegraph_logo')),
		];
	}

	private static function dates(): array {
		$date = static fn(string $place): ?array => match ($place) {
			TemplateContext::POST => Dates::PUBLISHED,
			TemplateContext::DATE => ['' => '%archive_date%'],
			default => null,
		};
		return [
			'date' => static fn($format, $place, $to, $field): string => Dates::template(
				$date($place),
				$format,
				$to,
				$field,
			),
			'modified' => static fn($format, $place, $to, $field): string => Dates::template(
				$place === TemplateContext::POST ? Dates::MODIFIED : null,
				$format,
				$to,
				$field,
			),
			'currentdate' => static fn($format, $place, $to, $field): string => Dates::template(
				Dates::TODAY,
				$format,
				$to,
				$field,
			),
			'currentday' => '%current_day%',
			'currentmonth' => '%current_month%',
			'currentyear' => '%current_year%',
		];
	}
}
