/**
 * Adds or removes names in a list. Saved names keep their positions, so that removing and re-adding a name changes nothing.
 *
 * @param list  The current list.
 * @param names The names to add or remove.
 * @param isOn  Whether to add them.
 * @param saved The saved list.
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
