/** The SEO data of a post, term or author: written with the REST API, output on the front end. */
import { configure, withContent } from '../integration/support/head';
import { all, onX } from '../integration/support/social';
import {
	type Answer,
	clear,
	read,
	rowsOf,
	write,
	writeEach,
} from '../integration/support/object-seo';
import { site } from '../integration/support/site';

const content = withContent();

/** The REST route and the page of an object. */
interface Place {
	route: () => string;
	page: string;
}

const id = ( name: string ) => content.ids[ name ];
let author = 0;
let tea = 0;
let howTo = 0;

beforeAll( async () => {
	( { author, tea, howTo } = await site.php<
		Record< 'author' | 'tea' | 'howTo', number >
	>(
		`return [ 'author' => get_user_by( 'slug', 'tomas-reed' )->ID, 'tea' => get_category_by_slug( 'tea' )->term_id, 'howTo' => get_term_by( 'slug', 'how-to', 'post_tag' )->term_id ];`
	) );
} );

const places: Record< string, Place > = {
	post: { route: () => `/wp/v2/posts/${ id( 'plain' ) }`, page: '/x-plain/' },
	page: {
		route: () => `/wp/v2/pages/${ id( 'front' ) }`,
		page: '/x-front/',
	},
	'post of another type': {
		route: () => `/wp/v2/book/${ id( 'book' ) }`,
		page: '/books/x-book/',
	},
	file: {
		route: () => `/wp/v2/media/${ id( 'image' ) }`,
		page: '/x-image/',
	},
	category: {
		route: () => `/wp/v2/categories/${ tea }`,
		page: '/category/tea/',
	},
	tag: {
		route: () => `/wp/v2/tags/${ howTo }`,
		page: '/tag/how-to/',
	},
	'term of another taxonomy': {
		route: () => `/wp/v2/genre/${ id( 'genre' ) }`,
		page: '/genre/x-travel/',
	},
	author: {
		route: () => `/wp/v2/users/${ author }`,
		page: '/author/tomas-reed/',
	},
};

const filled = {
	title: 'Own %separator% %site_name%',
	description: 'Own text for %focus_keyword%.',
	canonical: 'https://elsewhere.example/tea?a=1&b=2',
	nofollow: 'yes',
	noarchive: 'yes',
	nosnippet: 'yes',
	noimageindex: 'no',
	max_snippet: '50',
	max_image_preview: 'standard',
	max_video_preview: '0',
	facebook_title: 'On Facebook: %title%',
	facebook_description: 'Facebook text',
	facebook_image: 'https://images.example/f.jpg',
	twitter_title: 'On X',
	twitter_description: 'X text',
	twitter_image: 'https://images.example/x.png',
	twitter_card_type: 'summary',
	focus_keyword: 'green "tea" <b>',
};

/** Without these settings, some pages only redirect. */
const served = {
	author_archive: true,
	redirectAttachmentPagesToPostParent: false,
};
const kinds = [
	'post',
	'page',
	'book',
	'attachment',
	'category',
	'post_tag',
	'genre',
	'author',
];

beforeAll( async () => {
	await configure( served );
	await site.option( 'wp_attachment_pages_enabled', '1' );
} );
afterAll( () => site.option( 'wp_attachment_pages_enabled', '0' ) );

