<?php
/**
 * The variables of SEOPress: `%%name%%`.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\MappedData;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use Pharos\Migration\VariableMap;

final class Variables {
	public static function translator(): Translator {
		return VariableMap::translator('SeoPress');
	}

	/** Returns a custom field. WordPress's protected fields stay hidden, and Pharos's templates don't support all names. */
	public static function field(
		string $name,
		string $_place,
		MappedData $to,
		string $field,
	): string {
		if (preg_match('/^[^_%\s][^%\s]*\z/u', $name) === 1) {
			return "%field:$name%";
		}
		$to->lose('variable', "%%_cf_$name%%", $field);
		return '';
	}

	public static function term(string $taxonomy, string $place): ?string {
		if (preg_match('/^[\w-]+\z/u', $taxonomy) !== 1) {
			return null;
		}
		return $place === TemplateContext::POST ? "%first_term:$taxonomy%" : '';
	}

	/** Returns the name of an archive, without the prefix that SEOPress outputs, such as "Category:". */
	public static function archive(
		string $_argument,
		string $place,
		MappedData $to,
		string $field,
	): string {
		$to->lose('archive_label', '%%archive_title%%', $field);
		return $place === TemplateContext::POST ? '' : '%title%';
	}
}
