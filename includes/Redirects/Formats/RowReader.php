<?php
/**
 * Reads the rows of a CSV file that another program has written.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

/** For the filter `pharos_redirect_csv`. */
interface RowReader {
	/** The name of the program. */
	public function name(): string;

	/** @return list<string> The columns that it reads, in lower case. */
	public function columns(): array;

	/**
	 * @param array<string, string> $cells The cells of a row, by the names of their columns in lower case; missing ones are empty.
	 * @return list<array{fields: array<string, mixed>|null, why: string}> One or several redirects, or none: `fields` as in REST, and why
	 *         there are none, or why the redirect does something else than there.
	 */
	public function read(array $cells): array;
}
