import { findingOf, goodPage, verdictOf } from '../fixtures';

const withContent = ( id: string, content: string ) =>
	verdictOf( id, { content, blocks: [] } );

describe( 'the main heading', () => {
	test( 'is the name of the page', () => {
		expect( verdictOf( 'main_heading', {} ) ).toBe( 'success: one' );
		expect( verdictOf( 'main_heading', { name: '' } ) ).toBe(
			'warning: none'
		);
	} );

	test( 'may stand in the text of a page without a name', () => {
		expect(
			verdictOf( 'main_heading', { name: '', content: '<h1>Tea</h1>' } )
		).toBe( 'success: one' );
	} );

	test( 'has no other beside it', () => {
		expect(
			findingOf( 'main_heading', {
				content:
					'<!-- wp:heading {"level":1} --><h1>Tea</h1><!-- /wp:heading -->',
				blocks: [ { id: 'a', name: 'core/heading', inner: [] } ],
			} )
		).toMatchObject( {
			status: 'warning',
			values: { count: 2 },
			where: [ { block: 'a', label: 'Tea' } ],
		} );
	} );
} );

describe( 'the order of headings', () => {
	test.each( [
		[
			'goes down a level at a time',
			'<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>',
			'success: good',
		],
		[ 'leaves out the second level', '<h3>A</h3>', 'suggestion: skipped' ],
		[
			'leaves out the third level',
			'<h2>A</h2><h4>B</h4>',
			'suggestion: skipped',
		],
		[ 'is no subject of a short text', '<p>Tea</p>', 'nothing' ],
		[
			'is missed in a long text',
			`<p>${ 'tea '.repeat( 301 ) }</p>`,
			'suggestion: no_headings',
		],
		[
			'is missed in a long Japanese text',
			`<p>${ '緑茶'.repeat( 301 ) }</p>`,
			'suggestion: no_headings',
		],
	] )( '%s', ( _, content, verdict ) => {
		expect( withContent( 'heading_order', content ) ).toBe( verdict );
	} );

	test( 'names the headings that leave out a level', () => {
		expect(
			findingOf( 'heading_order', {
				content: '<h2>A</h2><h5>B</h5><h2>C</h2><h4>D</h4>',
			} )?.where
		).toEqual( [ { label: 'B' }, { label: 'D' } ] );
	} );
} );

describe( 'the length of the text', () => {
	test.each( [
		[ 'is nothing', '<p></p>', 'warning: empty' ],
		[ 'is very little', '<p>Tea</p>', 'warning: thin_words' ],
		[
			'is little',
			`<p>${ 'tea '.repeat( 299 ) }</p>`,
			'suggestion: thin_words',
		],
		[
			'is enough',
			`<p>${ 'tea '.repeat( 300 ) }</p>`,
			'success: good_words',
		],
		[
			'is little in Japanese',
			`<p>${ '茶'.repeat( 599 ) }</p>`,
			'suggestion: thin_characters',
		],
		[
			'is enough in Japanese',
			`<p>${ '茶'.repeat( 600 ) }</p>`,
			'success: good_characters',
		],
		[
			'is enough in Arabic',
			`<p>${ 'قهوة '.repeat( 300 ) }</p>`,
			'success: good_words',
		],
	] )( '%s', ( _, content, verdict ) => {
		expect( withContent( 'text_length', content ) ).toBe( verdict );
	} );
} );

describe( 'images', () => {
	test( 'without a text are named, with their block', () => {
		expect(
			findingOf( 'image_text', {
				content:
					goodPage.content.replace( 'A cup of tea', '' ) +
					'<img src="pot.jpg" alt="A pot">',
			} )
		).toMatchObject( {
			status: 'warning',
			values: { count: 1 },
			where: [ { block: 'image', label: 'cup.jpg' } ],
		} );
	} );

	test.each( [
		[ 'an address with parameters', '/up/cup.jpg?w=3#x', 'cup.jpg' ],
		[ 'no address', '', '' ],
		[ 'an image within the page', 'data:image/png;base64,iVBOR/w0', '' ],
	] )( 'are named by their file: %s', ( _, src, label ) => {
		expect(
			findingOf( 'image_text', { content: `<img src="${ src }">` } )
				?.where
		).toEqual( [ { label } ] );
	} );

	test( 'with a text, and those that need none, are fine', () => {
		expect( verdictOf( 'image_text', {} ) ).toBe( 'success: good' );
		expect(
			withContent( 'image_text', '<img src="a.jpg" role="none">' )
		).toBe( 'success: good' );
	} );

	test( 'are no subject where there are none', () => {
		expect( withContent( 'image_text', '<p>Tea</p>' ) ).toBe( 'nothing' );
	} );
} );

describe( 'links', () => {
	test.each( [
		[ 'to a page', '/kettles/', 1, 0 ],
		[ 'to a page by its whole address', 'https://www.EXAMPLE.org/a', 1, 0 ],
		[ 'to a page by http', 'http://example.org/a', 1, 0 ],
		[ 'to another site', 'https://tea.example/', 0, 1 ],
		[ 'to another site without a scheme', '//tea.example/', 0, 1 ],
		[ 'to a subdomain', 'https://shop.example.org/', 0, 1 ],
		[ 'to a place on the page', '#top', 0, 0 ],
		[ 'that sends a mail', 'mailto:a@tea.example', 0, 0 ],
		[ 'that runs something', 'javascript:void(0)', 0, 0 ],
		[ 'to nowhere', '', 0, 0 ],
		[ 'that is no address', 'https://', 0, 0 ],
	] )( '%s count inside or outside', ( _, href, inside, outside ) => {
		const content = `<a href="${ href }">x</a>`;
		const count = ( id: string ) =>
			findingOf( id, { content } )?.values.count ?? 0;
		expect( count( 'links_inside' ) ).toBe( inside );
		expect( count( 'links_outside' ) ).toBe( outside );
	} );

	test( 'that are not there are missed', () => {
		expect( withContent( 'links_inside', '' ) ).toBe( 'suggestion: none' );
		expect( withContent( 'links_outside', '' ) ).toBe( 'suggestion: none' );
	} );

	test( 'without a text are named', () => {
		expect(
			findingOf( 'link_text', {
				content:
					'<a href="/a">A</a><a href="/b"><img src="x.jpg" alt=""></a><a href="/c"> </a>',
			} )
		).toMatchObject( {
			status: 'warning',
			values: { count: 2 },
			where: [ { label: '/b' }, { label: '/c' } ],
		} );
	} );

	test.each( [
		[ 'a text', '<a href="/a">A</a>' ],
		[ 'an image with a text', '<a href="/a"><img alt="Cup"></a>' ],
		[ 'a label', '<a href="/a" aria-label="Cup"></a>' ],
	] )( 'with %s are fine', ( _, content ) => {
		expect( withContent( 'link_text', content ) ).toBe( 'success: good' );
	} );
} );
