import { __ } from '@wordpress/i18n';
import {
	isIncomplete,
	typeOf,
	type OwnSchemas,
	type SchemaTypes,
	type SchemaMap,
	type SchemaObject,
	type SchemaPreview,
	type SchemaProblem,
} from '../../schema';

/** The origin of a page's schema: the site, the site but turned off or changed on this page, or only this page. */
type Origin = 'site' | 'off' | 'changed' | 'own';

export interface Entry {
	id: string;
	/** The schema on the page; if it is turned off, the site's. */
	schema: SchemaObject;
	origin: Origin;
	/** The schema's node in the output; null: not output, undefined: unknown yet. */
	node: Record< string, unknown > | null | undefined;
	problems: SchemaProblem[];
}

/**
 * Returns all schemas of a page: site schemas that match it, in their order, then custom ones.
 *
 * @param site    The site schemas that match the page.
 * @param own     The object's own schemas.
 * @param preview The structured data of the page; null until it is loaded.
 * @param refused The return value of refusals().
 */
export function entriesOf(
	site: SchemaMap,
	own: OwnSchemas,
	preview: SchemaPreview | null,
	refused: SchemaProblem[]
): Entry[] {
	const problems = [ ...refused, ...( preview?.problems ?? [] ) ];
	return Object.keys( { ...site, ...own } ).flatMap( ( id ) => {
		const ofSite = site[ id ];
		const here = own[ id ];
		const isOff = here !== undefined && 'off' in here;
		const schema = here === undefined || isOff ? ofSite : here;
		// Turned off, but removed from the site since.
		if ( ! schema ) {
			return [];
		}
		const origin = originOf(
			ofSite !== undefined,
			here !== undefined,
			isOff
		);
		return [
			{
				id,
				schema,
				origin,
				node: preview?.nodes[ id ],
				problems: problems.filter(
					( problem ) => problem.schema === id && origin !== 'off'
				),
			},
		];
	} );
}

function originOf(
	isOfSite: boolean,
	isHere: boolean,
	isOff: boolean
): Origin {
	if ( isOff ) {
		return 'off';
	}
	if ( ! isHere ) {
		return 'site';
	}
	return isOfSite ? 'changed' : 'own';
}

/** Describes the state of a schema; '' if there is nothing to tell. */
export function stateText( { origin, node, problems }: Entry ): string {
	if ( origin === 'off' ) {
		return __( 'Turned off here', 'pharos-seo' );
	}
	if ( isIncomplete( node, problems ) ) {
		return __( 'Not output until it’s complete', 'pharos-seo' );
	}
	if ( node === null ) {
		return __(
			'Not output: it has no values on this page, or another schema replaces it.',
			'pharos-seo'
		);
	}
	return {
		site: '',
		changed: __( 'Customized here', 'pharos-seo' ),
		own: __( 'Only here', 'pharos-seo' ),
	}[ origin ];
}

/**
 * Whether a schema is about the site instead of this page: users rarely look for it here.
 *
 * @param entry A schema of a page.
 * @param types All types.
 */
export const isOfSite = (
	{ schema, origin }: Entry,
	types: SchemaTypes
): boolean =>
	origin === 'site' && typeOf( schema, types )?.category === 'global';

/**
 * Returns an object's own schemas with a new value for one of them.
 *
 * @param own    The object's own schemas.
 * @param id     The id of the schema.
 * @param schema The new value; undefined restores the site schema.
 */
export function withOwn(
	own: OwnSchemas,
	id: string,
	schema: OwnSchemas[ string ] | undefined
): OwnSchemas {
	const { [ id ]: _, ...others } = own;
	return schema === undefined ? others : { ...own, [ id ]: schema };
}

/**
 * Returns the errors for which the server rejected schemas, at their fields.
 *
 * @param errors Messages by field: "schemas.a.fields.name".
 */
export const refusals = (
	errors: Readonly< Partial< Record< string, string > > >
): SchemaProblem[] =>
	Object.entries( errors ).flatMap( ( [ name, message = '' ] ) => {
		const [ field, schema = '', part, ...path ] = name.split( '.' );
		return field === 'schemas'
			? [
					{
						schema,
						path: part === 'fields' ? path : [],
						level: 'error',
						code: 'refused',
						message,
					},
				]
			: [];
	} );
