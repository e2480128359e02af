<?php
/**
 * A check of the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** Pharos's checks are in a folder per kind; add-ons add theirs with the filter `pharos_analysis_checks`. */
interface Check {
	public const ERROR = 'error';
	public const WARNING = 'warning';
	public const SUGGESTION = 'suggestion';
	public const SUCCESS = 'success';

	/** Returns the id used in reports, URLs and the list of ignored checks: lowercase letters, digits and underscores; it never changes. */
	public function id(): string;

	/** Returns the default severity of issues, which a result can override: ERROR, WARNING or SUGGESTION. */
	public function severity(): string;

	/** Runs the check. Null if there is nothing to check: the subject doesn't exist or couldn't be read. */
	public function run(Site $site): ?Result;
}
