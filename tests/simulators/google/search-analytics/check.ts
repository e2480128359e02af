/**
 * Checks of single values in a request.
 */
import { invalidParameter } from '../api/errors';
import { refuse } from '../http';

export const invalid = ( location: string, message: string ) =>
	refuse( invalidParameter( location, message ) );

/** Finds an enum value in any of Google's spellings: byPage, BY_PAGE. */
export function oneOf< T extends string >(
	location: string,
	value: unknown,
	values: readonly T[]
): T {
	const found = values.find( ( one ) => plain( one ) === plain( value ) );
	if ( ! found ) {
		throw invalid( location, `'${ value }' is not a valid ${ location }.` );
	}
	return found;
}

export function listOf( location: string, value: unknown ): unknown[] {
	if ( ! Array.isArray( value ) ) {
		throw invalid( location, `${ location } is not a list.` );
	}
	return value;
}

export function integer(
	location: string,
	value: unknown,
	least: number,
	most = Infinity
): number {
	if (
		typeof value !== 'number' ||
		! Number.isInteger( value ) ||
		value < least ||
		value > most
	) {
		throw invalid( location, `'${ value }' is out of range.` );
	}
	return value;
}

const plain = ( value: unknown ) =>
	String( value ).replaceAll( '_', '' ).toLowerCase();
