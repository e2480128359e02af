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

/** By id, without checks that have nothing to say. */
const itemsOf = ( report: KeptReport | undefined ): [ string, CheckItem ][] =>
	Object.entries( report?.items ?? {} ).flatMap( ( [ id, { item } ] ) =>
		item ? [ [ id, item ] ] : []
	);

/**
 * What all checks say, by id (GET /pharos/v1/checks/…, started by the first call); those of kinds that are not there yet are
 * missing, null while none is there.
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

/** How many there are of each; null until all reports are there. */
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

/** When the oldest of what is shown was checked; null: unknown, or never. */
export const getCheckedAt = ( { analysis }: State ): string | null =>
	KINDS.flatMap(
		( kind ) => analysis.reports[ kind ]?.checkedAt ?? []
	).sort()[ 0 ] ?? null;

/** What could not be carried out and why, in words, each reason once. */
export const getCheckGaps = createSelector(
	( { analysis: { reports, failedRuns } }: State ): string[] => [
		...new Set(
			KINDS.flatMap( ( kind ) => [
				failedRuns[ kind ] || [],
				reports[ kind ]?.message || [],
			] ).flat()
		),
	],
	( { analysis }: State ) => [ analysis.reports, analysis.failedRuns ]
);

/** Whether all checks are being run anew. */
export const isRunningChecks = ( { analysis }: State ): boolean =>
	analysis.work === 'run';

/** Whether reports are awaited, of a run or because somebody looks. */
export const isAwaitingChecks = ( { analysis }: State ): boolean =>
	analysis.work !== 'none';

/** How far a run is, in checks as there were before; null when nobody knows. */
export const getCheckProgress = createSelector(
	( { analysis }: State ): { done: number; total: number } | null => {
		if ( analysis.work !== 'run' ) {
			return null;
		}
		const count = ( kind: CheckKind ) =>
			itemsOf( analysis.reports[ kind ] ).length;
		const sum = ( kinds: readonly CheckKind[] ) =>
			kinds.reduce( ( all, kind ) => all + count( kind ), 0 );
		const total = sum( KINDS );
		return total === 0
			? null
			: { done: total - sum( analysis.awaited ), total };
	},
	( { analysis }: State ) => [ analysis ]
);

/** Why there are no reports of some kinds: the server's messages, or ''. */
export const getCheckFailures = ( {
	analysis,
}: State ): AnalysisState[ 'failures' ] => analysis.failures;

/** Whether what is shown is older than the last run, because that failed. */
export const hasCheckRunFailed = ( { analysis }: State ): boolean =>
	Object.keys( analysis.failedRuns ).length > 0;

/**
 * Whether a check is being run by itself.
 *
 * @param state The store's.
 * @param id    The check's.
 */
export const isRunningCheck = ( { analysis }: State, id: string ): boolean =>
	analysis.checking.includes( id );

/** What did not work last; another object with each. */
export const getCheckProblem = ( { analysis }: State ): CheckProblem | null =>
	analysis.problem;

export const __getAnalysis = ( { analysis }: State ): AnalysisState => analysis;
