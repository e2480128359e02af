<?php
/**
 * Storage of the analysis: a few options, changed without losing concurrent changes.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\AtomicOptions;
use Pharos\Core\OptionChange;

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

	private readonly AtomicOptions $rows;

	/** @param string ...$options The options to read and change. */
	public function __construct(string ...$options) {
		$this->rows = new AtomicOptions([
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
		return (bool) $this->rows->change(static function (array $rows) use (
			$change,
		): OptionChange|bool {
			$contents = $change(self::contents($rows));
			$new = [];
			foreach ($contents ?? [] as $option => $content) {
				if ($content !== null) {
					$new[$option] = ['revision' => bin2hex(random_bytes(8))] + $content;
				} elseif (isset($rows[$option])) {
					$new[$option] = null;
				}
			}
			return $new === [] ? $contents !== null : new OptionChange($new);
		});
	}

	/**
	 * @param array<string, object> $rows See AtomicOptions.
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
