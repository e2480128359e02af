<?php
/**
 * The answer of a model: nothing that it contains is trusted.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Core\Utf8;
use Pharos\Text\Text;

final class Answer {
	/** As JSON Schema, in the part of it that all providers understand. */
	public const SCHEMA = [
		'type' => 'object',
		'properties' => [
			'suggestions' => ['type' => 'array', 'items' => ['type' => 'string']],
		],
		'required' => ['suggestions'],
		'additionalProperties' => false,
	];

	/** Bytes. */
	private const MOST = 50_000;

	/** Passes of clean(): an honest text needs two. */
	private const PASSES = 10;

	/** Characters that aren't seen, and those that change the direction of text around them. ZWJ and ZWNJ stay: scripts and emoji need them. */
	private const INVISIBLE = '/[\p{Cc}\p{Co}\x{AD}\x{61C}\x{180E}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}-\x{206F}\x{FEFF}\x{FFF9}-\x{FFFB}\x{E0000}-\x{E007F}]/u';

	/** A variable of a template, which would be replaced when the text is output. */
	private const VARIABLE = '/%([a-z][a-z0-9_]*(?::[^%]+?)?)%/i';

	private const QUOTES = '/^(?:"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|`([^`]*)`)\z/su';

	/** @return list<string> Different plain texts of limited length; none if the answer is malformed. */
	public static function texts(string $answer, Field $field): array {
		if (strlen($answer) > self::MOST) {
			return [];
		}
		// Some models wrap JSON in Markdown.
		$json = (string) preg_replace('/\A\s*```(?:json)?\s*|\s*```\s*\z/i', '', $answer);
		$data = json_decode($json, true);
		$list = is_array($data) ? $data['suggestions'] ?? null : null;
		$texts = [];
		foreach (is_array($list) ? $list : [] as $text) {
			$text = is_string($text) ? self::clean($text, $field) : '';
			if ($text !== '') {
				$texts[Utf8::lower($text)] ??= $text;
			}
		}
		return array_values($texts);
	}

	/** Returns '' for a text that has no end of tags within tags. */
	private static function clean(string $text, Field $field): string {
		for ($pass = 0; $pass < self::PASSES; $pass++) {
			$before = $text;
			$text = self::plain($text);
			if ($text === $before) {
				// In content, WordPress runs shortcodes also within attributes.
				$text = $field === Field::Alt ? strtr($text, '[]', '()') : $text;
				return Text::cut($text, 2 * $field->limit());
			}
		}
		return '';
	}

	private static function plain(string $text): string {
		$text = (string) preg_replace(['/\s+/u', self::INVISIBLE], [' ', ''], Text::utf8($text));
		$text = (string) preg_replace(self::VARIABLE, '$1', Text::plain($text));
		if (preg_match(self::QUOTES, $text, $quoted) === 1) {
			$text = implode('', array_slice($quoted, 1));
		}
		return Text::collapse($text);
	}
}
