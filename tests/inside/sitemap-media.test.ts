/** Images and videos of posts in sitemaps: media library, featured images and embeds. */
import { site } from '../integration/support/site';

interface Video {
	thumbnail_loc: string;
	title: string;
	description: string;
	content_loc?: string;
	player_loc?: string;
}

let uploads = '';
let image: Record< string, number > = {};
const made: number[] = [];

/** Deletes the attachments and posts of this file; the image file belongs to the sample content. */
const remove = ( ids: number[] ) =>
	site.php(
		`add_filter( 'wp_delete_file', '__return_empty_string' );
		foreach ( $args['ids'] as $id ) { wp_delete_post( $id, true ); }`,
		{ ids }
	);

async function makePost( post: object = {} ): Promise< number > {
	const id = await site.php< number >(
		`return wp_insert_post( wp_slash( $args + [ 'post_title' => 'Tea time', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => 1 ] ) );`,
		post
	);
	made.push( id );
	return id;
}

async function makeFile( name: string, post: object = {} ): Promise< number > {
	const id = await site.php< number >(
		`return wp_insert_attachment( wp_slash( $args['post'] + [ 'post_title' => 'File', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ] ), $args['name'] );`,
		{ name, post }
	);
	made.push( id );
	return id;
}

/** Reads posts like a sitemap page: posts without their content, and contents by id. */
const READ = `
	wp_cache_flush();
	wp_load_alloptions();
	$posts = array_map( 'get_post', $args['ids'] );
	$contents = array_column( $posts, 'post_content', 'ID' );
	foreach ( $posts as $post ) { $post->post_content = ''; }
	$before = get_num_queries();
	$images = \\Pharos\\Sitemaps\\Images::find( $posts, $contents );
	$queries = get_num_queries() - $before;`;

const images = ( id: number, before = '' ) =>
	site.php< string[] >(
		`${ before } ${ READ } return $images[ $args['ids'][0] ];`,
		{
			ids: [ id ],
		}
	);

const videos = ( id: number ) =>
	site.php< Video[] >(
		`${ READ } return \\Pharos\\Sitemaps\\Videos::find( $posts, $contents, $images )[ $args['ids'][0] ];`,
		{ ids: [ id ] }
	);

beforeAll( async () => {
	uploads = await site.php( `return wp_get_upload_dir()['baseurl'];` );
	image = {
		pot: await makeFile( '2024/03/pot.png' ),
		cup: await makeFile( '2024/03/cup.png' ),
		song: await makeFile( '2024/03/song.mp3', {
			post_mime_type: 'audio/mpeg',
		} ),
		binned: await makeFile( '2024/03/bin.png', { post_status: 'trash' } ),
	};
} );

afterAll( () => remove( made ) );

test( 'the featured image comes first, and no image twice', async () => {
	const id = await makePost( {
		post_content: `<img src="/a.jpg"><img src="${ uploads }/2024/03/pot.png"><img src="/a.jpg">`,
		meta_input: { _thumbnail_id: image.pot },
	} );
	expect( await images( id ) ).toEqual( [
		`${ uploads }/2024/03/pot.png`,
		new URL( '/a.jpg', site.url ).href,
	] );
} );

test( 'a plugin that keeps files elsewhere is asked for featured images and galleries', async () => {
	const id = await makePost( {
		post_content: `[gallery ids="${ image.cup }"]`,
		meta_input: { _thumbnail_id: image.pot },
	} );
	expect(
		await images(
			id,
			`add_filter( 'wp_get_attachment_url', static fn( $url, $id ) => "https://cdn.example.net/$id größe.png", 10, 2 );`
		)
	).toEqual( [
		`https://cdn.example.net/${ image.pot }%20gr%C3%B6%C3%9Fe.png`,
		`https://cdn.example.net/${ image.cup }%20gr%C3%B6%C3%9Fe.png`,
	] );
} );

