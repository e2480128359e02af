<?php
/**
 * The variables of All in One SEO: `#name`, and `#custom_field-name` and `#tax_name-name`.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\Translator;
use Pharos\Migration\VariableMap;

final class Variables {
	private readonly Translator $translator;

	public function __construct() {
		$this->translator = VariableMap::translator('AllInOneSeo');
	}

	/** Returns the template in Pharos's format; see Translator. All in One SEO decodes entities repeatedly, here this is done once. */
	public function translate(
		string $template,
		string $place,
		MappedData $to,
		string $field,
	): string {
		$template = preg_replace('/&(?:amp;)+/i', '&', $template) ?? $template;
		return $this->translator->translate($template, $place, $to, $field);
	}

	public static function site(): string {
		return Translator::literal(home_url());
	}

	public static function field(string $name): string {
		return $name === '' ? '' : "%field:$name%";
	}

	public static function term(string $taxonomy): string {
		return $taxonomy === '' ? '' : "%first_term:$taxonomy%";
	}
}
