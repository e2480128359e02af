<?php
/**
 * The document title.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Settings\Settings;
use Pharos\Template\Template;
use Pharos\Template\Variables;

final class Title {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** Plain text; nothing where we leave the title to WordPress. */
	public function text(Context $context): string {
		if ($context->kind === Context::OTHER) {
			return '';
		}
		$template = (new Templates($this->settings))->title($context);
		// Every page of a list or a divided post has a title of its own.
		if ($context->page > 1 && !Template::mentions($template, ['page', 'page_number'])) {
			$template .= ' %separator% %page%';
		}
		$title = $this->variables->render($template, $context);
		/**
		 * Filters the title of a page.
		 *
		 * @param string  $title   Plain text, not escaped.
		 * @param Context $context What the page is about.
		 */
		return (string) apply_filters('pharos_title', $title, $context);
	}
}
