import type {
	AnalysisAction,
	AnalysisState,
	CheckedItem,
	CheckKind,
	Wish,
} from './types';

const initial: AnalysisState = {
	reports: {},
	work: 'none',
	awaited: [],
	failures: {},
	failedRuns: {},
	wishes: {},
	checking: [],
	problem: null,
};

export function analysis(
	state: AnalysisState = initial,
	action: AnalysisAction
): AnalysisState {
	switch ( action.type ) {
		case 'analysis/STARTED':
			return {
				...state,
				work: action.work,
				awaited: action.kinds,
				failures: without( state.failures, action.kinds ),
				failedRuns: action.work === 'run' ? {} : state.failedRuns,
			};
		case 'analysis/RECEIVE':
			return receive( state, action );
		case 'analysis/FAILED':
			return fail( state, action.kind, action.message );
		case 'analysis/ENDED':
			return {
				...state,
				work: 'none',
				awaited: [],
			};
		default:
			return ofOne( state, action );
	}
}

/** Handles the actions that concern single checks. */
function ofOne( state: AnalysisState, action: AnalysisAction ): AnalysisState {
	switch ( action.type ) {
		case 'analysis/WISHED': {
			const { ids, ignore } = action;
			return ids.reduce< AnalysisState >(
				( all, id ) => wish( all, id, { ignore, isSaving: true } ),
				{ ...state, problem: null }
			);
		}
		case 'analysis/WISH_DONE': {
			const { id, ignore } = action;
			return wish( state, id, {
				stored: ignore,
				isSaving: state.wishes[ id ]?.ignore !== ignore,
			} );
		}
		case 'analysis/WISH_FAILED': {
			const { id, problem } = action;
			const ignore = state.wishes[ id ]?.stored;
			return ignore === undefined
				? { ...state, problem, wishes: without( state.wishes, [ id ] ) }
				: wish( { ...state, problem }, id, {
						ignore,
						isSaving: false,
					} );
		}
		case 'analysis/CHECKING':
			return {
				...state,
				problem: null,
				checking: [ ...state.checking, action.id ],
			};
		case 'analysis/CHECKED': {
			const { id, kind, checked } = action;
			const checking = state.checking.filter( ( other ) => other !== id );
			const report = state.reports[ kind ];
			if ( ! report ) {
				return { ...state, checking };
			}
			const items = {
				...report.items,
				[ id ]: later( report.items[ id ], checked ),
			};
			return {
				...state,
				checking,
				reports: { ...state.reports, [ kind ]: { ...report, items } },
			};
		}
		case 'analysis/CHECK_FAILED':
			return {
				...state,
				checking: state.checking.filter(
					( id ) => id !== action.problem.id
				),
				problem: action.problem,
			};
		default:
			return state;
	}
}

/** Stores a report. Results of later checks stay, but the ignored state comes from the report. */
function receive(
	state: AnalysisState,
	{
		kind,
		report: { data, checked_at: checkedAt, running, message = '' },
		wishes,
	}: Extract< AnalysisAction, { type: 'analysis/RECEIVE' } >
): AnalysisState {
	const awaited = running
		? state.awaited
		: state.awaited.filter( ( other ) => other !== kind );
	if ( running && checkedAt === null ) {
		return { ...state, awaited };
	}
	const before = state.reports[ kind ];
	const items: Record< string, CheckedItem > = {};
	for ( const id of Object.keys( { ...data, ...before?.items } ) ) {
		const known = later( before?.items[ id ], {
			item: data[ id ] ?? null,
			checkedAt: checkedAt ?? '',
		} );
		const { ignore } = data[ id ] ?? known.item ?? {};
		items[ id ] = {
			...known,
			item: known.item && { ...known.item, ignore: ignore === true },
		};
	}
	// A report requested after the server stored an ignored state confirms it, unless a running check may still return
	// the old state.
	const confirmed = Object.keys( data ).filter(
		( id ) =>
			wishes[ id ] === state.wishes[ id ] &&
			! wishes[ id ]?.isSaving &&
			! state.checking.includes( id )
	);
	return {
		...state,
		awaited,
		reports: { ...state.reports, [ kind ]: { items, checkedAt, message } },
		wishes: without( state.wishes, confirmed ),
		// A run whose request failed here may have completed on the server.
		failedRuns:
			checkedAt === before?.checkedAt
				? state.failedRuns
				: without( state.failedRuns, [ kind ] ),
	};
}

function fail(
	state: AnalysisState,
	kind: CheckKind,
	message: string
): AnalysisState {
	return {
		...state,
		awaited: state.awaited.filter( ( other ) => other !== kind ),
		failures: state.reports[ kind ]
			? state.failures
			: { ...state.failures, [ kind ]: message },
		failedRuns:
			state.work === 'run'
				? { ...state.failedRuns, [ kind ]: message }
				: state.failedRuns,
	};
}

/** The later of two results of a check; the new one if their times are equal. */
const later = (
	known: CheckedItem | undefined,
	come: CheckedItem
): CheckedItem => ( known && known.checkedAt > come.checkedAt ? known : come );

/**
 * Changes the requested state of a check. Always creates a new object, because reports are compared with the objects
 * known when they were requested.
 */
const wish = (
	state: AnalysisState,
	id: string,
	change: Partial< Wish >
): AnalysisState => ( {
	...state,
	wishes: {
		...state.wishes,
		[ id ]: {
			ignore: false,
			isSaving: false,
			...state.wishes[ id ],
			...change,
		},
	},
} );

const without = < Value >(
	all: Readonly< Record< string, Value > >,
	keys: readonly string[]
): Record< string, Value > =>
	Object.fromEntries(
		Object.entries( all ).filter( ( [ key ] ) => ! keys.includes( key ) )
	);
