<?php
/**
 * The variables of SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\MappedData;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

/** `%%name%%`. Unknown variables are output unchanged, and adjacent separators stay. */
final class Variables {
	public static function translator(): Translator {
		return new Translator(
			'/%%(?<name>_(?:cf|ct|ucf)_[^%]+|[\w-]+)%%/u',
			[
				'sitetitle' => '%site_name%',
				'sitename' => '%site_name%',
				'tagline' => '%tagline%',
				'sitedesc' => '%tagline%',
				'sep' => '%separator%',
				'current_pagination' => '%page_number%',
				// Includes the separator.
				'page' => '%separator% %page%',
				...self::of_posts(),
				...self::of_authors(),
				...self::of_lists(),
				...self::of_shops(),
				...self::dates(),
			],
			keeps: true,
			keeps_separators: true,
		);
	}

	private static function of_posts(): array {
		return [
			'post_title' => TemplateContext::posts('%title%'),
			'title' => TemplateContext::posts('%title%'),
			'post_excerpt' => TemplateContext::posts('%excerpt%'),
			'excerpt' => TemplateContext::posts('%excerpt%'),
			'post_content' => TemplateContext::posts('%content%'),
			'post_url' => TemplateContext::posts('%url%'),
			'post_thumbnail_url' => self::none('post_thumbnail_url'),
			'post_date' => TemplateContext::posts('%published%'),
			'date' => TemplateContext::posts('%published%'),
			'post_modified_date' => TemplateContext::posts('%modified%'),
			'post_category' => TemplateContext::posts('%first_term:category%'),
			'post_tag' => TemplateContext::posts('%first_term:post_tag%'),
			'target_keyword' => TemplateContext::posts('%focus_keyword%'),
			'_cf_*' => self::field(...),
			'_ct_*' => static fn(string $taxonomy, string $place): ?string => match (true) {
				preg_match('/^[\w-]+\z/u', $taxonomy) !== 1 => null,
				default => $place === TemplateContext::POST ? "%first_term:$taxonomy%" : '',
			},
		];
	}

	/** Returns a custom field. WordPress's protected fields stay hidden, and Pharos's templates don't support all names. */
	private static function field(
		string $name,
		string $place,
		MappedData $to,
		string $field,
	): string {
		if (preg_match('/^[^_%\s][^%\s]*\z/u', $name) === 1) {
			return "%field:$name%";
		}
		$to->lose('variable', "%%_cf_$name%%", $field);
		return '';
	}

	private static function of_authors(): array {
		$map = [
			'post_author' => TemplateContext::authors('%author_name%'),
			'author_first_name' => TemplateContext::authors('%author_first_name%'),
			'author_last_name' => TemplateContext::authors('%author_last_name%'),
			'author_nickname' => TemplateContext::authors('%author_nickname%'),
			'author_website' => TemplateContext::authors('%author_website%'),
			'author_bio' => TemplateContext::authors('%author_bio%'),
		];
		foreach (['first_name', 'last_name', 'nickname'] as $name) {
			$map["_ucf_$name"] = TemplateContext::authors("%author_$name%");
		}
		return [
			...$map,
			'_ucf_description' => TemplateContext::authors('%author_bio%'),
			'_ucf_*' => static fn($name, $place, $to, $field): string => self::none("_ucf_$name")(
				'',
				$place,
				$to,
				$field,
			),
		];
	}

	private static function of_lists(): array {
		$names = ['_category_title', 'tag_title', 'term_title'];
		$texts = ['_category_description', 'tag_description', 'term_description'];
		return [
			// WordPress formats these in titles of archives.
			...array_fill_keys($names, '%term_title:typographic%'),
			...array_fill_keys($texts, '%term_description%'),
			'search_keywords' => [TemplateContext::SEARCH => '"%search_query%"'],
			'cpt_plural' => [TemplateContext::TYPE => '%type_plural%'],
			// With a prefix, such as "Category:".
			'archive_title' => static function ($argument, $place, $to, $field): string {
				$to->lose('archive_label', '%%archive_title%%', $field);
				return $place === TemplateContext::POST ? '' : '%title%';
			},
			// The number of the month and the year, also in an archive of a day.
			'archive_date' => '%archive_month_number% - %archive_year%',
			'archive_date_day' => '%archive_day%',
			'archive_date_month' => '%archive_month_number%',
			'archive_date_month_name' => '%archive_month%',
			'archive_date_year' => '%archive_year%',
		];
	}

	private static function of_shops(): array {
		$map = [
			'wc_single_cat' => TemplateContext::posts('%terms:product_cat%'),
			'wc_single_tag' => TemplateContext::posts('%terms:product_tag%'),
			'wc_single_short_desc' => TemplateContext::posts('%excerpt%'),
		];
		foreach (['wc_single_price', 'wc_single_price_exc_tax', 'wc_sku'] as $name) {
			$map[$name] = self::none($name);
		}
		return $map;
	}

	private static function dates(): array {
		return [
			'currentday' => '%current_day%',
			'currentmonth' => '%current_month%',
			'currentmonth_short' => '%current_month_short%',
			'currentmonth_num' => '%current_month_number%',
			'currentyear' => '%current_year%',
			'currentdate' => '%current_date%',
			'currenttime' => '%current_time%',
		];
	}

	/** For variables with a value in SEOPress but no equivalent here: the variable must not be output as text. */
	private static function none(string $name): \Closure {
		return static function (
			$argument,
			$place,
			MappedData $to,
			string $field,
		) use ($name): string {
			$to->lose('variable', "%%$name%%", $field);
			return '';
		};
	}
}
