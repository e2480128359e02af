/** Updates the edits after a response: a page was loaded, or rows were saved or refused. */
import { fieldsIn, keyOf, prune, withCells, withoutKeys } from './edits';
import type {
	BulkEditorState,
	BulkFailure,
	BulkItem,
	BulkResult,
	BulkSent,
	BulkValues,
} from './types';

/**
 * Stores loaded items. Edits stay; a row whose edited fields were changed in another window or by another user is
 * marked as a conflict.
 *
 * @param state The state before.
 * @param items The loaded items.
 */
export function withItems(
	state: BulkEditorState,
	items: BulkItem[]
): BulkEditorState {
	const failures = { ...state.failures };
	for ( const item of items ) {
		const key = keyOf( item );
		const conflicts = changedMeanwhile( state, item );
		if ( fieldsIn( conflicts ).length > 0 ) {
			failures[ key ] = {
				message: '',
				conflicts,
				fields: fieldsIn( conflicts ),
			};
		}
	}
	return withStored( { ...state, failures }, items );
}

/** The current values of edited fields that were changed in another window or by another user. */
function changedMeanwhile(
	{ items, edits }: BulkEditorState,
	{ fields, ...item }: BulkItem
): BulkValues {
	const key = keyOf( item );
	const known = items[ key ]?.fields;
	return Object.fromEntries(
		fieldsIn( edits[ key ] ?? {} )
			.filter(
				( field ) =>
					fields[ field ] !== known?.[ field ] &&
					fields[ field ] !== edits[ key ]?.[ field ]
			)
			.map( ( field ) => [ field, fields[ field ] ] )
	);
}

/**
 * Applies the results of saved rows. Written values stop being edits unless they were changed since; refused rows stay
 * edits, with the reason.
 *
 * @param state   The state before.
 * @param sent    The sent rows.
 * @param results The results of some of the rows.
 */
export function withResults(
	state: BulkEditorState,
	sent: BulkSent,
	results: BulkResult[]
): BulkEditorState {
	const failures = { ...state.failures };
	const edits = { ...state.edits };
	const replaced = { ...state.replaced };
	const done = results.filter( ( { success } ) => success ).map( keyOf );
	for ( const result of results ) {
		const key = keyOf( result );
		const values = sent.rows[ key ] ?? {};
		if ( ! result.success ) {
			failures[ key ] = failureOf( result, values );
			continue;
		}
		delete failures[ key ];
		edits[ key ] = Object.fromEntries(
			Object.entries( edits[ key ] ?? {} ).filter(
				( [ field, value ] ) => values[ field as never ] !== value
			)
		);
		if ( ! sent.isUndo ) {
			replaced[ key ] = pick( state.items[ key ]?.fields ?? {}, values );
		}
	}
	return withStored(
		{
			...state,
			edits,
			failures,
			replaced,
			past: withoutKeys( state.past, done ),
			future: withoutKeys( state.future, done ),
		},
		results.flatMap( ( { item } ) => item ?? [] )
	);
}

/** Stores items as the server has them now; values equal to these stop being edits. */
function withStored(
	state: BulkEditorState,
	stored: BulkItem[]
): BulkEditorState {
	const items = { ...state.items };
	const edits = { ...state.edits };
	for ( const item of stored ) {
		const key = keyOf( item );
		items[ key ] = item;
		edits[ key ] = prune( edits[ key ] ?? {}, item );
	}
	const left = Object.entries( edits ).filter(
		( [ , values ] ) => fieldsIn( values ).length > 0
	);
	return { ...state, items, edits: Object.fromEntries( left ) };
}

const failureOf = (
	{ message = '', errors = {}, conflicts = {} }: BulkResult,
	sent: BulkValues
): BulkFailure => {
	const fields = [ ...Object.keys( errors ), ...fieldsIn( conflicts ) ];
	return {
		message:
			[ ...new Set( Object.values( errors ) ) ].join( ' ' ) || message,
		conflicts,
		fields: fields.length > 0 ? fields : fieldsIn( sent ),
	};
};

const pick = ( from: BulkValues, like: BulkValues ): BulkValues =>
	Object.fromEntries(
		fieldsIn( like ).map( ( field ) => [ field, from[ field ] ?? '' ] )
	);

/**
 * Applies an undo or redo step to the cells.
 *
 * @param state The state before.
 * @param from  The list that has the step as its last entry.
 */
export function travel(
	state: BulkEditorState,
	from: 'past' | 'future'
): BulkEditorState {
	const step = state[ from ].at( -1 );
	if ( ! step ) {
		return state;
	}
	const to = from === 'past' ? 'future' : 'past';
	return {
		...state,
		edits: withCells(
			state,
			step.cells.map( ( cell ) => ( {
				...cell,
				value: from === 'past' ? cell.from : cell.to,
			} ) )
		),
		failures: without( state.failures, step.cells ),
		[ from ]: state[ from ].slice( 0, -1 ),
		[ to ]: [ ...state[ to ], step ],
	};
}

/**
 * Removes failures of changed cells, because they concern the previous values.
 *
 * @param failures By key.
 * @param cells    The cells that change.
 */
export const without = (
	failures: BulkEditorState[ 'failures' ],
	cells: readonly { key: string }[]
): BulkEditorState[ 'failures' ] =>
	cells.some( ( { key } ) => failures[ key ] )
		? Object.fromEntries(
				Object.entries( failures ).filter(
					( [ key ] ) => ! cells.some( ( cell ) => cell.key === key )
				)
			)
		: failures;
