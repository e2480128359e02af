import type {
	SchemaField,
	SchemaObject,
	SchemaType,
	SchemaValue,
} from '../../common/schema/types';

/** The values of a schema, or of a group in it, by property. */
export type Properties = { [ property: string ]: SchemaValue };

/** Whether a value is a thing of its own, with properties. */
export const isGroup = (
	value: SchemaValue | undefined
): value is Properties =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Whether a value says anything; a group that has nothing but its type does not. */
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

/** A value that is no list and no group, as text fields show it. */
export const textOf = ( value: SchemaValue | undefined ): string =>
	value === undefined || typeof value === 'object' ? '' : String( value );

/**
 * The entries of a value that may be a list: other plugins' files have lists as objects with made-up names.
 *
 * @param value Of a cloneable field.
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
 * What a field begins with when it is added; of a cloneable one, an entry of its list.
 *
 * @param field Its description.
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
 * What a field begins with when it is added.
 *
 * @param field Its description.
 */
export function newValue( field: SchemaField ): SchemaValue {
	const { cloneable, std } = field;
	if ( ! cloneable ) {
		return firstValue( field );
	}
	return isFilled( std ) ? std : [ firstValue( field ) ];
}

/** What a new schema or group has: the fields with a value to begin with, and the groups that it can't be without. */
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
 * A new schema.
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
 * Properties with another value of one of them.
 *
 * @param properties Stay as they are.
 * @param id         Which.
 * @param value      Undefined: it goes.
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
 * A description for a stored property that its type does not have, or that has another form than its field: whatever it is
 * can be seen and changed.
 *
 * @param id    The property.
 * @param value What is stored.
 * @param label What it is called.
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
