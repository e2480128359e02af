import type { CheckResult, Status } from './types';

/** All statuses, from worst to best. */
export const STATUSES: readonly Status[] = [
	'error',
	'warning',
	'suggestion',
	'success',
];

/** Number of results by status; ignored ones only count as ignored. */
export type StatusCounts = Record< Status | 'ignored', number > & {
	/** The errors, then the warnings, such as "description-missing"; without ignored ones. Missing in older results. */
	issues?: string[];
};

/** Maximum number of stored issues. */
const MOST_ISSUES = 50;

/**
 * Sorts results for lists: error, warning, suggestion, success, then ignored; stable within each status.
 *
 * @param results The results from check().
 * @param ignored Ids of checks that are ignored on this page.
 */
export function sortResults(
	results: readonly CheckResult[],
	ignored: readonly string[]
): CheckResult[] {
	const rank = ( { id, status }: CheckResult ) =>
		ignored.includes( id ) ? STATUSES.length : STATUSES.indexOf( status );
	return [ ...results ].sort( ( one, other ) => rank( one ) - rank( other ) );
}

/**
 * Counts results by status.
 *
 * @param results The results from check().
 * @param ignored Ids of checks that are ignored on this page.
 */
export function countByStatus(
	results: readonly CheckResult[],
	ignored: readonly string[]
): StatusCounts {
	const counts = {
		error: 0,
		warning: 0,
		suggestion: 0,
		success: 0,
		ignored: 0,
	};
	for ( const { id, status } of results ) {
		counts[ ignored.includes( id ) ? 'ignored' : status ]++;
	}
	return { ...counts, issues: issuesOf( results, ignored ) };
}

/** Returns the names of the issues, worst first. */
const issuesOf = (
	results: readonly CheckResult[],
	ignored: readonly string[]
): string[] =>
	sortResults( results, ignored )
		.filter(
			( { id, status } ) =>
				( status === 'error' || status === 'warning' ) &&
				! ignored.includes( id )
		)
		.slice( 0, MOST_ISSUES )
		.map( ( { id, code } ) => ( code ? `${ id }-${ code }` : id ) );

/**
 * Returns the status of the whole page: error if there is any, else warning if there is any, else success. Suggestions don't
 * count.
 *
 * @param counts The counts from countByStatus().
 */
export function overallStatus( {
	error,
	warning,
}: Pick< StatusCounts, 'error' | 'warning' > ): Exclude<
	Status,
	'suggestion'
> {
	if ( error > 0 ) {
		return 'error';
	}
	return warning > 0 ? 'warning' : 'success';
}
