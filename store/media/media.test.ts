import { createSite } from '../../tests/js/create-site';
import { store } from '..';

jest.mock( '../api' );

const UPLOADS = 'https://example.org/wp-content/uploads/2026/11';

const attachment = ( id: number, file: string ) => ( {
	id,
	source_url: `${ UPLOADS }/${ file }`,
	alt_text: 'A teapot',
	mime_type: 'image/jpeg',
	media_details: {
		width: 1600,
		height: 900,
		original_image: file.replace( '-scaled', '' ),
		sizes: {
			medium: {
				source_url: `${ UPLOADS }/${ file.replace( '.jpg', '-300x169.jpg' ) }`,
			},
		},
	},
} );

/** Looks up a URL; the library returns one list per request. */
async function lookUp( url: string, ...answers: object[][] ) {
	const { registry, server } = createSite();
	answers.forEach( ( answer ) => server.answerOnce( () => answer ) );
	const item = await registry.resolveSelect( store ).getMediaItem( url );
	const queries = server.requests.map( ( { path = '' } ) =>
		Object.fromEntries( new URL( path, url ).searchParams )
	);
	return { item, queries };
}

describe( 'looking an image up by its address', () => {
	test( 'finds it by its name in the address, among images only', async () => {
		const { item, queries } = await lookUp( `${ UPLOADS }/Teapot.jpg`, [
			attachment( 3, 'other.jpg' ),
			attachment( 4, 'Teapot.jpg' ),
		] );

		expect( item ).toMatchObject( {
			id: 4,
			name: 'Teapot.jpg',
			width: 1600,
			height: 900,
			alt: 'A teapot',
			thumbnail: `${ UPLOADS }/Teapot-300x169.jpg`,
		} );
		expect( queries ).toEqual( [
			expect.objectContaining( {
				slug: 'teapot',
				media_type: 'image',
				per_page: '20',
			} ),
		] );
	} );

	test( 'searches for one whose name was changed', async () => {
		const { item, queries } = await lookUp(
			`${ UPLOADS }/teapot.jpg`,
			[],
			[ attachment( 4, 'teapot.jpg' ) ]
		);

		expect( item?.id ).toBe( 4 );
		expect( queries[ 1 ] ).toMatchObject( {
			search: 'teapot',
			media_type: 'image',
			per_page: '50',
		} );
	} );

	test( 'finds the image behind one of its sizes, whose own size is not that of the image', async () => {
		const { item } = await lookUp( `${ UPLOADS }/teapot-300x169.jpg`, [
			attachment( 4, 'teapot.jpg' ),
		] );
		expect( item ).toMatchObject( { id: 4, width: 0, height: 0 } );
	} );

	test( 'finds a large photo by the file that was uploaded, and one moved to https', async () => {
		const found = [ attachment( 4, 'teapot-scaled.jpg' ) ];
		const original = await lookUp( `${ UPLOADS }/teapot.jpg`, found );
		const moved = await lookUp(
			`${ UPLOADS }/teapot-scaled.jpg?v=2`.replace( 'https', 'http' ),
			found
		);
		expect( original.item?.id ).toBe( 4 );
		expect( moved.item?.id ).toBe( 4 );
	} );

	test( 'takes no other image for it', async () => {
		const { item } = await lookUp(
			`${ UPLOADS }/teapot.jpg`,
			[ attachment( 3, 'teapot-2.jpg' ) ],
			[ attachment( 3, 'teapot-2.jpg' ) ]
		);
		expect( item ).toBeNull();
	} );

	test( 'sends no request without a URL', async () => {
		const { item, queries } = await lookUp( '' );
		expect( item ).toBeUndefined();
		expect( queries ).toEqual( [] );
	} );

	test( 'sends no request for an image that was just chosen in the library', async () => {
		const { registry, dispatch, server } = createSite();
		const chosen = {
			id: 9,
			url: `${ UPLOADS }/cup.png`,
			name: 'cup.png',
			mime: 'image/png',
			width: 1200,
			height: 630,
			alt: '',
			thumbnail: `${ UPLOADS }/cup.png`,
		};
		await dispatch.receiveMediaItem( chosen );
		expect(
			await registry.resolveSelect( store ).getMediaItem( chosen.url )
		).toBe( chosen );
		expect( server.requests ).toEqual( [] );
	} );
} );
