<?php
/**
 * An HTML page, taken apart.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use WP_HTML_Tag_Processor;

/** Reads with WordPress's own HTML parser, for which scripts, comments and broken markup are what they are to a browser. */
final class Document {
	/** The text of `<title>`s in the head. @var list<string> */
	public readonly array $titles;

	public function __construct(string $html) {
		$tags = new WP_HTML_Tag_Processor($html);
		$titles = [];
		while ($tags->next_tag('TITLE')) {
			$titles[] = trim($tags->get_modifiable_text());
		}
		$this->titles = $titles;
	}
}
