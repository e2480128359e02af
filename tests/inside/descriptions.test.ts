/** Descriptions that are generated from the content of a post: what reads as text, as in WordPress's excerpts. */
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

withSnippet(
	'excerpts',
	`add_filter( 'excerpt_allowed_blocks', static fn( $names ) => [ ...array_diff( $names, [ 'core/verse', 'core/columns', 'core/heading' ] ), 'core/code' ] );`
);

const ids: number[] = [];

afterAll( () =>
	site.php( `foreach ( $args as $id ) { wp_delete_post( $id, true ); }`, ids )
);

async function description( content: string ) {
	const made = await site.php< { id: number; path: string } >(
		`$id = wp_insert_post( wp_slash( [ 'post_title' => 'Tea', 'post_status' => 'publish', 'post_content' => $args['content'] ] ) );
		return [ 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`,
		{ content }
	);
	ids.push( made.id );
	const page = await site.get( made.path );
	expect( page.meta( 'og:description' ) ).toBe( page.meta( 'description' ) );
	return page.meta( 'description' );
}

const block = ( name: string, html: string, attributes = '' ) =>
	`<!-- wp:${ name } ${ attributes }-->\n${ html }\n<!-- /wp:${ name } -->\n\n`;
const image = block(
	'image',
	'<figure class="wp-block-image"><img src="/a.jpg" alt=""/><figcaption class="wp-element-caption">A cup of tea</figcaption></figure>'
);
const text = block( 'paragraph', '<p>Green tea is steamed.</p>' );

test( 'begin with the text below an image, a film, a file and a button', async () => {
	const film = 'https://www.youtube.com/watch?v=abc';
	expect(
		await description(
			image +
				block(
					'embed',
					`<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${ film }\n</div></figure>`,
					`{"url":"${ film }"} `
				) +
				block(
					'file',
					'<div class="wp-block-file"><a href="/menu.pdf">menu</a><a href="/menu.pdf" class="wp-block-file__button" download>Download</a></div>'
				) +
				block(
					'buttons',
					`<div>${ block( 'button', '<div><a class="wp-block-button__link">Buy now</a></div>' ) }</div>`
				) +
				block(
					'paragraph',
					'<p>Green tea<sup data-fn="8c1f" class="fn"><a href="#8c1f" id="8c1f-link">1</a></sup> is steamed.</p>'
				)
		)
	).toBe( 'Green tea is steamed.' );
} );

test( 'follow what a site adds to WordPress’s excerpts, and what it removes from them', async () => {
	expect(
		await description(
			block( 'verse', '<pre>Leaves fall</pre>' ) +
				block(
					'columns',
					`<div>${ block( 'column', `<div>${ text }</div>` ) }</div>`
				) +
				block( 'code', '<pre><code>brew()</code></pre>' ) +
				text
		)
	).toBe( 'brew() Green tea is steamed.' );
} );

test( 'of headings and paragraphs follow it, too', async () => {
	expect(
		await description( block( 'heading', '<h2>Leaves</h2>' ) + text )
	).toBe( 'Green tea is steamed.' );
} );

test( 'of a long article begin after all of its pictures', async () => {
	expect( await description( image.repeat( 500 ) + text ) ).toBe(
		'Green tea is steamed.'
	);
} );

test( 'of classic content leave out captions, embeds and notes, too', async () => {
	expect(
		await description(
			'[caption id="attachment_5" width="300"]<img src="/a.jpg" /> A cup[/caption]\n\nhttps://vimeo.com/1\n\n[gallery ids="1"]\n\nGreen tea<sup><a href="#fn1">1</a></sup> is steamed.\n\nhttps://vimeo.com/2'
		)
	).toBe( 'Green tea is steamed.' );
} );

test( 'don’t exist for a post of pictures', async () => {
	expect( await description( image ) ).toBeUndefined();
} );
