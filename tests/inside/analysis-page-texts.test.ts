/** Checks of page texts: titles, descriptions, headings, images. */
import {
	describeFaults,
	fixOf,
	runCheck,
	settingOf,
} from '../integration/support/analysis';
import {
	addressOf,
	edit,
	editBlock,
	fill,
	paragraph,
	placeOf,
	PRINTER,
	printing,
	withSoundPages,
	type Sound,
} from '../integration/support/analysis-pages';
import { withTheme } from '../integration/support/plugins';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const sound: Sound = { post: 0, page: 0 };
withSoundPages( sound );
withSnippet( 'analysis-printer', PRINTER );

afterEach( () => printing( null ) );

const IMAGE = '<img src="/wp-content/uploads/2024/03/shop-window.jpg"';

/** Fills the field of the post that the link opens. */
async function fillThere( url: URL, value: string ) {
	const { post, field } = placeOf( url );
	await fill( post, field, value );
}

/** A block in the second of two columns, in a group, below text; with the white space between blocks that editors write. */
const nested = ( block: string ) => `
${ paragraph() }

<!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column">${ paragraph( 'Left' ) }</div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group -->
<div class="wp-block-group">${ paragraph( 'Above' ) }

${ block }</div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
`;

const NESTED = '1.1.0.1';

const heading = ( level: number, text: string ) =>
	`<!-- wp:heading {"level":${ level }} -->\n<h${ level } class="wp-block-heading">${ text }</h${ level }>\n<!-- /wp:heading -->`;

const image = ( alt: string, link = false ) =>
	`<!-- wp:image -->\n<figure class="wp-block-image">${
		link ? '<a href="https://example.com/">' : ''
	}${ IMAGE }${ alt }/>${ link ? '</a>' : '' }</figure>\n<!-- /wp:image -->`;

