import { __, _n, sprintf } from '@wordpress/i18n';
import { fetchData, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { save } from '../saving/save';
import type { Action, State } from '../types';
import { fieldsIn, keyOf } from './edits';
import type { BulkResult, BulkSent } from './types';

type Items = State[ 'bulkEditor' ][ 'items' ];

/** As many rows as the server takes in one call. */
const MOST = 100;

/** How many rows that failed are named; the table points out all. */
const NAMED = 5;

/**
 * Sends rows, a hundred at a time. What is answered is known at once: when a later call fails, the rows of the earlier ones
 * are saved all the same.
 *
 * @param sent  The rows.
 * @param items What is stored, as far as it is known here.
 * @param last  How the last save went.
 * @throws A SaveError when a call failed, or the server did not take some rows.
 */
export function* send(
	sent: BulkSent,
	items: Items,
	last: State[ 'bulkEditor' ][ 'save' ]
): Routine< void > {
	yield* save< object >( {
		request: () => post( sent, items ),
		last,
		started: { type: 'bulkEditor/SAVE_START', sent },
		done: () => ( { type: 'bulkEditor/SAVE_DONE' } ),
		failed: ( error ) => ( { type: 'bulkEditor/SAVE_FAIL', error } ),
	} );
}

function* post( sent: BulkSent, items: Items ): Routine< object > {
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
	return {};
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

/**
 * "3 rows saved."
 *
 * @param count How many.
 */
export const describeSaved = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of rows of a table. */
		_n( '%d row saved.', '%d rows saved.', count, 'pharos-seo' ),
		count
	);
