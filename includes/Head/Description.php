<?php
/**
 * The meta description.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Settings\Settings;
use Pharos\Template\Variables;

final class Description {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** Plain text; nothing when the page has no description. */
	public function text(Context $context): string {
		if ($context->kind === Context::OTHER) {
			return '';
		}
		$template = (new Templates($this->settings))->description($context);
		/**
		 * Filters the description of a page.
		 *
		 * @param string  $description Plain text, not escaped.
		 * @param Context $context     What the page is about.
		 */
		return (string) apply_filters(
			'pharos_description',
			$this->variables->render($template, $context),
			$context,
		);
	}
}
