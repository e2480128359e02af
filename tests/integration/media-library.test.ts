/** WordPress's media library, which the settings page requests when it is first opened. */
import { site } from './support/site';

const PATH = '/wp-admin/admin-ajax.php?action=pharos_media_library';

test( 'an administrator gets its styles, templates and scripts in the order they need', async () => {
	const admin = await site.as( 'admin' );
	const { status, text } = await admin.get( PATH );

	expect( status ).toBe( 200 );
	const order = [
		'media-views-css',
		'tmpl-media-modal',
		'backbone-js',
		'media-views-js-extra',
		'media-views-js',
	].map( ( id ) => text.search( new RegExp( `id=["']${ id }["']` ) ) );
	expect( order ).not.toContain( -1 );
	expect( order ).toEqual( [ ...order ].sort( ( a, b ) => a - b ) );
} );

test( 'other users don’t get it', async () => {
	const editor = await site.as( 'editor' );
	expect( ( await editor.get( PATH ) ).status ).toBe( 403 );
	expect( ( await site.get( PATH ) ).status ).toBe( 400 );
} );

test( 'the settings page itself comes without it', async () => {
	const admin = await site.as( 'admin' );
	const { text } = await admin.get(
		'/wp-admin/admin.php?page=pharos_settings'
	);
	expect( text ).toContain( 'pharos-admin-js' );
	expect( text ).not.toContain( 'media-views' );
} );

test( 'the previews of the home page have what its variables stand for', async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		data: {
			home_preview: {
				id: number;
				title: string;
				url: string;
				variables: Record< string, string >;
			};
		};
	} >( 'GET', '/pharos/v1/site-settings' );
	const { id, title, url, variables } = body.data.home_preview;

	expect( { id, title, url } ).toEqual( {
		id: 0,
		title: '',
		url: `${ site.url }/`,
	} );
	const visit = await site.get( '/' );
	expect( visit.title ).toBe( variables.site_name );
	expect( visit.meta( 'description' ) ).toBe( variables.excerpt );
} );
