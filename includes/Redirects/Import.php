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
			$dry
				? static fn(array $all): array => array_map(Saving::rehearse(...), $all)
				: Batch::save(...),
		);
		return $dry ? Rules::rehearse($read) : $read();
	}

	/** @param \Closure(list<array<string, mixed>>): list<Rule|\WP_Error> $save Saves redirects. */
	private static function read(
		string $format,
		string $data,
		string $origin,
		\Closure $save,
	): array {
		$result = ['new' => 0, 'refused' => []];
		$known = [];
		$data = (string) preg_replace('/^\xEF\xBB\xBF/', '', $data);
		foreach (self::parts((new (Format::ALL[$format])())->read($data)) as $lines) {
			$saved = $save(
				array_map(
					static fn(array $fields): array => ['origin' => $origin] + $fields,
					array_values(
						array_filter(
							array_column(array_column($lines, 1), 'fields'),
							is_array(...),
						),
					),
				),
			);
			foreach ($lines as [$line, $one]) {
				$why =
					$one['fields'] === null ? $one['why'] : self::why(array_shift($saved), $known);
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
		}
		return $result;
	}

	/**
	 * @param iterable<int, array> $lines
	 * @return \Generator<list<array{int, array}>> The lines with their numbers, in parts.
	 */
	private static function parts(iterable $lines): \Generator {
		$part = [];
		foreach ($lines as $number => $line) {
			$part[] = [$number, $line];
			if (count($part) === Batch::SIZE) {
				yield $part;
				$part = [];
			}
		}
		yield $part;
	}

	/**
	 * @param array<int, true> $known Ids of earlier redirects of the file.
	 * @return string Why the redirect wasn't stored, or ''.
	 */
	private static function why(Rule|\WP_Error $rule, array &$known): string {
		if (!is_wp_error($rule)) {
			$known[$rule->id] = true;
			return '';
		}
		return isset($known[$rule->get_error_data()['redirect']['id'] ?? 0])
			? __('This URL is in the file twice.', 'pharos-seo')
			: $rule->get_error_message();
	}
}
