<?php
/**
 * An element of a page's head.
 */

declare(strict_types=1);

namespace Pharos\Core;

/** Holds plain values; they are escaped on output. */
final class Tag {
	/** The names of meta elements that hold a URL. */
	private const ADDRESSES = [
		'og:url' => true,
		'og:image' => true,
		'og:image:url' => true,
		'og:image:secure_url' => true,
		'og:video' => true,
		'og:video:url' => true,
		'og:video:secure_url' => true,
		'og:audio' => true,
		'og:audio:url' => true,
		'og:audio:secure_url' => true,
		'article:author' => true,
		'article:publisher' => true,
		'twitter:url' => true,
		'twitter:image' => true,
		'twitter:image:src' => true,
		'twitter:player' => true,
	];

	/** @param array<string, string> $attributes In output order. */
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

	/** Returns the name in lower case, such as "description", "og:image", "canonical"; '' for tags that a page may have many of. */
	public function name(): string {
		return match ($this->element) {
			'meta' => strtolower($this->attributes['name'] ?? $this->attributes['property']),
			default => $this->attributes['rel'] === 'canonical' ? 'canonical' : '',
		};
	}

	/** Returns the HTML; '' if its URL isn't allowed, such as "javascript:…": filters and stored data can contain anything. */
	public function html(): string {
		$html = "<$this->element";
		foreach ($this->attributes as $name => $value) {
			if ($this->holds_address($name) && !self::is_safe($value, $this->protocols())) {
				return '';
			}
			$html .=
				" $name=\"" . ($name === 'href' ? esc_url($value) : self::escape($value)) . '"';
		}
		return "$html />";
	}

	/**
	 * Whether WordPress would output the value as a URL.
	 *
	 * @param string[]|null $protocols The allowed protocols; null for all that WordPress allows.
	 */
	public static function is_safe(string $url, ?array $protocols = ['http', 'https']): bool {
		return preg_match('~^https?://~i', $url) === 1 || esc_url($url, $protocols) !== '';
	}

	private function holds_address(string $attribute): bool {
		return $attribute === 'href' ||
			($attribute === 'content' && isset(self::ADDRESSES[$this->name()]));
	}

	/** @return string[]|null rel="me" also allows mailto: and tel: URLs. */
	private function protocols(): ?array {
		return ($this->attributes['rel'] ?? '') === 'me' ? null : ['http', 'https'];
	}

	/**
	 * Escapes text and quoted attributes. esc_html() doesn't encode existing entities: a text that mentions "&amp;" would show "&".
	 */
	public static function escape(string $text): string {
		return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
	}
}
