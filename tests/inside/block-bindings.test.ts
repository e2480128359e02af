/** Blocks that are bound to the SEO title or the meta description of their post. */
import { site } from '../integration/support/site';

const path = '/x-bound/';
let id = 0;

const bound = ( key: string, attributes: object = {} ) =>
	`<!-- wp:paragraph ${ JSON.stringify( {
		metadata: {
			bindings: { content: { source: 'pharos/seo', args: { key } } },
		},
		...attributes,
	} ) } -->\n<p class="bound">As stored</p>\n<!-- /wp:paragraph -->`;

beforeAll( async () => {
	await site.resetSettings();
	id = await site.php< number >(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'x-bound', 'post_title' => 'Bound' ] );`
	);
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
} );

/** The bound paragraphs of the page with this content and these fields. */
async function shown( content: string, fields: Record< string, string > ) {
	await site.php(
		`kses_remove_filters();
		wp_update_post( wp_slash( [ 'ID' => $args[0], 'post_content' => $args[1] ] ) );
		foreach ( [ 'title', 'description' ] as $name ) {
			delete_post_meta( $args[0], "_pharos_$name" );
			isset( $args[2][ $name ] ) && update_post_meta( $args[0], "_pharos_$name", wp_slash( $args[2][ $name ] ) );
		}`,
		[ id, content, fields ]
	);
	const { text } = await site.get( path );
	return [ ...text.matchAll( /<p class="bound[^"]*">(.*?)<\/p>/g ) ].map(
		( [ , html ] ) => html
	);
}

test( 'have what search engines get, as text and not as HTML', async () => {
	expect(
		await shown( bound( 'title' ) + bound( 'description' ), {
			title: '%title% <i>&</i> more',
			description: 'Fish & chips <script>alert( 1 )</script> < 5 €',
		} )
	).toEqual( [
		'Bound &lt;i&gt;&amp;&lt;/i&gt; more',
		'Fish &amp; chips &lt;script&gt;alert( 1 )&lt;/script&gt; &lt; 5 €',
	] );
} );

test( 'keep their content without a value, and for other keys', async () => {
	expect(
		await shown( bound( 'noindex' ) + bound( '' ), { title: 'Tea' } )
	).toEqual( [ 'As stored', 'As stored' ] );
} );

test( 'don’t wait for a description that is made from them', async () => {
	const [ text ] = await shown(
		`${ bound(
			'description'
		) }<!-- wp:paragraph --><p>Much about tea.</p><!-- /wp:paragraph -->`,
		{ description: '%content%' }
	);
	expect( text ).toContain( 'Much about tea.' );
} );

test( 'reveal nothing of posts that visitors can’t read', async () => {
	const values = await site.php< ( string | null )[] >(
		`$draft = wp_insert_post( [ 'post_status' => 'draft', 'post_title' => 'Draft' ] );
		$locked = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Locked', 'post_password' => 'x' ] );
		wp_set_current_user( 0 );
		$values = [];
		foreach ( [ $draft, $locked, 0, $args[0] ] as $post ) {
			$block = new WP_Block( parse_blocks( $args[1] )[0], [ 'postId' => $post ] );
			$html = $block->render();
			$values[] = trim( wp_strip_all_tags( $html ) );
		}
		wp_delete_post( $draft, true );
		wp_delete_post( $locked, true );
		return $values;`,
		[ id, bound( 'title' ) ]
	);
	expect( values.slice( 0, 3 ) ).toEqual( Array( 3 ).fill( 'As stored' ) );
	expect( values[ 3 ] ).toContain( 'Bound' );
} );
