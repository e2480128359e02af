<?php
/**
 * The option --type of commands.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\ObjectSeo\Objects;
use WP_CLI;

final class Types {
	/**
	 * The post types and taxonomies of the option; all by default. Exits with an error for unknown ones.
	 *
	 * @param list<string>          $kinds
	 * @param array<string, string> $options
	 * @return list<string>
	 */
	public static function select(array $kinds, array $options): array {
		$known = array_merge(...array_map(Objects::types(...), $kinds));
		$types = isset($options['type']) ? wp_parse_list($options['type']) : $known;
		$unknown = array_diff($types, $known);
		if ($unknown !== []) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: names of content types, 2: names of content types. */
					__('Unknown types: %1$s. Available: %2$s.', 'pharos-seo'),
					implode(', ', $unknown),
					implode(', ', $known),
				),
			);
		}
		return $types;
	}
}
