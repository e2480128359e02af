/**
 * Whether two JSON values are the same, deeply. The order of an object's keys does not count, that of a list does; a key
 * without a value (undefined) is as good as none.
 *
 * @param a Plain JSON.
 * @param b Plain JSON.
 */
export function equal( a: unknown, b: unknown ): boolean {
	if ( a === b ) {
		return true;
	}
	if (
		! isObject( a ) ||
		! isObject( b ) ||
		Array.isArray( a ) !== Array.isArray( b )
	) {
		return false;
	}
	if ( Array.isArray( a ) && a.length !== b.length ) {
		return false;
	}
	const keys = new Set( [ ...Object.keys( a ), ...Object.keys( b ) ] );
	return [ ...keys ].every( ( key ) =>
		equal( own( a, key ), own( b, key ) )
	);
}

function isObject( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function own( object: Record< string, unknown >, key: string ): unknown {
	return Object.hasOwn( object, key ) ? object[ key ] : undefined;
}
