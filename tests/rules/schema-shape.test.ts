/** The schemas that can be stored, in the format of docs/schema.md. */
import fc from 'fast-check';
import { type Refused, runRules } from './support/php';

const article = {
	title: 'Article',
	type: 'Article',
	fields: { headline: '%title%', offers: [ { price: 5 } ] },
	show_on: { rules: [ 'post|all' ], specific: [], specificText: [] },
};

const deep = ( levels: number ): object =>
	levels === 0 ? { end: 'x' } : { a: deep( levels - 1 ) };

const many = ( count: number ) =>
	Object.fromEntries(
		Array.from( { length: count }, ( _, i ) => [ `s${ i }`, article ] )
	);

const one = ( more: object ) => ( { abc: { ...article, ...more } } );

/** The display conditions of one schema. */
const on = ( more: object ) =>
	one( { not_show_on: { rules: [ 'special-404' ], ...more } } );

type Schemas = Record< string, unknown >;

const kept: [ what: string, schemas: Schemas ][] = [
	[ 'a schema', { abc: article } ],
	[ 'one without conditions, as an object has', { abc: { type: 'Event' } } ],
	[ 'one that an object switches off', { abc: { off: true } } ],
	[ 'the label of a type', one( { type: 'Fact Check' } ) ],
	[ 'a subtype in the place of its type', one( { type: 'Restaurant' } ) ],
	[
		'a form in the title, as other plugins have it',
		one( { title: 'WebPage', type: 'AboutPage' } ),
	],
	[
		'conditions with labels of either kind',
		on( {
			specific: [ 'post-12', 'tax-5' ],
			specificText: [
				{ id: 'post-12', label: 'Green tea' },
				{ value: 'tax-5', label: 'Teas' },
			],
		} ),
	],
	[ 'names that the form does not have', one( { parent: true } ) ],
	[ 'five hundred', many( 500 ) ],
	[ 'groups in groups', one( { fields: deep( 8 ) } ) ],
];

const refused: [ what: string, schemas: Schemas, path: string[] ][] = [
	[ 'a text for a schema', { abc: 'Article' }, [ 'abc' ] ],
	[ 'a schema without an id', { '': article }, [] ],
	[ 'a list for a schema', { abc: [ 'Article' ] }, [ 'abc' ] ],
	[ 'nothing in it', { abc: {} }, [ 'abc', 'type' ] ],
	[ 'no type', one( { type: '', title: 'x' } ), [ 'abc', 'type' ] ],
	[ 'markup for a type', one( { type: '<b>' } ), [ 'abc', 'type' ] ],
	[ 'a list for a type', one( { type: [ 'Article' ] } ), [ 'abc', 'type' ] ],
	[
		'an unknown type',
		one( { type: 'Artcile', title: '' } ),
		[ 'abc', 'type' ],
	],
	[ 'a number for a title', one( { title: 5 } ), [ 'abc', 'title' ] ],
	[ 'a text for its fields', one( { fields: 'x' } ), [ 'abc', 'fields' ] ],
	[
		'a list for its fields',
		one( { fields: [ 'x' ] } ),
		[ 'abc', 'fields' ],
	],
	[
		'a text that is too long',
		one( { fields: { offers: [ { price: 'x'.repeat( 20_001 ) } ] } } ),
		[ 'abc', 'fields', 'offers', '0', 'price' ],
	],
	[
		'a text for its places',
		one( { show_on: 'all' } ),
		[ 'abc', 'show_on' ],
	],
	[
		'a list for its places',
		one( { show_on: [ 'all' ] } ),
		[ 'abc', 'show_on' ],
	],
	[
		'a text for rules',
		on( { rules: 'post|all' } ),
		[ 'abc', 'not_show_on', 'rules' ],
	],
	[
		'an object for rules',
		on( { rules: { a: 'post|all' } } ),
		[ 'abc', 'not_show_on', 'rules' ],
	],
	[
		'a rule that is no text',
		on( { rules: [ 'post|all', 5 ] } ),
		[ 'abc', 'not_show_on', 'rules', '1' ],
	],
	[
		'an id that is no text',
		on( { specific: [ 12 ] } ),
		[ 'abc', 'not_show_on', 'specific', '0' ],
	],
	[
		'a label without an id',
		on( { specificText: [ { label: 'Green tea' } ] } ),
		[ 'abc', 'not_show_on', 'specificText', '0' ],
	],
	[ 'a text for a switch', { abc: { off: 'yes' } }, [ 'abc', 'off' ] ],
	[ 'a thousand', many( 1000 ), [] ],
];

const nested = one( { fields: deep( 50 ) } );

