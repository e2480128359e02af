/** The owner of the site in its schemas (docs/schema.md). */
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

/** The id of the person's schema, the same as in migrations (includes/Migration/Schemas.php). */
const PERSON_ID = 'owner';

const EVERYWHERE = {
	rules: [ 'basic-global' ],
	specific: [],
	specificText: [],
};
const NOWHERE = { rules: [], specific: [], specificText: [] };

/** New schemas; same as in includes/Settings/DefaultSchemas.php. */
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

/** Returns the schema.org property of the picture. */
export const pictureOf = ( { kind }: Owner ): 'image' | 'logo' =>
	kind === 'person' ? 'image' : 'logo';

const isShop = ( schema: SchemaObject ): boolean =>
	/^Online(?:Store|Business)$|Store$|^Florist$|^ShoppingCenter$/.test(
		String( schema.fields?.[ '@type' ] ?? '' )
	);

const isEverywhere = ( schema: SchemaObject ): boolean =>
	schema.show_on?.rules?.includes( 'basic-global' ) ?? false;

/**
 * Finds the schema of the site's owner: the one that is shown on all pages.
 *
 * @param schemas The schemas of the site.
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
 * Returns the schemas with another type of owner. The name and other shared fields are kept; links to the former owner are
 * updated.
 *
 * @param schemas The schemas of the site.
 * @param kind    The type of the owner.
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
			fields: { ...model.fields, ...preservedFields( before, model ) },
		},
	};
}

const typeOf = ( kind: OwnerKind ) =>
	kind === 'shop' ? 'OnlineStore' : 'Organization';

/** Returns the entered values of fields that both types have. */
function preservedFields(
	before: SchemaObject | undefined,
	model: SchemaObject
) {
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

/** Returns the fields with links to the former owner updated to the new one. */
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
 * Returns a schema with a new value for a field; without the field if the value is empty.
 *
 * @param schema   A schema.
 * @param property The schema.org property.
 * @param value    The new value.
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
