import type { CheckResult, Status } from './types';

/** From bad to good. */
export const STATUSES: readonly Status[] = [
	'error',
	'warning',
	'suggestion',
	'success',
];

/** How many there are of each; ignored ones have no other status. */
export type StatusCounts = Record< Status | 'ignored', number >;

/**
 * As lists show them: error, warning, suggestion, success, then ignored; within each as they came.
 *
 * @param results From check().
 * @param ignored Ids of the checks that somebody ignores on this page.
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
 * How many results there are of each status.
 *
 * @param results From check().
 * @param ignored Ids of the checks that somebody ignores on this page.
 */
export function countByStatus(
	results: readonly CheckResult[],
	ignored: readonly string[]
): StatusCounts {
	const counts: StatusCounts = {
		error: 0,
		warning: 0,
		suggestion: 0,
		success: 0,
		ignored: 0,
	};
	for ( const { id, status } of results ) {
		counts[ ignored.includes( id ) ? 'ignored' : status ]++;
	}
	return counts;
}

/**
 * The badge of the whole page: error if there is any, else warning if there is any, else success. Suggestions are no fault.
 *
 * @param counts From countByStatus().
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
