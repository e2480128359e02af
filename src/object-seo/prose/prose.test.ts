import cases from '../../../tests/fixtures/shortcodes.json';
import running from '../../../tests/fixtures/running-text.json';
import { prose } from '.';

test( 'the text of content is what a reader reads', () => {
	expect(
		prose(
			'<!-- wp:heading --><h2>Tea &amp; water</h2><!-- /wp:heading -->\n<p>Heat<br>both, <em>slow</em>ly.</p><style>p{}</style>'
		)
	).toBe( 'Tea & water Heat both, slowly.' );
} );

test( 'shortcodes go, what stands in brackets otherwise stays', () => {
	expect( prose( 'Tea [sic] [gallery ids="1,2"]now[/gallery]' ) ).toBe(
		'Tea [sic] now'
	);
} );

test( 'a comment that is not closed hides the rest, as in a browser', () => {
	expect( prose( 'Tea <!-- later' ) ).toBe( 'Tea' );
} );

describe( 'what a plugin shows to some visitors only', () => {
	test.each( cases )( 'is not read: $name', ( { html, result } ) => {
		expect(
			prose( html, [ 'caption', 'gallery', 'members_only', 'members' ] )
		).toBe( result );
	} );
} );

describe( 'what isn’t running text', () => {
	test.each( running )( 'is not read: $name', ( { html, result } ) => {
		const media = [ 'audio', 'caption', 'embed', 'gallery', 'playlist' ];
		expect( prose( html, [ ...media, 'members_only' ] ) ).toBe( result );
	} );
} );

describe( 'a block that was hidden in the editor', () => {
	const hidden = '{"metadata":{"blockVisibility":false}}';

	test.each( [
		[
			'is not read',
			`<!-- wp:paragraph ${ hidden } --><p>Secret</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Tea</p><!-- /wp:paragraph -->`,
			'Tea',
		],
		[
			'hides those in it',
			`<!-- wp:group ${ hidden } --><div><!-- wp:group --><div>A</div><!-- /wp:group --><!-- wp:spacer /-->B</div><!-- /wp:group --><p>Tea</p>`,
			'Tea',
		],
		[
			'hides nothing around it',
			`<!-- wp:group --><div>Tea <!-- wp:paragraph ${ hidden } --><p>A</p><!-- /wp:paragraph --> time</div><!-- /wp:group -->`,
			'Tea time',
		],
		[
			'may hold nothing',
			`Tea <!-- wp:acme/box ${ hidden } /--> time`,
			'Tea time',
		],
		[
			'may be hidden on phones only, where it is read elsewhere',
			`<!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} --><p>Tea</p><!-- /wp:paragraph -->`,
			'Tea',
		],
		[
			'whose end is missing lasts to the end',
			`Tea <!-- wp:paragraph ${ hidden } --><p>Secret</p>`,
			'Tea',
		],
	] )( '%s', ( _, html, text ) => {
		expect( prose( html ) ).toBe( text );
	} );
} );
