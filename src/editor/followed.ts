import equal from 'fast-deep-equal';
import type { ObjectSeo } from '../object-seo/types';

/** A field that another user has changed: a save brought it back with another value, although it was not changed here. */
interface Move {
	name: string;
	was: unknown;
	is: unknown;
}

type Values = Record< string, unknown >;

const moves: Move[] = [];

/** How many moves were known when a map of fields was made; 0 for those that are older than the first. */
const ages = new WeakMap< object, number >();

const cache = new WeakMap< object, { count: number; value: ObjectSeo } >();

/**
 * Remembers that the map knows all that the server has told so far.
 *
 * @param value Fields.
 */
export function markAsCurrent( value: object ): void {
	ages.set( value, moves.length );
}

/**
 * The fields with what other users have changed since the map was made. The editor's steps of undo hold all fields as they
 * were then: what nobody changed here must not go back with them.
 *
 * @param value Fields, from any step.
 */
export function followed( value: ObjectSeo ): ObjectSeo {
	const known = cache.get( value );
	if ( known?.count === moves.length ) {
		return known.value;
	}
	const next: Values = { ...value };
	for ( const { name, was, is } of moves.slice( ages.get( value ) ?? 0 ) ) {
		if ( equal( next[ name ], was ) ) {
			next[ name ] = is;
		}
	}
	const result = equal( next, value )
		? value
		: ( next as unknown as ObjectSeo );
	cache.set( value, { count: moves.length, value: result } );
	return result;
}

/**
 * Learns from the response to a save what other users have changed.
 *
 * @param before What was stored before, as far as the editor knew.
 * @param sent   The fields as they were in the editor.
 * @param after  What is stored now.
 */
export function learn(
	before: ObjectSeo,
	sent: ObjectSeo,
	after: ObjectSeo
): void {
	const [ was, mine ] = [ before, sent ] as unknown as Values[];
	for ( const [ name, is ] of Object.entries( after ) ) {
		if (
			equal( was?.[ name ], mine?.[ name ] ) &&
			! equal( was?.[ name ], is )
		) {
			moves.push( { name, was: was?.[ name ], is } );
		}
	}
	markAsCurrent( after );
}
