<?php
/**
 * The variables of Slim SEO: `{{ name }}`, with any white space, and without filters.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use Pharos\Migration\VariableMap;

final class Variables {
	public static function translator(Options $options): Translator {
		$literal = static fn(string $key): string => Translator::literal($options->text($key));
		return VariableMap::translator('SlimSeo', [
			'site.facebook_image' => $literal('default_facebook_image'),
			'site.twitter_image' => $literal('default_twitter_image'),
		]);
	}

	/** Returns the terms of a taxonomy, whose name is written with underscores. */
	public static function terms(string $name, string $place): string {
		foreach (get_taxonomies() as $taxonomy) {
			if (str_replace('-', '_', $taxonomy) === $name) {
				return $place === TemplateContext::POST ? "%terms:$taxonomy%" : '';
			}
		}
		return '';
	}

	/**
	 * Returns the function for custom fields of a plugin. WordPress's protected fields stay hidden, and there's no variable for a
	 * part of a field.
	 *
	 * @return \Closure(string, string, MappedData, string): string
	 */
	public static function field(string $plugin): \Closure {
		return static function (
			string $name,
			string $_place,
			MappedData $to,
			string $field,
		) use ($plugin): string {
			if (preg_match('/^[^_%.|][^%.|]*\z/u', $name) === 1) {
				return "%field:$name%";
			}
			$to->lose('variable', "{{ $plugin.$name }}", $field);
			return '';
		};
	}
}
