<?php
/**
 * Compares the heads of two pages.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Core\Url;

/**
 * Compares their meaning for search engines and social networks (docs/migration.md). tests/fixtures/parity.json has the
 * rules, also for the tests of the sources.
 */
final class Comparison {
	/** Directives that restrict search engines. */
	private const DIRECTIVES = ['noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex'];

	/** Open Graph tags that X uses as a fallback. */
	private const FALLBACKS = [
		'twitter:title' => 'og:title',
		'twitter:description' => 'og:description',
		'twitter:image' => 'og:image',
	];

	private const ADDRESSES = ['canonical', 'redirect', 'og:url', 'og:image', 'twitter:image'];

	private const DESCRIPTIONS = ['description', 'og:description', 'twitter:description'];

	/** Compared only if the page had one before: an additional one does no harm. */
	private const EXTRAS = ['canonical', 'og:type', 'og:url', 'og:locale', 'twitter:creator'];

	/** Number of characters to compare of a text that is cut off. */
	private const BEGINNING = 60;

	/**
	 * @param array<string, string> $before, $after See Tags.
	 * @return array<string, array{before: string|null, after: string|null, same: bool}> By tag; tags of either page.
	 */
	public static function compare(array $before, array $after): array {
		$before = self::effective($before);
		$after = self::effective($after);
		$compared = [];
		foreach (Tags::NAMES as $tag) {
			[$old, $new] = [$before[$tag] ?? null, $after[$tag] ?? null];
			$is_left_out =
				($old === null && ($new === null || in_array($tag, self::EXTRAS, true))) ||
				str_contains((string) $old, 'gravatar.com/');
			if (!$is_left_out) {
				$compared[$tag] = [
					'before' => $old,
					'after' => $new,
					'same' => self::same($tag, $old, $new),
				];
			}
		}
		return $compared;
	}

	public static function same(string $tag, ?string $before, ?string $after): bool {
		if ($before === null || $after === null) {
			return $before === $after;
		}
		return $before === $after ||
			(in_array($tag, self::ADDRESSES, true) &&
				self::absolute($before) === self::absolute($after)) ||
			(in_array($tag, self::DESCRIPTIONS, true) && self::is_same_beginning($before, $after));
	}

	/**
	 * Returns the effective values of the tags of a page.
	 *
	 * @param array<string, string> $tags
	 * @return array<string, string>
	 */
	private static function effective(array $tags): array {
		if (isset($tags['redirect'])) {
			return ['redirect' => $tags['redirect']];
		}
		foreach (self::FALLBACKS as $of_x => $graph) {
			if (isset($tags[$graph])) {
				$tags += [$of_x => $tags[$graph]];
			}
		}
		$said = array_map('trim', explode(',', strtolower($tags['robots'] ?? '')));
		if (in_array('none', $said, true)) {
			array_push($said, 'noindex', 'nofollow');
		}
		$tags['robots'] = implode(', ', array_intersect(self::DIRECTIVES, $said)) ?: 'index';
		return $tags;
	}

	private static function absolute(string $address): string {
		return Url::absolute($address, home_url('/'));
	}

	/** Compares texts generated from content: plugins cut them off at different positions. */
	private static function is_same_beginning(string $one, string $other): bool {
		$texts = preg_replace('/\s*(?:…|\.\.\.|\[…\]|\[\.\.\.\])\z/u', '', [$one, $other]) ?? [];
		usort($texts, static fn(string $a, string $b): int => strlen($a) <=> strlen($b));
		return count($texts) === 2 &&
			mb_strlen($texts[0]) >= self::BEGINNING &&
			str_starts_with($texts[1], $texts[0]);
	}
}
