import { act, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { openApplication } from '../../../tests/js/open-application';
import { SCREENS_FILTER } from '../../extensions';
import type { ScreenProps } from '../definitions/types';

jest.mock( '../../../store/api' );

const NAMESPACE = 'acme/screens';

const heading = () => screen.getByRole( 'heading', { level: 1 } ).textContent;
const currentLink = () =>
	document.querySelector( '.pharos-nav [aria-current="page"]' )?.textContent;

/** An add-on whose screen has a parameter in its route, below the page "Schema" of the navigation. */
describe( 'a screen whose route holds a parameter', () => {
	beforeEach( () => {
		addFilter( SCREENS_FILTER, NAMESPACE, ( screens: unknown[] ) => [
			...screens,
			{
				path: '/advanced/schema/parts/:id',
				component: ( { params }: ScreenProps ) => (
					<p>Part number { params.id }</p>
				),
			},
			{
				path: '/advanced/schema/parts/new',
				component: () => <p>A new part</p>,
			},
		] );
	} );
	afterEach( () =>
		act( () => void removeFilter( SCREENS_FILTER, NAMESPACE ) )
	);

	test( 'is shown with the place and heading of the page it is below', async () => {
		await openApplication( '/advanced/schema/parts/12', {
			enable_schemas: true,
		} );

		expect( screen.getByText( 'Part number 12' ) ).toBeVisible();
		expect( heading() ).toBe( 'Schema' );
		expect( currentLink() ).toBe( 'Schema' );
		expect( document.title ).toBe(
			'Schema ‹ Advanced ‹ Pharos SEO ‹ Test'
		);
	} );

	test( 'gives way to a screen for just that address', async () => {
		await openApplication( '/advanced/schema/parts/new', {
			enable_schemas: true,
		} );

		expect( screen.getByText( 'A new part' ) ).toBeVisible();
	} );

	test( 'says so while its feature is turned off', async () => {
		await openApplication( '/advanced/schema/parts/12', {
			enable_schemas: false,
		} );

		expect(
			screen.getByText( 'Schema is turned off. Its data is kept.' )
		).toBeVisible();
		expect( screen.queryByText( 'Part number 12' ) ).toBeNull();
	} );

	test( 'is for one segment: what is below it is not found', async () => {
		await openApplication( '/advanced/schema/parts/12/more', {
			enable_schemas: true,
		} );

		expect( heading() ).toBe( 'Page not found' );
	} );
} );

test( 'an unknown address below a page without such a screen is not found', async () => {
	await openApplication( '/advanced/sitemaps/12' );

	expect( heading() ).toBe( 'Page not found' );
	expect( currentLink() ).toBeUndefined();
} );
