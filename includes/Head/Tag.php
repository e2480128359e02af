<?php
/**
 * One element of a page's head.
 */

declare(strict_types=1);

namespace Pharos\Head;

/** Holds plain values; they are escaped where the element is printed. */
final class Tag {
	/** @param array<string, string> $attributes In the order they are printed. */
	private function __construct(
		public readonly string $element,
		public readonly array $attributes,
	) {}

	/** <meta name content>: the HTML standard's names, robots, X cards. */
	public static function meta(string $name, string $content): self {
		return new self('meta', ['name' => $name, 'content' => $content]);
	}

	/** <meta property content>: Open Graph (ogp.me). */
	public static function property(string $property, string $content): self {
		return new self('meta', ['property' => $property, 'content' => $content]);
	}

	/** <link rel href>. */
	public static function link(string $rel, string $href): self {
		return new self('link', ['rel' => $rel, 'href' => $href]);
	}

	/** What it tells, in lower case, such as "description", "og:image", "canonical"; nothing for what pages may have many of. */
	public function name(): string {
		return match ($this->element) {
			'meta' => strtolower($this->attributes['name'] ?? $this->attributes['property']),
			default => $this->attributes['rel'] === 'canonical' ? 'canonical' : '',
		};
	}

	public function html(): string {
		$html = "<$this->element";
		foreach ($this->attributes as $name => $value) {
			$html .=
				" $name=\"" . ($name === 'href' ? esc_url($value) : self::escape($value)) . '"';
		}
		return "$html />";
	}

	/**
	 * For text and for quoted attributes. esc_html() would take the text "&amp;" for an escaped sign and show "&"
	 * where the author has written about entities.
	 */
	public static function escape(string $text): string {
		return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
	}
}
