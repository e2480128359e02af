import fc from 'fast-check';
import robotsParser from 'robots-parser';
import { anyText } from '../../tests/js/any-text';
import { describeFinding, lint } from '.';
import { blocksEverything } from './rules';
import cases from '../../tests/fixtures/robots-txt.json';
import mistakes from '../../tests/fixtures/robots-txt-mistakes.json';

const SITE = 'https://example.org';
const SITEMAP = `Sitemap: ${ SITE }/sitemap.xml`;

/** Lists the findings for a file, each as "line: code". */
const verdicts = ( text: string ) =>
	lint( text ).map( ( { line, code } ) => `${ line ?? 'file' }: ${ code }` );

/** The verdict of another parser: whether a crawler without its own group can't crawl a page without its own rule. */
const isForbidden = ( text: string ) =>
	robotsParser( `${ SITE }/robots.txt`, text ).isDisallowed(
		`${ SITE }/qzx-7`,
		'Qzxbot'
	) === true;

describe( 'A robots.txt', () => {
	test( 'as WordPress makes it has nothing wrong', () => {
		expect(
			lint(
				`User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\n${ SITEMAP }\n`
			)
		).toEqual( [] );
	} );

	test( 'with comments, empty rules, wildcards and what only some crawlers obey has nothing wrong', () => {
		expect(
			verdicts( `\uFEFF# Crawlers!
User-agent: *    # all
crawl-delay: 10
Disallow:
Disallow: *.pdf$
CLEAN-PARAM: ref /books/
Host: example.org

${ SITEMAP }` )
		).toEqual( [] );
	} );

	test.each( [
		[ 'a misspelt rule', 'User-agent: *\nDissallow: /cart/', '2: unknown' ],
		[ 'a word alone', 'User-agent: *\nnoindex', '2: not_a_rule' ],
		[ 'an address alone', '/wp-admin/', '1: not_a_rule' ],
		[
			'a rule before any group',
			'Disallow: /cart/\nUser-agent: *',
			'1: no_group',
		],
		[ 'a delay before any group', 'Crawl-delay: 3', '1: no_group' ],
		[ 'a group of nobody', 'User-agent:\nDisallow: /', '1: no_agent' ],
		[
			'a path without a slash',
			'User-agent: *\nDisallow: cart',
			'2: path',
		],
		[
			'a whole address as path',
			'User-agent: *\nAllow: https://example.org/',
			'2: path',
		],
		[
			'the whole site forbidden',
			'User-agent: *\nDisallow: /\nAllow: /cart/',
			'2: blocks_all',
		],
	] )( 'with %s is marked at its line', ( _, text, expected ) => {
		expect( verdicts( `${ text }\n${ SITEMAP }` ) ).toEqual( [ expected ] );
	} );

	test.each( [
		[ '/sitemap.xml' ],
		[ 'sitemap.xml' ],
		[ '//example.org/sitemap.xml' ],
		[ 'https://' ],
		[ 'ftp://example.org/sitemap.xml' ],
		[ '' ],
	] )( 'with the sitemap at "%s" wants a full address', ( address ) => {
		expect( verdicts( `Sitemap: ${ address }` ) ).toEqual( [
			'1: sitemap_url',
		] );
	} );

	test( 'without a sitemap gets a note, which is no problem', () => {
		expect( lint( 'User-agent: *\nDisallow:' ) ).toEqual( [
			{ code: 'no_sitemap', severity: 'info', line: null },
		] );
	} );

	test( 'may have 500 KiB and no byte more, in whatever script', () => {
		const line = `#${ 'é'.repeat( 255 ) }\n`;
		const full = `${ SITEMAP }\n${ line.repeat( 1000 ) }`;
		expect( verdicts( full ) ).toEqual( [ 'file: too_large' ] );
		expect( verdicts( full.slice( 0, 500 * 512 ) ) ).toEqual( [] );
	} );

	test.each( [
		[ 'Dissallow', 'Disallow' ],
		[ 'disalow', 'Disallow' ],
		[ 'useragent', 'User-agent' ],
		[ 'User agent', 'User-agent' ],
		[ 'site-map', 'Sitemap' ],
		[ 'alow', 'Allow' ],
	] )( 'with %s is asked whether %s is meant', ( typed, meant ) => {
		const [ finding ] = lint( `${ typed }: /\n${ SITEMAP }` );
		expect( finding && describeFinding( finding ) ).toBe(
			`Crawlers don’t support “${ typed.toLowerCase() }”. Did you mean ${ meant }?`
		);
	} );

	test( 'with something else altogether is asked nothing', () => {
		const [ finding ] = lint( `Noindex: /cart/\n${ SITEMAP }` );
		expect( finding && describeFinding( finding ) ).toBe(
			'Crawlers don’t support “noindex”.'
		);
	} );
} );

describe( 'Whether everything is forbidden', () => {
	test.each( cases.map( ( { name, ...rest } ) => [ name, rest ] as const ) )(
		'is seen in %s',
		( _, { text, blocks } ) => {
			expect( blocksEverything( text ) ).toBe( blocks );
		}
	);

	const group = fc
		.record( {
			agents: fc.array( fc.constantFrom( '*', 'Googlebot', 'GPTBot' ), {
				minLength: 1,
				maxLength: 3,
			} ),
			rules: fc.array(
				fc.tuple(
					fc.constantFrom( 'Allow', 'disallow', 'Disallow' ),
					fc.constantFrom( '/', '/*', '*', '', '/wp-admin/', '/a' )
				),
				{ maxLength: 5 }
			),
			end: fc.constantFrom( '\n', '\r\n', '\n\n# A comment: *\n' ),
		} )
		.map( ( { agents, rules, end } ) =>
			[
				...agents.map( ( agent ) => `User-agent: ${ agent }` ),
				...rules.map( ( [ name, path ] ) => `${ name }: ${ path }` ),
				'',
			].join( end )
		);

	test( 'another parser sees too', () => {
		fc.assert(
			fc.property( fc.array( group, { maxLength: 4 } ), ( groups ) => {
				const text = groups.join( '' );
				expect( blocksEverything( text ) ).toBe( isForbidden( text ) );
			} ),
			{ numRuns: 2000 }
		);
	} );
} );

describe( 'Any pasted text', () => {
	const line = fc.oneof(
		anyText,
		fc.constantFrom( 'User-agent: *', 'Disallow: /', ':', '#', SITEMAP )
	);

	test( 'is read without a fault, and only lines that are there are marked', () => {
		fc.assert(
			fc.property( fc.array( line ), ( lines ) => {
				const text = lines.join( '\n' );
				const count = text.split( /\r\n|\r|\n/ ).length;
				for ( const finding of lint( text ) ) {
					expect( describeFinding( finding ) ).not.toBe( '' );
					expect( finding.line ?? 1 ).toBeGreaterThan( 0 );
					expect( finding.line ?? 1 ).toBeLessThanOrEqual( count );
				}
			} )
		);
	} );

	test( 'is marked once a line at most', () => {
		fc.assert(
			fc.property( fc.array( line ), ( lines ) => {
				const marked = lint( lines.join( '\n' ) ).flatMap(
					( finding ) => finding.line ?? []
				);
				expect( new Set( marked ).size ).toBe( marked.length );
			} )
		);
	} );
} );

test.each( mistakes )(
	'Mistakes are those that the server finds: $name',
	( { text, mistakes: expected } ) => {
		expect(
			verdicts( text ).filter(
				( verdict ) => ! /no_sitemap|blocks_all/.test( verdict )
			)
		).toEqual( expected );
	}
);
