/**
 * Schemas that are output only if they are complete: search engines reject items that lack required properties, and
 * report them to the site owner.
 */
import type { SchemaPreview } from '../../common/schema/types';
import { defaults } from '../../store/settings/schema';
import {
	graph,
	ofType,
	saveSchemas,
	schema,
	types,
} from '../integration/support/json-ld';
import { read } from '../integration/support/settings';
import { site } from '../integration/support/site';

const post = '/matcha-without-lumps/';

afterAll( () => site.resetSettings() );

/** The output of a schema on a post; undefined if there is none. */
async function said( type: string, fields: object ) {
	await saveSchemas( { a: schema( type, fields ) } );
	return ( await graph( post ) )[ 0 ];
}

/** The preview of a schema. */
async function preview( type: string, fields: object ) {
	const { body } = await (
		await site.as( 'admin' )
	).rest< { data: SchemaPreview } >( 'POST', '/pharos/v1/schema-preview', {
		schemas: { a: schema( type, fields ) },
		id: 'a',
	} );
	return body;
}

const errorsOf = ( { problems }: SchemaPreview ) =>
	problems
		.filter( ( { level } ) => level === 'error' )
		.map( ( { path } ) => path.join( '.' ) )
		.sort();

/** The paths of the errors that the preview of a schema shows. */
const errors = async ( type: string, fields: object ) =>
	errorsOf( ( await preview( type, fields ) ).data );

const question = { name: 'Hot?', acceptedAnswer: { text: 'Warm.' } };
const hall = { '@type': 'Place', name: 'Hall', address: 'Torggata 1, Oslo' };

test.each( [
	[ 'FAQPage', { name: 'x' }, { mainEntity: [ question ] } ],
	[
		'FAQ',
		{ mainEntity: [ { name: 'Hot?' } ] },
		{ mainEntity: [ question ] },
	],
	[ 'Event', { name: 'x', location: hall }, { startDate: '2026-11-22' } ],
	[
		'MusicEvent',
		{ name: 'x', startDate: 'soon', location: hall },
		{ startDate: '2026-11-22' },
	],
	[ 'Product', { name: 'x', sku: '1' }, { offers: { price: '5' } } ],
	[
		'FAQPage',
		{ mainEntity: [ 'Hot?', 'Cold?' ] },
		{ mainEntity: [ 'Hot?', question ] },
	],
	[ 'Product', { name: 'x', offers: '5' }, { offers: { price: '5' } } ],
	[
		'Product',
		{ name: 'x', review: 'Great', aggregateRating: '4.5' },
		{ aggregateRating: { ratingValue: '4.5', reviewCount: '2' } },
	],
	[ 'Recipe', { name: 'x' }, { image: 'https://a.example/a.png' } ],
	[
		'JobPosting',
		{
			title: 'x',
			description: 'y',
			datePosted: '2026-11-22',
			hiringOrganization: 'Fern',
		},
		{ jobLocation: 'Leith' },
	],
] )(
	'Given a %s that lacks something, then it is on no page until that is there',
	async ( type, fields, rest ) => {
		expect( await said( type, fields ) ).toBeUndefined();
		expect( await errors( type, fields ) ).not.toEqual( [] );
		expect( await said( type, { ...fields, ...rest } ) ).toMatchObject( {
			'@type': type === 'FAQ' ? 'FAQPage' : type,
		} );
	}
);

test( 'Given parts that lack something, then they are left out, and what is complete stays', async () => {
	const node = await said( 'FAQPage', {
		mainEntity: [
			question,
			{ name: 'And cold?', acceptedAnswer: { text: '%nonsense%' } },
		],
	} );
	expect( node?.mainEntity ).toEqual( [
		expect.objectContaining( { name: 'Hot?' } ),
	] );
	expect(
		await said( 'Service', {
			name: 'Tasting',
			aggregateRating: { ratingValue: '4' },
			offers: [ { availability: 'InStock' }, { price: '5' } ],
		} )
	).toEqual( {
		'@type': 'Service',
		'@id': expect.any( String ),
		name: 'Tasting',
		offers: [ expect.objectContaining( { price: 5 } ) ],
	} );
} );

