<?php
/**
 * Whether two heads say the same.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Analysis\Address;

/**
 * What counts is what search engines and networks make of it (docs/migration.md). tests/fixtures/parity.json holds the rules, for
 * the tests of the sources, too.
 */
final class Comparison {
	/** What tells robots less than everything. */
	private const DIRECTIVES = ['noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex'];

	/** Where X has nothing of its own, it reads Open Graph. */
	private const FALLBACKS = [
		'twitter:title' => 'og:title',
		'twitter:description' => 'og:description',
		'twitter:image' => 'og:image',
	];

	private const ADDRESSES = ['canonical', 'redirect', 'og:url', 'og:image', 'twitter:image'];

	private const DESCRIPTIONS = ['description', 'og:description', 'twitter:description'];

	/** Only where there was one: saying more takes nothing from anybody. */
	private const EXTRAS = ['canonical', 'og:type', 'og:url', 'og:locale', 'twitter:creator'];

	/** Characters that have to be the same of a text that is cut elsewhere. */
	private const BEGINNING = 60;

	/**
	 * @param array<string, string> $before, $after See Tags.
	 * @return array<string, array{before: string|null, after: string|null, same: bool}> By tag; those that one of them has.
	 */
	public static function of(array $before, array $after): array {
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
	 * What is made of the tags of a page.
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
		return Address::absolute($address, home_url('/'));
	}

	/** Of texts that are made of content: each plugin cuts them elsewhere. */
	private static function is_same_beginning(string $one, string $other): bool {
		$texts = preg_replace('/\s*(?:…|\.\.\.|\[…\]|\[\.\.\.\])\z/u', '', [$one, $other]) ?? [];
		usort($texts, static fn(string $a, string $b): int => strlen($a) <=> strlen($b));
		return count($texts) === 2 &&
			mb_strlen($texts[0]) >= self::BEGINNING &&
			str_starts_with($texts[1], $texts[0]);
	}
}
