/** Checks whether a value has the shape of a type; for data from add-ons, which isn't type-checked. */
type Check = ( value: unknown ) => boolean;

/** A check for each property of a type: a property that is missing here is a type error. */
export type Shape< T > = { [ Part in keyof T ]-?: Check };

export const isText: Check = ( value ) => typeof value === 'string';
export const isNumber: Check = ( value ) => Number.isFinite( value );
export const isSwitch: Check = ( value ) => typeof value === 'boolean';
export const isFunction: Check = ( value ) => typeof value === 'function';

/** Whether a value is a function component or the result of `memo()` or `forwardRef()`. */
export const isComponent: Check = ( value ) =>
	isFunction( value ) ||
	( typeof value === 'object' && value !== null && '$$typeof' in value );

/** Whether a value is a route such as "/general". */
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
 * Whether a value is an object with valid properties. Properties without a check are ignored.
 *
 * @param value Any value.
 * @param shape A check for each property.
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
