<?php
/**
 * The differences between what Pharos outputs on a page and what visitors get.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Http\Document;
use Pharos\Page\RobotsValue;

final class Differences {
	/** The name of the structured data among the tags. */
	public const JSON_LD = 'json_ld';

	/**
	 * @param Document $expected Pharos's tags.
	 * @param Document $arrived  The page of a visitor.
	 * @return list<array{name: string, kind: 'missing'|'duplicate'|'changed'|'added', expected: string, arrived: string, text: string}>
	 */
	public static function compare(Document $expected, Document $arrived): array {
		$wanted = (new PageTags($expected))->by_name();
		$found = (new PageTags($arrived))->by_name();
		$differences = [];
		foreach (array_keys($wanted + $found) as $name) {
			$kind = self::kind($name, $wanted[$name] ?? [], $found[$name] ?? []);
			if ($kind !== '') {
				$differences[] = [
					'name' => $name,
					'kind' => $kind,
					'expected' => implode("\n", $wanted[$name] ?? []),
					'arrived' => implode("\n", $found[$name] ?? []),
					'text' => self::text($kind),
				];
			}
		}
		$missing = array_filter(
			$expected->json_ld,
			static fn(string $script): bool => !self::has_script($arrived, $script),
		);
		if ($missing !== []) {
			$kind = $arrived->json_ld === [] ? 'missing' : 'changed';
			$differences[] = [
				'name' => self::JSON_LD,
				'kind' => $kind,
				'expected' => '',
				'arrived' => '',
				'text' => self::text($kind),
			];
		}
		return $differences;
	}

	/** Whether a page has a JSON-LD script with the same data. */
	public static function has_script(Document $page, string $script): bool {
		$data = json_decode($script, true);
		foreach ($page->json_ld as $other) {
			if ($other === $script || ($data !== null && json_decode($other, true) == $data)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<string> $wanted
	 * @param list<string> $found
	 */
	private static function kind(string $name, array $wanted, array $found): string {
		if ($name === 'robots' && $found !== []) {
			$parts = static function (array $contents): array {
				$parts = array_filter(explode(', ', RobotsValue::merge($contents)));
				sort($parts);
				return $parts;
			};
			return $parts($wanted) === $parts($found)
				? (count($found) > 1
					? 'duplicate'
					: '')
				: ($wanted === []
					? 'added'
					: 'changed');
		}
		return match (true) {
			$wanted === $found => '',
			$found === [] => 'missing',
			$wanted === [] => 'added',
			array_diff($wanted, $found) === [] => 'duplicate',
			default => 'changed',
		};
	}

	private static function text(string $kind): string {
		return match ($kind) {
			'missing' => __(
				'Pharos SEO outputs it, but visitors don’t get it: the theme or another plugin removes it, or the page comes from a cache.',
				'pharos-seo',
			),
			'duplicate' => __(
				'The theme or another plugin outputs it as well. Turn it off there.',
				'pharos-seo',
			),
			'added' => __(
				'Pharos SEO doesn’t output it: it comes from the theme, another plugin or a cache.',
				'pharos-seo',
			),
			default => __(
				'Visitors get something else: the theme or another plugin changes it, or the page comes from a cache.',
				'pharos-seo',
			),
		};
	}
}
