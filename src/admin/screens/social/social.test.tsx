import { screen, waitFor } from '@testing-library/react';
import type { SharePreview } from '../../../../store';
import * as api from '../../../../store/api';
import { openApplication } from '../../../../tests/js/open-application';

jest.mock( '../../../../store/api' );

/** The last request for a preview: the post, and the unsaved settings. */
const asked: { post: string; settings: object }[] = [];

/** Opens a screen of a site whose server shares each page with the default image. */
async function open( route: string ) {
	asked.length = 0;
	return openApplication( route, {}, ( server ) =>
		jest.mocked( api.fetchJson ).mockImplementation( async ( request ) => {
			const { pathname, searchParams } = new URL(
				request.path ?? '',
				'https://example.org'
			);
			if ( pathname !== '/pharos/v1/share-preview' ) {
				return server.fetchJson( request );
			}
			const settings = JSON.parse( searchParams.get( 'settings' ) ?? '' );
			asked.push( {
				post: searchParams.get( 'post_id' ) ?? '',
				settings,
			} );
			const page = {
				title:
					settings.social_title_site_name === false
						? 'Tea'
						: 'Tea - Fern',
				description: 'Leaves.',
				image: '',
			};
			const data: SharePreview = {
				title: 'Tea',
				url: 'https://example.org/tea/',
				facebook: page,
				twitter: page,
			};
			return { success: true, data };
		} )
	);
}

test( 'Facebook’s screen shows the card of a page, which follows what is changed before it is saved', async () => {
	const { user } = await open( '/general/social/facebook' );
	const card = await screen.findByRole( 'figure', {
		name: 'Facebook Preview',
	} );
	expect( card ).toHaveTextContent( 'Tea - Fern' );
	expect( screen.queryByRole( 'figure', { name: 'X Preview' } ) ).toBeNull();
	await user.click(
		screen.getByRole( 'checkbox', { name: 'Site name in social titles' } )
	);
	await waitFor( () => expect( card ).not.toHaveTextContent( 'Fern' ) );
	expect( asked ).toEqual( [
		{ post: '7', settings: {} },
		{ post: '7', settings: { social_title_site_name: false } },
	] );
	await user.click(
		screen.getByRole( 'checkbox', { name: 'Open Graph tags' } )
	);
	expect(
		screen.queryByRole( 'figure', { name: 'Facebook Preview' } )
	).toBeNull();
} );

test( 'X’s screen shows a small image as soon as it is chosen', async () => {
	const { user } = await open( '/general/social/x' );
	const card = await screen.findByRole( 'figure', { name: 'X Preview' } );
	expect( card.querySelector( '.is-large' ) ).not.toBeNull();
	await user.click( screen.getByRole( 'radio', { name: 'Small image' } ) );
	expect( card.querySelector( '.is-summary' ) ).not.toBeNull();
} );

test( 'the default image is seen on both', async () => {
	await open( '/general/social' );
	expect(
		( await screen.findAllByRole( 'figure' ) ).map( ( figure ) =>
			figure.getAttribute( 'aria-label' )
		)
	).toEqual( [ 'Facebook Preview', 'X Preview' ] );
} );
