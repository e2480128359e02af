<?php
/**
 * Validation of an item that an add-on's check returns.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Text\Text;

/** Keeps plain texts and HTTP URLs; removes everything else. */
final class AddOnItem {
	private const STATUSES = [Check::ERROR, Check::WARNING, Check::SUGGESTION, Check::SUCCESS];

	/** Maximum number of parts of a description, and of entries of a part. */
	private const MOST = 200;

	/** Maximum length of a text, in characters. */
	private const LONGEST = 2000;

	/** @return array|null See Result::item(); null if there's no message. */
	public static function sound(array $item): ?array {
		$message = self::text($item['message'] ?? '');
		return $message === ''
			? null
			: [
				'status' => in_array($item['status'] ?? '', self::STATUSES, true)
					? $item['status']
					: Check::WARNING,
				'message' => $message,
				'description' => self::each($item['description'] ?? [], self::part(...)),
				'fix' => self::fix($item['fix'] ?? null),
				'not_fixable' => ($item['not_fixable'] ?? false) === true,
			];
	}

	private static function part(mixed $part): string|array|null {
		if (!is_array($part)) {
			return self::text($part) ?: null;
		}
		foreach (
			['list' => self::text(...), 'links' => self::link(...), 'images' => self::link(...)]
			as $kind => $sound
		) {
			if (isset($part[$kind])) {
				$entries = self::each($part[$kind], $sound);
				return $entries === [] ? null : [$kind => $entries];
			}
		}
		return null;
	}

	private static function link(mixed $link): ?array {
		$url = self::url(is_array($link) ? $link['url'] ?? '' : '');
		if ($url === '') {
			return null;
		}
		$status = $link['status'] ?? null;
		return ['url' => $url] +
			array_filter([
				'status' => is_int($status) ? $status : self::text($status),
				'details' => self::text($link['details'] ?? ''),
				'fix' => self::fix($link['fix'] ?? null),
			]);
	}

	/** @return array{label: string, url: string}|null */
	private static function fix(mixed $fix): ?array {
		$fix = is_array($fix) ? $fix : [];
		$fix = ['label' => self::text($fix['label'] ?? ''), 'url' => self::url($fix['url'] ?? '')];
		return in_array('', $fix, true) ? null : $fix;
	}

	private static function text(mixed $text): string {
		return is_scalar($text)
			? mb_substr(Text::plain(wp_check_invalid_utf8((string) $text, true)), 0, self::LONGEST)
			: '';
	}

	private static function url(mixed $url): string {
		return is_string($url) ? esc_url_raw($url, ['http', 'https']) : '';
	}

	/** @return list<mixed> Without invalid entries. */
	private static function each(mixed $entries, \Closure $sound): array {
		$entries = is_array($entries) ? array_slice($entries, 0, self::MOST) : [];
		return array_values(
			array_filter(
				array_map($sound, $entries),
				static fn(mixed $entry): bool => $entry !== null && $entry !== '',
			),
		);
	}
}
