<?php
/**
 * A report of the schema issues of many pages: each issue once, with the number of pages.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

/** Its size depends on the number of schemas, not of pages. */
final class Report {
	/** @var array<string, array<string, string|int>> */
	private array $rows = [];

	private int $errors = 0;

	/** @param string $level Minimum level of the issues to include, see Problem. */
	public function __construct(private readonly string $level) {}

	/** @param list<array> $problems See PageCheck. */
	public function add(array $problems, string $url): void {
		foreach ($problems as $problem) {
			if (Problem::LEVELS[$problem['level']] < Problem::LEVELS[$this->level]) {
				continue;
			}
			$this->errors += $problem['level'] === Problem::ERROR ? 1 : 0;
			$property = implode('.', $problem['path']);
			$key = implode("\n", [$problem['schema'], $property, $problem['message']]);
			$this->rows[$key] ??= [
				'level' => $problem['level'],
				'schema' => $problem['schema'],
				'property' => $property,
				'problem' => $problem['message'],
				'pages' => 0,
				'example' => $url,
			];
			$this->rows[$key]['pages']++;
		}
	}

	/** @return list<array<string, string|int>> The most severe first. */
	public function rows(): array {
		$rows = array_values($this->rows);
		usort(
			$rows,
			static fn(array $one, array $other): int => [
				Problem::LEVELS[$other['level']],
				$other['pages'],
			] <=> [Problem::LEVELS[$one['level']], $one['pages']],
		);
		return $rows;
	}

	public function has_errors(): bool {
		return $this->errors > 0;
	}
}
