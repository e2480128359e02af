<?php
/**
 * The variables of SureRank in schemas.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\Translator;
use Pharos\Schema\Aliases;

/** `%post.title%` and others with a dot, most of which have another name with us (Schema\Aliases). */
final class SchemaVariables {
	/** What nobody else means by them. */
	private const OWN = [
		'post.excerpt' => '%content%',
		// Of the page, not of what search engines are told.
		'current.title' => '%title%',
	];

	public static function translator(): Translator {
		return new Translator('/%(?<name>[^%\s]+)%/u', [
			// In the name of a node.
			'id' => '%id%',
			'website_details.website_name' => '%org_name%',
			'website_details.*' => static fn(string $name): string => Translator::escaped(
				Options::detail($name),
			),
			'*' => static function (string $name): ?string {
				$ours = self::OWN[$name] ?? Aliases::understood("%$name%");
				return in_array($ours, ['%unknown%', "%$name%"], true) ? null : $ours;
			},
		]);
	}
}
