/**
 * Pages with a schema of every type, with all its fields and with only the required ones: the output uses the
 * vocabulary of schema.org, and has the properties that Google requires.
 */
import type {
	SchemaField,
	SchemaMap,
	SchemaType,
	SchemaValue,
} from '../../common/schema/types';
import {
	groupRequirements,
	type Node,
	requirements,
	unmet,
} from '../support/google-requirements';
import { misfits } from '../support/schema-values';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';

const IMAGE = 'https://images.example/tea.png';

const EXAMPLES: Record< string, string > = {
	date: '2026-11-22 18:30',
	duration: '90',
	number: '5',
	image: IMAGE,
	url: '/tea',
};

/** Values of properties whose format differs from that of their control. */
const SPECIAL: Record< string, string > = {
	'query-input': 'required name=search_term_string',
	target: '%search_url%',
	opens: '9:00',
	closes: '18:00',
};

type Choose = ( field: SchemaField, among: SchemaField[] ) => boolean;

/** Subtypes with all properties of the form. */
const SUBTYPES: Record< string, string > = {
	Article: 'NewsArticle',
	Organization: 'Restaurant',
};

const everything: Choose = () => true;

/** Selects required fields, and the recommended ones of groups without required ones. */
const onlyRequired: Choose = ( field, among ) =>
	field.required ||
	field.hidden ||
	// One of the properties that Google requires as alternatives.
	field.id === 'ratingCount' ||
	( field.recommended &&
		! among.some( ( { id, required } ) => required && id !== '@type' ) );

/** Fields selected among the alternatives that Google requires. */
const CHOSEN = [
	'Product.offers',
	'SoftwareApplication.aggregateRating',
	'JobPosting.jobLocation',
];

function value( field: SchemaField, choose: Choose ): SchemaValue {
	const one = item( field, choose );
	return field.cloneable ? [ one, one ] : one;
}

function item( field: SchemaField, choose: Choose ): SchemaValue {
	const { id, type, std, fields, options } = field;
	const link = [ std ].flat()[ 0 ];
	if ( fields ) {
		return values( fields, choose );
	}
	if ( typeof link === 'string' && link.startsWith( '%schema:' ) ) {
		return link;
	}
	if ( options ) {
		const offered = options
			.flatMap( ( group ) => group.options )
			.map( ( option ) => option.value )
			.filter( ( one ) => ! one.startsWith( '%' ) );
		// AggregateOffer has the properties of a single offer, too.
		return (
			offered.find( ( one ) => one === 'AggregateOffer' ) ??
			offered[ 0 ] ??
			''
		);
	}
	return field.hidden
		? ( std as string )
		: ( SPECIAL[ id ] ?? EXAMPLES[ type ] ?? 'Tea' );
}

const values = ( fields: SchemaField[], choose: Choose ) =>
	Object.fromEntries(
		fields
			.filter(
				( field ) => field.id !== '@id' && choose( field, fields )
			)
			.map( ( field ) => [ field.id, value( field, choose ) ] )
	);

const schemasOf = (
	types: Record< string, SchemaType >,
	post: number,
	choose: Choose
): SchemaMap =>
	Object.fromEntries(
		Object.values( types ).map( ( { type, fields } ) => {
			const chosen = fields.filter(
				( field ) =>
					choose( field, [] ) ||
					CHOSEN.includes( `${ type }.${ field.id }` ) ||
					// Types without required properties still have their name.
					[ 'name', 'headline' ].includes( field.id ) ||
					// A SearchAction is nested in the item that it searches.
					field.id === 'potentialAction'
			);
			return [
				`${ type }-${ post }`,
				{
					title: type,
					type,
					fields: Object.fromEntries( [
						[ '@type', SUBTYPES[ type ] ?? type ],
						...chosen
							.filter(
								( { id } ) => ! /^@|schema_name/.test( id )
							)
							.map( ( field ) => [
								field.id,
								field.type === 'Group'
									? value( field, choose )
									: value( field, everything ),
							] ),
					] ) as SchemaMap[ string ][ 'fields' ],
					show_on: {
						rules: [],
						specific: [ `post-${ post }` ],
						specificText: [],
					},
				},
			];
		} )
	);

