/**
 * A list of names with some put in or taken out. Names that were saved keep their places, so that taking one out and
 * putting it back changes nothing.
 *
 * @param list  The list as it is.
 * @param names Which to put in or take out.
 * @param isOn  Put in, or take out.
 * @param saved The list as it is saved.
 */
export function withNames< Name extends string >(
	list: readonly Name[],
	names: readonly Name[],
	isOn: boolean,
	saved: readonly Name[]
): Name[] {
	const next = new Set( list );
	for ( const name of names ) {
		if ( isOn ) {
			next.add( name );
		} else {
			next.delete( name );
		}
	}
	return [
		...saved.filter( ( name ) => next.has( name ) ),
		...[ ...next ].filter( ( name ) => ! saved.includes( name ) ),
	];
}
