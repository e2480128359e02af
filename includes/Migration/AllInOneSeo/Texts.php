<?php
/**
 * The texts of posts and terms in All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;

final class Texts {
	private readonly Variables $variables;

	public function __construct(private readonly Options $options) {
		$this->variables = new Variables();
	}

	public function add_to(MappedData $mapped, string $text, string $field, string $place): void {
		$without = strip_shortcodes($text);
		if (
			$without !== $text &&
			$this->options->is_on('searchAppearance.advanced.runShortcodes')
		) {
			$mapped->lose('shortcode', $text, $field);
		}
		$mapped->set($field, $this->variables->translate($without, $place, $mapped, $field));
	}
}
