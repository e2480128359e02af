import type {
	BulkCell,
	BulkEditorState,
	BulkField,
	BulkItem,
	BulkRows,
	BulkStep,
	BulkValues,
} from './types';

/** Everything that edits are made of. */
type Edited = Pick< BulkEditorState, 'items' | 'edits' >;

/**
 * What an object is called in the state.
 *
 * @param object      A post or term.
 * @param object.kind Which of them.
 * @param object.id   Its number.
 */
export const keyOf = ( { kind, id }: Pick< BulkItem, 'kind' | 'id' > ) =>
	`${ kind } ${ id }`;

/** The fields of some values, which `Object.keys()` would forget. */
export const fieldsIn = ( values: BulkValues ) =>
	Object.keys( values ) as BulkField[];

/**
 * Values as the cells that they stand in.
 *
 * @param rows Values by key.
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
 * What stands in a cell: the edit, or else what is stored.
 *
 * @param state       What is loaded and edited.
 * @param state.items
 * @param state.edits
 * @param key         See keyOf().
 * @param field       Of the object.
 */
export const valueIn = (
	{ items, edits }: Edited,
	key: string,
	field: BulkField
): string => edits[ key ]?.[ field ] ?? items[ key ]?.fields[ field ] ?? '';

/**
 * Puts values into cells. What equals the stored value is no edit.
 *
 * @param state What is loaded and edited.
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
 * The values that differ from what is stored.
 *
 * @param values Of one object.
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
 * Adds what is about to happen to the steps that can be undone.
 *
 * @param state What was before.
 * @param id    Of the step; goes on with the last one when that has the same.
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
 * The steps without what they did to some objects.
 *
 * @param steps To be undone or redone.
 * @param keys  Of the objects.
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