describe.each( Object.entries( places ) )(
	'A %s',
	( _name, { route, page } ) => {
		afterEach( () => clear( route() ) );

		test( 'says nothing of itself at first', async () => {
			const fields = await read( route() );
			expect( fields ).toMatchObject( {
				title: '',
				noindex: '',
				facebook_image_id: 0,
				schemas: {},
			} );
			expect( await rowsOf( route() ) ).toEqual( [] );
		} );

		test( 'has the last word on all that visitors get', async () => {
			const { status, body } = await write( route(), filled );
			expect( [ status, body.message ] ).toEqual( [ 200, undefined ] );
			expect( await read( route() ) ).toMatchObject( filled );
			expect( ( await rowsOf( route() ) ).sort() ).toEqual(
				Object.keys( filled )
					.map( ( name ) => `_pharos_${ name }` )
					.sort()
			);

			const head = await site.get( page );

			expect( head.titles ).toEqual( [ 'Own - Fern & Kettle' ] );
			expect( head.meta( 'description' ) ).toBe(
				'Own text for green "tea" <b>.'
			);
			expect( head.link( 'canonical' ) ).toBe( filled.canonical );
			expect( head.meta( 'robots' ) ).toContain( 'nofollow' );
			expect( head.meta( 'robots' ) ).toContain( 'noarchive' );
			// Without any text, a length limit isn't necessary.
			expect( head.meta( 'robots' ) ).toContain( 'nosnippet' );
			expect( head.meta( 'robots' ) ).not.toContain( 'max-snippet' );
			expect( head.meta( 'robots' ) ).toContain(
				'max-image-preview:standard'
			);
			expect( head.meta( 'robots' ) ).toContain( 'max-video-preview:0' );
			expect( head.meta( 'robots' ) ).not.toContain( 'noindex' );
			expect( all( head, 'og:title' )[ 0 ] ).toMatch( /^On Facebook: ./ );
			expect( all( head, 'og:description' ) ).toEqual( [
				'Facebook text',
			] );
			expect( all( head, 'og:image' ) ).toEqual( [
				filled.facebook_image,
			] );
			expect( all( head, 'og:url' ) ).toEqual( [ filled.canonical ] );
			expect( onX( head, 'title' ) ).toBe( 'On X' );
			expect( onX( head, 'description' ) ).toBe( 'X text' );
			expect( onX( head, 'image' ) ).toBe( filled.twitter_image );
			expect( head.meta( 'twitter:card' ) ).toBe( 'summary' );
		} );

		test( 'X takes over what only Facebook says', async () => {
			await write( route(), {
				title: 'Own',
				facebook_title: 'On Facebook',
				facebook_image: filled.facebook_image,
			} );
			const head = await site.get( page );
			expect( onX( head, 'title' ) ).toBe( 'On Facebook' );
			expect( onX( head, 'image' ) ).toBe( filled.facebook_image );
		} );

		test( 'a path as its canonical address leads to this site', async () => {
			await write( route(), { canonical: '/about/?q=1' } );
			expect( ( await site.get( page ) ).link( 'canonical' ) ).toBe(
				`${ site.url }/about/?q=1`
			);
		} );

		test( 'yes and no both win over what its kind says', async () => {
			const robots = async () =>
				( await site.get( page ) ).meta( 'robots' );
			await write( route(), { noindex: 'yes' } );
			expect( await robots() ).toContain( 'noindex' );
			expect(
				( await site.get( page ) ).link( 'canonical' )
			).toBeUndefined();

			await configure( {
				...served,
				no_index: kinds,
				no_archive: kinds,
			} );
			await write( route(), { noindex: 'no', noarchive: 'no' } );
			expect( await robots() ).not.toContain( 'noindex' );
			expect( await robots() ).not.toContain( 'noarchive' );

			await write( route(), { noindex: '' } );
			expect( await robots() ).toContain( 'noindex' );
			await configure( served );
		} );

		test( 'is not heard while page-level SEO is off', async () => {
			await write( route(), { ...filled, noindex: 'yes' } );
			await configure( { ...served, enable_page_level_seo: false } );
			const head = await site.get( page );
			await configure( served );
			expect( head.title ).not.toContain( 'Own' );
			expect( head.meta( 'robots' ) ).not.toContain( 'noindex' );
			expect( head.text ).not.toContain( 'images.example' );
		} );

		test( 'what does not fit is refused by name, and nothing is stored', async () => {
			await write( route(), { title: 'Kept' } );
			const wrong: [ field: string, value: unknown ][] = [
				[ 'noindex', 'maybe' ],
				[ 'noindex', true ],
				[ 'title', [] ],
				[ 'title', 'x'.repeat( 1001 ) ],
				[ 'canonical', 'javascript:alert(1)' ],
				[ 'canonical', 'not an address' ],
				[ 'canonical', 'example.com/no-scheme' ],
				[ 'canonical', '//example.com/no-scheme' ],
				[ 'facebook_image', 'data:image/png;base64,AAAA' ],
				[ 'facebook_image_id', 99_999_999 ],
				[ 'twitter_image_id', '7' ],
				[ 'twitter_card_type', 'player' ],
				[ 'schemas', 'none' ],
				[ 'primary_nothing', 1 ],
				[ 'surprise', 'x' ],
			];
			const answers = await writeEach(
				route(),
				wrong.map( ( [ field, value ] ) => ( {
					title: 'Changed',
					[ field ]: value,
				} ) )
			);
			expect(
				answers.map( ( { status, body } ) => [
					status,
					wrong.find( ( [ field ] ) =>
						JSON.stringify( body ).includes( `${ field }: ` )
					)?.[ 0 ],
				] )
			).toEqual( wrong.map( ( [ field ] ) => [ 400, field ] ) );
			expect( await read( route() ) ).toMatchObject( { title: 'Kept' } );
		} );

		test( 'only who may edit it sees or changes anything of it', async () => {
			await write( route(), filled );
			const seen = await site.rest< Answer >( 'GET', route() );
			expect( seen.body ).not.toHaveProperty( 'pharos_seo' );
			for ( const role of [ 'subscriber', 'author' ] as const ) {
				const person = await site.as( role );
				const answers = [
					await person.rest< Answer >( 'GET', route() ),
					await person.rest< Answer >(
						'GET',
						`${ route() }?context=edit`
					),
					await person.rest< Answer >( 'POST', route(), {
						pharos_seo: { title: 'Mine' },
					} ),
				];
				expect( JSON.stringify( answers ) ).not.toContain(
					'elsewhere.example'
				);
				expect( answers[ 2 ]?.status ).toBe( 403 );
			}
			expect( await read( route() ) ).toMatchObject( filled );
		} );
	}
);

