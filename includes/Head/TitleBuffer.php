<?php
/**
 * The title in themes that print their own <title> instead of declaring `title-tag` support.
 */

declare(strict_types=1);

namespace Pharos\Head;

/** Reads the page while the theme prints it and puts our title into its head. Costs other themes nothing. */
final class TitleBuffer {
	private bool $done = false;

	/** The <title> element; nothing when there is no title of ours. */
	private string $element = '';

	public function __construct(private readonly Head $head) {}

	public function start(): void {
		// Now, because nothing that runs while a buffer is printed may start another one.
		$title = $this->head->document_title('');
		if ($title !== '') {
			$this->element = "<title>$title</title>";
			ob_start($this->replace(...));
		}
	}

	/** Gets the page in one piece, or in several when the theme flushes it. */
	private function replace(string $html): string {
		// A quoted attribute of <head> could hold ">", but no theme's does.
		if ($this->done || !preg_match('/<head\b[^>]*>/i', $html, $head, PREG_OFFSET_CAPTURE)) {
			return $html;
		}
		$this->done = true;
		$start = $head[0][1] + strlen($head[0][0]);
		$end = stripos($html, '</head', $start) ?: strlen($html);
		$inside = substr($html, $start, $end - $start);
		// Titles inside scripts or comments are none; those of images (SVG) come after the page's own.
		$pattern = '/<!--.*?-->|<(script|style)\b.*?<\/\1\s*>|(<title\b[^>]*>.*?<\/title\s*>)/is';
		$found = preg_match_all($pattern, $inside, $all, PREG_OFFSET_CAPTURE | PREG_SET_ORDER)
			? $all
			: [];
		foreach ($found as $one) {
			if (isset($one[2])) {
				return substr_replace(
					$html,
					$this->element,
					$start + $one[2][1],
					strlen($one[2][0]),
				);
			}
		}
		return substr_replace($html, "\n" . $this->element, $start, 0);
	}
}
