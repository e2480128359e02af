/** The fields of the schema forms, compared with the vocabulary of schema.org. */
import { join } from 'node:path';
import type { SchemaField, SchemaType } from '../../common/schema/types';
import {
	choicesOf,
	isA,
	isText,
	isType,
	rangeOf,
	readVocabulary,
} from '../../tools/lib/schema-org.mjs';
import { runRules } from './support/php';

/** Alternatives; some consist of several properties. */
type OneOf = ( string | string[] )[][];

interface Group {
	fields?: SchemaField[];
	one_of?: OneOf;
}

interface Described extends SchemaType, Group {
	fields: SchemaField[];
	with?: Record< string, string[] >;
	when?: {
		types?: string[];
		values?: Record< string, string[] >;
		required: string[];
		recommended: string[];
	}[];
}

/** The properties in the rules of a group. */
const ruled = ( group: Group & Partial< Described > ): string[] => [
	...( group.one_of ?? [] ).flat( 2 ),
	...Object.entries( group.with ?? {} ).flat( 2 ),
	...( group.when ?? [] ).flatMap( ( rule ) => [
		...rule.required,
		...rule.recommended,
		...Object.keys( rule.values ?? {} ),
	] ),
];

const groupsIn = ( group: Group ): Group[] => [
	group,
	...( group.fields ?? [] ).flatMap( groupsIn ),
];

readVocabulary( join( __dirname, '../..' ) );

const { 'schema types': rows } = runRules( { 'schema types': [ null ] } );
const types = Object.values( rows[ 0 ] as Record< string, Described > );

/** A property, and the types of its parent: one of them must have it. */
interface Place {
	of: string[];
	field: SchemaField;
}

const named = ( { id }: SchemaField ) =>
	/^[a-z]/.test( id ) && id !== 'schema_name';

/** The possible types of a node with these fields. */
function typesOf( fields: SchemaField[], type: string ): string[] {
	const field = fields.find( ( { id } ) => id === '@type' );
	const offered = ( field?.options ?? [] ).flatMap( ( { options } ) =>
		options.map( ( { value } ) => value )
	);
	const all = [ type || String( field?.std ), ...offered ];
	return [ ...new Set( all ) ].filter( ( one ) => ! one.startsWith( '%' ) );
}

const placesIn = ( fields: SchemaField[], type = '' ): Place[] =>
	fields
		.filter( named )
		.flatMap( ( field ) => [
			{ of: typesOf( fields, type ), field },
			...placesIn( field.fields ?? [] ),
		] );

const places = types.flatMap( ( { type, fields } ) =>
	placesIn( fields, type )
);

const { 'kind of property': kinds } = runRules( {
	'kind of property': places.map( ( { of, field } ) => ( {
		property: field.id,
		type: of[ 0 ],
	} ) ),
} );

const FORMS = [ 'URL', 'Date', 'DateTime', 'Time', 'Duration' ];

/** Whether the output for a kind of property can be a value of one of these types. */
function fits( kind: string, range: string[] ): boolean {
	const has = ( ...names: string[] ) =>
		range.some( ( one ) => names.includes( one ) );
	const [ , thing ] = kind.split( ':' );
	if ( thing ) {
		return range.some( ( one ) => isA( thing, one ) );
	}
	switch ( kind ) {
		case 'text':
			// Text types with a format are separate kinds.
			return range.some(
				( one ) => isText( one ) && ! FORMS.includes( one )
			);
		case 'url':
			return has( 'URL', 'Text' );
		case 'image':
			return has( 'ImageObject' ) && has( 'URL' );
		case 'date':
			return has( 'Date', 'DateTime' );
		case 'time':
			return has( 'Time' );
		case 'duration':
			return has( 'Duration' );
		case 'number':
			return has( 'Number' );
		case 'integer':
			return has( 'Number', 'Integer' );
		case 'boolean':
			return has( 'Boolean' );
		case 'enum':
			// Types of actions are selected like enumeration members.
			return range.some(
				( one ) => one === 'Action' || choicesOf( one ).length > 0
			);
		default:
			return false;
	}
}

