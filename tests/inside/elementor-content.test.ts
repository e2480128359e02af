/** Posts built with Elementor whose content is only in Elementor's data, as other code stores it. */
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

// As Elementor 4.2.3.
withSnippet(
	'a-elementor',
	`defined( 'ELEMENTOR_VERSION' ) || define( 'ELEMENTOR_VERSION', '4.2.3' );
	add_shortcode( 'members_only', static fn( $a, $text ) => is_user_logged_in() ? $text : '' );`
);

let id = 0;
const build = async ( elements: object[], more: object = {} ) => {
	id = await site.php< number >(
		`return wp_insert_post( $args['more'] + [ 'post_type' => 'page', 'post_name' => 'x-built', 'post_title' => 'Built', 'post_status' => 'publish', 'meta_input' => [
			'_elementor_edit_mode' => 'builder',
			'_elementor_data' => wp_slash( wp_json_encode( [ [ 'id' => 'a', 'elType' => 'container', 'settings' => [], 'elements' => $args['elements'] ] ] ) ),
		] ] );`,
		{ elements, more }
	);
};
const widget = ( widgetType: string, settings: object ) => ( {
	id: widgetType,
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
} );
const words = widget( 'text-editor', {
	editor: '<p>Public <b>words</b>.</p>',
} );
const description = async () => {
	await configure( {} );
	return ( await site.get( '/x-built/' ) ).meta( 'description' );
};

afterEach( () => site.php( `wp_delete_post( $args[0], true );`, [ id ] ) );
afterAll( () => site.resetSettings() );

test( 'A page is described by the text of its widgets', async () => {
	await build( [
		widget( 'heading', { title: 'Forty kilos' } ),
		widget( 'image', { image: { url: 'https://example.org/a.jpg' } } ),
		words,
		widget( 'button', { text: 'Buy now' } ),
		widget( 'accordion', {
			tabs: [ { tab_title: 'How long?', tab_content: 'Three minutes.' } ],
		} ),
		widget( 'e-paragraph', {
			paragraph: {
				$$type: 'html-v3',
				value: {
					content: { $$type: 'string', value: 'In spring.' },
					children: [],
				},
			},
		} ),
	] );
	expect( await description() ).toBe(
		'Forty kilos Public words. How long? Three minutes. In spring.'
	);
} );

test.each( [
	[
		'that a shortcode hides',
		widget( 'text-editor', {
			editor: '[members_only]Secret.[/members_only]',
		} ),
	],
	[
		'that is shown under a condition',
		widget( 'heading', {
			title: 'Secret',
			e_display_conditions: [ '{"condition":"login"}' ],
		} ),
	],
	[
		'in a container that is shown under a condition',
		{
			...widget( '', { eael_vis_logged_in: 'yes' } ),
			elements: [ widget( 'heading', { title: 'Secret' } ) ],
		},
	],
	[
		'that is hidden on all screens',
		widget( 'heading', {
			title: 'Secret',
			hide_desktop: 'hidden-desktop',
			hide_tablet: 'hidden-tablet',
			hide_mobile: 'hidden-mobile',
		} ),
	],
	[
		'that is replaced when the page is shown',
		widget( 'heading', {
			title: 'Secret',
			__dynamic__: { title: '[elementor-tag name="user-info"]' },
		} ),
	],
	[
		'of a widget that isn’t Elementor’s',
		widget( 'gate', { title: 'Secret' } ),
	],
] )( 'A description has nothing %s', async ( _, hidden ) => {
	await build( [ hidden, words ] );
	expect( await description() ).toBe( 'Public words.' );
} );

test( 'A page with a password tells nothing, and content of WordPress’s editor wins', async () => {
	await build( [ words ], { post_password: 'kettle' } );
	expect( await description() ).toBeUndefined();
	await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	await build( [ words ], { post_content: 'Its own.' } );
	expect( await description() ).toBe( 'Its own.' );
} );

test( 'Checks in lists of posts read the same text', async () => {
	await build( [ words ] );
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: { content: string }[] } >(
		'GET',
		`/pharos/v1/unchecked-posts?posts[]=${ id }`
	);
	expect( JSON.stringify( body ) ).toContain( 'Public <b>words' );
} );

test( 'Images that only the data have are in the sitemap, once; those of hidden elements aren’t', async () => {
	const file = await site.php< number >(
		`return wp_insert_attachment( [ 'post_title' => 'File', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2024/03/pot.png' );`
	);
	const url = ( name: string ) => `https://example.org/${ name }`;
	await build(
		[
			widget( 'image', { image: { url: '/old/pot.png', id: file } } ),
			widget( 'image-carousel', {
				carousel: [
					{ id: file, url: '/old/pot.png' },
					{ id: '', url: url( 'slide.webp?v=1' ) },
				],
			} ),
			widget( 'image', {
				image: {
					id: '',
					url: url( 'elementor/assets/images/placeholder.png' ),
				},
			} ),
			widget( 'image', {
				image: { id: '', url: url( 'dynamic.png' ) },
				__dynamic__: { image: '[elementor-tag]' },
			} ),
			widget( 'image', {
				image: { id: '', url: url( 'hidden.png' ) },
				visibility: 'members',
			} ),
			widget( 'button', { link: { url: url( 'file.pdf' ), id: '' } } ),
			{
				id: 'b',
				elType: 'container',
				settings: {
					background_image: { id: '', url: url( 'back.jpg' ) },
				},
				elements: [
					widget( 'e-image', {
						image: {
							$$type: 'image',
							value: {
								src: {
									$$type: 'image-src',
									value: {
										id: {
											$$type: 'image-attachment-id',
											value: file,
										},
										url: null,
									},
								},
							},
						},
					} ),
				],
			},
		],
		{ post_content: `<p><img src="${ url( 'a.jpg' ) }"></p>` }
	);
	const images = await site.php(
		`$images = Pharos\\Sitemaps\\Images::find( [ get_post( $args['id'] ) ], [ $args['id'] => get_post( $args['id'] )->post_content ] )[ $args['id'] ];
		add_filter( 'wp_delete_file', '__return_empty_string' );
		wp_delete_post( $args['file'], true );
		return array_map( static fn( $url ) => str_replace( wp_get_upload_dir()['baseurl'], '', $url ), $images );`,
		{ id, file }
	);
	expect( images ).toEqual( [
		url( 'a.jpg' ),
		'/2024/03/pot.png',
		url( 'slide.webp?v=1' ),
		url( 'back.jpg' ),
	] );
} );
