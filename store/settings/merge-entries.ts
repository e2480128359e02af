import equal from 'fast-deep-equal';

/** A setting that is a map, such as the schemas by their id. */
export type Entries = Readonly< Record< string, unknown > >;

interface Merge {
	/** What others have made of it. */
	stored: Entries;
	/** What was there before. */
	base: Entries;
	mine: Entries;
	/** The names of entries that stay as they are stored. */
	except: readonly string[];
}

/**
 * The stored map with what I have changed, added and removed, in my order. As `Merge.php` does with entries that only one has
 * changed.
 */
export function mergeEntries( { stored, base, mine, except }: Merge ): Entries {
	const merged = { ...stored };
	for ( const name of Object.keys( { ...base, ...mine } ) ) {
		if ( except.includes( name ) || equal( base[ name ], mine[ name ] ) ) {
			continue;
		}
		if ( name in mine ) {
			merged[ name ] = mine[ name ];
		} else {
			delete merged[ name ];
		}
	}
	const kept = Object.keys( mine ).filter( ( name ) => name in merged );
	return {
		...Object.fromEntries( kept.map( ( name ) => [ name, undefined ] ) ),
		...merged,
	};
}
