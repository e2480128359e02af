import { __, _x, sprintf } from '@wordpress/i18n';
import type { TemplateVariable } from '../components/template-field/types';
import type {
	SchemaMap,
	SchemaObject,
	SchemaType,
} from '../../common/schema/types';
import { textOf } from './values';

/** All schema types by name. */
export type SchemaTypes = Readonly< Record< string, SchemaType > >;

/**
 * Returns the label of a schema's type with its subtype: "Article (NewsArticle)".
 *
 * @param schema A schema.
 * @param types  All types.
 */
export function typeLabel( schema: SchemaObject, types: SchemaTypes ): string {
	const type = typeOf( schema, types );
	const label = type?.label ?? schema.type;
	const subtype = textOf( schema.fields?.[ '@type' ] );
	if ( subtype === '' || subtype === ( type?.type ?? schema.type ) ) {
		return label;
	}
	const option = type?.subtypes
		.flatMap( ( { options } ) => options )
		.find( ( { value } ) => value === subtype );
	return sprintf(
		/* translators: 1: type of a schema, such as Article. 2: a kind of it, such as News Article. */
		_x( '%1$s (%2$s)', 'type and subtype of a schema', 'pharos-seo' ),
		label,
		option?.label ?? subtype
	);
}

/**
 * Returns the type of a schema, by name or label: files of other plugins use either. They may also have a subtype there, and
 * the type as title.
 *
 * @param schema A schema.
 * @param types  All types.
 */
export const typeOf = (
	schema: SchemaObject,
	types: SchemaTypes
): SchemaType | undefined =>
	typeNamed( schema.type, types ) ?? typeNamed( schema.title, types );

const typeNamed = (
	name: string,
	types: SchemaTypes
): SchemaType | undefined =>
	Object.hasOwn( types, name )
		? types[ name ]
		: Object.values( types ).find( ( { label } ) => label === name );

/**
 * Returns the variables that link to other schemas of the page: `%schema:Person%`.
 *
 * @param schemas The schemas that may be output on the page.
 * @param types   All types.
 */
export function linkVariables(
	schemas: SchemaMap,
	types: SchemaTypes
): TemplateVariable[] {
	const used = new Map(
		Object.values( schemas ).map( ( schema ) => {
			const type = typeOf( schema, types );
			return [
				type?.type ?? schema.type,
				type?.label ?? schema.type,
			] as const;
		} )
	);
	return [ ...used ].map( ( [ type, label ] ) => ( {
		name: `schema:${ type }`,
		label: sprintf(
			/* translators: %s: type of a schema, such as Person. */
			__( 'Schema: %s', 'pharos-seo' ),
			label
		),
		description: __(
			'A reference to the schema of that type on the same page.',
			'pharos-seo'
		),
	} ) );
}
