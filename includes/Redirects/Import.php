<?php
/**
 * Imports redirects from a file.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Redirects\Formats\Format;

final class Import {
	/** Maximum number of rejected lines in the result. */
	private const MOST_REFUSED = 1000;

	/**
	 * Reads a file and stores its redirects; invalid ones are skipped.
	 *
	 * @param string                    $format One of Format::ALL.
	 * @param bool                      $dry    Reports the same without storing anything.
	 * @param 'import'|'migration'      $origin
	 * @return array{new: int, refused: list<array{line: int, text: string, why: string}>}
	 */
	public static function run(
		string $format,
		string $data,
		bool $dry,
		string $origin = 'import',
	): array {
		$read = static fn(): array => self::read(
			$format,
			$data,
			$origin,
			$dry ? Saving::rehearse(...) : Saving::save(...),
		);
		return $dry ? Rules::rehearse($read) : $read();
	}

	/** @param \Closure(array<string, mixed>): (Rule|\WP_Error) $save Saves a redirect. */
	private static function read(
		string $format,
		string $data,
		string $origin,
		\Closure $save,
	): array {
		$result = ['new' => 0, 'refused' => []];
		$known = [];
		$data = (string) preg_replace('/^\xEF\xBB\xBF/', '', $data);
		foreach ((new (Format::ALL[$format])())->read($data) as $line => $one) {
			$why =
				$one['fields'] === null
					? $one['why']
					: self::store($save, ['origin' => $origin] + $one['fields'], $known);
			if ($why === '') {
				$result['new']++;
			} elseif (count($result['refused']) < self::MOST_REFUSED) {
				$result['refused'][] = [
					'line' => $line,
					'text' => mb_substr($one['text'], 0, 300, 'UTF-8'),
					'why' => $why,
				];
			}
		}
		return $result;
	}

	/**
	 * @param array<int, true> $known Ids of earlier redirects of the file.
	 * @return string Why the redirect wasn't stored, or ''.
	 */
	private static function store(\Closure $save, array $fields, array &$known): string {
		$rule = $save($fields);
		if (!is_wp_error($rule)) {
			$known[$rule->id] = true;
			return '';
		}
		return isset($known[$rule->get_error_data()['redirect']['id'] ?? 0])
			? __('This URL is in the file twice.', 'pharos-seo')
			: $rule->get_error_message();
	}
}
