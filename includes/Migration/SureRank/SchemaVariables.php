<?php
/**
 * The variables of SureRank in schemas.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\Translator;
use Pharos\Schema\Aliases;

/** `%post.title%` and others with a dot, most of which have another name in Pharos (Schema\Aliases). */
final class SchemaVariables {
	/** Variables with a different meaning than in other plugins. */
	private const OWN = [
		'post.excerpt' => '%content%',
		// The page's title, not the SEO title.
		'current.title' => '%title%',
	];

	public static function translator(): Translator {
		return new Translator('/%(?<name>[^%\s]+)%/u', [
			// In the id of a node.
			'id' => '%id%',
			'website_details.website_name' => '%org_name%',
			'website_details.*' => static fn(string $name): string => Translator::escaped(
				Options::detail($name),
			),
			'*' => static function (string $name): ?string {
				$variable = self::OWN[$name] ?? Aliases::understood("%$name%");
				return in_array($variable, ['%unknown%', "%$name%"], true) ? null : $variable;
			},
		]);
	}
}