describeFaults( 'general', [
	{
		title: 'a home page without a title leads to the field of the home page',
		check: 'title',
		seed: () =>
			printing( {
				replace: [ [ '~<title>Fern &amp; Kettle</title>~', '' ] ],
			} ),
		status: 'error',
		message: /^1 page has no title tag\.$/,
		fix: /#\/general\/homepage\?setting=home_page_title$/,
		mend: () => printing( null ),
	},
	{
		title: 'a title that is too long, in another script and with emoji, is counted as people read it',
		check: 'title_length',
		seed: () =>
			fill(
				sound.post,
				'title',
				'👩‍👩‍👧 '.repeat( 20 ) + 'چای سبز از کوه'.repeat( 3 )
			),
		status: 'warning',
		message: /^1 page has a title tag that’s too long or too short/,
		fix: /post\.php\?post=\d+&action=edit&pharos-field=title$/,
		mend: ( url ) =>
			fillThere( url, '👩‍👩‍👧 '.repeat( 20 ) + 'چای سبز از کوه' ),
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toContain(
				'Too long, 82 characters'
			),
	},
	{
		title: 'a very short title',
		check: 'title_length',
		url: () => addressOf( sound.page ),
		seed: () => fill( sound.page, 'title', 'Tea' ),
		status: 'warning',
		message: /too short/,
		fix: /pharos-field=title$/,
		// As short, but in a script that needs fewer characters.
		mend: ( url ) => fillThere( url, '宇治の新茶' ),
	},
	{
		title: 'a post that says nothing has no description',
		check: 'description',
		url: () => addressOf( sound.post ),
		seed: () => edit( sound.post, { post_content: '' } ),
		status: 'warning',
		message: /^1 page has no meta description\.$/,
		fix: /pharos-field=description$/,
		mend: async ( url ) => {
			await fillThere( url, 'What is left of a tea: the leaves.' );
		},
	},
	{
		title: 'a description that is too long',
		check: 'description_length',
		url: () => addressOf( sound.post ),
		seed: () =>
			fill( sound.post, 'description', 'Зелёный чай '.repeat( 20 ) ),
		status: 'warning',
		message:
			/^1 page has a meta description that’s too long or too short\.$/,
		fix: /pharos-field=description$/,
		mend: ( url ) => fillThere( url, 'Зелёный чай '.repeat( 10 ) ),
	},
	{
		title: 'a short description is only a suggestion',
		check: 'description_length',
		url: () => addressOf( sound.post ),
		seed: () => fill( sound.post, 'description', 'Green tea.' ),
		status: 'suggestion',
		message: /too long or too short/,
		fix: /pharos-field=description$/,
		mend: ( url ) => fillThere( url, '' ),
	},
	{
		title: 'a post without a title has no main heading',
		check: 'h1',
		url: () => addressOf( sound.post ),
		seed: () => edit( sound.post, { post_title: '' } ),
		status: 'warning',
		message: /^1 page has no H1 heading/,
		fix: /post\.php\?post=\d+&action=edit$/,
		mend: ( url ) =>
			edit( placeOf( url ).post, { post_title: 'Autumn leaves' } ),
	},
	{
		title: 'a second main heading in a group in a column leads to that very block',
		check: 'h1',
		seed: () =>
			edit( sound.post, {
				post_content: nested( heading( 1, 'خانه' ) ),
			} ),
		status: 'suggestion',
		message: /H1 heading/,
		fix: new RegExp( `pharos-block=${ NESTED }$` ),
		mend: ( url ) =>
			editBlock( url, 'core/heading', 'h1', 'h2', { level: 2 } ),
	},
	{
		title: 'a heading whose quotes and dashes WordPress makes typographic leads to that very block',
		check: 'heading_order',
		url: () => addressOf( sound.page ),
		seed: () =>
			edit( sound.page, {
				post_content: `${ heading( 2, 'Leaves' ) }\n\n${ nested(
					heading(
						4,
						`Ann's "first" tea -- 10x20 tins &amp; &#8216;more&#8217;... on Wordpress`
					)
				) }`,
			} ),
		status: 'suggestion',
		message: /^1 page skips heading levels\.$/,
		fix: /pharos-block=2\.1\.0\.1$/,
		mend: ( url ) =>
			editBlock( url, 'core/heading', 'h4', 'h3', { level: 3 } ),
	},
	{
		title: 'a heading that leaves out a level leads to that very block',
		check: 'heading_order',
		url: () => addressOf( sound.page ),
		seed: () =>
			edit( sound.page, {
				post_content: `${ heading( 2, 'Leaves' ) }\n\n${ nested(
					heading( 4, 'Leaves' )
				) }`,
			} ),
		status: 'suggestion',
		message: /^1 page skips heading levels\.$/,
		fix: /pharos-block=2\.1\.0\.1$/,
		mend: ( url ) =>
			editBlock( url, 'core/heading', 'h4', 'h3', { level: 3 } ),
	},
	{
		title: 'an image without alternative text in a group in a column leads to that very block',
		check: 'image_alt',
		seed: () =>
			edit( sound.post, {
				post_content: nested(
					`${ image( ' alt="The window of our shop"' ) }\n\n${ image(
						''
					) }`
				),
			} ),
		status: 'warning',
		message: /^1 page has images without alt text\.$/,
		fix: /pharos-block=1\.1\.0\.2$/,
		mend: ( url ) =>
			editBlock( url, 'core/image', '.jpg"', '.jpg" alt="Our shop"' ),
		expects: ( { description } ) =>
			expect( description ).toContainEqual( {
				images: [
					{
						url: `${ site.url }/wp-content/uploads/2024/03/shop-window.jpg`,
						fix: expect.objectContaining( {
							label: 'Edit this block',
						} ),
					},
				],
			} ),
	},
	{
		title: 'an image that is all of a link needs a text, even where it says that it is decoration',
		check: 'image_alt',
		url: () => addressOf( sound.post ),
		seed: () =>
			edit( sound.post, {
				post_content: nested( image( ' alt=""', true ) ),
			} ),
		status: 'warning',
		message: /^1 page has images/,
		fix: new RegExp( `pharos-block=${ NESTED }$` ),
		mend: ( url ) =>
			editBlock( url, 'core/image', 'alt=""', 'alt="Visit us"' ),
	},
	{
		title: 'an image that no text and no template has leads to the theme',
		check: 'image_alt',
		url: () => addressOf( sound.post ),
		seed: () =>
			printing( {
				replace: [ [ '~<body[^>]*>~', '$0<img src=/l.png>' ] ],
			} ),
		status: 'warning',
		message: /^1 page has images/,
		fix: /site-editor\.php$/,
		mend: () => printing( null ),
	},
	{
		title: 'an image in a classic text leads to the post',
		check: 'image_alt',
		url: () => addressOf( sound.page ),
		seed: () =>
			edit( sound.page, { post_content: `<p>Hello ${ IMAGE }></p>` } ),
		status: 'warning',
		message: /^1 page has images/,
		fix: /post\.php\?post=\d+&action=edit$/,
		mend: ( url ) =>
			edit( placeOf( url ).post, {
				post_content: `<p>Hello ${ IMAGE } alt="shop"></p>`,
			} ),
	},
] );

describe( 'Images', () => {
	it( 'that only decorate are in order', async () => {
		await edit( sound.post, {
			post_content: [
				image( ' alt=""' ),
				image( ' role="presentation"' ),
				image( ' aria-hidden="true"' ),
			].join( '\n' ),
		} );

		expect(
			await runCheck( 'general', 'image_alt', addressOf( sound.post ) )
		).toMatchObject( {
			status: 'success',
		} );
	} );

	it( 'of a synced pattern lead to the pattern’s own editor', async () => {
		const pattern = await site.php< number >(
			`return wp_insert_post( wp_slash( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Shop', 'post_content' => $args[0] ] ) );`,
			[ nested( image( '' ) ) ],
			1
		);
		await edit( sound.post, {
			post_content: `${ paragraph() }\n<!-- wp:block {"ref":${ pattern }} /-->`,
		} );

		const item = await runCheck( 'general', 'image_alt' );

		expect( item ).toMatchObject( { status: 'warning' } );
		expect( placeOf( new URL( fixOf( item! )! ) ) ).toEqual( {
			post: pattern,
			block: NESTED,
			field: '',
		} );

		await site.php( `wp_delete_post( $args[0], true );`, [ pattern ] );
	} );

	it( 'are found although synced patterns show themselves and each other', async () => {
		const [ one, other ] = await site.php< number[] >(
			`$insert = static fn(): int => wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Shop' ] );
			$ids = [ $insert(), $insert() ];
			foreach ( [ $ids, array_reverse( $ids ) ] as [ $own, $next ] ) {
				$blocks = "<!-- wp:block {\\"ref\\":$own} /-->\n<!-- wp:block {\\"ref\\":$next} /-->\n";
				wp_update_post( wp_slash( [ 'ID' => $own, 'post_content' => str_repeat( $blocks, 10 ) ] ) );
			}
			return $ids;`,
			[],
			1
		);
		await edit( sound.post, {
			post_content: `<!-- wp:block {"ref":${ one }} /-->\n${ image( '' ) }`,
		} );

		const item = await runCheck( 'general', 'image_alt' );

		expect( item ).toMatchObject( { status: 'warning' } );
		expect( placeOf( new URL( fixOf( item! )! ) ) ).toEqual( {
			post: sound.post,
			block: '1',
			field: '',
		} );

		await site.php(
			`array_map( 'wp_delete_post', $args, [ true, true ] );`,
			[ one, other ]
		);
	} );

	it( 'that a block makes when it is shown lead to that block', async () => {
		await edit( sound.post, {
			post_content: nested(
				'<!-- wp:shortcode -->\n[analysis_image]\n<!-- /wp:shortcode -->'
			),
		} );

		const item = await runCheck( 'general', 'image_alt' );

		expect( item ).toMatchObject( { status: 'warning' } );
		expect( placeOf( new URL( fixOf( item! )! ) ) ).toEqual( {
			post: sound.post,
			block: NESTED,
			field: '',
		} );
	} );

	withSnippet(
		'analysis-image',
		`add_shortcode( 'analysis_image', static fn() => '<img src="/made.png">' );`
	);

	describe( 'in a theme with parts', () => {
		withTheme( 'twentytwentyfive' );

		test( 'of a part of the theme lead to that part', async () => {
			const part = await site.php< number >(
				`$id = wp_insert_post( wp_slash( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'footer', 'post_title' => 'Footer', 'post_content' => $args[0] ] ) );
				wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
				wp_set_object_terms( $id, 'footer', 'wp_template_part_area' );
				return $id;`,
				[ image( '' ) ],
				1
			);

			const item = await runCheck( 'general', 'image_alt' );

			expect( item ).toMatchObject( {
				status: 'warning',
				fix: {
					label: 'Edit “Footer” of the theme',
					url: expect.stringMatching(
						/site-editor\.php\?postType=wp_template_part&postId=twentytwentyfive%2F%2Ffooter&canvas=edit&pharos-block=0$/
					),
				},
			} );

			await site.php(
				`wp_delete_post( $args[0], true ); wp_delete_term( get_term_by( 'slug', get_stylesheet(), 'wp_theme' )->term_id ?? 0, 'wp_theme' ); wp_delete_term( get_term_by( 'slug', 'footer', 'wp_template_part_area' )->term_id ?? 0, 'wp_template_part_area' );`,
				[ part ]
			);
		} );
	} );
} );

