import { __, _n, sprintf } from '@wordpress/i18n';
import { newId } from '../../common/new-id';
import { fetchData } from '../fetch';
import { REST_PATH } from '../name';
import { reportSave } from '../saving/save';
import type { ThunkArgs } from '../thunk-args';
import type { Action, State } from '../types';
import { describeSaved } from './describe-saved';
import { cellsOf, fieldsIn, keyOf } from './edits';
import type { BulkResult, BulkRows, BulkSent, BulkValues } from './types';

type Items = State[ 'bulkEditor' ][ 'items' ];

/** The rows that the server has written. */
interface Written {
	count: number;
}

/** Maximum number of rows that the server accepts per request. */
const MOST = 100;

/** Maximum number of failed rows named in the message; the table marks all of them. */
const NAMED = 5;

/**
 * Starts a save, one at a time.
 *
 * @param args          The arguments of the thunk.
 * @param args.select   The selectors of the store.
 * @param args.dispatch The dispatch function of the store.
 * @param rows          The rows as they were at the click.
 * @param isUndo        Whether they restore what the last save replaced; cells that have unsaved edits are skipped.
 * @return The rows to store; null if there are none, or another save is running.
 */
export function startSave(
	{ select, dispatch }: ThunkArgs,
	rows: BulkRows,
	isUndo: boolean
): BulkSent | null {
	const sent = {
		rows: isUndo ? withoutEdited( rows, select ) : rows,
		isUndo,
	};
	if ( select.isSavingBulkEdits() || Object.keys( sent.rows ).length === 0 ) {
		return null;
	}
	if ( isUndo ) {
		// If the save fails, the values are unsaved changes that can be saved again.
		dispatch( {
			type: 'bulkEditor/EDIT',
			step: 'undo save',
			cells: cellsOf( sent.rows ),
		} satisfies Action );
	}
	dispatch( { type: 'bulkEditor/SAVE_START', sent } satisfies Action );
	return sent;
}

/**
 * Reports a save: updates the state and shows notices.
 *
 * @param reply  The result of postRows().
 * @param isUndo See startSave().
 * @param undo   The action of the notice: undoes the save as long as it is the last one.
 * @throws A SaveError if a request failed, or the server refused some rows.
 */
export const reportRows = (
	reply: Promise< Written >,
	isUndo: boolean,
	undo: () => void
) =>
	reportSave< Written >( {
		slice: 'bulkEditor',
		notice: 'pharos-save-bulkEditor',
		reply,
		done: () => ( { type: 'bulkEditor/SAVE_DONE' } ),
		failed: ( error ) => ( { type: 'bulkEditor/SAVE_FAIL', error } ),
		saved: ( { count } ) =>
			isUndo
				? { text: __( 'Change undone.', 'pharos-seo' ) }
				: {
						text: describeSaved( count ),
						action: {
							label: __( 'Undo', 'pharos-seo' ),
							onClick: undo,
						},
					},
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

/**
 * Sends rows, up to 100 per request. Each response is applied at once: if a later request fails, the rows of the
 * earlier ones are saved.
 *
 * @param args          The arguments of the thunk.
 * @param args.select   The selectors of the store.
 * @param args.dispatch The dispatch function of the store.
 * @param sent          The rows.
 * @throws The server's response, or an error that names refused rows.
 */
export async function postRows(
	{ select, dispatch }: ThunkArgs,
	sent: BulkSent
): Promise< Written > {
	// As they were before the responses: their values are those that the user has seen.
	const items = select.getBulkItems();
	const keys = Object.keys( sent.rows );
	const token = newId();
	const all: BulkResult[] = [];
	for ( let start = 0; start < keys.length; start += MOST ) {
		const { results } = await fetchData< { results: BulkResult[] } >( {
			path: `${ REST_PATH }/bulk-editor`,
			method: 'POST',
			data: {
				token,
				items: keys
					.slice( start, start + MOST )
					.map( ( key ) => rowOf( key, sent, items ) ),
			},
		} );
		dispatch( {
			type: 'bulkEditor/ROWS_ANSWERED',
			sent,
			results,
		} satisfies Action );
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
