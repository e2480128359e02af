import { normalise, type NormalText } from './normalise';
import { RANK, type SearchEntry } from './types';

/** One text of an entry, and what it is worth to be found in it: at its start, at a word's, or within a word. */
export interface Field extends NormalText {
	start: number;
	word: number;
	inside: number;
}

export interface Prepared {
	entry: SearchEntry;
	/** The label's comes first. */
	fields: Field[];
	/** All fields at once: most words are in few entries, and this tells soonest. */
	all: string;
}

/** The texts of an index are normalised once, not at every key. */
const preparedIndexes = new WeakMap< SearchEntry[], Prepared[] >();

/**
 * Prepares an index for searching.
 *
 * @param entries The index; the same array as long as nothing changed.
 */
export function prepare( entries: SearchEntry[] ): Prepared[] {
	let prepared = preparedIndexes.get( entries );
	if ( ! prepared ) {
		prepared = entries.map( ( entry ) => {
			const fields = fieldsOf( entry );
			return {
				entry,
				fields,
				all: fields.map( ( { joined } ) => joined ).join( ' ' ),
			};
		} );
		preparedIndexes.set( entries, prepared );
	}
	return prepared;
}

function fieldsOf( {
	label,
	names,
	keywords,
	options,
	descriptions,
	breadcrumb,
}: SearchEntry ): Field[] {
	const inLabel = {
		start: RANK.labelStart,
		word: RANK.labelWord,
		inside: RANK.labelInside,
	};
	return [
		...fields( [ label, ...names ], inLabel ),
		...fields( keywords, anywhere( RANK.keyword ) ),
		...fields( options, anywhere( RANK.option ) ),
		...fields( descriptions, anywhere( RANK.description ) ),
		...fields( [ breadcrumb ], anywhere( RANK.trail ) ),
	];
}

const anywhere = ( rank: number ) => ( {
	start: rank,
	word: rank,
	inside: rank + 5,
} );

const fields = (
	texts: string[],
	ranks: Omit< Field, keyof NormalText >
): Field[] => texts.map( ( text ) => ( { ...normalise( text ), ...ranks } ) );
