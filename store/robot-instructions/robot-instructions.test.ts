import { createLoadedSite, createSite } from '../../tests/js/create-site';
import { store } from '..';

jest.mock( '../api' );

const contentRequests = ( {
	server,
}: Pick< ReturnType< typeof createSite >, 'server' > ) =>
	server.requests.filter( ( { path } ) => path?.endsWith( '/post-content' ) )
		.length;

describe( 'what robot instructions can be given for', () => {
	test( 'is fetched by the first look at it, once', async () => {
		const site = createSite();

		expect( site.select.getPostContent() ).toBeNull();
		await site.registry.resolveSelect( store ).getPostContent();
		await site.registry.resolveSelect( store ).getPostContent();

		expect(
			site.select
				.getPostContent()
				?.taxonomies.map( ( { label } ) => label )
		).toEqual( [ 'Categories' ] );
		expect( contentRequests( site ) ).toBe( 1 );
	} );

	test( 'is requested again after a save, and stays until then', async () => {
		const site = await createLoadedSite();
		await site.registry.resolveSelect( store ).getPostContent();

		await site.dispatch.editSettings( { author_archive: true } );
		await site.dispatch.saveSettings();

		expect( site.select.getPostContent() ).not.toBeNull();
		await site.registry.resolveSelect( store ).getPostContent();
		expect( contentRequests( site ) ).toBe( 2 );
	} );

	test( 'that cannot be fetched leaves the reason', async () => {
		const { registry, select, server } = createSite();
		server.failOnce( { code: 'x', message: 'Database is away' } );

		await expect(
			registry.resolveSelect( store ).getPostContent()
		).rejects.toMatchObject( { message: 'Database is away' } );

		expect( select.getResolutionError( 'getPostContent', [] ) ).toEqual( {
			code: 'x',
			message: 'Database is away',
		} );
	} );
} );