test( 'Given types that Google requires nothing of, then whatever there is is said', async () => {
	expect( await said( 'Article', { keywords: 'tea' } ) ).toMatchObject( {
		keywords: 'tea',
	} );
	expect( await said( 'Organization', { telephone: '1' } ) ).toMatchObject( {
		telephone: '1',
	} );
} );

test( 'Given a product that is not complete, then what refers to it goes, and the default of its type is said', async () => {
	await saveSchemas( {
		webpage: schema( 'WebPage', { name: 'Ours' } ),
		empty: schema( 'WebPage', { name: '%field:none%' } ),
		second: schema( 'Person', { name: '%field:none%' } ),
		person: schema( 'Person', { name: 'Mara' } ),
		product: schema( 'Product', { name: 'x' } ),
		article: schema( 'Article', {
			headline: 'T',
			about: '%schema:Product%',
			author: '%schema:Person%',
		} ),
	} );
	const nodes = await graph( post );
	expect( types( nodes ) ).toEqual( [ 'WebPage', 'Person', 'Article' ] );
	expect( ofType( nodes, 'WebPage' )?.name ).toBe( 'Ours' );
	expect( nodes[ 2 ] ).toEqual( {
		'@type': 'Article',
		'@id': expect.any( String ),
		headline: 'T',
		author: { '@id': nodes[ 1 ]?.[ '@id' ] },
	} );
} );

test( 'Given a search of one\u2019s own, then it is what the website says', async () => {
	await saveSchemas( {
		...defaults.schemas,
		mine: schema( 'SearchAction', {
			target: '%site_url%find/{search_term_string}',
			'query-input': 'required name=search_term_string',
		} ),
	} );
	expect(
		ofType( await graph( post ), 'WebSite' )?.potentialAction
	).toMatchObject( {
		'@type': 'SearchAction',
		target: `${ site.url }/find/{search_term_string}`,
	} );
} );

test( 'Given an incomplete schema, then the preview says what is missing, and shows no node', async () => {
	const { data } = await preview( 'Event', {
		name: 'x',
		offers: { availability: 'InStock' },
	} );
	expect( data.nodes.a ).toBeNull();
	expect( errorsOf( data ) ).toEqual( [
		'location',
		'offers.price',
		'startDate',
	] );
} );

test( 'Given schemas that were stored without type and name, then they have both when they are read, and neither is a property', async () => {
	await site.resetSettings();
	await site.php(
		`update_option( 'pharos_schemas', [ 'schemas' => [ 'old' => [ 'title' => 'Questions', 'type' => 'FAQ', 'fields' => [ 'mainEntity' => [] ] ] ] ] );
		update_option( 'pharos_settings', [ 'apart' => [ 'pharos_schemas' ] ] );`
	);
	expect( ( await read() ).schemas ).toMatchObject( {
		old: { fields: { '@type': 'FAQPage', schema_name: 'Questions' } },
	} );
	await site.resetSettings();
	await site.php( `delete_option( 'pharos_schemas_checked' );` );
	const schemas = ( await read() ).schemas as Record<
		string,
		{ fields: object }
	>;
	for ( const { fields } of Object.values( schemas ) ) {
		expect( fields ).toMatchObject( {
			'@type': expect.stringMatching( /^[A-Z]/ ),
			schema_name: expect.stringMatching( /./ ),
		} );
	}
	const id = await site.php< number >(
		`$id = get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' )->ID;
		global $wpdb;
		$wpdb->insert( $wpdb->postmeta, [ 'post_id' => $id, 'meta_key' => '_pharos_schemas', 'meta_value' => serialize( [ 'old' => [ 'title' => 'Talk', 'type' => 'Service', 'fields' => [ 'name' => 'x' ] ] ] ) ] );
		clean_post_cache( $id );
		return $id;`
	);
	try {
		const own = await (
			await site.as( 'admin' )
		).rest< {
			pharos_seo: { schemas: object };
		} >( 'GET', `/wp/v2/posts/${ id }?context=edit` );
		expect( own.body.pharos_seo.schemas ).toMatchObject( {
			old: {
				fields: { '@type': 'Service', schema_name: 'Talk', name: 'x' },
			},
		} );
		expect( ofType( await graph( post ), 'Service' ) ).not.toHaveProperty(
			'schema_name'
		);
	} finally {
		await site.php( `delete_post_meta( $args[0], '_pharos_schemas' );`, [
			id,
		] );
	}
} );
