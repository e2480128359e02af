<?php
/**
 * The reason why a tag differs, if it's known, and a link to change it.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Core\AppUrl;
use Pharos\Migration\NotMigrated;

final class Why {
	/** Patterns of the fields, in Pharos and in sources, that a tag depends on. */
	private const FIELDS = [
		'title' => '/^(?:title|meta_title)$/',
		'description' => '/^(?:description|metadesc|meta_description)$/',
		'robots' => '/noindex|nofollow|noarchive|robots/',
		'canonical' => '/canonical/',
		'og:title' => '/^(?:facebook_)?title$/',
		'og:description' => '/^(?:facebook_)?description$/',
		'og:image' => '/^facebook_image/',
		'twitter:title' => '/^(?:(?:facebook|twitter)_)?title$/',
		'twitter:description' => '/^(?:(?:facebook|twitter)_)?description$/',
		'twitter:image' => '/^(?:facebook|twitter)_image/',
	];

	/** Loss codes that concern a tag, whatever the field. */
	private const CODES = [
		'redirect' => [
			'redirect',
			'redirect_condition',
			'redirect_gone',
			'redirect_login',
			'redirect_never',
			'redirect_password',
			'redirect_refused',
			'redirect_target',
		],
		'robots' => ['robots'],
		'twitter:card' => ['card'],
		'twitter:image' => ['x_fallback'],
		'og:image' => ['image_order'],
		'jsonld' => ['schema', 'organization'],
	];

	/** Loss codes of templates in the settings. */
	private const TEMPLATES = [
		'variable',
		'variable_argument',
		'date_format',
		'excerpt_first',
		'template',
	];

	/** Tags that are the same on all pages, and the screen of their setting. */
	private const SITE_WIDE = [
		'twitter:card' => '/general/social/x',
		'twitter:site' => '/general/social/x',
		'twitter:creator' => '/general/social/x',
		'og:site_name' => '/general/social/facebook',
		'og:locale' => '/general/social/facebook',
		'og:type' => '/general/social/facebook',
		'jsonld' => '/advanced/schema',
	];

	/**
	 * @param string      $tag
	 * @param object      $row     The page, see Store.
	 * @param array{before: string|null, after: string|null} $values
	 * @param array<string, string> $after  The tags as output.
	 * @param list<array> $losses  The losses of its object.
	 * @param list<array> $of_site The losses of the settings.
	 */
	public static function explain(
		string $tag,
		object $row,
		array $values,
		array $after,
		array $losses,
		array $of_site,
	): string {
		foreach ($losses as $loss) {
			$is_about =
				in_array($loss['what'], self::CODES[$tag] ?? [], true) ||
				(isset(self::FIELDS[$tag]) && preg_match(self::FIELDS[$tag], $loss['field']) === 1);
			if ($is_about) {
				return self::sentence($loss);
			}
		}
		foreach ($of_site as $loss) {
			$is_about = in_array($loss['what'], self::TEMPLATES, true)
				? self::is_template_of($loss['field'], $tag, $row)
				: in_array($loss['what'], self::CODES[$tag] ?? [], true);
			if ($is_about) {
				return self::sentence($loss);
			}
		}
		return self::known($tag, $row, $values, $after);
	}

	/** @return array{label: string, url: string}|null */
	public static function fix(string $tag, object $row, string $edit): ?array {
		$screen = match (true) {
			isset(self::SITE_WIDE[$tag]) => self::SITE_WIDE[$tag],
			$edit !== '' => '',
			$row->kind === 'home' => str_contains($tag, ':')
				? '/general/homepage/social'
				: '/general/homepage',
			$tag === 'robots' || $tag === 'canonical' => '/advanced/robot_instructions/indexing',
			$tag === 'redirect' => '/general/archive_pages',
			default => '/general',
		};
		if ($screen === '') {
			return ['label' => __('Edit this page', 'pharos-seo'), 'url' => $edit];
		}
		return [
			'label' => __('Change the settings', 'pharos-seo'),
			'url' => AppUrl::route($screen),
		];
	}

	private static function sentence(array $loss): string {
		$text = $loss['text'] ?: NotMigrated::text($loss['what']);
		return $loss['value'] === '' || mb_strlen($loss['value']) > 60
			? $text
			: sprintf(
				/* translators: 1: why something was not migrated, 2: what it was. */
				_x('%1$s (%2$s)', 'reason and value', 'pharos-seo'),
				$text,
				$loss['value'],
			);
	}

	/** Whether a field is a template of the page, by the source's name for it, such as "title-tax-category" or "pt_post_description". */
	private static function is_template_of(string $field, string $tag, object $row): bool {
		$part = str_contains($tag, 'title') ? 'title' : 'desc';
		$of = $row->kind === 'home' ? 'home' : ($row->type ?: $row->kind);
		return preg_match('/title|description/', $tag) === 1 &&
			str_contains($field, $part) &&
			preg_match('/(?:^|[^a-z])' . preg_quote($of, '/') . '(?:[^a-z]|$)/', $field) === 1;
	}

	/** Returns the reason for differences that occur with most plugins. */
	private static function known(string $tag, object $row, array $values, array $after): string {
		['before' => $old, 'after' => $new] = $values;
		$text = match (true) {
			$tag === 'canonical' && $new === null => str_contains($after['robots'] ?? '', 'noindex')
				? __(
					'With Pharos SEO, pages set to noindex don’t have a canonical URL.',
					'pharos-seo',
				)
				: '',
			str_starts_with($tag, 'og:') && $old === null && $row->kind === 'other' => __(
				'“Not found” pages have Open Graph tags, too.',
				'pharos-seo',
			),
			in_array($tag, ['og:description', 'twitter:description'], true) && $old === null => __(
				'Pages without a meta description use the beginning of their content on social networks.',
				'pharos-seo',
			),
			$tag === 'description' && $old === null => __(
				'There was no meta description before. The template generates it from the content of the page.',
				'pharos-seo',
			),
			in_array($tag, ['og:image', 'twitter:image'], true) && $old === null => __(
				'Pages without a social image use the default social image.',
				'pharos-seo',
			),
			str_starts_with($tag, 'twitter:') && $new !== null && !isset($after[$tag]) => __(
				'X uses the Open Graph tags.',
				'pharos-seo',
			),
			$tag === 'twitter:card' => NotMigrated::text('card'),
			$tag === 'jsonld' => self::types((string) $old, (string) $new),
			default => '',
		};
		return $text;
	}

	private static function types(string $old, string $new): string {
		$missing = array_diff(explode(', ', $old), explode(', ', $new), ['']);
		return $missing === []
			? __('More structured data than before.', 'pharos-seo')
			: sprintf(
				/* translators: %s: types of schemas, such as "FAQPage, Recipe". */
				__('Not output by Pharos SEO: %s.', 'pharos-seo'),
				implode(', ', $missing),
			);
	}
}
