<?php
/**
 * A WP-CLI command that exports SEO fields. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Cli;

use Pharos\ObjectSeo\Files\Columns;
use Pharos\ObjectSeo\Files\Csv;
use Pharos\ObjectSeo\Files\Target;
use Pharos\ObjectSeo\Objects;
use WP_CLI;

final class ExportCommand {
	/**
	 * Exports the SEO fields of posts, terms and authors to a CSV file for spreadsheets.
	 *
	 * The file has a checksum of each row, by which `wp pharos seo import` finds what has been changed on the site since. With --user, it has
	 * only what the user may edit.
	 *
	 * ## OPTIONS
	 *
	 * [<kind>...]
	 * : The kinds of objects: post, term, user. All by default.
	 *
	 * [--type=<types>]
	 * : Only these post types and taxonomies, separated by commas.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos seo export > seo.csv
	 *     $ wp pharos seo export post --type=page > pages.csv
	 *
	 * @param string[]              $kinds
	 * @param array<string, string> $options
	 */
	public function __invoke(array $kinds, array $options): void {
		$known = ['post', 'term', 'user'];
		if (array_diff($kinds, $known) !== []) {
			WP_CLI::error(__('The kinds are post, term and user.', 'pharos-seo'));
		}
		$kinds = $kinds ?: $known;
		$types = Types::select($kinds, $options);
		echo Csv::BOM . Csv::line(Columns::exported());
		foreach ($kinds as $kind) {
			$of_kind = array_values(array_intersect(Objects::types($kind), $types));
			// Users have no types.
			$is_listed = $of_kind !== [] || ($kind === 'user' && !isset($options['type']));
			foreach ($is_listed ? Objects::all($kind, $of_kind) : [] as $object) {
				if (Target::is_allowed($object)) {
					echo Columns::line($object);
				}
			}
		}
	}
}
