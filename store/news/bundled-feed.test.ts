/** The bundled feed of "What's New?", made from CHANGELOG.md, as the panel reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsFeed } from '../../bin/lib/news-feed.mjs';
import { parseFeed } from './parse-feed';

const RELEASE = {
	version: '2.0.0',
	date: new Date( '2026-11-25T10:00:00Z' ),
};

const feed = ( changelog: string ) => newsFeed( changelog, RELEASE );

const posts = ( changelog: string ) =>
	parseFeed( feed( changelog ), 'item', '/whats-new.xml' );

const entries = ( lines: string ) =>
	posts( `# Changelog\n\n## Unreleased\n\n### Added\n\n${ lines }\n` )[ 0 ]
		?.description;

test( 'each version is a post with its date, “Unreleased” with those of the release', () => {
	expect(
		posts( `# Changelog

The format follows [Keep a Changelog](https://keepachangelog.com/en/1.1.0/).

## Unreleased

### Added

- **Tea**: hot.

### Fixed

- **Cups** no longer leak. They did.

## [1.1.0] - 2026-03-01

### Added

- **Milk**.

## 1.0.0 - 2025-12-31

### Added

- **Sugar**.
` ).map( ( { title, date, description } ) => [
			title,
			new Date( date ).toISOString(),
			description,
		] )
	).toEqual( [
		[
			'Pharos SEO 2.0.0',
			'2026-11-25T10:00:00.000Z',
			'<h4>Added</h4><ul><li><strong>Tea</strong>: hot.</li></ul><h4>Fixed</h4><ul><li><strong>Cups</strong> no longer leak.</li></ul>',
		],
		[
			'Pharos SEO 1.1.0',
			'2026-03-01T00:00:00.000Z',
			'<h4>Added</h4><ul><li><strong>Milk</strong>.</li></ul>',
		],
		[
			'Pharos SEO 1.0.0',
			'2025-12-31T00:00:00.000Z',
			'<h4>Added</h4><ul><li><strong>Sugar</strong>.</li></ul>',
		],
	] );
} );

test( 'it is valid RSS: the required elements, dates of RFC 822, an id of each post', () => {
	const { documentElement: rss } = new window.DOMParser().parseFromString(
		feed(
			'## Unreleased\n### Added\n- **A**.\n## 1.0.0 - 2026-01-01\n### Added\n- **B**.\n'
		),
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
		'pharos-seo-2.0.0',
		'pharos-seo-1.0.0',
	] );
	expect( texts( 'pubDate' ) ).toEqual( [
		'Wed, 25 Nov 2026 10:00:00 GMT',
		'Thu, 01 Jan 2026 00:00:00 GMT',
	] );
	for ( const link of texts( 'link' ) ) {
		expect( link ).toMatch( /^https:\/\// );
	}
} );

test( 'an entry is its bold text and the rest of that sentence, from all its lines', () => {
	expect(
		entries( `- **One** goes on
  in another line. And ends.
  - **Nested** is left out.
- Not bold, **not** shown.
- **Code** \`wp x <id>\`, a [link](https://x.example/) and **more**.` )
	).toBe(
		'<h4>Added</h4><ul><li><strong>One</strong> goes on in another line.</li><li><strong>Code</strong> <code>wp x &lt;id&gt;</code>, a link and <strong>more</strong>.</li></ul>'
	);
} );

test( 'whatever the changelog has is text: in HTML, and in XML', () => {
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

test( 'versions without such entries are left out; five versions and twelve entries are the most', () => {
	const many = Array.from(
		{ length: 8 },
		( _, index ) =>
			`## 1.${ 8 - index }.0 - 2026-01-0${ 8 - index }\n### Added\n${
				index === 1
					? '- Plain.\n'
					: Array.from(
							{ length: 15 },
							( _entry, at ) => `- **Entry ${ at }**.\n`
						).join( '' )
			}`
	).join( '' );
	const read = posts( `## Unreleased\n\n${ many }` );
	expect( read.map( ( { title } ) => title ) ).toEqual(
		[ '1.8.0', '1.6.0', '1.5.0', '1.4.0', '1.3.0' ].map(
			( version ) => `Pharos SEO ${ version }`
		)
	);
	expect( read[ 0 ]?.description.match( /<li>/g ) ).toHaveLength( 12 );
} );

test( 'the file that is shipped can be read', () => {
	const [ newest ] = parseFeed(
		readFileSync( join( __dirname, '../../assets/whats-new.xml' ), 'utf8' ),
		'item',
		'/whats-new.xml'
	);
	expect( newest?.title ).toMatch( /^Pharos SEO \d/ );
	expect( newest?.date ).toBeGreaterThan( 0 );
	expect( newest?.description ).toContain( '<li>' );
} );
