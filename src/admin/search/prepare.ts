import { normalise, type NormalText } from './normalise';
import { RANK, type SearchEntry } from './types';

/** A text of an entry, with the ranks of matches at its start, at the start of a word and inside a word. */
export interface Field extends NormalText {
	start: number;
	word: number;
	inside: number;
}

export interface Prepared {
	entry: SearchEntry;
	/** The label is the first. */
	fields: Field[];
	/** All fields joined, to quickly exclude entries without the term. */
	all: string;
}

/** Cache of normalized indexes, so that texts aren't normalized at each key press. */
const preparedIndexes = new WeakMap< SearchEntry[], Prepared[] >();

/**
 * Prepares an index for searching.
 *
 * @param entries The index; the same array while nothing changes.
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
