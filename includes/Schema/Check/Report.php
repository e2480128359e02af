<?php
/**
 * What is wrong with the schemas of many pages: each problem once, with how many pages have it.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

/** Grows with the schemas, not with the pages. */
final class Report {
	/** @var array<string, array<string, string|int>> */
	private array $rows = [];

	private int $errors = 0;

	/** @param string $level See Problem: what is less bad is left out. */
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

	/** @return list<array<string, string|int>> The worst first. */
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
