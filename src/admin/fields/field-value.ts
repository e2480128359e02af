import type { FieldDefinition } from '../definitions/types';

type Place = Pick< FieldDefinition, 'path' >;

/**
 * What a field shows of its setting.
 *
 * @param field   Its definition.
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
 * Whether a field shows a part of its setting: that very part, something around it, or something in it.
 *
 * @param field Its definition.
 * @param part  The names that lead to the part.
 */
export const showsPart = (
	{ path = [] }: Place,
	part: readonly string[]
): boolean =>
	path.every( ( name, i ) => part[ i ] === undefined || part[ i ] === name );

/**
 * The setting with another value in the field's place. Names whose value is undefined are left out, and with them the
 * objects that this empties, so that setting a value back gives the setting as it was.
 *
 * @param field   Its definition.
 * @param setting The whole setting; stays as it is.
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
