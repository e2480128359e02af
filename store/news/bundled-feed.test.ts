/** The bundled feed of "What's New?", made from docs/whats-new.md, as the panel reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsFeed } from '../../tools/lib/news-feed.mjs';
import { routes } from '../../tests/e2e/screens/routes';
import { parseFeed } from './parse-feed';

const read = ( file: string ) =>
	readFileSync( join( __dirname, '../..', file ), 'utf8' );

const posts = ( news: string ) =>
	parseFeed( newsFeed( news ), 'item', '/whats-new.xml' );

const entries = ( lines: string ) =>
	posts( `# What’s new\n\n## 1.0.0 - 2026-01-01\n\n${ lines }\n` )[ 0 ]
		?.description;

test( 'each version is a post with its date', () => {
	expect(
		posts( `# What’s new

Text above the versions isn’t shown.

## 1.1.0 - 2026-03-01

- **Milk.** Warm.
- **Cups.** New.

## 1.0.0 - 2025-12-31

- **Sugar.**
` ).map( ( { title, date, description } ) => [
			title,
			new Date( date ).toISOString(),
			description,
		] )
	).toEqual( [
		[
			'Pharos SEO 1.1.0',
			'2026-03-01T00:00:00.000Z',
			'<ul><li><strong>Milk.</strong> Warm.</li><li><strong>Cups.</strong> New.</li></ul>',
		],
		[
			'Pharos SEO 1.0.0',
			'2025-12-31T00:00:00.000Z',
			'<ul><li><strong>Sugar.</strong></li></ul>',
		],
	] );
} );

test( 'it is valid RSS: the required elements, dates of RFC 822, an id of each post', () => {
	const { documentElement: rss } = new window.DOMParser().parseFromString(
		newsFeed( '## 1.1.0 - 2026-11-25\n- A\n## 1.0.0 - 2026-01-01\n- B\n' ),
		'text/xml'
	);
	expect( [ rss.localName, rss.getAttribute( 'version' ) ] ).toEqual( [
		'rss',
		'2.0',
	] );
	const [ channel, ...others ] = rss.children;
	expect( others ).toEqual( [] );
	expect(
		[ ...( channel?.children ?? [] ) ].map( ( { localName } ) => localName )
	).toEqual( [ 'title', 'link', 'description', 'language', 'item', 'item' ] );
	const texts = ( name: string ) =>
		[ ...rss.querySelectorAll( `item > ${ name }` ) ].map(
			( { textContent } ) => textContent ?? ''
		);
	expect( texts( 'guid' ) ).toEqual( [
		'pharos-seo-1.1.0',
		'pharos-seo-1.0.0',
	] );
	expect( texts( 'pubDate' ) ).toEqual( [
		'Wed, 25 Nov 2026 00:00:00 GMT',
		'Thu, 01 Jan 2026 00:00:00 GMT',
	] );
	for ( const link of texts( 'link' ) ) {
		expect( link ).toMatch( /^https:\/\// );
	}
} );

test( 'bold text, code and links of an entry are shown as such', () => {
	expect(
		entries(
			'- **Code** `wp x <id>` and [Redirects](#/advanced/redirects)'
		)
	).toBe(
		'<ul><li><strong>Code</strong> <code>wp x &lt;id&gt;</code> and <a href="#/advanced/redirects">Redirects</a></li></ul>'
	);
} );

test( 'anything else is text: in HTML, and in XML', () => {
	const hostile = '<img src=x onerror=alert(1)> & "Ü" ]]> </description>';
	const html = entries( `- **${ hostile }**: ${ hostile }` ) ?? '';
	const { body } = new window.DOMParser().parseFromString(
		html,
		'text/html'
	);
	expect( body.querySelector( 'img, description' ) ).toBeNull();
	expect( body.querySelector( 'li' )?.textContent ).toBe(
		`${ hostile }: ${ hostile }`
	);
} );

test( 'the newest five versions are shown', () => {
	expect(
		posts(
			Array.from(
				{ length: 8 },
				( _, index ) =>
					`## 1.${ 8 - index }.0 - 2026-01-0${ 8 - index }\n- Tea\n`
			).join( '' )
		).map( ( { title } ) => title )
	).toEqual(
		[ '1.8.0', '1.7.0', '1.6.0', '1.5.0', '1.4.0' ].map(
			( version ) => `Pharos SEO ${ version }`
		)
	);
} );

test.each( [
	'## 1.0.0\n- Tea\n',
	'## Next - 2026-01-01\n- Tea\n',
	'## 1.0.0 - 2026-01-01\nTea\n',
] )( 'a version without a date, number or list is an error: %j', ( news ) => {
	expect( () => newsFeed( news ) ).toThrow( "isn't a version" );
} );

describe( 'the page of this plugin', () => {
	const page = read( 'docs/whats-new.md' );

	test( 'is what the shipped feed has (npm run news)', () => {
		expect( read( 'assets/whats-new.xml' ) ).toBe( newsFeed( page ) );
	} );

	test( 'has at most ten news a version, each with a link to a screen that exists', () => {
		const known = routes.map( ( { route } ) => route );
		for ( const { title, description } of posts( page ) ) {
			const { body } = new window.DOMParser().parseFromString(
				description,
				'text/html'
			);
			const news = [ ...body.querySelectorAll( 'li' ) ];
			expect( [ title, news.length ] ).toEqual( [
				title,
				Math.min( news.length, 10 ),
			] );
			for ( const entry of news ) {
				const link = entry.querySelector( 'a' )?.getAttribute( 'href' );
				expect( known ).toContain( link?.replace( /^#/, '' ) );
			}
		}
	} );

	test( 'begins with the version of the plugin', () => {
		const { version } = JSON.parse( read( 'package.json' ) );
		expect( posts( page )[ 0 ]?.title ).toBe( `Pharos SEO ${ version }` );
	} );
} );