test( 'Who writes a post speaks for it, and for themselves; not for the site', async () => {
	const writer = await site.as( 'author' );
	const post = await writer.rest< Answer & { id: number } >(
		'POST',
		'/wp/v2/posts',
		{ title: 'Mine', pharos_seo: { title: 'My own' } }
	);
	expect( post.status ).toBe( 201 );
	expect( post.body.pharos_seo ).toMatchObject( { title: 'My own' } );
	const self = await writer.rest< Answer >( 'POST', '/wp/v2/users/me', {
		pharos_seo: { description: 'Writes.' },
	} );
	expect( self.status ).toBe( 200 );
	expect( self.body.pharos_seo ).toMatchObject( { description: 'Writes.' } );
	await writer.rest( 'POST', '/wp/v2/users/me', {
		pharos_seo: { description: '' },
	} );
	await writer.rest( 'DELETE', `/wp/v2/posts/${ post.body.id }?force=1` );
} );

test( 'Who may edit a post but not its SEO sees none of it, and changes nothing with it', async () => {
	const route = `/wp/v2/posts/${ id( 'plain' ) }`;
	await write( route, { title: 'Kept' } );
	const { id: editor } = await site.as( 'editor' );
	const [ seen, refused, saved ] = await site.php<
		{ status: number; data: Answer & { title: { raw: string } } }[]
	>(
		`add_filter( 'pharos_edit_seo_capability', static fn() => 'manage_options' );
		return array_map( static function ( $body ) use ( $args ) {
			$request = new WP_REST_Request( $body ? 'POST' : 'GET', $args['route'] );
			$request->set_param( 'context', 'edit' );
			$request->set_body_params( $body );
			$response = rest_do_request( $request );
			return [ 'status' => $response->get_status(), 'data' => $response->get_data() ];
		}, $args['bodies'] );`,
		{
			route,
			bodies: [
				[],
				{ title: 'Theirs', pharos_seo: { title: 'Theirs' } },
				{ excerpt: 'Only this' },
			],
		},
		editor
	);
	expect( seen ).toMatchObject( { status: 200, data: { pharos_seo: null } } );
	expect( refused?.status ).toBe( 403 );
	expect( saved?.status ).toBe( 200 );
	expect( saved?.data.title.raw ).not.toBe( 'Theirs' );
	expect( await read( route ) ).toMatchObject( { title: 'Kept' } );
	await clear( route );
} );

test( 'WordPress’s export holds the fields', async () => {
	await write( `/wp/v2/posts/${ id( 'plain' ) }`, { title: 'Own & "good"' } );
	const admin = await site.as( 'admin' );
	const { text } = await admin.get(
		'/wp-admin/export.php?download=true&content=posts'
	);
	expect( text ).toContain(
		'<wp:meta_key><![CDATA[_pharos_title]]></wp:meta_key>'
	);
	expect( text ).toContain( '<![CDATA[Own & "good"]]>' );
	await clear( `/wp/v2/posts/${ id( 'plain' ) }` );
} );
