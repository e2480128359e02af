/**
 * Tells whether a value has the shape that a type says; for what add-ons hand over, which no compiler has seen.
 */
type Check = ( value: unknown ) => boolean;

/** A check for every part of a type: a part that is added to the type and not here is an error. */
export type Shape< T > = { [ Part in keyof T ]-?: Check };

export const isText: Check = ( value ) => typeof value === 'string';
export const isNumber: Check = ( value ) => Number.isFinite( value );
export const isSwitch: Check = ( value ) => typeof value === 'boolean';
export const isFunction: Check = ( value ) => typeof value === 'function';

/** A route such as "/general". */
export const isRoute: Check = ( value ) =>
	typeof value === 'string' && value.startsWith( '/' );

export const optional =
	( check: Check ): Check =>
	( value ) =>
		value === undefined || check( value );

export const listOf =
	( check: Check ): Check =>
	( value ) =>
		Array.isArray( value ) && value.every( check );

export const oneOf =
	( names: readonly unknown[] ): Check =>
	( value ) =>
		names.includes( value );

/**
 * Whether a value is an object with these parts. Parts that nobody asks for don't matter.
 *
 * @param value Anything.
 * @param shape A check for each part.
 */
export function hasShape< T >( value: unknown, shape: Shape< T > ): value is T {
	return (
		typeof value === 'object' &&
		value !== null &&
		( Object.keys( shape ) as ( keyof T )[] ).every( ( part ) =>
			shape[ part ]( ( value as T )[ part ] )
		)
	);
}
