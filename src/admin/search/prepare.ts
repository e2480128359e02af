import { STOP_WORDS, WEAK_WORDS } from './common-words';
import { normalise, type NormalText } from './normalise';
import { SYNONYM_WORDS } from './synonyms';
import { WEIGHT, type SearchEntry } from './types';

/** A text of an entry. */
interface Field extends NormalText {
	/** How much a match in it counts; see `WEIGHT`. */
	weight: number;
	/** The sum of the weights of its words. */
	size: number;
}

export interface Prepared {
	entry: SearchEntry;
	/** The label is the first. */
	fields: Field[];
	/** For one of a series: the name of the series. */
	series: NormalText | null;
	/** All fields joined, to quickly exclude entries without the term. */
	all: string;
}

export interface PreparedIndex {
	entries: Prepared[];
	/** All words of all entries and of their synonyms. */
	vocabulary: ReadonlySet< string >;
}

/** Cache of normalized indexes, so that texts aren't normalized at each key press. */
const preparedIndexes = new WeakMap< SearchEntry[], PreparedIndex >();

/**
 * Prepares an index for searching.
 *
 * @param entries The index; the same array while nothing changes.
 */
export function prepare( entries: SearchEntry[] ): PreparedIndex {
	let prepared = preparedIndexes.get( entries );
	if ( ! prepared ) {
		const all = entries.map( prepareEntry );
		prepared = {
			entries: all,
			vocabulary: new Set( [
				...SYNONYM_WORDS,
				...all.flatMap( ( { fields } ) =>
					fields.flatMap( ( { words } ) => words )
				),
			] ),
		};
		preparedIndexes.set( entries, prepared );
	}
	return prepared;
}

function prepareEntry( entry: SearchEntry ): Prepared {
	const fields = fieldsOf( entry );
	return {
		entry,
		fields,
		series: entry.series ? normalise( entry.series ) : null,
		all: fields.map( ( { joined } ) => joined ).join( ' ' ),
	};
}

const fieldsOf = ( entry: SearchEntry ): Field[] => [
	...fields( [ entry.label, ...entry.names ], WEIGHT.label ),
	...fields( entry.phrases ?? [], WEIGHT.phrase ),
	...fields( entry.keywords, WEIGHT.keyword ),
	...fields( entry.options, WEIGHT.option ),
	...fields( entry.descriptions, WEIGHT.description ),
	...fields( [ entry.breadcrumb ], WEIGHT.trail ),
];

const fields = ( texts: string[], weight: number ): Field[] =>
	texts.map( ( text ) => {
		const normal = normalise( text );
		return { ...normal, weight, size: sizeOf( normal.words ) };
	} );

/** How much a word of a query or a text counts. */
export const weightOfWord = ( word: string ): number => {
	if ( STOP_WORDS.has( word ) ) {
		return 0;
	}
	return WEAK_WORDS.has( word ) ? 0.3 : 1;
};

const sizeOf = ( words: string[] ): number =>
	words.reduce( ( sum, word ) => sum + weightOfWord( word ), 0 );
