<?php
/**
 * The redirects of a source plugin, row by row.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

/** Rows come in the order in which the source plugin looks through them: of two for the same URL, visitors got the first. */
interface Rows {
	/** How many rows there are. Asked whenever the screen is shown. */
	public function count(): int;

	/**
	 * @param int $from  How many rows to pass over.
	 * @return list<Row> So many rows, fewer only at the end; one that is no redirect is a Row without any.
	 */
	public function read(int $from, int $limit): array;
}
