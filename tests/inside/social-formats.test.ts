/** Social images that all networks show: JPEG, PNG or WebP rather than AVIF, and images of galleries. */
import { configure } from '../integration/support/head';
import { graph, ofType } from '../integration/support/json-ld';
import { site } from '../integration/support/site';

const uploads = `${ site.url }/wp-content/uploads`;
const made: number[] = [];

afterAll( async () => {
	await site.php(
		`add_filter( 'wp_delete_file', '__return_empty_string' );
		foreach ( array_reverse( $args ) as $id ) { wp_delete_post( $id, true ); }`,
		made
	);
	await site.resetSettings();
} );

beforeEach( () => configure( { social_image_content: 'full' } ) );

async function makeImage(
	name: string,
	meta: object = {},
	parent = 0
): Promise< number > {
	const id = await site.php< number >(
		`$id = wp_insert_attachment( [ 'post_title' => 'x', 'post_mime_type' => $args['type'], 'post_status' => 'inherit', 'post_parent' => $args['parent'] ], '2026/' . $args['name'] );
		wp_update_attachment_metadata( $id, $args['meta'] + [ 'width' => 2000, 'height' => 1000, 'file' => '2026/' . $args['name'] ] );
		return $id;`,
		{
			name,
			meta,
			parent,
			type: `image/${ name.split( '.' ).pop()?.replace( 'jpg', 'jpeg' ) }`,
		}
	);
	made.push( id );
	return id;
}

async function imageOf( post: object ) {
	const [ id, path ] = await site.php< [ number, string ] >(
		`$id = wp_insert_post( wp_slash( $args + [ 'post_title' => 'Tea', 'post_status' => 'publish' ] ) );
		return [ $id, wp_make_link_relative( get_permalink( $id ) ) ];`,
		post
	);
	made.push( id );
	const page = await site.get( path );
	return {
		id,
		path,
		url: page.meta( 'og:image' )?.replace( uploads, '' ),
		type: page.meta( 'og:image:type' ),
		width: page.meta( 'og:image:width' ),
	};
}

const featured = ( id: number ) => ( { meta_input: { _thumbnail_id: id } } );
const jpeg = { type: 'image/jpeg' };

test.each( [
	[
		'what was uploaded',
		{ original_image: 'cup.jpg', sizes: {} },
		{ url: '/2026/cup.jpg', ...jpeg },
	],
	[
		'its source in another format',
		{
			sources: {
				'image/avif': { file: 'cup.avif' },
				'image/jpeg': { file: 'cup-jpg.jpg' },
			},
		},
		{ url: '/2026/cup-jpg.jpg', width: '2000', ...jpeg },
	],
	[
		'its largest size',
		{
			sizes: {
				thumbnail: { file: 'cup-150x150.png', width: 150, height: 150 },
				large: { file: 'cup-1024x512.png', width: 1024, height: 512 },
				huge: { file: 'cup-1536x768.avif', width: 1536, height: 768 },
			},
		},
		{ url: '/2026/cup-1024x512.png', width: '1024', type: 'image/png' },
	],
	[
		'itself if there is nothing else',
		{ sizes: { large: { file: 'cup-1024x512.avif', width: 1024 } } },
		{ url: '/2026/cup.avif', type: 'image/avif' },
	],
] )( 'A featured image in AVIF is shared as %s', async ( _, meta, result ) => {
	const image = await makeImage( 'cup.avif', meta );
	expect( await imageOf( featured( image ) ) ).toMatchObject( result );
} );

test( 'A JPEG in the content is shared rather than a featured image in AVIF, and that rather than another AVIF', async () => {
	const post = featured( await makeImage( 'cup.avif' ) );
	const img = ( name: string ) => `<img src="${ uploads }/2026/${ name }">`;
	expect(
		await imageOf( {
			...post,
			post_content: img( 'other.avif' ) + img( 'pot.jpg' ),
		} )
	).toMatchObject( { url: '/2026/pot.jpg' } );
	expect(
		await imageOf( { ...post, post_content: img( 'other.avif' ) } )
	).toMatchObject( { url: '/2026/cup.avif' } );
} );

test( 'A post of a gallery is shared with its first picture', async () => {
	const first = await makeImage( 'one.jpg' );
	const second = await makeImage( 'two.avif' );
	expect(
		await imageOf( {
			post_content: `[gallery ids="${ second },${ first }"]`,
		} )
	).toMatchObject( { url: '/2026/one.jpg', width: '2000' } );
	expect(
		await imageOf( { post_content: `Tea [[gallery ids="${ first }"]]` } )
	).toMatchObject( { url: undefined } );
	expect(
		await imageOf( {
			post_content: `<!-- wp:shortcode -->[gallery columns="2" ids="${ first }"]<!-- /wp:shortcode -->`,
		} )
	).toMatchObject( { url: '/2026/one.jpg' } );
} );

test( 'so is one of all its uploads, without a query more', async () => {
	const { id, path } = await imageOf( { post_content: '[gallery]' } );
	await makeImage( 'three.png', {}, id );
	await makeImage( 'four.png', {}, id );
	expect( ( await site.get( path ) ).meta( 'og:image' ) ).toBe(
		`${ uploads }/2026/three.png`
	);
	const queries = await site.php< number >(
		`global $post;
		$post = get_post( $args[0] );
		wp_cache_flush();
		wp_load_alloptions();
		get_post( $args[0] );
		$count = static function ( $run ) use ( $args ) { $before = get_num_queries(); $run(); return get_num_queries() - $before; };
		$show = static fn() => gallery_shortcode( [] );
		$alone = $count( $show );
		wp_cache_flush();
		wp_load_alloptions();
		get_post( $args[0] );
		return $count( static function () use ( $show, $args ) {
			Pharos\\Social\\ContentImage::find( get_post( $args[0] ), true );
			$show();
		} ) - $alone;`,
		[ id ]
	);
	expect( queries ).toBeLessThanOrEqual( 0 );
} );

test( 'A site without a title is named by its domain in structured data', async () => {
	const before = await site.option( 'blogname' );
	await site.option( 'blogname', '' );
	try {
		const nodes = await graph( '/' );
		const { hostname } = new URL( site.url );
		expect( ofType( nodes, 'Organization' )?.name ).toBe( hostname );
		expect( ofType( nodes, 'WebSite' )?.name ).toBe( hostname );
	} finally {
		await site.option( 'blogname', before );
	}
} );
