<?php
/**
 * One check of the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** Ours lie in a folder of their kind; add-ons give theirs to the filter `pharos_analysis_checks`. */
interface Check {
	public const ERROR = 'error';
	public const WARNING = 'warning';
	public const SUGGESTION = 'suggestion';
	public const SUCCESS = 'success';

	/** Its name in reports, addresses and in what is ignored: small letters, digits and underscores, the same for ever. */
	public function id(): string;

	/** How bad what it finds is, unless a result says otherwise: ERROR, WARNING or SUGGESTION. */
	public function severity(): string;

	/** Null where there is nothing to judge: what it is about is not there, or could not be read. */
	public function run(Site $site): ?Result;
}
