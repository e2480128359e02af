/** What becomes of the answers of a model, and of the errors of its provider: both are texts of others. */
import {
	receivedByAi,
	setAi,
	suggesting,
	type AiAnswer,
} from '../integration/support/ai-provider';
import {
	outcomes,
	suggest,
	withSuggestions,
	type Outcome,
} from '../integration/support/suggestions';

withSuggestions();

const BIDI = '\u202Etxt.exe\u2066';

/** What the model suggests, and what the user gets. */
const TEXTS: [ string, unknown[], string[] ][] = [
	[
		'HTML and scripts',
		[
			'<b>Green</b> tea<script>alert(1)</script>',
			'&lt;img src=x onerror=alert(1)&gt;Black tea',
			'&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;White tea',
		],
		[ 'Green tea', 'Black tea', 'White tea' ],
	],
	[
		'signs that are no tags',
		[ 'Tea < 5 €', 'AT&T & tea', 'Tea > coffee' ],
		[ 'Tea < 5 €', 'AT&T & tea', 'Tea > coffee' ],
	],
	[
		'line breaks, control and direction characters',
		[ 'Green\n\ttea', `Black ${ BIDI } tea`, 'White\u0000\u200B tea' ],
		[ 'Green tea', 'Black txt.exe tea', 'White tea' ],
	],
	[
		'tags that hidden characters divide',
		[ '<scr\u200Bipt>alert(1)</scr\u200Bipt>Green tea', 'B', 'C' ],
		[ 'Green tea', 'B', 'C' ],
	],
	[
		'variables of templates, which would be replaced',
		[ '%title% tea', '%%site_name%% tea', '50% off, 20% today' ],
		[ 'title tea', 'site_name tea', '50% off, 20% today' ],
	],
	[
		'quotes around the text',
		[ '"Green tea"', '“Black tea”', '"Green" or "black"' ],
		[ 'Green tea', 'Black tea', '"Green" or "black"' ],
	],
	[
		'more than three, and the same twice',
		[ 'Tea', 'tea', ' Tea ', 'Coffee', 'Milk', 'Juice' ],
		[ 'Tea', 'Coffee', 'Milk' ],
	],
	[ 'other values than texts', [ 1, null, [ 'x' ], '', 'Tea' ], [ 'Tea' ] ],
	[
		'other scripts, with the joiners that they need',
		[ 'می\u200Cخواهم', '緑茶の店', '👩\u200D👧 tea' ],
		[ 'می\u200Cخواهم', '緑茶の店', '👩\u200D👧 tea' ],
	],
];

/** Answers that are no suggestions. */
const MALFORMED: Record< string, AiAnswer > = {
	'no JSON': 'Sure! Here are three titles.',
	'another form': '{"titles":["a"]}',
	'no suggestions': suggesting(),
	'cut off JSON': '{"suggestions":["Green t',
	megabytes: suggesting( 'x'.repeat( 100_000 ) ),
	'an empty text': '',
	'a refusal': { finish: 'content_filter', text: '' },
	'a block by status': {
		status: 400,
		error: 'The request was rejected as a result of our safety system.',
	},
};

const BLOCKED = [ 'a refusal', 'a block by status' ];

/** Errors of the provider, with the user's status and code. */
const ERRORS: [ string, AiAnswer, number, string ][] = [
	[
		'stalls',
		{
			network:
				'cURL error 28: Operation timed out after 30001 milliseconds',
		},
		503,
		'unreachable',
	],
	[
		'can’t be reached',
		{ network: 'cURL error 6: Could not resolve host' },
		503,
		'unreachable',
	],
	[
		'has no credit (OpenAI)',
		{
			status: 429,
			error: 'You exceeded your current quota, please check your plan and billing details.',
		},
		409,
		'no_credit',
	],
	[
		'has no credit (Anthropic)',
		{
			status: 400,
			error: 'Your credit balance is too low to access the API.',
		},
		409,
		'no_credit',
	],
	[ 'has no credit', { status: 402 }, 409, 'no_credit' ],
	[
		'limits the rate',
		{ status: 429, error: 'Rate limit reached for requests' },
		429,
		'rate_limit',
	],
	[ 'limits the rate without a word', { status: 429 }, 429, 'rate_limit' ],
	[
		'limits the rate (Google)',
		{
			status: 429,
			error: 'Quota exceeded for metric: requests, limit: 15 per minute',
		},
		429,
		'rate_limit',
	],
	[
		'doesn’t know the key',
		{ status: 401, error: 'Incorrect API key provided: sk-x-secret' },
		409,
		'no_access',
	],
	[ 'has withdrawn the model', { status: 404 }, 409, 'model_gone' ],
	[
		'finds the text too long',
		{
			status: 400,
			error: 'This model’s maximum context length is 8192 tokens',
		},
		409,
		'too_long',
	],
	[ 'is broken', { status: 500 }, 503, 'unavailable' ],
	[ 'is overloaded', { status: 529 }, 503, 'unavailable' ],
	[ 'answers with a redirect', { status: 302 }, 503, 'unavailable' ],
];

