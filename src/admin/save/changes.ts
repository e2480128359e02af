import equal from 'fast-deep-equal';
import { valueIn } from '../fields/field-value';
import type { EntryWords, FieldDefinition } from '../definitions/types';
import { settingName } from '../search/setting-link';

/** A setting, or the part of it that a field shows, with two values. */
export interface Change {
	/** From settingName(); unique in a list. */
	name: string;
	label: string;
	/** The field that shows it; undefined for a setting without one. */
	field: FieldDefinition | undefined;
	from: unknown;
	to: unknown;
	/** Both values as text, if the field describes its entries. */
	words?: { from: string; to: string };
}

/**
 * Splits the difference between two values of one setting: a change for each field whose part differs, or one for the whole
 * setting.
 *
 * @param key    The settings key.
 * @param fields The fields that show the setting or parts of it.
 * @param from   A value of the whole setting.
 * @param to     Another value of it.
 */
export function changesOf(
	key: string,
	fields: FieldDefinition[],
	from: unknown,
	to: unknown
): Change[] {
	const map = fields.find( ( { entry } ) => entry );
	if ( map?.entry && ( isMap( from ) || isMap( to ) ) ) {
		return entryChanges( map, map.entry, from ?? {}, to ?? {} );
	}
	const parts = new Map< string, Change >();
	for ( const field of fields.filter( ( { path } ) => path?.length ) ) {
		const change = {
			name: settingName( field ),
			label: labelOf( field ),
			field,
			from: valueIn( field, from ),
			to: valueIn( field, to ),
		};
		if ( ! equal( change.from, change.to ) && ! parts.has( change.name ) ) {
			parts.set( change.name, change );
		}
	}
	if ( parts.size > 0 ) {
		return [ ...parts.values() ];
	}
	const whole = fields.find( ( { path } ) => ! path?.length );
	const shown = whole ?? fields[ 0 ];
	return [
		{
			name: key,
			label: shown ? labelOf( shown ) : key,
			field: whole,
			from,
			to,
		},
	];
}

const isMap = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Returns a change for each entry that was added, changed or removed. */
function entryChanges(
	field: FieldDefinition,
	{ label, describe }: EntryWords,
	before: object,
	after: object
): Change[] {
	const [ from, to ] = [ before, after ] as Record< string, unknown >[];
	return [ ...new Set( [ before, after ].flatMap( Object.keys ) ) ]
		.map( ( name ) => ( { name, a: from?.[ name ], b: to?.[ name ] } ) )
		.filter( ( { a, b } ) => ! equal( a, b ) )
		.map( ( { name, a, b } ) => ( {
			name: `${ field.key }.${ name }`,
			label: `${ labelOf( field ) } › ${ label( b ?? a, name ) }`,
			field: { ...field, path: [ name ] },
			from: a,
			to: b,
			words: { from: describe( a, b ), to: describe( b, a ) },
		} ) );
}

/**
 * Returns the label of a field with the tab that it is in.
 *
 * @param field       The field.
 * @param field.label
 * @param field.tab
 */
export const labelOf = ( { label, tab }: FieldDefinition ): string =>
	tab === undefined ? label : `${ tab } › ${ label }`;