test( 'a plugin may choose another featured image', async () => {
	expect(
		await images(
			await makePost(),
			`add_filter( 'post_thumbnail_id', static fn() => ${ image.cup } );`
		)
	).toEqual( [ `${ uploads }/2024/03/cup.png` ] );
} );

test( 'what is gone, in the bin or no image is not listed', async () => {
	const gone = await makeFile( '2024/03/gone.png' );
	await remove( [ gone ] );
	const post = await makePost();
	const id = await makePost( {
		post_content: `[gallery ids="${ gone },${ image.song },${ post },${ image.binned },${ image.cup },99999999999"]`,
		meta_input: { _thumbnail_id: gone },
	} );
	expect( await images( id ) ).toEqual( [ `${ uploads }/2024/03/cup.png` ] );
} );

test( 'a gallery that names no images has those that are attached to its post, in their order', async () => {
	const id = await makePost( {
		post_content: '<img src="/a.jpg">[gallery]<img src="/b.jpg">',
	} );
	const other = await makePost( { post_content: 'No gallery' } );
	for ( const [ name, order ] of [
		[ 'last', 2 ],
		[ 'first', 1 ],
	] as const ) {
		await makeFile( `2024/03/${ name }.png`, {
			post_parent: id,
			menu_order: order,
		} );
	}
	await makeFile( '2024/03/no.mp3', {
		post_parent: id,
		post_mime_type: 'audio/mpeg',
	} );
	await makeFile( '2024/03/other.png', { post_parent: other } );
	const at = ( path: string ) => new URL( path, site.url ).href;
	const listed = [
		`${ uploads }/2024/03/first.png`,
		`${ uploads }/2024/03/last.png`,
	];
	expect( await images( id ) ).toEqual( [
		at( '/a.jpg' ),
		...listed,
		at( '/b.jpg' ),
	] );
	expect( await images( other ) ).toEqual( [] );
} );

test( 'the page of an image shows that image', async () => {
	expect( await images( image.cup ?? 0 ) ).toEqual( [
		`${ uploads }/2024/03/cup.png`,
	] );
	expect( await images( image.song ?? 0 ) ).toEqual( [] );
} );

test( 'hosts in any script are written in the letters that all readers know', async () => {
	const id = await makePost( {
		post_content: `<img src="https://Bücher.example:8080/ä.jpg"><img src="https://例え.テスト/a.jpg"><img src="https://${ 'ü'.repeat( 70 ) }.example/no.jpg">`,
	} );
	expect( await images( id ) ).toEqual( [
		'https://xn--bcher-kva.example:8080/%C3%A4.jpg',
		'https://xn--r8jz45g.xn--zckzah/a.jpg',
	] );
} );

test( 'an entry has a thousand images at most', async () => {
	const id = await makePost( {
		post_content: Array.from(
			{ length: 1100 },
			( _, i ) => `<img src="/${ i }.jpg">`
		).join( '' ),
		meta_input: { _thumbnail_id: image.pot },
	} );
	const found = await images( id );
	expect( found ).toHaveLength( 1000 );
	expect( found[ 0 ] ).toBe( `${ uploads }/2024/03/pot.png` );
	expect( found[ 999 ] ).toBe( new URL( '/998.jpg', site.url ).href );
} );

test( 'many posts with many images cost as many queries as one with one', async () => {
	const makeOne = async ( count: number ) => {
		const own = await makePost( { post_title: 'With attached images' } );
		const files = [];
		for ( let i = 0; i < count; i++ ) {
			files.push(
				await makeFile( `2024/03/many-${ own }-${ i }.png`, {
					post_parent: own,
				} )
			);
		}
		await site.php( `wp_update_post( $args );`, {
			ID: own,
			// The last one was deleted.
			post_content: `[gallery][gallery ids="${ files.join() },${ own + 1e6 }"]<img src="/a.jpg">\n\nhttps://youtu.be/Tea_Time-01\n`,
			meta_input: { _thumbnail_id: files[ 0 ] },
		} );
		return own;
	};
	const cost = ( ids: number[] ) =>
		site.php< { queries: number; found: number } >(
			`${ READ }
			$videos = \\Pharos\\Sitemaps\\Videos::find( $posts, $contents, $images );
			return [ 'queries' => get_num_queries() - $before, 'found' => count( array_merge( ...$images ) ) ];`,
			{ ids }
		);
	const few = [ await makeOne( 1 ) ];
	const many = [ await makeOne( 5 ), await makeOne( 4 ), ...few ];
	expect( await cost( few ) ).toEqual( { queries: 4, found: 2 } );
	expect( await cost( many ) ).toEqual( { queries: 4, found: 6 + 5 + 2 } );
	expect( await cost( [] ) ).toEqual( { queries: 0, found: 0 } );
} );

