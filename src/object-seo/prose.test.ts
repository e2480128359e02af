import { prose } from './prose';

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