test( 'The vocabulary is read as it is meant', () => {
	expect( isType( 'Restaurant' ) ).toBe( true );
	expect( isType( 'Restaurants' ) ).toBe( false );
	expect( isA( 'Restaurant', 'Organization' ) ).toBe( true );
	expect( isA( 'Organization', 'Restaurant' ) ).toBe( false );
	expect( rangeOf( 'Restaurant', 'starRating' ) ).toContain( 'Rating' );
	expect( rangeOf( 'Restaurant', 'name' ) ).toContain( 'Text' );
	expect( rangeOf( 'Restaurant', 'headline' ) ).toBeUndefined();
	expect( choicesOf( 'ItemAvailability' ) ).toContain( 'InStock' );
	expect( choicesOf( 'Person' ) ).toEqual( [] );
	expect( isText( 'Distance' ) ).toBe( true );
	expect( isText( 'Restaurant' ) ).toBe( false );
} );

describe.each( types.map( ( type ) => [ type.type, type ] as const ) )(
	'%s',
	( name, type ) => {
		const { fields, subtypes } = type;
		const all = placesIn( fields, name );
		const where = ( { of, field }: Place ) => `${ of[ 0 ] }.${ field.id }`;

		test( 'is a type of schema.org, and so are its groups', () => {
			const unknown = [ name, ...all.flatMap( ( { of } ) => of ) ].filter(
				( one ) => ! isType( one )
			);
			expect( unknown ).toEqual( [] );
		} );

		test( 'has subtypes that are below it', () => {
			const offered = subtypes.flatMap( ( { options } ) =>
				options.map( ( { value } ) => value )
			);
			expect( offered.filter( ( one ) => ! isA( one, name ) ) ).toEqual(
				[]
			);
			expect( new Set( offered ).size ).toBe( offered.length );
		} );

		test( 'has properties of schema.org only', () => {
			const unknown = all.filter( ( { of, field } ) =>
				of.every( ( one ) => ! rangeOf( one, field.id ) )
			);
			expect( unknown.map( where ) ).toEqual( [] );
		} );

		test( 'prints what schema.org wants its properties to be', () => {
			const wrong = all.flatMap( ( place ) => {
				const { of, field } = place;
				const kind = kindOf( place );
				const ranges = of.flatMap(
					( one ) => rangeOf( one, field.id ) ?? []
				);
				return fits( kind, ranges )
					? []
					: [ `${ where( place ) }: ${ kind }, not ${ ranges }` ];
			} );
			expect( wrong ).toEqual( [] );
		} );

		test( 'has groups that can be values of their properties', () => {
			const wrong = all
				.filter( ( { field } ) => field.fields )
				.filter( ( { of, field } ) => {
					const ranges = of.flatMap(
						( one ) => rangeOf( one, field.id ) ?? []
					);
					return ! typesOf( field.fields ?? [], '' ).every( ( one ) =>
						ranges.some( ( other ) => isA( one, other ) )
					);
				} );
			expect( wrong.map( where ) ).toEqual( [] );
		} );

		test( 'asks for nothing that its form does not have', () => {
			const asked = groupsIn( type ).flatMap( ( group ) => {
				const has = ( group.fields ?? [] ).map( ( { id } ) => id );
				return ruled( group ).filter( ( id ) => ! has.includes( id ) );
			} );
			expect( asked ).toEqual( [] );
		} );

		test( 'offers choices that schema.org has', () => {
			const wrong = all
				.filter( ( place ) => kindOf( place ) === 'enum' )
				.flatMap( ( place ) => {
					const { of, field } = place;
					const ranges = of.flatMap(
						( one ) => rangeOf( one, field.id ) ?? []
					);
					return ( field.options ?? [] )
						.flatMap( ( group ) => group.options )
						.map( ( { value } ) => value )
						.filter(
							( value ) =>
								! value.startsWith( '%' ) &&
								! ranges.some(
									( one ) =>
										choicesOf( one ).includes( value ) ||
										isA( value, one )
								)
						)
						.map( ( value ) => `${ where( place ) }: ${ value }` );
				} );
			expect( wrong ).toEqual( [] );
		} );
	}
);

test( 'a new schema on a site without a store has no variables of products', () => {
	expect( JSON.stringify( types ) ).not.toContain( '%product_' );
} );

function kindOf( { of, field }: Place ): string {
	const i = places.findIndex(
		( place ) => place.field.id === field.id && place.of[ 0 ] === of[ 0 ]
	);
	return String( kinds[ i ] );
}
