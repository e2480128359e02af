import type { FieldDefinition } from '../definitions/types';

type Place = Pick< FieldDefinition, 'path' >;

/**
 * Returns the value of a field from its setting.
 *
 * @param field   The definition of the field.
 * @param setting The whole setting.
 */
export const valueIn = ( { path = [] }: Place, setting: unknown ): unknown =>
	path.reduce< unknown >(
		( value, name ) =>
			isObject( value ) && Object.hasOwn( value, name )
				? value[ name ]
				: undefined,
		setting
	);

/**
 * Whether a field shows a part of its setting: that part, its parent or one of its children.
 *
 * @param field The definition of the field.
 * @param part  The path of the part.
 */
export const showsPart = (
	{ path = [] }: Place,
	part: readonly string[]
): boolean =>
	path.every( ( name, i ) => part[ i ] === undefined || part[ i ] === name );

/**
 * Returns the setting with a new value at the field's path. Keys with the value undefined are removed, and so are the
 * objects that this empties, so that restoring a value restores the original setting.
 *
 * @param field   The definition of the field.
 * @param setting The whole setting; isn't modified.
 * @param value   The new value; undefined removes it.
 */
export function withValueIn(
	{ path = [] }: Place,
	setting: unknown,
	value: unknown
): unknown {
	const [ name, ...rest ] = path;
	if ( name === undefined ) {
		return value;
	}
	const object = isObject( setting ) ? setting : {};
	const inner = withValueIn( { path: rest }, object[ name ], value );
	const isGone =
		inner === undefined ||
		( rest.length > 0 &&
			isObject( inner ) &&
			Object.keys( inner ).length === 0 );
	const { [ name ]: _, ...others } = object;
	return isGone ? others : { ...object, [ name ]: inner };
}

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );
