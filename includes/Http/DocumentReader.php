<?php
/**
 * Parses an HTML page in one pass.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Pharos\Core\Url;
use Pharos\Text\Text;
use WP_HTML_Tag_Processor;

/** Uses WordPress's HTML parser, which treats scripts, comments and invalid markup as browsers do. */
final class DocumentReader extends WP_HTML_Tag_Processor {
	/** Elements whose content isn't part of the page. */
	private const APART = ['SVG', 'NOSCRIPT', 'TEMPLATE'];

	/** Elements allowed in a head: any other element ends it. */
	private const OF_HEAD = ['HTML', 'HEAD', 'TITLE', 'META', 'LINK', 'SCRIPT', 'STYLE', 'BASE'];

	/** Elements that are part of a page, but not of its content. */
	private const BESIDES = ['NAV', 'ASIDE', 'FOOTER', 'FORM'];

	/** Start tags that end an unclosed SVG in browsers. */
	private const ENDS_SVG = '/^(?:BODY|DIV|P|IMG|H[1-6]|HEAD|META|UL|OL|LI|TABLE|SECTION|ARTICLE|MAIN|NAV|BR)$/';

	private array $read = [
		'titles' => [],
		'metas' => [],
		'links' => [],
		'lang' => null,
		'headings' => [],
		'images' => [],
		'anchors' => [],
		'json_ld' => [],
		'has_microdata' => false,
		'resources' => [],
		'text_length' => 0,
	];

	private string $base = '';

	private bool $has_base = false;

	private bool $in_head = true;

	/** @var array<string, int> The number of open elements with these names. */
	private array $open = [];

	/** @var array{level: int, text: string, is_apart: bool}|null The open heading. */
	private ?array $heading = null;

	/** The open link: its text, its images, and whether images are its only content. */
	private ?array $anchor = null;

	/** @return array<string, mixed> See Document. */
	public static function read(string $html, string $url): array {
		$reader = new self($html);
		$reader->base = $url;
		$reader->open = array_fill_keys([...self::APART, ...self::BESIDES], 0);
		while ($reader->next_token()) {
			match ($reader->get_token_type()) {
				'#tag' => $reader->tag((string) $reader->get_tag(), $reader->is_tag_closer()),
				'#text' => $reader->text($reader->get_modifiable_text()),
				default => null,
			};
		}
		$reader->end_heading();
		$reader->end_anchor();
		return $reader->read;
	}

	private function is_apart(): bool {
		return $this->open['SVG'] + $this->open['NOSCRIPT'] + $this->open['TEMPLATE'] > 0;
	}

	private function text(string $text): void {
		if ($this->is_apart()) {
			return;
		}
		$plain = Text::collapse($text);
		if ($plain === '') {
			// Between words of a heading, the element counts as a space.
			$this->say(' ');
			return;
		}
		$this->in_head = false;
		$this->read['text_length'] += strlen($plain);
		$this->say($text);
	}

	/** @param bool $of_image Whether the text is an image's alt text. */
	private function say(string $text, bool $of_image = false): void {
		if ($this->heading !== null) {
			$this->heading['text'] .= $text;
		}
		if ($this->anchor !== null) {
			$this->anchor['text'] .= $text;
			$this->anchor['is_image'] =
				$this->anchor['is_image'] && ($of_image || trim($text) === '');
		}
	}

	private function tag(string $tag, bool $is_closer): void {
		if ($this->open['SVG'] > 0 && preg_match(self::ENDS_SVG, $tag)) {
			$this->open['SVG'] = 0;
		}
		if (isset($this->open[$tag])) {
			// An SVG in a link is content without a known text.
			$this->anchor = $tag === 'SVG' ? $this->with_drawing() : $this->anchor;
			if ($is_closer || $tag !== 'SVG' || !$this->has_self_closing_flag()) {
				$this->open[$tag] = max(0, $this->open[$tag] + ($is_closer ? -1 : 1));
			}
		}
		if ($this->is_apart() || in_array($tag, self::APART, true)) {
			return;
		}
		if ($is_closer) {
			$this->close($tag);
			return;
		}
		$this->in_head = $this->in_head && in_array($tag, self::OF_HEAD, true);
		$this->read['has_microdata'] =
			$this->read['has_microdata'] ||
			str_contains($this->value('itemtype'), '://schema.org/') ||
			str_contains($this->value('vocab'), '://schema.org');
		$this->open_tag($tag);
		$this->load($tag);
	}

	private function with_drawing(): ?array {
		return $this->anchor === null ? null : ['is_image' => false] + $this->anchor;
	}

	private function open_tag(string $tag): void {
		match ($tag) {
			'HTML' => ($this->read['lang'] ??= $this->optional('lang')),
			'TITLE' => ($this->read['titles'][] = Text::collapse($this->get_modifiable_text())),
			'BASE' => $this->base(),
			'META' => $this->meta(),
			'LINK' => $this->link(),
			'SCRIPT' => $this->script(),
			'H1', 'H2', 'H3', 'H4', 'H5', 'H6' => $this->heading((int) $tag[1]),
			'A', 'AREA' => $this->anchor($tag),
			'IMG' => $this->image(),
			'BR', 'P', 'DIV', 'LI' => $this->say(' '),
			default => null,
		};
	}

