<?php
/**
 * The variables of Rank Math: `%name%` and `%name(argument)%`.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Dates;
use Pharos\Migration\MappedData;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use Pharos\Migration\VariableMap;

final class Variables {
	public function __construct(private readonly Options $options) {}

	/** @param string $type The post type of the templates, if it's known. */
	public function translator(string $type = ''): Translator {
		return VariableMap::translator('RankMath', $this->of_site($type));
	}

	/** In schemas, titles are SEO titles, and dates are in ISO 8601 format. */
	public function of_schemas(string $type = ''): Translator {
		return VariableMap::translator(
			'RankMath',
			[
				'seo_title' => '%current_title%',
				'seo_description' => '%current_description%',
				'url' => '%current_url%',
				'post_thumbnail' => '%image_url%',
				'date' => [
					TemplateContext::POST => self::iso('%published_iso%', Dates::PUBLISHED),
					TemplateContext::DATE => Dates::converter(['' => '%archive_date%']),
				],
				'modified' => [
					TemplateContext::POST => self::iso('%modified_iso%', Dates::MODIFIED),
				],
			] + $this->of_site($type),
			['collapses' => false],
		);
	}

	/** Values that are the same on every page are inserted as text. */
	private function of_site(string $type): array {
		$primary = $this->options->text("pt_{$type}_primary_taxonomy");
		$name = $this->options->text('knowledgegraph_name');
		return [
			// All terms of the primary taxonomy of the post type, not only the primary one.
			'primary_taxonomy_terms' => [
				TemplateContext::POST => $primary === '' ? '' : "%terms:$primary%",
			],
			'org_name' => $name === '' ? '%site_name%' : Translator::literal($name),
			'org_url' => Translator::literal($this->options->text('url') ?: home_url()),
			'org_logo' => Translator::literal($this->options->text('knowledgegraph_logo')),
		];
	}

	/** @param array<string, string> $variables For formats other than ISO 8601. */
	private static function iso(string $variable, array $variables): \Closure {
		return static fn(
			string $format,
			string $place,
			MappedData $to,
			string $field,
		): string => preg_match('/T|^(?:c|Y-m-d)?\z/', $format) ? $variable : Dates::template($variables, $format, $to, $field);
	}

	/** For a variable whose argument is a taxonomy. @param string $template "*" is the taxonomy. */
	public static function term(string $template): \Closure {
		return static fn(
			string $taxonomy,
		): ?string => preg_match('/^[\w-]+\z/', $taxonomy) === 1 ? strtr($template, ['*' => $taxonomy]) : null;
	}

	/** For a list: with an argument, it may be truncated or have other separators. */
	public static function list(string $template): \Closure {
		return static function (
			string $argument,
			string $_place,
			MappedData $to,
			string $field,
		) use ($template): string {
			$to->lose_text('variable_argument', $argument, $field);
			return $template;
		};
	}
}
