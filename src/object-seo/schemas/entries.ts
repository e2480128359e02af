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

/** Where a schema of a page comes from: from the site, from there but switched off or changed here, or from here alone. */
export type Origin = 'site' | 'off' | 'changed' | 'own';

export interface Entry {
	id: string;
	/** As the page has it; of one that is switched off, the site's. */
	schema: SchemaObject;
	origin: Origin;
	/** Null: the page does not say it; undefined: nobody knows yet. */
	node: Record< string, unknown > | null | undefined;
	problems: SchemaProblem[];
}

/**
 * All schemas of a page: those of the site that fit it, in their order, then those that only it has.
 *
 * @param site    Those of the site that fit the page.
 * @param own     What its object says.
 * @param preview What the page says; null before that is known.
 * @param refused See refusals().
 */
export function entriesOf(
	site: SchemaMap,
	own: OwnSchemas,
	preview: SchemaPreview | null,
	refused: SchemaProblem[]
): Entry[] {
	const problems = [ ...refused, ...( preview?.problems ?? [] ) ];
	const ids = [
		...new Set( [ ...Object.keys( site ), ...Object.keys( own ) ] ),
	];
	return ids.flatMap( ( id ) => {
		const ofSite = site[ id ];
		const here = own[ id ];
		const isOff = here !== undefined && 'off' in here;
		const schema = here === undefined || isOff ? ofSite : here;
		// Switched off, and the site has it no more.
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

/** What people are told about it; '' where there is nothing to tell. */
export function stateText( { origin, node, problems }: Entry ): string {
	if ( origin === 'off' ) {
		return __( 'Switched off here', 'pharos-seo' );
	}
	if ( isIncomplete( node, problems ) ) {
		return __( 'Not output until it is complete', 'pharos-seo' );
	}
	if ( node === null ) {
		return __(
			'Not output: it has no values on this page, or another schema replaces it.',
			'pharos-seo'
		);
	}
	return {
		site: '',
		changed: __( 'Changed here', 'pharos-seo' ),
		own: __( 'Only here', 'pharos-seo' ),
	}[ origin ];
}

/**
 * Whether a schema is about the site, not about this page: people rarely look for it here.
 *
 * @param entry Of a page.
 * @param types All types.
 */
export const isOfSite = (
	{ schema, origin }: Entry,
	types: SchemaTypes
): boolean =>
	origin === 'site' && typeOf( schema, types )?.category === 'global';

/**
 * What an object says, with another value for one schema.
 *
 * @param own    What it says.
 * @param id     Of the schema.
 * @param schema Undefined: nothing, so that the site's counts again.
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
 * Why the server did not take schemas when they were saved, at the places that it names.
 *
 * @param errors By field: "schemas.a.fields.name".
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
