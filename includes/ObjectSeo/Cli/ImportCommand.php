<?php
/**
 * A WP-CLI command that imports SEO fields. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\Settings\InvalidValue;
use WP_CLI;

final class ImportCommand {
	/**
	 * Imports the SEO fields of posts, terms and authors from a CSV or JSON file.
	 *
	 * Only the cells that were edited since the export are changed; an emptied cell removes the value, and a field without a column stays as it
	 * is. The fields of an object are changed all or, if one of them is invalid or was changed on the site since, not at all. wp pharos seo
	 * history undoes it.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file, such as one of wp pharos seo export or of the bulk editor; - for standard input.
	 *
	 * [--force]
	 * : Overwrite fields that have been changed since.
	 *
	 * [--dry-run]
	 * : Only list what would change.
	 *
	 * [--format=<format>]
	 * : The output format of a dry run.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos seo import seo.csv --dry-run
	 *     $ wp pharos seo import seo.csv
	 *
	 * @param string[]              $names   The file.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		try {
			(new Run($options))->file($names[0], '');
		} catch (InvalidValue $reason) {
			WP_CLI::error($reason->getMessage());
		}
	}
}
