<?php
/**
 * The variables of Slim SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

/**
 * `{{ name }}`, with any white space, and without filters. Fields that a post or term doesn't have are removed, other
 * unknown variables are output unchanged; adjacent separators are merged.
 */
final class Variables {
	public static function translator(Options $options): Translator {
		$literal = static fn(string $key): string => Translator::literal($options->text($key));
		return new Translator(
			'/\{\{\s*(?<name>[^}\s]+?)\s*\}\}/u',
			[
				'site.title' => '%site_name%',
				'site.description' => '%tagline%',
				'site.facebook_image' => $literal('default_facebook_image'),
				'site.twitter_image' => $literal('default_twitter_image'),
				// Always surrounded by spaces.
				'sep' => ' %separator% ',
				'page' => '%page%',
				'current.year' => '%current_year%',
				'current.month' => '%current_month_digits%',
				...self::of_posts(),
				...self::of_lists(),
			],
			keeps: true,
			collapses: true,
		);
	}

	private static function of_posts(): array {
		$map = [
			'title' => '%title%',
			'date' => '%published%',
			'modified_date' => '%modified%',
			'excerpt' => '%excerpt_only%',
			'content' => '%content%',
			'auto_description' => '%excerpt%',
			'tags' => '%tags%',
			'categories' => '%categories%',
		];
		$posts = [];
		foreach ($map as $name => $template) {
			$posts["post.$name"] = TemplateContext::posts($template);
		}
		return [
			...$posts,
			'post.tax.*' => self::terms(...),
			'post.custom_field.*' => self::field('post.custom_field.'),
			'acf.*' => self::field('acf.'),
			'mb.*' => self::field('mb.'),
			'product.*' => self::none('product.'),
			'post.*' => self::none('post.'),
		];
	}

	/** Names of taxonomies are written with underscores. */
	private static function terms(string $name, string $place): string {
		foreach (get_taxonomies() as $taxonomy) {
			if (str_replace('-', '_', $taxonomy) === $name) {
				return $place === TemplateContext::POST ? "%terms:$taxonomy%" : '';
			}
		}
		return '';
	}

	/** WordPress's protected fields stay hidden, and there's no variable for a part of a field. */
	private static function field(string $begin): \Closure {
		$none = self::none($begin);
		return static fn(
			string $name,
			string $place,
			MappedData $to,
			string $field,
		): string => preg_match('/^[^_%.|][^%.|]*\z/u', $name) === 1 ? "%field:$name%" : $none($name, $place, $to, $field);
	}

	private static function of_lists(): array {
		$of_term = static fn(string $template): array => [TemplateContext::TERM => $template];
		$of_type = static fn(string $template): \Closure => static fn(
			string $argument,
			string $place,
		): ?string => $place === TemplateContext::TYPE ? $template : null;
		return [
			'term.name' => $of_term('%term_title%'),
			'term.description' => $of_term('%term_description%'),
			'term.auto_description' => $of_term('%excerpt%'),
			'term.*' => self::none('term.'),
			'author.display_name' => TemplateContext::authors('%author_name%'),
			'author.description' => TemplateContext::authors('%author_bio%'),
			'author.auto_description' => [
				TemplateContext::POST => '%author_bio%',
				TemplateContext::AUTHOR => '%excerpt%',
			],
			'post_type.labels.singular' => $of_type('%type_singular%'),
			'post_type.labels.plural' => $of_type('%type_plural%'),
		];
	}

	/** For variables without an equivalent here: the variable must not be output as text. */
	private static function none(string $begin): \Closure {
		return static function (
			string $name,
			string $place,
			MappedData $to,
			string $field,
		) use ($begin): string {
			$to->lose('variable', "{{ $begin$name }}", $field);
			return '';
		};
	}
}
