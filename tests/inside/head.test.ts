/** The head of pages: exactly one title, and at most one description. */
import {
	configure,
	head,
	name,
	title,
	withContent,
} from '../integration/support/head';
import { site } from '../integration/support/site';

const content = withContent();
// Archives that are turned off have no page.
beforeAll( () => configure( { author_archive: true, date_archive: true } ) );
afterAll( () => site.resetSettings() );

describe( 'With the default templates', () => {
	test( 'the home page has the name and the tagline of the site', async () => {
		expect( await head( '/' ) ).toMatchObject( {
			title: name,
			description: 'Loose-leaf tea & slow coffee, from leaf to cup',
		} );
		expect( await title( '/page/2/' ) ).toMatch(
			/^Fern & Kettle - Page 2 of \d$/
		);
	} );

	test( 'a post has its title and the beginning of its text, without markup', async () => {
		const page = await head( '/x-plain/' );
		expect( page.title ).toBe( `Salt & "pepper" tea - ${ name }` );
		expect( page.description ).toBe( '100% tea & "milk" <b>.' );
		expect( page.text ).toContain(
			'Salt &amp; &quot;pepper&quot; tea - Fern &amp; Kettle</title>'
		);
		expect( page.text ).toContain(
			'<meta name="description" content="100% tea &amp; &quot;milk&quot; &lt;b&gt;." />'
		);
	} );

	test( 'a post about entities shows them', async () => {
		expect( await title( '/x-entities/' ) ).toBe(
			`How to write &amp; in HTML - ${ name }`
		);
	} );

	test( 'a title keeps its brackets, an excerpt loses its shortcodes', async () => {
		expect( await head( '/x-brackets/' ) ).toMatchObject( {
			title: `[video] Trip to Rome - ${ name }`,
			description: 'Three days.',
		} );
	} );

	test( 'a post without a title is called by the beginning of its text', async () => {
		const page = await head( '/x-empty/' );
		expect( page ).toMatchObject( {
			title: `No title. - ${ name }`,
			description: 'No title.',
		} );
		expect( page.meta( 'og:title' ) ).toBe( page.title );
		expect( await title( '/x-parted/' ) ).toBe(
			`It rained in Rome for three days and we drank all the tea… - ${ name }`
		);
		expect( await title( '/x-parted/2/' ) ).toMatch(
			/^It rained in Rome .*Page 2 of 2/
		);
	} );

	test( 'a post without title and text is called by its number, and so is one whose text is secret', async () => {
		const { untitled, hidden } = content.ids;
		expect( await title( '/x-untitled/' ) ).toBe(
			`Untitled ${ untitled } - ${ name }`
		);
		const page = await head( '/x-hidden/' );
		expect( page.title ).toBe( `Untitled ${ hidden } - ${ name }` );
		expect( page.text ).not.toContain( 'SECRET' );
	} );

	test( 'a week has no name, and yet is not called as the home page is', async () => {
		expect( await title( '/?w=7' ) ).toBe( `Archives - ${ name }` );
	} );

	test( 'a post with an excerpt is described by it', async () => {
		expect( ( await head( '/first-flush-darjeeling/' ) ).description ).toBe(
			'Forty kilos from two gardens, picked in the last week of March: muscat, green almond and a little hay.'
		);
	} );

	test( 'a long post is cut at a word', async () => {
		const { description = '' } = await head( '/proper-chai/' );
		expect( description ).toMatch(
			/^Crush six pods of cardamom, a finger of ginger & .*\w…$/
		);
		expect( description.length ).toBeLessThanOrEqual( 160 );
	} );

	test( 'what a password protects stays secret', async () => {
		const page = await head( '/x-secret/' );
		expect( page ).toMatchObject( {
			title: `Prices - ${ name }`,
			description: undefined,
		} );
		expect( page.text ).not.toContain( 'SECRET' );
	} );

	test( 'every page of a divided post has a title and a description of its own', async () => {
		expect( await head( '/x-divided/' ) ).toMatchObject( {
			title: `Divided - ${ name }`,
			description: 'First part.',
		} );
		expect( await head( '/x-divided/2/' ) ).toMatchObject( {
			title: `Divided - Page 2 of 3 - ${ name }`,
			description: 'Second part.',
		} );
	} );

	test.each( [
		[
			'a category',
			'/category/tea/',
			'Tea',
			'Everything about leaves: where they grow',
		],
		[ 'a tag', '/tag/how-to/', 'How to', undefined ],
		[
			'a term of another taxonomy',
			'/genre/x-travel/',
			'Travel',
			'Far away.',
		],
		[
			'an author',
			'/author/ines-calloway/',
			'Ines Calloway',
			'Ines buys our teas & roasts',
		],
		[ 'a year', '/2025/', '2025', undefined ],
		[ 'a month', '/2025/02/', 'February 2025', undefined ],
		[ 'a day', '/2025/02/11/', 'February 11, 2025', undefined ],
		[ 'an archive of a post type', '/books/', 'Books & maps', undefined ],
		[
			'a post of another type',
			'/books/x-book/',
			'The book of tea',
			undefined,
		],
	] )(
		'%s has its name and its description',
		async ( _what, path, expected, description ) => {
			const page = await head( path );
			// Old date URLs may redirect to the new ones.
			if ( page.location === null ) {
				expect( page.title ).toBe( `${ expected } - ${ name }` );
			}
			expect( page.description ?? '' ).toMatch( description ?? /^$/ );
		}
	);

	test( 'later pages of an archive say which they are', async () => {
		expect( await title( '/category/tea/page/2/' ) ).toMatch(
			/^Tea - Page 2 of \d - Fern & Kettle$/
		);
	} );

	test( 'a search has the words searched for, whatever they are', async () => {
		expect( await title( '/?s=tea' ) ).toBe(
			`Search results for “tea” - ${ name }`
		);
		const words = `<script>"x" & 'y' %title% \\`;
		const page = await head( `/?s=${ encodeURIComponent( words ) }` );
		expect( page.title ).toBe(
			`Search results for “${ words }” - ${ name }`
		);
		expect( page.text ).not.toContain( '<script>"x"' );
	} );

	test( 'a page that does not exist says so', async () => {
		const page = await head( '/nothing-here/' );
		expect( page ).toMatchObject( {
			status: 404,
			title: `Page not found - ${ name }`,
			description: undefined,
		} );
	} );

	test( 'an embedded post has the title', async () => {
		expect( await title( '/x-plain/embed/' ) ).toBe(
			`Salt & "pepper" tea - ${ name }`
		);
	} );
} );