/** Random values, often almost valid schemas. */
const wild = fc.sample(
	fc.dictionary(
		fc.constantFrom( 'abc', 'é', '12' ),
		fc.record(
			{
				title: fc.oneof( fc.constant( 'FAQ' ), fc.jsonValue() ),
				type: fc.oneof( fc.constant( 'Article' ), fc.jsonValue() ),
				fields: fc.oneof(
					fc.dictionary( fc.string(), fc.jsonValue() ),
					fc.jsonValue()
				),
				show_on: fc.oneof(
					fc.record( {
						rules: fc.oneof(
							fc.array( fc.string() ),
							fc.jsonValue()
						),
					} ),
					fc.jsonValue()
				),
				off: fc.jsonValue(),
			},
			{ requiredKeys: [] }
		),
		{ maxKeys: 2 }
	),
	{ numRuns: 1000, seed: 12 }
);

const cases = [
	...kept.map( ( [ , schemas ] ) => ( { schemas } ) ),
	...refused.map( ( [ , schemas ] ) => ( { schemas } ) ),
	{ schemas: nested },
	{
		schemas: one( { type: 'OfAnAddOn', title: '' } ),
		before: one( { type: 'OfAnAddOn', title: '' } ),
	},
	{ schemas: one( { type: 'OfAnAddOn', title: '' } ), before: one( {} ) },
	...wild.map( ( schemas ) => ( { schemas } ) ),
];
const { schemas: results } = runRules( { schemas: cases } );
const tables = kept.length + refused.length;

test.each(
	kept.map( ( [ what, schemas ], i ) => [ what, schemas, i ] as const )
)(
	'%s can be stored as it is, with its type and name',
	( _what, schemas, i ) => {
		expect( results[ i ] ).toMatchObject( schemas );
		for ( const stored of Object.values( results[ i ] as Schemas ) ) {
			const { fields } = stored as { fields?: Schemas };
			expect( Object.keys( fields ?? {} ).slice( 0, 2 ) ).toEqual(
				'off' in ( stored as object ) ? [] : [ '@type', 'schema_name' ]
			);
		}
	}
);

test.each( [
	[ { title: 'Questions', type: 'FAQ' }, 'FAQPage', 'Questions' ],
	[ { title: 'WebPage', type: 'AboutPage' }, 'AboutPage', 'WebPage' ],
	[ { type: 'Event', fields: { schema_name: '' } }, 'Event', 'Event' ],
	[
		{
			title: 'Article',
			type: 'Article',
			fields: { schema_name: 'News', '@type': 'NewsArticle' },
		},
		'NewsArticle',
		'News',
	],
] )( 'A stored schema says its type and name: %j', ( given, type, name ) => {
	const [ stored ] = runRules( {
		schemas: [ { schemas: { abc: given } } ],
	} ).schemas as { abc: object }[];
	expect( stored?.abc ).toMatchObject( {
		fields: { '@type': type, schema_name: name },
	} );
} );

test.each(
	refused.map( ( [ what, , path ], i ) => [ what, path, i ] as const )
)( '%s is refused, with where and why', ( _what, path, i ) => {
	expect( results[ kept.length + i ] ).toEqual( {
		refused: expect.stringMatching( /^[A-Z].*\.$/ ),
		path,
	} );
} );

test( 'What is nested too deeply is refused, with where it becomes too deep', () => {
	const { refused: why, path } = results[ tables ] as Refused;
	expect( why ).toBe( 'It is nested too deeply.' );
	expect( path.slice( 0, 4 ) ).toEqual( [ 'abc', 'fields', 'a', 'a' ] );
} );

test( 'The type of an add-on that is gone can stay, and not be chosen', () => {
	expect( results[ tables + 1 ] ).toMatchObject(
		cases[ tables + 1 ]?.schemas as object
	);
	expect( results[ tables + 2 ] ).toMatchObject( {
		path: [ 'abc', 'type' ],
	} );
} );

test( 'Whatever is sent is refused at a place that is there, or can be stored again', () => {
	const answers = results.slice( tables + 3 );
	const sound = answers.filter(
		( answer ) => ! ( answer as Refused ).refused
	);
	const { schemas: again } = runRules( {
		schemas: sound.map( ( schemas ) => ( { schemas } ) ),
	} );
	expect( again ).toEqual( sound );
	answers.forEach( ( answer, i ) => {
		const { refused: why, path } = answer as Refused;
		if ( why ) {
			let place: unknown = wild[ i ];
			// The path includes the missing key.
			for ( const name of path.slice( 0, -1 ) ) {
				place = ( place as Schemas )[ name ];
				expect( typeof place ).toBe( 'object' );
			}
		}
	} );
	expect( sound.length ).toBeGreaterThan( 20 );
	expect( sound.length ).toBeLessThan( answers.length );
} );
