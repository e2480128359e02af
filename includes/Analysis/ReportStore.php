<?php
/**
 * Storage of the analysis: a few options, changed without losing concurrent changes.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\OptionRows;

/**
 * Related options are read and written together, and only if they are unchanged since they were read; otherwise the
 * change is repeated with the new values. So locks, reports, ignored checks and counts are consistent on any number of
 * web servers.
 */
final class ReportStore {
	/**
	 * `counts`, see Counts; `seen`: by kind, a token that is removed when the content of its reports changes (see
	 * Changes). Autoloaded: the admin menu shows the number of errors.
	 */
	public const STATE = 'pharos_analysis';

	/** `ids`: the ignored checks. */
	public const IGNORED = 'pharos_ignored_checks';

	/** Maximum number of attempts; each one fails only if another process has succeeded. */
	private const ATTEMPTS = 50;

	private readonly OptionRows $rows;

	/** @param string ...$options The options to read and change. */
	public function __construct(string ...$options) {
		$this->rows = new OptionRows([
			...array_fill_keys($options, 'off'),
			...array_intersect_key([self::STATE => 'on'], array_flip($options)),
		]);
	}

	/** All options except locks. */
	public static function all(string ...$more): self {
		return new self(
			self::STATE,
			self::IGNORED,
			...array_map(self::report(...), Checks::KINDS),
			...$more,
		);
	}

	/** The option with the last report of a kind about the home page, see Report. */
	public static function report(string $kind): string {
		return "pharos_analysis_$kind";
	}

	/** The option with the lock of a kind, see Lock. */
	public static function lock(string $kind): string {
		return "pharos_analysis_lock_$kind";
	}

	/** @return array<string, array> The existing options, by name. */
	public function read(): array {
		return self::contents($this->rows->read());
	}

	/**
	 * @param \Closure(array<string, array>): (array<string, array|null>|null) $change Gets the stored options and returns the new
	 *                         values, by option (null deletes one); or null to write nothing. May be called again.
	 * @return bool Whether the values were written.
	 */
	public function change(\Closure $change): bool {
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			$rows = $this->rows->read();
			$contents = $change(self::contents($rows));
			if ($contents === null) {
				return false;
			}
			$contents = array_filter(
				$contents,
				static fn(?array $content, string $option): bool => $content !== null ||
					isset($rows[$option]),
				ARRAY_FILTER_USE_BOTH,
			);
			foreach ($contents as $option => $content) {
				if ($content !== null) {
					$contents[$option] = ['revision' => bin2hex(random_bytes(8))] + $content;
				}
			}
			if ($contents === []) {
				return true;
			}
			if ($this->rows->swap($rows, $contents)) {
				$this->rows->forget();
				return true;
			}
			if ($this->rows->failed()) {
				return false;
			}
			OptionRows::wait($attempt);
		}
		return false;
	}

	/**
	 * @param array<string, object> $rows See OptionRows.
	 * @return array<string, array>
	 */
	private static function contents(array $rows): array {
		$contents = array_map(
			static fn(object $row): mixed => maybe_unserialize($row->option_value),
			$rows,
		);
		foreach ($contents as $option => $content) {
			$contents[$option] = is_array($content) ? $content : [];
			unset($contents[$option]['revision']);
		}
		return $contents;
	}
}
