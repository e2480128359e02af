<?php
/**
 * A parsed HTML page.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Pharos\Text\Text;

/**
 * The data that checks need from a page, read in one pass. All texts are plain, trimmed and valid UTF-8; URLs are
 * absolute, unless they have another scheme than HTTP, such as `mailto:`.
 *
 * - `Meta` of {@see metas}: `[ 'name' => 'og:title', 'content' => …, 'in_head' => bool ]`; the name in lower case;
 * - `Link` of {@see links}: `[ 'rel' => list<string>, 'href' => 'as written', 'url' => …, 'hreflang' => '', 'in_head' => bool ]`;
 * - `Heading`: `[ 'level' => 1–6, 'text' => …, 'is_apart' => bool ]`: `is_apart` if outside of the content, in <nav>,
 *   <aside>, <footer>, <form>;
 * - `Image`: `[ 'src' => 'as written', 'url' => …, 'alt' => ?string, 'class' => '', 'is_decorative' => bool, 'is_link' => bool ]`:
 *   `is_decorative` if hidden from screen readers or invisible; `is_link` if it is the only content of a link;
 * - `Anchor`: `[ 'href' => 'as written', 'url' => …, 'rel' => list<string>, 'text' => … ]`: <a> and <area> elements with a URL; the
 *   text as read by screen readers, including alt text of images;
 * - `Resource`: `[ 'tag' => 'IMG', 'url' => … ]`: a file that browsers load with the page.
 */
final class Document {
	/** The text of each `<title>`. @var list<string> */
	public readonly array $titles;

	/** @var list<array{name: string, content: string, in_head: bool}> */
	public readonly array $metas;

	/** @var list<array{rel: list<string>, href: string, url: string, hreflang: string, in_head: bool}> */
	public readonly array $links;

	/** The language attribute of `<html>`; null if it's missing. */
	public readonly ?string $lang;

	/** In page order. @var list<array{level: int, text: string, is_apart: bool}> */
	public readonly array $headings;

	/** @var list<array{src: string, url: string, alt: ?string, class: string, is_decorative: bool, is_link: bool}> */
	public readonly array $images;

	/** @var list<array{href: string, url: string, rel: list<string>, text: string}> */
	public readonly array $anchors;

	/** The content of each JSON-LD script, as written. @var list<string> */
	public readonly array $json_ld;

	/** Whether the page has microdata or RDFa of schema.org. */
	public readonly bool $has_microdata;

	/** @var list<array{tag: string, url: string}> */
	public readonly array $resources;

	/** Size of the visible text, in bytes. */
	public readonly int $text_length;

	/** Size of the HTML, in bytes. */
	public readonly int $html_length;

	/** @param string $url The URL of the page. */
	public function __construct(string $html, string $url = '') {
		$read = DocumentReader::read(Text::utf8($html), $url);
		$this->titles = $read['titles'];
		$this->metas = $read['metas'];
		$this->links = $read['links'];
		$this->lang = $read['lang'];
		$this->headings = $read['headings'];
		$this->images = $read['images'];
		$this->anchors = $read['anchors'];
		$this->json_ld = $read['json_ld'];
		$this->has_microdata = $read['has_microdata'];
		$this->resources = $read['resources'];
		$this->text_length = $read['text_length'];
		$this->html_length = strlen($html);
	}

	/**
	 * Returns the content of each meta element with a name or property.
	 *
	 * @return list<string>
	 */
	public function meta(string $name): array {
		return array_values(
			array_column(
				array_filter($this->metas, static fn(array $one): bool => $one['name'] === $name),
				'content',
			),
		);
	}

	/**
	 * Returns the `<link>` elements with a relation.
	 *
	 * @return list<array{rel: list<string>, href: string, url: string, hreflang: string, in_head: bool}>
	 */
	public function link(string $rel): array {
		return array_values(
			array_filter(
				$this->links,
				static fn(array $one): bool => in_array($rel, $one['rel'], true),
			),
		);
	}
}
