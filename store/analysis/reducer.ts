import type {
	AnalysisAction,
	AnalysisState,
	CheckItem,
	CheckKind,
	CheckReport,
	Newer,
} from './types';

const initial: AnalysisState = {
	reports: {},
	work: 'none',
	awaited: [],
	failures: {},
	failedRuns: {},
	wishes: {},
	newer: {},
	turn: 0,
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
			return receive( state, action.kind, action.report, action.since );
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

/** What happens to one check by itself. */
function ofOne( state: AnalysisState, action: AnalysisAction ): AnalysisState {
	switch ( action.type ) {
		case 'analysis/WISHED':
			return {
				...state,
				problem: null,
				wishes: {
					...state.wishes,
					...Object.fromEntries(
						action.ids.map( ( id ) => [ id, action.ignore ] )
					),
				},
			};
		case 'analysis/WISH_DONE': {
			const { id, ignore } = action;
			return {
				...hear( state, id, 'ignore', ignore ),
				reports: mapItems( state, ( item, itemId ) =>
					itemId === id ? { ...item, ignore } : item
				),
				wishes:
					state.wishes[ id ] === ignore
						? without( state.wishes, [ id ] )
						: state.wishes,
			};
		}
		case 'analysis/WISH_FAILED':
			return {
				...state,
				wishes: without( state.wishes, [ action.id ] ),
				problem: action.problem,
			};
		case 'analysis/CHECKING':
			return {
				...state,
				problem: null,
				checking: [ ...state.checking, action.id ],
			};
		case 'analysis/CHECKED': {
			const { id, kind, since } = action;
			const item = asKnown( state.newer[ id ], action.item, since );
			return {
				...hear( state, id, 'item', item ),
				reports: mapItems( state, ( other, itemId, itemKind ) =>
					itemId === id && itemKind === kind ? item : other
				),
				checking: state.checking.filter( ( other ) => other !== id ),
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

/** A report tells what was true when it was made: what has become known since it was asked for is truer. */
function receive(
	state: AnalysisState,
	kind: CheckKind,
	{ data, checked_at: checkedAt, running, message = '' }: CheckReport,
	since: number
): AnalysisState {
	const awaited = running
		? state.awaited
		: state.awaited.filter( ( other ) => other !== kind );
	if ( running && checkedAt === null ) {
		return { ...state, awaited };
	}
	const before = state.reports[ kind ];
	const items: Record< string, CheckItem > = {};
	for ( const [ id, item ] of Object.entries( data ) ) {
		const { item: heard } = state.newer[ id ] ?? {};
		const best = asKnown(
			state.newer[ id ],
			heard && heard.turn > since ? heard.value : item,
			since
		);
		if ( best ) {
			items[ id ] = best;
		}
	}
	return {
		...state,
		awaited,
		reports: { ...state.reports, [ kind ]: { items, checkedAt, message } },
		// The run that failed for us may have gone on at the server.
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

/** An item that was asked for in a turn: whether it is ignored may have changed since. */
const asKnown = (
	{ ignore }: Newer = {},
	item: CheckItem | null,
	since: number
): CheckItem | null =>
	item && ignore && ignore.turn > since
		? { ...item, ignore: ignore.value }
		: item;

/** Keeps what answers that are under way don't know yet. */
function hear< Name extends keyof Newer >(
	state: AnalysisState,
	id: string,
	name: Name,
	value: NonNullable< Newer[ Name ] >[ 'value' ]
): AnalysisState {
	const turn = state.turn + 1;
	return {
		...state,
		turn,
		newer: {
			...state.newer,
			[ id ]: { ...state.newer[ id ], [ name ]: { value, turn } },
		},
	};
}

/** The reports with other items; null takes one out. */
function mapItems(
	{ reports }: AnalysisState,
	change: ( item: CheckItem, id: string, kind: CheckKind ) => CheckItem | null
): AnalysisState[ 'reports' ] {
	return Object.fromEntries(
		Object.entries( reports ).map( ( [ kind, report ] ) => [
			kind,
			{
				...report,
				items: Object.fromEntries(
					Object.entries( report.items ).flatMap(
						( [ id, item ] ) => {
							const changed = change(
								item,
								id,
								kind as CheckKind
							);
							return changed ? [ [ id, changed ] ] : [];
						}
					)
				),
			},
		] )
	);
}

const without = < Value >(
	all: Readonly< Record< string, Value > >,
	keys: readonly string[]
): Record< string, Value > =>
	Object.fromEntries(
		Object.entries( all ).filter( ( [ key ] ) => ! keys.includes( key ) )
	);
