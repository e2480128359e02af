import { createLoadedSite, createSite } from '../../tests/js/create-site';
import { exampleIcons } from '../../tests/js/example-site';
import { store } from '..';

jest.mock( '../api' );

describe( 'what is known about the site', () => {
	test( 'is fetched by the first look at it', async () => {
		const { registry, select, server } = createSite();

		expect( select.getSiteSettings() ).toBeNull();
		await registry.resolveSelect( store ).getSiteSettings();

		expect( select.getSiteSettings()?.site.site_name ).toBe(
			'Hazel & Pine Coffee'
		);
		expect( server.requests ).toEqual( [
			{ path: '/pharos/v1/site-settings' },
		] );
	} );
} );

describe( 'the example that templates are shown with', () => {
	test( 'is the latest post and needs no request of its own', async () => {
		const { registry, select, server } = createSite();

		await registry.resolveSelect( store ).getPreview( null );

		expect( select.getPreview( null )?.title ).toBe( 'Brewing at home' );
		expect( server.requests ).toHaveLength( 1 );
	} );

	test( 'is another post when the person picks one', async () => {
		const { registry, select, server } = await createLoadedSite();

		expect( select.getPreview( 12 ) ).toBeNull();
		await registry.resolveSelect( store ).getPreview( 12 );

		expect( select.getPreview( 12 ) ).toMatchObject( { id: 12 } );
		expect( server.requests.at( -1 ) ).toEqual( {
			path: '/pharos/v1/preview?post_id=12',
		} );
	} );

	test( 'that cannot be fetched leaves the reason', async () => {
		const { registry, select, server } = await createLoadedSite();
		server.failOnce( {
			code: 'gone',
			message: 'No such post',
			data: { status: 404 },
		} );

		await expect(
			registry.resolveSelect( store ).getPreview( 12 )
		).rejects.toMatchObject( {
			message: 'No such post',
		} );

		expect(
			select.getResolutionError( 'getPreview', [ 12 ] )
		).toMatchObject( { message: 'No such post' } );
	} );
} );

describe( 'the icons of networks', () => {
	test( 'are fetched by the first look at them', async () => {
		const { registry, select } = createSite();
		expect( select.getNetworkIcons() ).toBeNull();
		await registry.resolveSelect( store ).getNetworkIcons();
		expect( select.getNetworkIcons() ).toEqual( exampleIcons );
	} );
} );

describe( 'looking for a post', () => {
	test( 'finds posts by type; the same search again sends no request', async () => {
		const { registry, select, server } = createSite();
		expect( select.searchPosts( 'tea' ) ).toBe(
			select.searchPosts( 'coffee' )
		);

		const found = await registry
			.resolveSelect( store )
			.searchPosts( 'tea' );
		await registry.resolveSelect( store ).searchPosts( 'tea' );

		expect( found ).toEqual( [
			{ text: 'Posts', children: [ { id: 12, text: 'About tea' } ] },
		] );
		expect(
			server.requests.filter( ( { path } ) =>
				path?.endsWith( '/posts?q=tea' )
			)
		).toHaveLength( 1 );
	} );

	test( 'for a word that every object has finds what the server finds', () => {
		expect( createSite().select.searchPosts( 'constructor' ) ).toEqual(
			[]
		);
	} );
} );

describe( 'a save', () => {
	test( 'has the server regenerate what it generated with the old settings; the old stays until then', async () => {
		const { registry, select, dispatch, server } = await createLoadedSite();
		const resolve = registry.resolveSelect( store );
		await resolve.getPreview( 12 );
		await resolve.getExample( 'taxonomies', 'category' );
		const before = server.requests.length;

		await dispatch.editSettings( { auto_generate_description: false } );
		await dispatch.saveSettings();
		expect( select.getPreview( 12 ) ).toMatchObject( { id: 12 } );
		await resolve.getPreview( 12 );
		await resolve.getPreview( null );
		await resolve.getSiteSettings();
		await resolve.getExample( 'taxonomies', 'category' );

		expect(
			server.requests.slice( before ).map( ( { path } ) => path )
		).toEqual( [
			'/pharos/v1/admin-settings',
			'/pharos/v1/preview?post_id=12',
			'/pharos/v1/site-settings',
			'/pharos/v1/preview?group=taxonomies&name=category',
		] );
	} );

	test( 'has it made once more when the server was still making it', async () => {
		const { registry, dispatch, server } = await createLoadedSite();
		server.answerOnce( async () => {
			await dispatch.editSettings( { auto_generate_description: false } );
			await dispatch.saveSettings();
			return { success: true, data: { preview: { id: 11 } } };
		} );

		await expect(
			registry.resolveSelect( store ).getPreview( 12 )
		).resolves.toMatchObject( { id: 12 } );
		expect(
			server.requests.slice( -3 ).map( ( { path } ) => path )
		).toEqual( [
			'/pharos/v1/preview?post_id=12',
			'/pharos/v1/admin-settings',
			'/pharos/v1/preview?post_id=12',
		] );
	} );

	test( 'that leaves the site unchanged notifies no subscriber', async () => {
		const { registry, select, dispatch } = await createLoadedSite();
		const before = select.getSiteSettings();

		await dispatch.editSettings( { separator: '|' } );
		await dispatch.saveSettings();
		await registry.resolveSelect( store ).getSiteSettings();

		expect( select.getSiteSettings() ).toBe( before );
	} );
} );