describe( 'Several faults of a page', () => {
	it( 'are several places', async () => {
		await edit( sound.post, {
			post_content: [ 1, 3, 1, 4 ]
				.map( ( level, at ) => heading( level, `Part ${ at }` ) )
				.join( '\n\n' ),
		} );

		const blocksOf = async ( check: string ) =>
			( await runCheck(
				'general',
				check,
				addressOf( sound.post )
			) )!.description.flatMap( ( part ) =>
				typeof part === 'object' && 'links' in part
					? part.links.map(
							( { fix } ) => placeOf( new URL( fix!.url ) ).block
						)
					: []
			);

		expect( await blocksOf( 'h1' ) ).toEqual( [ '0', '2' ] );
		expect( await blocksOf( 'heading_order' ) ).toEqual( [ '1', '3' ] );
	} );
} );

describe( 'A static home page', () => {
	afterEach( async () => {
		await site.option( 'show_on_front', 'posts' );
		await site.option( 'page_on_front', 0 );
	} );

	it( 'is edited as the page that it is', async () => {
		await site.option( 'show_on_front', 'page' );
		await site.option( 'page_on_front', sound.page );
		await fill( sound.page, 'title', 'Tea' );

		const item = await runCheck( 'general', 'title_length' );

		expect( item ).toMatchObject( { status: 'warning' } );
		expect( placeOf( new URL( item!.fix!.url ) ) ).toEqual( {
			post: sound.page,
			block: '',
			field: 'title',
		} );
	} );
} );

describe( 'Where nothing can be read', () => {
	it( 'nothing is said', async () => {
		await printing( { headers: [ 'Content-Type: text/plain' ] } );

		expect(
			await runCheck( 'general', 'title', addressOf( sound.post ) )
		).toBeUndefined();
	} );
} );

describe( 'Limits', () => {
	it( 'of a home page’s title lead to the setting that holds it', async () => {
		await save( { home_page_title: 'Loose leaves '.repeat( 8 ) } );

		const item = await runCheck( 'general', 'title_length' );

		expect( settingOf( new URL( item!.fix!.url ) ) ).toEqual( {
			route: '/general/homepage',
			setting: 'home_page_title',
		} );

		await save( { home_page_title: '' } );
	} );
} );
