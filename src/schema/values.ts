import type {
	SchemaField,
	SchemaObject,
	SchemaType,
	SchemaValue,
} from '../../common/schema/types';

/** The values of a schema or a group, by property. */
export type Properties = { [ property: string ]: SchemaValue };

/** Whether a value is a group with properties. */
export const isGroup = (
	value: SchemaValue | undefined
): value is Properties =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Whether a value isn't empty; a group with only a type is empty. */
export function isFilled( value: SchemaValue | null | undefined ): boolean {
	if ( Array.isArray( value ) ) {
		return value.some( isFilled );
	}
	if ( isGroup( value ?? undefined ) ) {
		return Object.entries( value as Properties ).some(
			( [ id, part ] ) => id !== '@type' && isFilled( part )
		);
	}
	return value !== undefined && value !== null && value !== '';
}

/** Returns a value as text for text fields; '' for lists and groups. */
export const textOf = ( value: SchemaValue | undefined ): string =>
	value === undefined || typeof value === 'object' ? '' : String( value );

/**
 * Returns the entries of a value that may be a list: in files of other plugins, lists are objects with arbitrary keys.
 *
 * @param value The value of a cloneable field.
 */
export function itemsOf( value: SchemaValue | undefined ): SchemaValue[] {
	if ( Array.isArray( value ) ) {
		return value;
	}
	if ( isGroup( value ) && ! Object.hasOwn( value, '@type' ) ) {
		return Object.values( value );
	}
	return value === undefined || value === '' ? [] : [ value ];
}

/**
 * Returns the initial value of a field; for a cloneable one, that of an entry.
 *
 * @param field The description of the field.
 */
export function firstValue( field: SchemaField ): SchemaValue {
	const { type, std, fields = [] } = field;
	const [ first ] = Array.isArray( std ) ? std : [ std ];
	if ( type === 'Group' && ( first === '' || ! isFilled( first ) ) ) {
		return { ...( isGroup( first ) ? first : {} ), ...seeds( fields ) };
	}
	return first ?? '';
}

/**
 * Returns the initial value of a field.
 *
 * @param field The description of the field.
 */
export function newValue( field: SchemaField ): SchemaValue {
	const { cloneable, std } = field;
	if ( ! cloneable ) {
		return firstValue( field );
	}
	return isFilled( std ) ? std : [ firstValue( field ) ];
}

/** Returns the initial properties of a schema or group: fields with an initial value, and required groups. */
function seeds( fields: SchemaField[] ): Properties {
	return Object.fromEntries(
		fields
			.filter(
				( { type, required, std } ) =>
					isFilled( std ) || ( required && type === 'Group' )
			)
			.map( ( field ) => [ field.id, newValue( field ) ] )
	);
}

/**
 * Returns a new schema.
 *
 * @param type    Its type.
 * @param subtype '' for none.
 */
export function newSchema( type: SchemaType, subtype = '' ): SchemaObject {
	return {
		title: type.label,
		type: type.type,
		fields: {
			...seeds( type.fields ),
			'@type': subtype || type.type,
			schema_name: type.label,
		},
		show_on: type.show_on,
		not_show_on: { rules: [], specific: [], specificText: [] },
	};
}

/**
 * Returns the properties with a new value for one of them.
 *
 * @param properties The properties; they aren't modified.
 * @param id         The property.
 * @param value      The new value; undefined removes the property.
 */
export function withProperty(
	properties: Properties,
	id: string,
	value: SchemaValue | undefined
): Properties {
	if ( value !== undefined ) {
		return { ...properties, [ id ]: value };
	}
	const { [ id ]: _, ...others } = properties;
	return others;
}

/**
 * Returns a field for a stored property that its type doesn't have, or whose value doesn't match its field, so that any
 * value can be viewed and edited.
 *
 * @param id    The property.
 * @param value The stored value.
 * @param label The label of the field.
 */
export function describedBy(
	id: string,
	value: SchemaValue,
	label: string = id
): SchemaField {
	const common = {
		id,
		label,
		std: '',
		required: false,
		recommended: false,
		hidden: false,
	};
	if ( Array.isArray( value ) ) {
		return {
			...describedBy( id, value[ 0 ] ?? '', label ),
			cloneable: true,
		};
	}
	if ( ! isGroup( value ) ) {
		return { ...common, type: 'Text', cloneable: false };
	}
	return {
		...common,
		type: 'Group',
		cloneable: false,
		fields: Object.entries( value )
			.filter( ( [ name ] ) => name !== '@type' )
			.map( ( [ name, part ] ) => describedBy( name, part ) ),
	};
}
