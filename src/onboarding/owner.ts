/** Who is behind the site, as its schemas say it (docs/schema.md). */
import type {
	SchemaMap,
	SchemaObject,
	SchemaValue,
} from '../../common/schema/types';

export type OwnerKind = 'organization' | 'person' | 'shop';

export interface Owner {
	/** The id of the schema. */
	id: string;
	kind: OwnerKind;
	schema: SchemaObject;
}

/** The id that migrations give a person, too (includes/Migration/Schemas.php). */
const PERSON_ID = 'owner';

const EVERYWHERE = {
	rules: [ 'basic-global' ],
	specific: [],
	specificText: [],
};
const NOWHERE = { rules: [], specific: [], specificText: [] };

/** What new schemas say; as in includes/Schema/Defaults.php. */
const ORGANIZATION: SchemaObject = {
	title: 'Organization',
	type: 'Organization',
	fields: {
		'@type': 'Organization',
		schema_name: 'Organization',
		name: '%site_name%',
		url: '%site_url%',
		logo: '%org_logo%',
		sameAs: '%social_profiles%',
	},
	show_on: EVERYWHERE,
	not_show_on: NOWHERE,
};

const PERSON: SchemaObject = {
	title: 'Person',
	type: 'Person',
	fields: {
		'@type': 'Person',
		schema_name: 'Person',
		'@id': '%site_url%#%id%',
		name: '%site_name%',
		url: '%site_url%',
		image: '%org_logo%',
		sameAs: '%social_profiles%',
	},
	show_on: EVERYWHERE,
	not_show_on: NOWHERE,
};

/** The property with the picture, by type of schema. */
export const pictureOf = ( { kind }: Owner ): 'image' | 'logo' =>
	kind === 'person' ? 'image' : 'logo';

const isShop = ( schema: SchemaObject ): boolean =>
	/^Online(?:Store|Business)$|Store$|^Florist$|^ShoppingCenter$/.test(
		String( schema.fields?.[ '@type' ] ?? '' )
	);

const isEverywhere = ( schema: SchemaObject ): boolean =>
	schema.show_on?.rules?.includes( 'basic-global' ) ?? false;

/**
 * Finds the schema of who is behind the site: the one that is shown on all pages.
 *
 * @param schemas Of the site.
 */
export function findOwner( schemas: SchemaMap ): Owner | null {
	const [ id, schema ] =
		Object.entries( schemas ).find(
			( [ , one ] ) =>
				[ 'Organization', 'Person' ].includes( one.type ) &&
				isEverywhere( one )
		) ?? [];
	if ( id === undefined || ! schema ) {
		return null;
	}
	if ( schema.type === 'Person' ) {
		return { id, kind: 'person', schema };
	}
	return { id, kind: isShop( schema ) ? 'shop' : 'organization', schema };
}

/**
 * The schemas with another kind of owner. Name and further fields stay with it; what linked to the former owner links to
 * the new one.
 *
 * @param schemas Of the site.
 * @param kind    What the owner is.
 */
export function withKind( schemas: SchemaMap, kind: OwnerKind ): SchemaMap {
	const owner = findOwner( schemas );
	if ( owner?.kind === kind ) {
		return schemas;
	}
	if ( owner && owner.kind !== 'person' && kind !== 'person' ) {
		return {
			...schemas,
			[ owner.id ]: withField( owner.schema, '@type', typeOf( kind ) ),
		};
	}
	const { [ owner?.id ?? '' ]: before, ...others } = schemas;
	const { id, link, model } =
		kind === 'person'
			? { id: PERSON_ID, link: '%schema:owner%', model: PERSON }
			: {
					id: 'organization',
					link: '%schema:Organization%',
					model: withField( ORGANIZATION, '@type', typeOf( kind ) ),
				};
	const linked = Object.entries( others ).map(
		( [ name, schema ] ): [ string, SchemaObject ] => [
			name,
			{ ...schema, fields: relinked( schema.fields, owner, link ) },
		]
	);
	return {
		...Object.fromEntries( linked ),
		[ id ]: {
			...model,
			fields: { ...model.fields, ...kept( before, model ) },
		},
	};
}

const typeOf = ( kind: OwnerKind ) =>
	kind === 'shop' ? 'OnlineStore' : 'Organization';

/** What both kinds have, and somebody has entered. */
function kept( before: SchemaObject | undefined, model: SchemaObject ) {
	const from = before?.fields ?? {};
	const shared = Object.fromEntries(
		[ 'name', 'description', 'email', 'telephone', 'sameAs' ].flatMap(
			( property ): [ string, SchemaValue ][] => {
				const value = from[ property ];
				return value === undefined ? [] : [ [ property, value ] ];
			}
		)
	);
	const picture = from.logo ?? from.image;
	return {
		...shared,
		...( picture !== undefined && {
			[ model.type === 'Person' ? 'image' : 'logo' ]: picture,
		} ),
	};
}

/** Fields whose links to the former owner lead to the new one. */
function relinked(
	fields: SchemaObject[ 'fields' ],
	owner: Owner | null,
	link: string
): SchemaObject[ 'fields' ] {
	const former = [
		'%schema:Organization%',
		'%schema:owner%',
		`%schema:${ owner?.id }%`,
	];
	return Object.fromEntries(
		Object.entries( fields ?? {} ).map( ( [ property, value ] ) => [
			property,
			former.includes( String( value ) ) ? link : value,
		] )
	);
}

/**
 * A schema with another value for a field; without the field where there is none.
 *
 * @param schema   A schema.
 * @param property Of schema.org.
 * @param value    What is entered.
 */
export function withField(
	schema: SchemaObject,
	property: string,
	value: string
): SchemaObject {
	const { [ property ]: _, ...others } = schema.fields ?? {};
	return {
		...schema,
		fields:
			value === '' ? others : { ...schema.fields, [ property ]: value },
	};
}
