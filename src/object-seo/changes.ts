import equal from 'fast-deep-equal';

type Values = Record< string, unknown >;

/** The fields that were changed, with the values they were based on (docs/rest.md). */
export interface BasedChanges {
	changes: Values;
	base: Values;
}

/**
 * The names of the fields that are one value with this one, as Fields::together() has them: an image has an address and an id.
 *
 * @param name Of a field.
 */
export function together( name: string ): string[] {
	const [ , image ] = /^(.+_image)(?:_id)?$/.exec( name ) ?? [];
	return image ? [ image, `${ image }_id` ] : [ name ];
}

/**
 * The part of the fields that differs from what is stored; null when nothing does.
 *
 * @param value  All fields.
 * @param stored All fields as the person saw them.
 */
export function changesOf(
	value: object,
	stored: object
): BasedChanges | null {
	const [ now, before ] = [ value as Values, stored as Values ];
	const isChanged = ( name: string ) =>
		! equal( now[ name ], before[ name ] );
	const names = Object.keys( now ).filter( ( name ) =>
		together( name ).some( isChanged )
	);
	const pick = ( from: Values ) =>
		Object.fromEntries( names.map( ( name ) => [ name, from[ name ] ] ) );
	return names.length > 0
		? { changes: pick( now ), base: pick( before ) }
		: null;
}
