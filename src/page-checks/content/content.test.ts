import { allAtOnce } from '../steps';
import type { BlockOutline } from '../types';
import { readSteps } from './read';

/** Creates a block from "id core/name" or "id core/name ( … )". */
const block = (
	id: string,
	name: string,
	inner: BlockOutline[] = []
): BlockOutline => ( { id, name: `core/${ name }`, inner } );

const read = ( html: string, blocks: BlockOutline[] = [] ) =>
	allAtOnce( readSteps( html, blocks ) );

const firstParagraph = ( html: string ) => read( html ).firstParagraph?.text;

describe( 'the text of a page', () => {
	test( 'is what visitors read', () => {
		expect(
			read(
				'<p>Tea &amp; <b>cof</b>fee<br>milk</p><script>x()</script><style>p{}</style><!-- no --><ul><li>one</li><li>two</li></ul>[gallery ids="1"]'
			).text.match( /\S+/g )
		).toEqual( [ 'Tea', '&', 'coffee', 'milk', 'one', 'two' ] );
	} );

	test.each( [
		[
			'<p>',
			'<h2>Title</h2><p></p><p>Tea <b>first</b>.</p><p>More</p>',
			'Tea first.',
		],
		[
			'of a picture alone',
			'<p><img src="a.jpg" alt="Cup"></p><p>Tea</p>',
			'Tea',
		],
		[ 'of a shortcode alone', '<p>[ad id="3"]</p><p>Tea</p>', 'Tea' ],
		[ 'of the Classic editor', 'Tea\nfirst.\n\nThen milk.', 'Tea\nfirst.' ],
		[ 'behind a list', '<ul><li>one</li></ul>Tea\n\nmilk', 'Tea' ],
		[
			'behind a table and a caption',
			'<table><tr><td>x</td></tr></table><figcaption>y</figcaption><p>Tea</p>',
			'Tea',
		],
		[ 'in a column', '<div><div><p>Tea</p></div></div>', 'Tea' ],
		[ 'that nobody closed', '<p>Tea<p>Milk', 'Tea' ],
		[ 'with a line break', '<p>Tea<br/>first</p>', 'Tea first' ],
	] )( 'begins with the paragraph %s', ( _, html, text ) => {
		expect( firstParagraph( html ) ).toBe( text.replace( /\n/g, ' ' ) );
	} );

	test( 'may have no paragraph', () => {
		expect(
			read( '<h2>Title</h2><ul><li>one</li></ul>' ).firstParagraph
		).toBeNull();
	} );
} );

test( 'a long page is read as a short one is', () => {
	const part = '<h2>Tea &amp; milk</h2><p>Tea, <a href="/a">hot</a>.</p>';
	const { text, headings, links } = read( part.repeat( 500 ) );
	expect( text.match( /\S+/g ) ).toHaveLength( 5 * 500 );
	expect( new Set( headings.map( ( heading ) => heading.text ) ) ).toEqual(
		new Set( [ 'Tea & milk' ] )
	);
	expect( links.map( ( { href, name } ) => href + name ) ).toEqual(
		Array( 500 ).fill( '/ahot' )
	);
} );

describe( 'headings, images and links', () => {
	test( 'are read in their order', () => {
		const { headings, links, images } = read(
			'<h2 id="a">Tea <em>and</em> milk</h2><h4></h4><p><a href=" /cups/ ">Cups</a> <a>no link</a> <a href="#a"><img src="c.jpg" alt=" Up "></a></p>'
		);
		expect(
			headings.map( ( { level, text } ) => [ level, text ] )
		).toEqual( [
			[ 2, 'Tea and milk' ],
			[ 4, '' ],
		] );
		expect( links.map( ( { href, name } ) => [ href, name ] ) ).toEqual( [
			[ '/cups/', 'Cups' ],
			[ '#a', 'Up' ],
		] );
		expect( images ).toMatchObject( [ { src: 'c.jpg', alt: 'Up' } ] );
	} );

	test( 'take a label for a text', () => {
		const { links } = read(
			'<a href="/a" aria-label="Read more"><i></i></a><a href="/b" title="More"></a><a href="/c"></a>'
		);
		expect( links.map( ( { name } ) => name ) ).toEqual( [
			'Read more',
			'More',
			'',
		] );
	} );

	test( 'end where the next begins, if they aren’t closed', () => {
		const { headings, links } = read(
			'<h2>One<h3>Two</h3><a href="/a">A<a href="/b">B</a> after'
		);
		expect( headings.map( ( { text } ) => text ) ).toEqual( [
			'One',
			'Two',
		] );
		expect( links.map( ( { name } ) => name ) ).toEqual( [ 'A', 'B' ] );
	} );
} );