test( 'a video has the words of its post, and its own picture', async () => {
	const id = await makePost( {
		post_title: 'Tea &amp; <em>cakes</em>',
		post_excerpt: '<p>How to pour.</p>',
		post_content:
			'<!-- wp:video --><figure><video src="/tea.mp4" poster="/tea.jpg"></video></figure><!-- /wp:video -->',
	} );
	expect( await videos( id ) ).toEqual( [
		{
			thumbnail_loc: new URL( '/tea.jpg', site.url ).href,
			title: 'Tea & cakes',
			description: 'How to pour.',
			content_loc: new URL( '/tea.mp4', site.url ).href,
		},
	] );
} );

test( 'several have numbers, and without an excerpt the beginning of the text describes them', async () => {
	const id = await makePost( {
		post_title: 'Tea',
		post_content: `https://youtu.be/Tea_Time-01\n\n<p>Pour <b>slowly</b>. ${ 'Wait. '.repeat( 50 ) }</p>\n\nhttps://youtu.be/Tea_Time-02\n\n[embed]https://youtu.be/Tea_Time-01[/embed]`,
	} );
	expect( await videos( id ) ).toEqual(
		[
			[ '1', 'Tea' ],
			[ '2', 'Tea (2)' ],
		].map( ( [ last, title ] ) => ( {
			thumbnail_loc: `https://i.ytimg.com/vi/Tea_Time-0${ last }/hqdefault.jpg`,
			title,
			description: expect.stringMatching(
				/^Pour slowly\. (?:Wait\. )+Wait…$/
			),
			player_loc: `https://www.youtube.com/embed/Tea_Time-0${ last }`,
		} ) )
	);
} );

test( "a video without a picture gets the post's first image, and without any it is left out", async () => {
	const content = 'https://vimeo.com/76979871';
	expect(
		await videos( await makePost( { post_content: content } ) )
	).toEqual( [] );
	const id = await makePost( {
		post_title: '',
		post_content: content,
		meta_input: { _thumbnail_id: image.pot },
	} );
	const [ video, ...others ] = await videos( id );
	expect( others ).toEqual( [] );
	expect( video ).toMatchObject( {
		thumbnail_loc: `${ uploads }/2024/03/pot.png`,
		player_loc: 'https://player.vimeo.com/video/76979871',
	} );
	// Without title and text, the description is the title.
	expect( video?.description ).toBe( video?.title );
} );

test( 'words are as long as the extension allows, and a post has a hundred videos at most', async () => {
	const id = await makePost( {
		post_title: '👩‍👩‍👧‍👦 '.repeat( 40 ),
		post_excerpt: 'word '.repeat( 1000 ),
		post_content: Array.from(
			{ length: 120 },
			( _, i ) => `<video src="/${ i }.mp4" poster="/a.jpg"></video>`
		).join( '' ),
	} );
	const found = await videos( id );
	expect( found ).toHaveLength( 100 );
	for ( const { title, description } of found ) {
		expect( [ ...title ].length ).toBeLessThanOrEqual( 100 );
		expect( [ ...description ].length ).toBeLessThanOrEqual( 2048 );
	}
	expect( found[ 99 ]?.title ).toMatch( /… \(100\)$/ );
	expect( found[ 0 ]?.description ).toMatch( /word…$/ );
} );