	private function close(string $tag): void {
		if ($tag === 'HEAD') {
			$this->in_head = false;
		} elseif ($tag === 'A') {
			$this->end_anchor();
		} elseif (preg_match('/^H[1-6]$/', $tag)) {
			$this->end_heading();
		}
	}

	private function base(): void {
		// The first one applies.
		if (!$this->has_base && $this->value('href') !== '') {
			$this->has_base = true;
			$this->base = $this->url($this->value('href'));
		}
	}

	private function meta(): void {
		foreach (array_unique([$this->lower('property'), $this->lower('name')]) as $name) {
			if ($name !== '') {
				$this->read['metas'][] = [
					'name' => $name,
					'content' => Text::collapse($this->value('content')),
					'in_head' => $this->in_head,
				];
			}
		}
	}

	private function link(): void {
		$this->read['links'][] = [
			'rel' => $this->words('rel'),
			'href' => $this->value('href'),
			'url' => $this->url($this->value('href')),
			'hreflang' => $this->value('hreflang'),
			'in_head' => $this->in_head,
		];
	}

	private function script(): void {
		if ($this->lower('type') === 'application/ld+json') {
			$this->read['json_ld'][] = trim($this->get_modifiable_text());
		}
	}

	private function heading(int $level): void {
		$this->end_heading();
		// WordPress outputs the heading of the comment form with a level that rarely fits the page.
		$is_form = $this->has_class('comment-reply-title') === true;
		$this->heading = ['level' => $level, 'text' => '', 'is_apart' => $is_form];
	}

	private function end_heading(): void {
		if ($this->heading !== null) {
			$besides = array_sum(array_intersect_key($this->open, array_flip(self::BESIDES)));
			$this->read['headings'][] = [
				'level' => $this->heading['level'],
				'text' => Text::collapse($this->heading['text']),
				'is_apart' => $besides > 0 || $this->heading['is_apart'],
			];
			$this->heading = null;
		}
	}

	private function anchor(string $tag): void {
		$this->end_anchor();
		$href = $this->optional('href');
		if ($href === null) {
			return;
		}
		$name = Text::first_filled(
			$this->value('aria-label'),
			$this->value('title'),
			$this->value($tag === 'AREA' ? 'alt' : 'aria-labelledby'),
		);
		$this->anchor = [
			'href' => $href,
			'url' => $this->url($href),
			'rel' => $this->words('rel'),
			'name' => $name,
			'text' => '',
			'images' => [],
			'is_image' => $name === '' && $this->lower('aria-hidden') !== 'true',
		];
		if ($tag === 'AREA') {
			$this->end_anchor();
		}
	}

	private function end_anchor(): void {
		if ($this->anchor === null) {
			return;
		}
		[
			'href' => $href,
			'url' => $url,
			'rel' => $rel,
			'name' => $name,
			'text' => $text,
			'images' => $images,
			'is_image' => $is_image,
		] = $this->anchor;
		$this->anchor = null;
		$text = Text::collapse($text);
		foreach ($is_image ? $images : [] as $at) {
			$this->read['images'][$at]['is_link'] = true;
		}
		$text = $text === '' ? Text::collapse($name) : $text;
		$this->read['anchors'][] = ['href' => $href, 'url' => $url, 'rel' => $rel, 'text' => $text];
	}

	private function image(): void {
		$src = $this->value('src');
		// A lazy-loaded image.
		if ($src === '' || str_starts_with($src, 'data:')) {
			$src = Text::first_filled(
				$this->value('data-src'),
				$this->value('data-lazy-src'),
				$src,
			);
		}
		$alt = $this->optional('alt');
		if ($this->anchor !== null) {
			$this->anchor['images'][] = count($this->read['images']);
		}
		$this->read['images'][] = [
			'src' => $src,
			'url' => $src === '' ? '' : $this->url($src),
			'alt' => $alt === null ? null : Text::collapse($alt),
			'class' => $this->value('class'),
			'is_decorative' =>
				in_array($this->lower('role'), ['presentation', 'none'], true) ||
				$this->lower('aria-hidden') === 'true' ||
				($this->optional('width') === '1' && $this->optional('height') === '1'),
			'is_link' => false,
		];
		$this->say(' ' . $alt . ' ', true);
	}

	/** Records the files that a browser loads for this element. */
	private function load(string $tag): void {
		foreach (ElementFiles::by($tag, $this) as $url) {
			if ($url !== '' && !str_starts_with($url, 'data:')) {
				$this->read['resources'][] = ['tag' => $tag, 'url' => $this->url($url)];
			}
		}
	}

	private function url(string $written): string {
		return Url::absolute($written, $this->base);
	}

	/** Returns an attribute; one without a value is ''. */
	private function optional(string $attribute): ?string {
		$value = $this->get_attribute($attribute);
		return $value === null ? null : trim(is_string($value) ? $value : '');
	}

	/** Returns an attribute of the current element, '' if it's missing. */
	public function value(string $attribute): string {
		return $this->optional($attribute) ?? '';
	}

	private function lower(string $attribute): string {
		return strtolower($this->value($attribute));
	}

	/** @return list<string> In lower case. */
	public function words(string $attribute): array {
		return preg_split('/\s+/', $this->lower($attribute), -1, PREG_SPLIT_NO_EMPTY) ?: [];
	}
}
