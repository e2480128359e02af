/** The form fields of a schema: GET /schema-types. */
import type { SchemaField, SchemaType } from '../../common/schema/types';
import { withPlugins } from '../integration/support/plugins';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';

interface Answer {
	success: boolean;
	data: Record< string, SchemaType >;
}

const path = '/pharos/v1/schema-types';

async function read() {
	const admin = await site.as( 'admin' );
	return admin.rest< Answer >( 'GET', path );
}

afterAll( () => site.resetSettings() );

describe( 'The types of schemas', () => {
	let types: Answer[ 'data' ];

	beforeAll( async () => {
		types = ( await read() ).body.data;
	} );

	test( 'are those about the site and those about its content', () => {
		const of = ( category: string ) =>
			Object.values( types )
				.filter( ( type ) => type.category === category )
				.map( ( { type } ) => type );
		expect( of( 'global' ) ).toEqual( [
			'WebSite',
			'WebPage',
			'Organization',
			'SearchAction',
			'Person',
		] );
		expect( of( 'content' ) ).toHaveLength( 17 );
		expect( Object.keys( types ) ).toHaveLength( 22 );
	} );

	test( 'are all described in the same way', () => {
		for ( const [ name, type ] of Object.entries( types ) ) {
			expect( type ).toEqual( {
				type: name,
				label: expect.stringMatching( /\w/ ),
				category: expect.stringMatching( /^(global|content)$/ ),
				subtypes: expect.any( Array ),
				fields: expect.any( Array ),
				docs: `https://schema.org/${ name }`,
				google:
					type.google === null
						? null
						: {
								label: expect.stringMatching( /\.$/ ),
								docs: expect.stringMatching(
									/^https:\/\/developers\.google\.com\//
								),
							},
				show_on: {
					rules: [ expect.any( String ) ],
					specific: [],
					specificText: [],
				},
			} );
		}
	} );

	test( 'a product is shown on products, where there is a post type for them', async () => {
		const rules = ( { Product }: typeof types ) => Product?.show_on.rules;
		expect( rules( types ) ).toEqual( [ 'specifics' ] );
		expect(
			await site.php(
				`$rules = [];
				foreach ( [ 'download', 'product' ] as $type ) {
					register_post_type( $type );
					$rules[] = Pharos\\Schema\\Definition\\Commerce::products();
				}
				array_map( 'unregister_post_type', [ 'download', 'product' ] );
				return $rules;`
			)
		).toEqual( [ 'download|all', 'product|all' ] );
	} );

	test( 'have fields that the form can show', () => {
		const wrong: string[] = [];
		const look = ( field: SchemaField, where: string ) => {
			const { id, type, std, options, fields, cloneable } = field;
			const at = `${ where }.${ id }`;
			const problems = {
				'no label of its own': field.label === id || field.label === '',
				'nothing to choose from':
					[ 'Select', 'SelectGroup' ].includes( type ) &&
					! options?.some( ( group ) => group.options.length ),
				'a group without fields': type === 'Group' && ! fields?.length,
				'fields, but no group': type !== 'Group' && fields,
				'hidden, and asks for a value': field.hidden && std === '',
				'begins with what nobody would write': [ std ]
					.flat()
					.some( ( one ) =>
						type === 'Group'
							? typeof one !== 'object' && one !== ''
							: typeof one !== 'string'
					),
				'not a list, though there may be several':
					cloneable !== Array.isArray( std ),
				'a name that is there twice':
					fields &&
					new Set( fields.map( ( one ) => one.id ) ).size !==
						fields.length,
			};
			for ( const [ problem, is ] of Object.entries( problems ) ) {
				if ( is ) {
					wrong.push( `${ at }: ${ problem }` );
				}
			}
			fields?.forEach( ( one ) => look( one, at ) );
		};
		for ( const { type, fields } of Object.values( types ) ) {
			const whole = { id: type, label: 'x', std: '', cloneable: false };
			look( { ...whole, type: 'Group', fields } as SchemaField, '' );
		}
		expect( wrong ).toEqual( [] );
	} );

	test( 'offer the type itself before its subtypes', () => {
		const { Organization, Article, Recipe } = types;
		const field = Organization?.fields.find( ( { id } ) => id === '@type' );
		expect( field ).toMatchObject( {
			type: 'SelectGroup',
			std: 'Organization',
			options: Organization?.subtypes,
		} );
		expect( Organization?.subtypes.length ).toBeGreaterThan( 3 );
		expect( Article?.subtypes ).toEqual( [
			{ label: '', options: expect.any( Array ) },
		] );
		expect( Article?.subtypes[ 0 ]?.options[ 0 ] ).toEqual( {
			value: 'Article',
			label: 'Article',
		} );
		expect( Recipe?.subtypes ).toEqual( [] );
		expect( Recipe?.fields.map( ( { id } ) => id ) ).not.toContain(
			'@type'
		);
	} );
} );

test( 'Without schemas their types can’t be requested', async () => {
	await save( { enable_schemas: false } );
	expect( ( await read() ).status ).toBe( 404 );
	await save( { enable_schemas: true } );
	expect( ( await read() ).status ).toBe( 200 );
} );

describe( 'An add-on', () => {
	const trip = {
		title: 'Trip',
		type: 'TouristTrip',
		fields: { name: 'Round the tea gardens' },
		show_on: { rules: [ 'special-front' ], specific: [], specificText: [] },
	};
	const recipe = { ...trip, title: 'Recipe', type: 'Recipe' };

	describe( 'that is switched on', () => {
		withPlugins( 'add-on' );

		test( 'brings a type, completed, and a field', async () => {
			const { data } = ( await read() ).body;
			expect( data.TouristTrip ).toMatchObject( {
				type: 'TouristTrip',
				category: 'content',
				docs: 'https://schema.org/TouristTrip',
				subtypes: [],
				google: null,
				fields: [
					{ id: 'name', type: 'Text', label: 'Name', required: true },
					{ id: 'touristType', std: [], cloneable: true },
				],
				show_on: { rules: [ 'specifics' ] },
			} );
			expect( data.Article?.fields.at( -1 ) ).toMatchObject( {
				id: 'pagination',
				label: 'Pages',
				hidden: false,
			} );
		} );

		test( 'lets schemas of its type be saved', async () => {
			const { status } = await save( { schemas: { trip } } );
			expect( status ).toBe( 200 );
			const { text } = await site.get( '/' );
			expect( text ).toContain( '"@type":"TouristTrip"' );
		} );
	} );

	test( 'that is switched off leaves its schemas, and no more of them are made', async () => {
		expect( ( await save( { schemas: { trip, recipe } } ) ).status ).toBe(
			200
		);
		expect(
			( await save( { schemas: { trip, another: trip } } ) ).body
		).toMatchObject( {
			success: false,
			message: expect.stringContaining( 'schemas.another.type' ),
		} );
	} );
} );
