import equal from 'fast-deep-equal';
import type { StatusCounts } from '../../page-checks';
import type { StoredChecks } from '../types';

type Values = Record< string, unknown >;

/** Changed fields with the values that the changes are based on (docs/rest.md). */
interface BasedChanges {
	changes: Values;
	base: Values;
}

/**
 * Returns the names of the fields that form one value with a field, like Fields::together(): an image has a URL and an id.
 *
 * @param name The name of a field.
 */
export function together( name: string ): string[] {
	const [ , image ] = /^(.+_image)(?:_id)?$/.exec( name ) ?? [];
	return image ? [ image, `${ image }_id` ] : [ name ];
}

/**
 * Returns the fields that differ from the stored ones; null if none do.
 *
 * @param value  All fields.
 * @param stored All fields as the user saw them.
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

/**
 * Returns the parts of the checks that differ from the stored ones; of the ignored checks with the value that the change is
 * based on.
 *
 * @param checks The results and the ignored checks.
 * @param stored Both as the user saw them; null for objects without ignored checks.
 */
export const changesOfChecks = (
	{ counts, ignored }: { counts: StatusCounts | null; ignored: string[] },
	stored: StoredChecks | null
): object => ( {
	...( counts && ! equal( counts, stored?.counts ) && { counts } ),
	...( stored &&
		! equal( ignored, stored.ignored ) && {
			ignored,
			base: { ignored: stored.ignored },
		} ),
} );
