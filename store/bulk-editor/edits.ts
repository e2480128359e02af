import type {
	BulkCell,
	BulkEditorState,
	BulkField,
	BulkItem,
	BulkRows,
	BulkStep,
	BulkValues,
} from './types';

/** The parts of the state that determine the edits. */
type Edited = Pick< BulkEditorState, 'items' | 'edits' >;

/**
 * The key of an object in the state.
 *
 * @param object      A post or term.
 * @param object.kind Whether it is a post or a term.
 * @param object.id   The post or term id.
 */
export const keyOf = ( { kind, id }: Pick< BulkItem, 'kind' | 'id' > ) =>
	`${ kind } ${ id }`;

/** The field names of a values object, typed (`Object.keys()` returns strings). */
export const fieldsIn = ( values: BulkValues ) =>
	Object.keys( values ) as BulkField[];

/**
 * Converts values to cells.
 *
 * @param rows The values by key.
 */
export const cellsOf = ( rows: BulkRows ): BulkCell[] =>
	Object.entries( rows ).flatMap( ( [ key, values ] ) =>
		fieldsIn( values ).map( ( field ) => ( {
			key,
			field,
			value: values[ field ] ?? '',
		} ) )
	);

/**
 * The value of a cell: the edit, or else the stored value.
 *
 * @param state       The loaded items and the edits.
 * @param state.items
 * @param state.edits
 * @param key         See keyOf().
 * @param field       The field of the object.
 */
const valueIn = (
	{ items, edits }: Edited,
	key: string,
	field: BulkField
): string => edits[ key ]?.[ field ] ?? items[ key ]?.fields[ field ] ?? '';

/**
 * Sets the values of cells. A value equal to the stored one isn't an edit.
 *
 * @param state The loaded items and the edits.
 * @param cells The new values.
 * @return All edits.
 */
export function withCells( state: Edited, cells: BulkCell[] ): BulkRows {
	const edits = { ...state.edits };
	for ( const { key, field, value } of cells ) {
		const row = prune(
			{ ...edits[ key ], [ field ]: value },
			state.items[ key ]
		);
		if ( fieldsIn( row ).length > 0 ) {
			edits[ key ] = row;
		} else {
			delete edits[ key ];
		}
	}
	return edits;
}

/**
 * The values that differ from the stored ones.
 *
 * @param values The values of one object.
 * @param item   The object.
 */
export const prune = (
	values: BulkValues,
	item: BulkItem | undefined
): BulkValues =>
	Object.fromEntries(
		fieldsIn( values )
			.filter( ( field ) => values[ field ] !== item?.fields[ field ] )
			.map( ( field ) => [ field, values[ field ] ] )
	);

/**
 * Records the coming change in the undo steps.
 *
 * @param state The state before.
 * @param id    The id of the step; extends the last step if that has the same id.
 * @param cells The new values.
 */
export function withStep(
	state: Pick< BulkEditorState, 'items' | 'edits' | 'past' >,
	id: string,
	cells: BulkCell[]
): readonly BulkStep[] {
	const last = state.past.at( -1 );
	const isSame = last?.id === id;
	const earlier = isSame ? last.cells : [];
	const step: BulkStep = {
		id,
		cells: cells
			.map( ( { key, field, value } ) => ( {
				key,
				field,
				from:
					earlier.find(
						( cell ) => cell.key === key && cell.field === field
					)?.from ?? valueIn( state, key, field ),
				to: value,
			} ) )
			.filter( ( { from, to } ) => from !== to ),
	};
	const before = isSame ? state.past.slice( 0, -1 ) : state.past;
	return step.cells.length > 0 ? [ ...before, step ] : before;
}

/**
 * The steps without their changes to some objects.
 *
 * @param steps The undo or redo steps.
 * @param keys  The keys of the objects.
 */
export const withoutKeys = (
	steps: readonly BulkStep[],
	keys: readonly string[]
): readonly BulkStep[] =>
	steps
		.map( ( step ) => ( {
			...step,
			cells: step.cells.filter( ( { key } ) => ! keys.includes( key ) ),
		} ) )
		.filter( ( { cells } ) => cells.length > 0 );
