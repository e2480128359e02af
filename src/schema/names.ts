import { __, sprintf } from '@wordpress/i18n';
import type { TemplateVariable } from '../components/template-field/types';
import type {
	SchemaMap,
	SchemaObject,
	SchemaType,
} from '../../common/schema/types';
import { textOf } from './values';

/** All types, by their names. */
export type SchemaTypes = Readonly< Record< string, SchemaType > >;

/**
 * What a schema is listed as.
 *
 * @param schema A schema; of other plugins' files, parts may be missing.
 */
export const nameOf = ( schema: SchemaObject ): string =>
	textOf( schema.fields?.schema_name ) || schema.title || schema.type;

/**
 * What the type of a schema is called, with its subtype: "Article (NewsArticle)".
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
		__( '%1$s (%2$s)', 'pharos-seo' ),
		label,
		option?.label ?? subtype
	);
}

/**
 * The description of a schema's type, by its name or its label: files of other plugins carry either. They may also have a subtype there,
 * and the type as title.
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
 * The variables that link to other schemas of the page: `%schema:Person%`.
 *
 * @param schemas The schemas that may be on a page.
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
			'A link to the schema of that type on the same page.',
			'pharos-seo'
		),
	} ) );
}
