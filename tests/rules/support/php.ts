import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The result of a rule for an invalid value. */
export interface Refused {
	refused: string;
	path: string[];
}

/**
 * Runs rules of the plugin's PHP with tables of cases, in one process without WordPress.
 *
 * @param tables The cases by rule, with the names in rules.php.
 * @return The results in the same order.
 */
export function runRules< Rule extends string >(
	tables: Record< Rule, readonly unknown[] >
): Record< Rule, unknown[] > {
	return JSON.parse(
		execFileSync( process.execPath, [ join( __dirname, 'run.mjs' ) ], {
			input: JSON.stringify( tables ),
			encoding: 'utf8',
			maxBuffer: 1e8,
		} )
	);
}
