/**
 * Crawlers that the settings block, behind any robots.txt: they are blocked, and other crawlers are not affected.
 */
import fc from 'fast-check';
import { runRules } from './support/php';

const CRAWLERS = [ 'GPTBot', 'ClaudeBot', 'cohere-ai' ];

const line = fc
	.constantFrom( '*', 'Googlebot', 'gptbot' )
	.map( ( agent ) => `User-agent: ${ agent }` );
const rule = fc.constantFrom(
	'Disallow: /',
	'Disallow:',
	'Allow: /',
	'Disallow: /shop',
	'Allow: /shop/tea$'
);
const other = fc.constantFrom(
	'',
	'# User-agent: ClaudeBot',
	'Sitemap: https://example.org/sitemap.xml',
	'Crawl-delay: 10'
);
const texts = fc
	.array( fc.oneof( line, rule, other ), { maxLength: 12 } )
	.map( ( lines ) => lines.join( '\n' ) );
const given = fc.sample(
	fc.record( {
		text: texts,
		blocked: fc.uniqueArray( fc.constantFrom( ...CRAWLERS ) ),
	} ),
	{ numRuns: 400, seed: 25 }
);

const { 'robots.txt groups': made } = runRules( {
	'robots.txt groups': given,
} ) as { 'robots.txt groups': string[] };

const cases = given.map( ( { text, blocked }, i ) => ( {
	text,
	blocked,
	made: made[ i ] ?? '',
} ) );

const PATHS = [ '/', '/shop', '/shop/tea', '/elsewhere?x=1' ];

/** What crawlers may not read, by file, crawler and path. */
const questions = cases.flatMap( ( { text, made: file } ) =>
	[ text, file ].flatMap( ( one ) =>
		[ 'Bingbot', 'Googlebot', ...CRAWLERS ].flatMap( ( agent ) =>
			PATHS.map( ( path ) => ( { text: one, agent, path } ) )
		)
	)
);
const keyOf = ( text: string, agent: string, path: string ) =>
	JSON.stringify( [ text, agent, path ] );
const { 'robots.txt forbids': forbidden } = runRules( {
	'robots.txt forbids': questions,
} );
const answers = new Map(
	questions.map( ( { text, agent, path }, i ) => [
		keyOf( text, agent, path ),
		forbidden[ i ],
	] )
);
const isBlocked = ( text: string, agent: string, path: string ) =>
	answers.get( keyOf( text, agent, path ) );

const names = ( text: string, crawler: string ) =>
	new RegExp( `^User-agent: ${ crawler }$`, 'im' ).test( text );

test( 'a blocked crawler reads nothing, unless the text has rules of its own for it', () => {
	const wrong = cases.flatMap( ( { text, blocked, made: file } ) =>
		blocked
			.filter( ( crawler ) => ! names( text, crawler ) )
			.flatMap( ( crawler ) =>
				PATHS.filter(
					( path ) => ! isBlocked( file, crawler, path )
				).map( ( path ) => ( { text, crawler, path } ) )
			)
	);
	expect( wrong ).toEqual( [] );
	expect( cases.filter( ( one ) => one.made !== one.text ) ).not.toEqual(
		[]
	);
} );

test( 'for every other crawler the file says what the text says', () => {
	const wrong = cases.flatMap( ( { text, blocked, made: file } ) =>
		[ 'Bingbot', 'Googlebot', ...CRAWLERS ]
			.filter(
				( crawler ) =>
					! blocked.includes( crawler ) || names( text, crawler )
			)
			.flatMap( ( crawler ) =>
				PATHS.filter(
					( path ) =>
						isBlocked( file, crawler, path ) !==
						isBlocked( text, crawler, path )
				).map( ( path ) => ( { text, crawler, path } ) )
			)
	);
	expect( wrong ).toEqual( [] );
} );

test( 'the text stays as it is, and comes first', () => {
	for ( const { text, made: file } of cases ) {
		expect( file.trim().startsWith( text.trim() ) ).toBe( true );
	}
} );

test( 'the result is the same when it is added again', () => {
	const { 'robots.txt groups': again } = runRules( {
		'robots.txt groups': cases.map( ( { made: text, blocked } ) => ( {
			text,
			blocked,
		} ) ),
	} );
	expect( again ).toEqual( made );
} );

test( 'a crawler with a version in the text is the same crawler', () => {
	const text = 'User-agent: gptbot/1.1\nDisallow: /private/\n';
	expect(
		runRules( {
			'robots.txt groups': [ { text, blocked: [ 'GPTBot', 'CCBot' ] } ],
		} )[ 'robots.txt groups' ]
	).toEqual( [ `${ text }\nUser-agent: CCBot\nDisallow: /\n` ] );
} );
