<?php
/**
 * The raw text of a settings file, with the type and position of syntax errors.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Rest\Body;

/**
 * Stricter than json_decode(), which accepts duplicate names and reports no position. common/settings-file/ does the
 * same in browsers; tests/fixtures/settings-files.json has the cases for both.
 */
final class JsonFile {
	/** Maximum depth of objects and lists. Settings have half of it. */
	private const DEPTH = 32;

	private const SPACE = " \t\n\r";

	/** Bytes with a special meaning in a string. */
	private const SPECIAL = "\"\\\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0A\x0B\x0C\x0D\x0E\x0F\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1A\x1B\x1C\x1D\x1E\x1F";

	/** Matches the beginning of a valid token, at the end of an incomplete file. */
	private const UNFINISHED = '/\A(?:\\\\(?:u[0-9a-fA-F]{0,4})?(?:\\\\(?:u[0-9a-fA-F]{0,3})?)?|t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?[0-9]+(?:\.|(?:\.[0-9]+)?[eE][+-]?))\z/';

	private int $at = 0;

	private function __construct(private readonly string $text) {}

	/**
	 * @param string $bytes The content of the file.
	 * @return array<string, mixed> Objects as arrays, except those that would then be lists.
	 * @throws InvalidFile When the file is invalid.
	 */
	public static function decode(string $bytes): array {
		if (strlen($bytes) > SettingsFile::MAX_BYTES) {
			throw new InvalidFile('too_large');
		}
		if (preg_match('/^(?:\xFE\xFF|\xFF\xFE|\0.|[^\0]\0)/s', $bytes) === 1) {
			throw new InvalidFile('utf16');
		}
		$text = str_starts_with($bytes, "\u{FEFF}") ? substr($bytes, 3) : $bytes;
		if (preg_match('//u', $text) !== 1) {
			throw new InvalidFile('encoding');
		}
		if (trim($text, self::SPACE) === '') {
			throw new InvalidFile('empty');
		}
		(new self($text))->check();
		return Body::decode($text);
	}

	private function check(): void {
		$this->space();
		if ($this->next() !== '{') {
			throw $this->error('no_object');
		}
		$this->value(1);
		$this->space();
		if ($this->next() !== '') {
			throw $this->error('syntax');
		}
	}

	private function value(int $depth): void {
		$next = $this->next();
		match (true) {
			$next === '{' => $this->object($depth),
			$next === '[' => $this->list($depth),
			$next === '"' => $this->text(),
			default => $this->literal(),
		};
	}

	private function object(int $depth): void {
		$this->open($depth);
		$names = [];
		while (!$this->closes('}', $names === [])) {
			$start = $this->at;
			if ($this->next() !== '"') {
				throw $this->error('syntax');
			}
			$name = $this->text();
			if (str_contains($name, "\0")) {
				throw $this->error('syntax', $start);
			}
			// Array keys such as "1" would become integers.
			if (isset($names["_$name"])) {
				throw $this->error('duplicate', $start, $name);
			}
			$names["_$name"] = true;
			$this->space();
			$this->expect(':');
			$this->space();
			$this->value($depth + 1);
		}
	}

	private function list(int $depth): void {
		$this->open($depth);
		for ($is_first = true; !$this->closes(']', $is_first); $is_first = false) {
			$this->value($depth + 1);
		}
	}

	private function open(int $depth): void {
		if ($depth > self::DEPTH) {
			throw $this->error('deep');
		}
		++$this->at;
	}

	/** Whether the object or list ends here; otherwise another element follows. */
	private function closes(string $end, bool $is_first): bool {
		$this->space();
		if ($this->next() === $end) {
			++$this->at;
			return true;
		}
		if (!$is_first) {
			$this->expect(',');
			$this->space();
		}
		return false;
	}

	/** @return string The quoted string at the current position. */
	private function text(): string {
		$start = $this->at++;
		while (true) {
			$this->at += strcspn($this->text, self::SPECIAL, $this->at);
			$next = $this->next();
			if ($next === '"') {
				++$this->at;
				$quoted = substr($this->text, $start, $this->at - $start);
				return str_contains($quoted, '\\')
					? (string) json_decode($quoted)
					: substr($quoted, 1, -1);
			}
			// Half of a surrogate pair isn't a character.
			$escape =
				'/\G\\\\(?:["\\\\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}|u[dD][89abAB][0-9a-fA-F]{2}\\\\u[dD][c-fC-F][0-9a-fA-F]{2})/';
			if (preg_match($escape, $this->text, $found, 0, $this->at) !== 1) {
				throw $this->error('syntax');
			}
			$this->at += strlen($found[0]);
		}
	}

	private function literal(): void {
		$number = '-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?';
		if (
			preg_match(
				"/\G(?:true|false|null|$number)(?![\w.+-])/",
				$this->text,
				$found,
				0,
				$this->at,
			) !== 1 ||
			(is_numeric($found[0]) && !is_finite((float) $found[0]))
		) {
			throw $this->error('syntax');
		}
		$this->at += strlen($found[0]);
	}

	private function expect(string $character): void {
		if ($this->next() !== $character) {
			throw $this->error('syntax');
		}
		++$this->at;
	}

	private function space(): void {
		$this->at += strspn($this->text, self::SPACE, $this->at);
	}

	/** Returns the next byte; '' at the end. */
	private function next(): string {
		return $this->text[$this->at] ?? '';
	}

	private function error(string $code, ?int $at = null, string $name = ''): InvalidFile {
		$at ??= $this->at;
		$before = substr($this->text, 0, $at);
		$line = substr_count($before, "\n") + 1;
		$column = mb_strlen(substr($before, (int) strrpos("\n$before", "\n")), 'UTF-8') + 1;
		// Truncated: everything before the end is valid.
		$rest = rtrim(substr($this->text, $at), self::SPACE);
		$is_cut = $code === 'syntax' && ($rest === '' || preg_match(self::UNFINISHED, $rest) === 1);
		return new InvalidFile($is_cut ? 'cut_off' : $code, $line, $column, $name);
	}
}
