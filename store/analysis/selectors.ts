import { createSelector } from '@wordpress/data';
import type { State } from '../types';
import { KINDS } from './kinds';
import type {
	AnalysisState,
	CheckCounts,
	CheckItem,
	CheckKind,
	CheckProblem,
	KeptReport,
} from './types';

type Items = Readonly< Record< string, CheckItem > >;

/** The items of a report by id, without checks that have no result. */
const itemsOf = ( report: KeptReport | undefined ): [ string, CheckItem ][] =>
	Object.entries( report?.items ?? {} ).flatMap( ( [ id, { item } ] ) =>
		item ? [ [ id, item ] ] : []
	);

/**
 * The results of all checks by id (GET /pharos/v1/checks/…, requested by the first call). Results of reports that
 * haven't arrived are missing; null until the first report arrives.
 */
export const getCheckItems = createSelector(
	( { analysis: { reports, wishes } }: State ): Items | null => {
		const known = KINDS.flatMap( ( kind ) => reports[ kind ] ?? [] );
		if ( known.length === 0 ) {
			return null;
		}
		const items = Object.fromEntries( known.flatMap( itemsOf ) );
		for ( const [ id, { ignore } ] of Object.entries( wishes ) ) {
			const item = items[ id ];
			if ( item ) {
				items[ id ] = { ...item, ignore };
			}
		}
		return items;
	},
	( { analysis: { reports, wishes } }: State ) => [ reports, wishes ]
);

/** The number of checks by status; null until all reports have arrived. */
export const getCheckCounts = createSelector(
	( state: State ): CheckCounts | null => {
		if ( KINDS.some( ( kind ) => ! state.analysis.reports[ kind ] ) ) {
			return null;
		}
		const counts = {
			error: 0,
			warning: 0,
			suggestion: 0,
			success: 0,
			ignored: 0,
		};
		for ( const item of Object.values( getCheckItems( state ) ?? {} ) ) {
			counts[ item.ignore ? 'ignored' : item.status ]++;
		}
		return counts;
	},
	( { analysis: { reports, wishes } }: State ) => [ reports, wishes ]
);

/** The time of the oldest report on the screen; null if unknown, or never checked. */
export const getCheckedAt = ( { analysis }: State ): string | null =>
	KINDS.flatMap(
		( kind ) => analysis.reports[ kind ]?.checkedAt ?? []
	).sort()[ 0 ] ?? null;

/**
 * Why some checks couldn't run, as texts, each reason once. Of a failed run the first reason: all reports come from the same
 * server, which may describe its failure differently each time.
 */
export const getCheckGaps = createSelector(
	( { analysis: { reports, failedRuns } }: State ): string[] => {
		const [ failure ] = KINDS.flatMap(
			( kind ) => failedRuns[ kind ] || []
		);
		return failure === undefined
			? [
					...new Set(
						KINDS.flatMap(
							( kind ) => reports[ kind ]?.message || []
						)
					),
				]
			: [ failure ];
	},
	( { analysis }: State ) => [ analysis.reports, analysis.failedRuns ]
);

/** Whether all checks are being run again. */
export const isRunningChecks = ( { analysis }: State ): boolean =>
	analysis.work === 'run';

/** Whether reports are being loaded or generated. */
export const isAwaitingChecks = ( { analysis }: State ): boolean =>
	analysis.work !== 'none';

/** The progress of a run, based on the number of checks in the previous reports; null when unknown. */
export const getCheckProgress = createSelector(
	( { analysis }: State ): { done: number; total: number } | null => {
		if ( analysis.work !== 'run' ) {
			return null;
		}
		// As in the list: a check of several reports is one.
		const kinds = Object.fromEntries(
			KINDS.flatMap( ( kind ) =>
				itemsOf( analysis.reports[ kind ] ).map(
					( [ id ] ): [ string, CheckKind ] => [ id, kind ]
				)
			)
		);
		const all = Object.values( kinds );
		return all.length === 0
			? null
			: {
					done: all.filter(
						( kind ) => ! analysis.awaited.includes( kind )
					).length,
					total: all.length,
				};
	},
	( { analysis }: State ) => [ analysis ]
);

/** Why some reports are missing: the server's messages, or '', by report. */
export const getCheckFailures = ( {
	analysis,
}: State ): AnalysisState[ 'failures' ] => analysis.failures;

/** Whether the results on the screen are older than the last run because it failed. */
export const hasCheckRunFailed = ( { analysis }: State ): boolean =>
	Object.keys( analysis.failedRuns ).length > 0;

/**
 * Whether a single check is running.
 *
 * @param state The state of the store.
 * @param id    The check's id.
 */
export const isRunningCheck = ( { analysis }: State, id: string ): boolean =>
	analysis.checking.includes( id );

/** The last failed action on a check; a new object for each failure. */
export const getCheckProblem = ( { analysis }: State ): CheckProblem | null =>
	analysis.problem;

export const __getAnalysis = ( { analysis }: State ): AnalysisState => analysis;
