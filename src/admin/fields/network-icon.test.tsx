import { screen, waitFor } from '@testing-library/react';
import { globe } from '@wordpress/icons';
import { createSite } from '../../../tests/js/create-site';
import { exampleIcons } from '../../../tests/js/example-site';
import { render } from '../../../tests/js/render';
import { NetworkIcon } from './network-icon';

jest.mock( '../../../store/api' );

const show = ( id: string, site = createSite() ) =>
	render(
		<p title={ id }>
			<NetworkIcon id={ id } />
		</p>,
		site
	);

const GLOBE = globe.props.children.props.d;

const drawing = ( id: string ) =>
	screen.getByTitle( id ).querySelector( 'path' )?.getAttribute( 'd' );

describe( 'the icon of a network', () => {
	test( 'is drawn once it is known; until then its place is kept', async () => {
		show( 'instagram' );
		expect( screen.getByTitle( 'instagram' ).firstChild ).not.toBeNull();
		expect( drawing( 'instagram' ) ).toBeUndefined();
		await waitFor( () =>
			expect( drawing( 'instagram' ) ).toBe(
				exampleIcons.instagram?.path
			)
		);
	} );

	test( 'is a globe for a network that WordPress doesn’t know', async () => {
		show( 'wikipedia' );
		await waitFor( () => expect( drawing( 'wikipedia' ) ).toBeDefined() );
		expect( drawing( 'wikipedia' ) ).toBe( GLOBE );
	} );

	test( 'is a globe when there is no answer', async () => {
		const site = createSite();
		site.server.failOnce( { message: 'Offline' } );
		show( 'instagram', site );
		await waitFor( () => expect( drawing( 'instagram' ) ).toBeDefined() );
		expect( drawing( 'instagram' ) ).toBe( GLOBE );
	} );
} );
