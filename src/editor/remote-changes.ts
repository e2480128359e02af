import equal from 'fast-deep-equal';
import type { ObjectSeo } from '../object-seo/types';

/** A field that another user has changed: a save returned another value although the field wasn't edited here. */
interface Move {
	name: string;
	was: unknown;
	is: unknown;
}

type Values = Record< string, unknown >;

const moves: Move[] = [];

/** How many moves were known when an object with fields was created; 0 for objects that are older than the first move. */
const ages = new WeakMap< object, number >();

const cache = new WeakMap< object, { count: number; value: ObjectSeo } >();

/**
 * Marks an object with fields as containing all changes from the server so far.
 *
 * @param value Fields.
 */
export function markAsCurrent( value: object ): void {
	ages.set( value, moves.length );
}

/**
 * Returns the fields with changes that other users made since the object was created. The editor's undo steps contain all
 * fields: undo must not revert fields that weren't edited here.
 *
 * @param value The fields from any undo step.
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
 * Records from the response to a save which fields other users have changed.
 *
 * @param before The stored fields before the save, as known to the editor.
 * @param sent   The fields in the editor.
 * @param after  The stored fields now.
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
