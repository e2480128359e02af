<?php
/**
 * The variables of SureRank in titles and descriptions.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

/** `%name%`, case-sensitive. Variables without a value and unknown ones are removed. */
final class Variables {
	/** @param bool $is_description Whether it's a page's description: only there `%content%` is the term description. */
	public static function translator(bool $is_description = false): Translator {
		$of_post = static fn(string $template): \Closure => static fn(
			string $argument,
			string $place,
		): ?string => match ($place) {
			TemplateContext::POST => $template,
			// In archives, they have the values of the first post in the list.
			TemplateContext::TERM => null,
			default => '',
		};
		$site = static fn(): string => Translator::escaped(home_url());
		$of_term = static fn(string $template): array => [TemplateContext::TERM => $template];
		return new Translator(
			'/%(?<name>[^%\s]+)%/u',
			[
				'title' => [TemplateContext::TERM => '%term_title%', '' => '%title%'],
				'site_name' => '%site_name%',
				'tagline' => '%tagline%',
				'separator' => '%separator%',
				'excerpt' => [
					TemplateContext::POST => '%excerpt%',
					TemplateContext::TERM => '%term_description%',
				],
				'content' => $is_description
					? [
						TemplateContext::POST => '%content%',
						TemplateContext::TERM => '%term_description%',
					]
					: $of_post('%content%'),
				'author_name' => $of_post('%author_name%'),
				'published' => $of_post('%published%'),
				'modified' => $of_post('%modified%'),
				'term_title' => $of_term('%term_title%'),
				'term_description' => $of_term('%term_description%'),
				'search_query' => [TemplateContext::SEARCH => '%search_query%'],
				// Includes a dash.
				'page' => ' - %page%',
				'slug' => $of_term('%slug%'),
				'ID' => $of_post('%id%'),
				'permalink' => $of_post('%url%'),
				'custom_field.*' => [TemplateContext::POST => '%field:*%'],
				'currentdate' => '%current_date%',
				'currentday' => '%current_day%',
				'currentmonth' => '%current_month%',
				'currentyear' => '%current_year%',
				'archive_title' => [
					TemplateContext::AUTHOR => '%title%',
					TemplateContext::DATE => '%title%',
					TemplateContext::TYPE => '%title%',
				],
				'org_name' => '%org_name%',
				'site_url' => $site,
				'org_url' => $site,
				'org_logo' => static fn(): string => Translator::escaped(
					Options::detail('website_logo'),
				),
			],
			is_plain: true,
		);
	}
}
