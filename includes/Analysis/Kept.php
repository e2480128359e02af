<?php
/**
 * What is kept of the analysis: a few options, changed so that nobody's change is lost.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\OptionRows;

/**
 * Everything that belongs together is read at once and written at once, and only over what was read; otherwise all of it is done
 * again on what is there by then. So locks, reports, what is ignored and the counts agree on any number of web servers.
 */
final class Kept {
	/**
	 * `counts`, see Counts; `seen`: by kind, a sign that goes when what reports of that kind tell about is changed (see Changes). Loaded
	 * with all options: the menu tells how many errors there are.
	 */
	public const STATE = 'pharos_analysis';

	/** `ids`: the checks that somebody does not want to see. */
	public const IGNORED = 'pharos_ignored_checks';

	/** Each attempt that is in vain means that somebody else has succeeded. */
	private const ATTEMPTS = 50;

	/** So many failures of the database: it will not have it. One may come of two who write at once. */
	private const FAILURES = 5;

	private readonly OptionRows $rows;

	/** @param string ...$options Those that it is about. */
	public function __construct(string ...$options) {
		$this->rows = new OptionRows([
			...array_fill_keys($options, 'off'),
			...array_intersect_key([self::STATE => 'on'], array_flip($options)),
		]);
	}

	/** All there is, but locks. */
	public static function all(string ...$more): self {
		return new self(
			self::STATE,
			self::IGNORED,
			...array_map(self::report(...), Checks::KINDS),
			...$more,
		);
	}

	/** The option of a kind's last report about the home page, see Report. */
	public static function report(string $kind): string {
		return "pharos_analysis_$kind";
	}

	/** The option of a kind's lock, see Lock. */
	public static function lock(string $kind): string {
		return "pharos_analysis_lock_$kind";
	}

	/** @return array<string, array> Those that are there, by option. */
	public function read(): array {
		return self::contents($this->rows->read());
	}

	/**
	 * @param \Closure(array<string, array>): (array<string, array|null>|null) $change Gets what is there and answers what is to be
	 *                         there instead, by option (null: nothing); or null, when nothing is to be written. May be asked again.
	 * @return bool Whether that was written.
	 */
	public function change(\Closure $change): bool {
		$failures = 0;
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
			if ($this->rows->failed() && ++$failures === self::FAILURES) {
				return false;
			}
			// Out of step with the others, so that they don't meet again at once.
			usleep(random_int(500, 3000 * min($attempt, 10)));
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