describe( 'an image without a text', () => {
	const isDecorative = ( html: string ) =>
		read( html ).images[ 0 ]?.isDecorative;

	test.each( [
		[
			'by an empty text in hand-written HTML',
			true,
			'<!-- wp:html --><img src="a.jpg" alt=""><!-- /wp:html -->',
		],
		[
			'by its role',
			true,
			'<!-- wp:image --><img src="a.jpg" alt="" role="presentation"><!-- /wp:image -->',
		],
		[ 'by being hidden', true, '<img src="a.jpg" aria-hidden="true">' ],
		[
			'not by what WordPress writes',
			false,
			'<!-- wp:image --><img src="a.jpg" alt=""><!-- /wp:image -->',
		],
		[
			'not by a missing text',
			false,
			'<!-- wp:html --><img src="a.jpg"><!-- /wp:html -->',
		],
		[ 'not in the Classic editor', false, '<img src="a.jpg" alt="">' ],
	] )( 'is decoration or not: %s', ( _, expected, html ) => {
		expect( isDecorative( html ) ).toBe( expected );
	} );
} );

describe( 'what was found is in the block', () => {
	const placesOf = ( html: string, blocks: BlockOutline[] ) =>
		read( html, blocks ).headings.map( ( heading ) => heading.block );
	const heading = '<!-- wp:heading --><h2>T</h2><!-- /wp:heading -->';

	test( 'that holds it, also within others', () => {
		expect(
			placesOf(
				`${ heading }<!-- wp:group {"tagName":"main"} --><div>${ heading }<!-- wp:spacer /-->${ heading }</div><!-- /wp:group -->${ heading }`,
				[
					block( 'a', 'heading' ),
					block( 'b', 'group', [
						block( 'c', 'heading' ),
						block( 'd', 'spacer' ),
						block( 'e', 'heading' ),
					] ),
					block( 'f', 'heading' ),
				]
			)
		).toEqual( [ 'a', 'c', 'e', 'f' ] );
	} );

	test( 'of the Classic editor, which has no comment', () => {
		expect(
			placesOf( `${ heading }<h2>Classic</h2>${ heading }`, [
				block( 'a', 'heading' ),
				block( 'b', 'freeform' ),
				block( 'c', 'heading' ),
			] )
		).toEqual( [ 'a', 'b', 'c' ] );
	} );

	test( 'behind a synced pattern, whose blocks are not in the page', () => {
		expect(
			placesOf( `<!-- wp:block {"ref":7} /-->${ heading }`, [
				block( 'a', 'block', [ block( 'b', 'heading' ) ] ),
				block( 'c', 'heading' ),
			] )
		).toEqual( [ 'c' ] );
	} );

	test( 'of a plugin that is gone', () => {
		expect(
			placesOf(
				`<!-- wp:acme/box --><h2>Box</h2><!-- /wp:acme/box -->${ heading }`,
				[ block( 'a', 'missing' ), block( 'b', 'heading' ) ]
			)
		).toEqual( [ 'a', 'b' ] );
	} );

	test( 'of another plugin', () => {
		expect(
			placesOf(
				'<!-- wp:acme/box {"a":"b"} --><h2>Box</h2><!-- /wp:acme/box -->',
				[ { id: 'a', name: 'acme/box', inner: [] } ]
			)
		).toEqual( [ 'a' ] );
	} );

	test( 'that are unknown without the block editor', () => {
		expect( placesOf( '<h2>T</h2>', [] ) ).toEqual( [ undefined ] );
	} );
} );
