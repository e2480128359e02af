<?php
/**
 * Paths in files of web servers.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Address;
use Pharos\Redirects\Rule;

/** They begin at the root of the host; those of redirects, at the home URL: the difference is the folder of a site that is in one. */
final class ServerPaths {
	/** The folder of the home URL, such as "/shop"; '' at the root. */
	public static function folder(): string {
		return rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
	}

	/**
	 * Removes the folder from the source and the target of a redirect that was read. Paths outside of the folder stay: a file may come from
	 * another site. Users enter such paths, too: they copy them from the browser.
	 *
	 * @param array<string, mixed>|null $fields
	 * @param string                    $match  Of the redirect, if the fields don't have it.
	 * @return array<string, mixed>|null
	 */
	public static function read(?array $fields, string $match = 'exact'): ?array {
		$folder = self::folder();
		if ($fields === null) {
			return null;
		}
		if ($folder === '') {
			return self::plain($fields);
		}
		foreach (['source', 'target'] as $name) {
			if (!is_string($fields[$name] ?? null)) {
				continue;
			}
			$is_pattern = $name === 'source' && ($fields['match'] ?? $match) === 'pattern';
			$notations = $is_pattern
				? [$folder, preg_quote($folder), strtr($folder, ['/' => '\/'])]
				: [$folder];
			$before = $is_pattern ? '(?:\(\?i\))?\^' : '';
			foreach (array_unique($notations) as $one) {
				$begins = "~^($before)" . preg_quote($one, '~') . '(?=\\\\?/|[?#$(]|$)~';
				if (preg_match($begins, $fields[$name], $parts)) {
					$rest = substr($fields[$name], strlen($parts[0]));
					$fields[$name] =
						$parts[1] . ($is_pattern || str_starts_with($rest, '/') ? $rest : "/$rest");
					break;
				}
			}
		}
		return self::plain($fields);
	}

	/**
	 * A pattern of one URL, or of all below a folder whose rest is appended, becomes such a redirect: it does the same, and their number isn't
	 * limited.
	 */
	private static function plain(array $fields): array {
		$is_plain =
			$fields['match'] === 'pattern' &&
			preg_match(
				'~^\^(?<path>(?:\\\\?/(?:[\w-]|[^\x00-\x7F]|\\\\[^\w\s])+)+)(?<end>(?:\\\\?/)?\??\$|\\\\?/\(\.\*\)\$?|\(\?:/\(\.\*\)\)\?\$)$~Du',
				$fields['source'],
				$parts,
			) === 1;
		$is_folder = $is_plain && str_contains($parts['end'], '(');
		$ending = in_array($fields['status'], Rule::GONE, true) ? '' : '/$1';
		if (
			!$is_plain ||
			$parts['end'] === '?$' ||
			($is_folder
				? preg_match('~^[^?#$]*' . preg_quote($ending) . '$~D', $fields['target']) !== 1
				: str_contains($fields['target'], '$'))
		) {
			return $fields;
		}
		return [
			...$fields,
			// Encoded, as sources are entered.
			'source' => Address::at(preg_replace('/\\\\(.)/su', '$1', $parts['path']))->readable(),
			'match' => $is_folder ? 'prefix' : 'exact',
			'target' => $is_folder
				? substr($fields['target'], 0, strlen($fields['target']) - strlen($ending)) .
					($ending === '' ? '' : '/')
				: $fields['target'],
		];
	}
}
