import equal from 'fast-deep-equal';

/** A setting that is a map, such as the schemas by their id. */
export type Entries = Readonly< Record< string, unknown > >;

interface Merge {
	/** The map with the changes of other users, as stored now. */
	stored: Entries;
	/** The map before all changes. */
	base: Entries;
	mine: Entries;
	/** The names of entries that keep the stored value. */
	except: readonly string[];
}

/**
 * Applies the user's changes, additions and deletions to the stored map, in the user's order. Entries changed by only
 * one side are merged as in `Merge.php`.
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
