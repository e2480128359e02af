<?php
/**
 * An HTML page, taken apart.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Template\Text;

/**
 * What checks need of a page, read in one pass. All texts are plain, without white space at their ends, and valid UTF-8; addresses are
 * absolute, unless they are of another kind than http, such as `mailto:`.
 *
 * - `Meta` of {@see metas}: `[ 'name' => 'og:title', 'content' => …, 'in_head' => bool ]`; the name in small letters;
 * - `Link` of {@see links}: `[ 'rel' => list<string>, 'href' => 'as written', 'url' => …, 'hreflang' => '', 'in_head' => bool ]`;
 * - `Heading`: `[ 'level' => 1–6, 'text' => …, 'is_apart' => bool ]`: apart from the content, in a <nav>, <aside>, <footer>, <form>;
 * - `Image`: `[ 'src' => 'as written', 'url' => …, 'alt' => ?string, 'class' => '', 'is_decorative' => bool, 'is_link' => bool ]`:
 *   decorative where it says so to screen readers, or nobody sees it; a link where a link has no other content;
 * - `Anchor`: `[ 'href' => 'as written', 'url' => …, 'rel' => list<string>, 'text' => … ]`: of <a> and <area> with an address; the text
 *   is what a screen reader says, that of images included;
 * - `Resource`: `[ 'tag' => 'IMG', 'url' => … ]`: what a browser loads by itself with the page.
 */
final class Document {
	/** The text of each `<title>`. @var list<string> */
	public readonly array $titles;

	/** @var list<array{name: string, content: string, in_head: bool}> */
	public readonly array $metas;

	/** @var list<array{rel: list<string>, href: string, url: string, hreflang: string, in_head: bool}> */
	public readonly array $links;

	/** Of `<html>`; null where it is not said. */
	public readonly ?string $lang;

	/** In the order of the page. @var list<array{level: int, text: string, is_apart: bool}> */
	public readonly array $headings;

	/** @var list<array{src: string, url: string, alt: ?string, class: string, is_decorative: bool, is_link: bool}> */
	public readonly array $images;

	/** @var list<array{href: string, url: string, rel: list<string>, text: string}> */
	public readonly array $anchors;

	/** What each script of JSON-LD says, as it is written. @var list<string> */
	public readonly array $json_ld;

	/** Whether it says things of schema.org in attributes. */
	public readonly bool $has_microdata;

	/** @var list<array{tag: string, url: string}> */
	public readonly array $resources;

	/** Bytes of what visitors read. */
	public readonly int $text_length;

	/** Bytes of all of it. */
	public readonly int $html_length;

	/** @param string $url Where it is. */
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
	 * What a name or property says, each time that it stands there.
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
	 * The `<link>`s of a relation.
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