/** All nodes in a value, at any depth. */
const things = ( part: unknown ): Node[] =>
	typeof part !== 'object' || part === null
		? []
		: [
				...( '@type' in part ? [ part as Node ] : [] ),
				...Object.values( part ).flatMap( things ),
			];

/** The node of a type; a SearchAction is nested in the item that it searches. */
const nodeOf = ( graph: Node[], type: string ) =>
	[ ...graph, ...things( graph ) ].find(
		( node ) => node[ '@type' ] === ( SUBTYPES[ type ] ?? type )
	);

async function graphOf( post: number ): Promise< Node[] > {
	const path = await site.php< string >(
		`return wp_make_link_relative( get_permalink( $args[0] ) );`,
		[ post ]
	);
	const { text } = await site.get( path );
	const scripts = [
		...text.matchAll(
			/<script type="application\/ld\+json">(.*?)<\/script>/gs
		),
	];
	expect( scripts ).toHaveLength( 1 );
	return JSON.parse( scripts[ 0 ]?.[ 1 ] ?? '' )[ '@graph' ];
}

let posts: number[];
let types: Record< string, SchemaType >;

beforeAll( async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: typeof types } >(
		'GET',
		'/pharos/v1/schema-types'
	);
	types = body.data;
	posts = await site.php(
		`foreach ( [ 'All', 'Required' ] as $title ) {
			$ids[] = wp_insert_post( [
				'post_title' => $title,
				'post_status' => 'publish',
				'post_content' => 'Tea, and more tea.',
				'post_author' => 1,
			] );
		}
		return $ids;`
	);
	const [ all = 0, required = 0 ] = posts;
	const { status } = await save( {
		schemas: {
			...schemasOf( types, all, everything ),
			...schemasOf( types, required, onlyRequired ),
		},
	} );
	expect( status ).toBe( 200 );
} );
afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		posts
	);
} );

describe.each( [
	[ 'all fields', 0 ],
	[ 'the required fields only', 1 ],
] )( 'A page with every type and %s', ( _what, which ) => {
	let graph: Node[];
	let ids: Set< string >;

	beforeAll( async () => {
		graph = await graphOf( posts[ which ] ?? 0 );
		ids = new Set( graph.map( ( node ) => String( node[ '@id' ] ) ) );
	} );

	const names = Object.keys( requirements );

	test( 'says something of every type', () => {
		expect( names.filter( ( name ) => ! nodeOf( graph, name ) ) ).toEqual(
			[]
		);
		expect( Object.keys( types ).sort() ).toEqual( [ ...names ].sort() );
	} );

	test( 'says nothing but what schema.org has', () => {
		const wrong = graph.flatMap( ( node ) =>
			misfits( node, ids, String( node[ '@type' ] ) )
		);
		expect( wrong ).toEqual( [] );
	} );

	test.each( names )( 'has what Google requires of %s', ( name ) => {
		const found = nodeOf( graph, name );
		const resolved = Object.fromEntries(
			Object.entries( found ?? {} ).map( ( [ key, part ] ) => {
				const id = ( part as Node )?.[ '@id' ];
				return [
					key,
					graph.find( ( node ) => id && node[ '@id' ] === id ) ??
						part,
				];
			} )
		);
		const rules = requirements[ name ] ?? { all: [] };
		expect( unmet( rules, resolved ) ).toEqual( [] );
	} );

	test( 'has what Google requires of what stands in others', () => {
		const missing = things( graph ).flatMap( ( node ) => {
			const type = String( node[ '@type' ] );
			const rules = groupRequirements[ type ];
			return rules
				? unmet( rules, node ).map( ( path ) => `${ type }.${ path }` )
				: [];
		} );
		expect( missing ).toEqual( [] );
	} );
} );

test( 'A field that is filled is printed', async () => {
	const graph = await graphOf( posts[ 0 ] ?? 0 );
	const silent = Object.values( types ).flatMap( ( { type, fields } ) => {
		const node = nodeOf( graph, type );
		return fields
			.filter( ( { id } ) => ! /^@|schema_name/.test( id ) )
			.filter( ( { id } ) => ! ( id in ( node ?? {} ) ) )
			.map( ( { id } ) => `${ type }.${ id }` );
	} );
	expect( silent ).toEqual( [] );
} );