const GOOD = suggesting( 'A', 'B', 'C' );

let results: Record< string, Outcome > = {};

beforeAll( async () => {
	const cases: Record< string, AiAnswer[] > = {
		Markdown: [ '```json\n' + GOOD + '\n```' ],
		'two, then others': [ suggesting( 'A', 'B' ), suggesting( 'B', 'C' ) ],
	};
	for ( const [ name, given ] of TEXTS ) {
		cases[ `texts ${ name }` ] = [ suggesting( ...given ) ];
	}
	for ( const [ name, answer ] of Object.entries( MALFORMED ) ) {
		cases[ `once ${ name }` ] = [ answer, GOOD ];
		cases[ `twice ${ name }` ] = [ answer ];
	}
	for ( const [ name, answer ] of ERRORS ) {
		cases[ `error ${ name }` ] = [ answer ];
	}
	results = await outcomes( cases );
} );

const result = ( name: string ) => results[ name ] as Outcome;

const textsOf = ( { body }: { body: Outcome[ 'body' ] } ) =>
	body.data.suggestions.map( ( { text } ) => text );

describe( 'Answers', () => {
	test.each( TEXTS )( 'With %s', ( name, _given, expected ) => {
		expect( textsOf( result( `texts ${ name }` ) ) ).toEqual( expected );
	} );

	test( 'A long text is cut, and measured as the counters do', async () => {
		await setAi( [
			suggesting( 'tea '.repeat( 1000 ), '👩‍👩‍👧 família', 'Tea' ),
		] );
		const [ long, family ] = ( await suggest() ).body.data.suggestions;
		expect( long?.length ).toBeLessThanOrEqual( 120 );
		expect( long?.text.endsWith( '…' ) ).toBe( true );
		expect( family?.length ).toBe( 9 );
		expect( await receivedByAi() ).toHaveLength( 1 );
	} );

	test.each( Object.keys( MALFORMED ) )(
		'After %s, the model is asked once more',
		( name ) => {
			const once = result( `once ${ name }` );
			expect( once.status ).toBe( 200 );
			expect( textsOf( once ) ).toEqual( [ 'A', 'B', 'C' ] );
			expect( once.requests ).toBe( 2 );
		}
	);

	test.each( Object.keys( MALFORMED ) )( 'Twice %s is an error', ( name ) => {
		const { status, body, requests } = result( `twice ${ name }` );
		expect( [ status, body.code ] ).toEqual(
			BLOCKED.includes( name )
				? [ 409, 'pharos_suggestions_blocked' ]
				: [ 503, 'pharos_suggestions_bad_response' ]
		);
		expect( requests ).toBe( 2 );
	} );

	test( 'JSON in Markdown is read', () => {
		expect( textsOf( result( 'Markdown' ) ) ).toEqual( [ 'A', 'B', 'C' ] );
		expect( result( 'Markdown' ).requests ).toBe( 1 );
	} );

	test( 'If some are missing, the others come from another answer', () => {
		expect( textsOf( result( 'two, then others' ) ) ).toEqual( [
			'A',
			'B',
			'C',
		] );
	} );
} );

test.each( ERRORS )(
	'The user reads why when the provider %s',
	( name, _answer, status, code ) => {
		const found = result( `error ${ name }` );
		expect( [ found.status, found.body.code, found.requests ] ).toEqual( [
			status,
			`pharos_suggestions_${ code }`,
			1,
		] );
		// Neither the provider's words nor its key.
		expect( found.body.message ).toMatch( /X Models/ );
		expect( found.body.message ).not.toMatch( /sk-|cURL|\d{3}/ );
	}
);
