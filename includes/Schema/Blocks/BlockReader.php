<?php
/**
 * Questions and instructions in the blocks of a content.
 */

declare(strict_types=1);

namespace Pharos\Schema\Blocks;

use Pharos\Core\Utf8;
use Pharos\Text\Shortcodes;
use Pharos\Text\Text;

/**
 * Pharos's blocks, whose texts are in their HTML, and those of Yoast SEO and Rank Math, which have them in attributes: after a migration,
 * posts still contain them.
 */
final class BlockReader {
	/** @var array<string, array{name: string, text: string}> Questions with an answer, by the question in lowercase: each once. */
	private array $questions = [];

	/** @var list<array{name: string, description: string, minutes: int, steps: list<array{name: string, text: string, image: string}>}> */
	private array $how_tos = [];

	/** @param string $content Content that visitors may read. */
	public function __construct(string $content) {
		$this->read(parse_blocks($content));
	}

	/** @return list<array{name: string, text: string}> Questions and their answers, of all blocks together. */
	public function questions(): array {
		return array_values($this->questions);
	}

	/**
	 * @return list<array{name: string, description: string, minutes: int, steps: list<array{name: string, text: string, image: string}>}>
	 *         Instructions with at least one step, one for each block; '' and 0 for what they don't have.
	 */
	public function how_tos(): array {
		return $this->how_tos;
	}

	private function read(array $blocks): void {
		foreach ($blocks as $block) {
			$attributes = $block['attrs'];
			match ($block['blockName']) {
				'pharos/faq' => $this->add_questions(self::parts($block)),
				'yoast/faq-block' => $this->add_questions(
					self::rows($block, 'questions', 'jsonQuestion', 'jsonAnswer'),
				),
				'rank-math/faq-block' => $this->add_questions(
					self::rows($block, 'questions', 'title', 'content'),
				),
				'pharos/how-to' => $this->add_how_to(
					self::parts($block),
					$attributes,
					self::paragraph($block['innerHTML'], 'description'),
					self::number($attributes['minutes'] ?? 0),
				),
				'yoast/how-to-block' => $this->add_how_to(
					self::rows($block, 'steps', 'jsonName', 'jsonText'),
					[],
					self::text($attributes['jsonDescription'] ?? ''),
					self::minutes($attributes),
				),
				'rank-math/howto-block' => $this->add_how_to(
					self::rows($block, 'steps', 'title', 'content'),
					[],
					self::text($attributes['description'] ?? ''),
					self::minutes($attributes),
				),
				default => $this->read($block['innerBlocks']),
			};
		}
	}

	/** @param list<array{name: string, text: string, image: string}> $parts */
	private function add_questions(array $parts): void {
		foreach ($parts as ['name' => $name, 'text' => $text]) {
			if ($name !== '' && $text !== '') {
				$this->questions[Utf8::lower($name)] ??= ['name' => $name, 'text' => $text];
			}
		}
	}

	/** @param list<array{name: string, text: string, image: string}> $parts */
	private function add_how_to(
		array $parts,
		array $attributes,
		string $description,
		int $minutes,
	): void {
		$has_words = static fn(array $step): bool => $step['name'] . $step['text'] !== '';
		$steps = array_values(array_filter($parts, $has_words));
		if ($steps !== []) {
			$name = self::text($attributes['name'] ?? '');
			$this->how_tos[] = compact('name', 'description', 'minutes', 'steps');
		}
	}

	/** @return list<array{name: string, text: string, image: string}> The questions or steps within a block of Pharos. */
	private static function parts(array $block): array {
		$parts = [];
		foreach ($block['innerBlocks'] as $inner) {
			// Other blocks may only be between them.
			if (!str_starts_with((string) $inner['blockName'], "{$block['blockName']}-")) {
				continue;
			}
			$html = serialize_blocks($inner['innerBlocks']);
			$parts[] = [
				// Without the blocks in it, its HTML is the question or the name of the step.
				'name' => self::text($inner['innerHTML']),
				'text' => self::text($html),
				'image' => self::image($html),
			];
		}
		return $parts;
	}

	/**
	 * @param array  $block A block of another plugin. Without HTML, only its plugin shows it.
	 * @param string $list  The attribute with its questions or steps.
	 * @return list<array{name: string, text: string, image: string}>
	 */
	private static function rows(array $block, string $list, string $name, string $text): array {
		$rows = $block['attrs'][$list] ?? null;
		$is_shown = is_array($rows) && self::text($block['innerHTML']) !== '';
		$parts = [];
		foreach ($is_shown ? $rows : [] as $row) {
			if (is_array($row) && ($row['visible'] ?? true) !== false) {
				$parts[] = [
					'name' => self::text($row[$name] ?? ''),
					'text' => self::text($row[$text] ?? ''),
					'image' => self::image($row[$text] ?? ''),
				];
			}
		}
		return $parts;
	}

	/** The text that visitors read in HTML or blocks. @param mixed $html As stored: values of any type. */
	private static function text(mixed $html): string {
		return is_string($html) ? Text::plain(Shortcodes::without($html)) : '';
	}

	/** The URL of the first image in HTML. */
	private static function image(mixed $html): string {
		$tags = new \WP_HTML_Tag_Processor(is_string($html) ? $html : '');
		$source = $tags->next_tag('img') ? $tags->get_attribute('src') : '';
		return is_string($source) ? $source : '';
	}

	/** The paragraph of a how-to block with this name. */
	private static function paragraph(string $html, string $name): string {
		$class = "wp-block-pharos-how-to__$name";
		return preg_match("~<p class=\"$class\">(.*?)</p>~s", $html, $found) === 1
			? self::text($found[1])
			: '';
	}

	/** The total time in the attributes of a block of another plugin. */
	private static function minutes(array $attributes): int {
		return empty($attributes['hasDuration'])
			? 0
			: self::number($attributes['days'] ?? 0) * 1440 +
					self::number($attributes['hours'] ?? 0) * 60 +
					self::number($attributes['minutes'] ?? 0);
	}

	private static function number(mixed $value): int {
		return is_numeric($value) ? min(max(0, (int) $value), 1_000_000) : 0;
	}
}
