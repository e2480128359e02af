import { __, _n, sprintf } from '@wordpress/i18n';
import { fetchData, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { NoticeAction } from '../notices';
import { save } from '../saving/save';
import type { ThunkArgs } from '../thunk-args';
import type { Action, State } from '../types';
import { describeSaved } from './describe-saved';
import { cellsOf, fieldsIn, keyOf } from './edits';
import type { BulkResult, BulkRows, BulkSent, BulkValues } from './types';

type Items = State[ 'bulkEditor' ][ 'items' ];

/** How many rows the server has written. */
interface Written {
	count: number;
}

/** As many rows as the server takes in one call. */
const MOST = 100;

/** How many rows that failed are named; the table points out all. */
const NAMED = 5;

/**
 * Stores rows, a hundred at a time and one save at a time. What is answered is known at once: when a later call fails, the rows
 * of the earlier ones are saved all the same.
 *
 * @param args          The thunk's own.
 * @param args.select   Of the store.
 * @param args.dispatch Of the store.
 * @param rows          What to store.
 * @param isUndo        It puts back what the last save replaced: but not where something else is being typed.
 * @throws A SaveError when a call failed, or the server did not take some rows.
 * @return Whether something was stored.
 */
export async function send(
	args: ThunkArgs,
	rows: BulkRows,
	isUndo: boolean
): Promise< boolean > {
	const { select, dispatch } = args;
	const sent = {
		rows: isUndo ? withoutEdited( rows, select ) : rows,
		isUndo,
	};
	if ( select.isSavingBulkEdits() || Object.keys( sent.rows ).length === 0 ) {
		return false;
	}
	if ( isUndo ) {
		// Should it fail, they are there to be saved again.
		dispatch( {
			type: 'bulkEditor/EDIT',
			step: 'undo save',
			cells: cellsOf( sent.rows ),
		} satisfies Action );
	}
	const items = select.getBulkItems();
	await dispatch(
		save< Written >( {
			slice: 'bulkEditor',
			notice: 'pharos-save-bulkEditor',
			request: () => post( sent, items ),
			last: select.__getBulkSave(),
			started: { type: 'bulkEditor/SAVE_START', sent },
			done: () => ( { type: 'bulkEditor/SAVE_DONE' } ),
			failed: ( error ) => ( { type: 'bulkEditor/SAVE_FAIL', error } ),
			saved: ( { count } ) =>
				isUndo
					? { text: __( 'Change undone.', 'pharos-seo' ) }
					: { text: describeSaved( count ), action: undoing( args ) },
		} )
	);
	return true;
}

/** Takes the save back, as long as it was the last one. */
const undoing = ( args: ThunkArgs ): NoticeAction => ( {
	label: __( 'Undo', 'pharos-seo' ),
	// Should that fail, its own message says so.
	onClick: () =>
		void send( args, args.select.__getReplacedRows(), true ).catch(
			() => {}
		),
} );

const withoutEdited = (
	rows: BulkRows,
	{ getBulkEdits }: ThunkArgs[ 'select' ]
): BulkRows =>
	Object.fromEntries(
		Object.entries( rows )
			.map( ( [ key, values ] ): [ string, BulkValues ] => [
				key,
				Object.fromEntries(
					Object.entries( values ).filter(
						( [ field ] ) =>
							! Object.hasOwn(
								getBulkEdits()[ key ] ?? {},
								field
							)
					)
				),
			] )
			.filter( ( [ , values ] ) => fieldsIn( values ).length > 0 )
	);

function* post( sent: BulkSent, items: Items ): Routine< Written > {
	const keys = Object.keys( sent.rows );
	const all: BulkResult[] = [];
	for ( let start = 0; start < keys.length; start += MOST ) {
		const { results } = yield* fetchData< { results: BulkResult[] } >( {
			path: `${ REST_PATH }/bulk-editor`,
			method: 'POST',
			data: {
				items: keys
					.slice( start, start + MOST )
					.map( ( key ) => rowOf( key, sent, items ) ),
			},
		} );
		yield {
			type: 'bulkEditor/ROWS_ANSWERED',
			sent,
			results,
		} satisfies Action;
		all.push( ...results );
	}
	const refused = all.filter( ( { success } ) => ! success );
	if ( refused.length > 0 ) {
		throw {
			code: 'pharos_rows_refused',
			message: tell( all.length - refused.length, refused, items ),
			data: { status: 400 },
		};
	}
	return { count: all.length };
}

function rowOf( key: string, { rows }: BulkSent, items: Items ) {
	const [ kind, id ] = key.split( ' ' );
	const changes = rows[ key ] ?? {};
	const base = fieldsIn( changes ).map( ( field ) => [
		field,
		items[ key ]?.fields[ field ] ?? '',
	] );
	return {
		kind,
		id: Number( id ),
		changes,
		base: Object.fromEntries( base ),
	};
}

function tell( saved: number, refused: BulkResult[], items: Items ): string {
	const names = refused.slice( 0, NAMED ).map( ( result ) =>
		sprintf(
			/* translators: %s: name of a post or term. */
			__( '“%s”', 'pharos-seo' ),
			items[ keyOf( result ) ]?.name ?? keyOf( result )
		)
	);
	const rest = refused.length - names.length;
	const more = sprintf(
		/* translators: %d: number of rows that are not named. */
		_n( '%d more', '%d more', rest, 'pharos-seo' ),
		rest
	);
	const list = [ ...names, ...( rest > 0 ? [ more ] : [] ) ].join( ', ' );
	const failure = sprintf(
		/* translators: %s: names of posts and terms. */
		__( 'Not saved: %s.', 'pharos-seo' ),
		list
	);
	return saved === 0 ? failure : `${ describeSaved( saved ) } ${ failure }`;
}
