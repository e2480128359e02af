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

/** Given an add-on with a screen for each schema, below the page "Schema" of the navigation. */
describe( 'a screen whose route holds a parameter', () => {
	beforeEach( () => {
		addFilter( SCREENS_FILTER, NAMESPACE, ( screens: unknown[] ) => [
			...screens,
			{
				path: '/advanced/schema/:id',
				component: ( { params }: ScreenProps ) => (
					<p>Schema number { params.id }</p>
				),
			},
			{
				path: '/advanced/schema/new',
				component: () => <p>A new schema</p>,
			},
		] );
	} );
	afterEach( () =>
		act( () => void removeFilter( SCREENS_FILTER, NAMESPACE ) )
	);

	test( 'is shown with the place and heading of the page it is below', async () => {
		await openApplication( '/advanced/schema/12', {
			enable_schemas: true,
		} );

		expect( screen.getByText( 'Schema number 12' ) ).toBeVisible();
		expect( heading() ).toBe( 'Schema' );
		expect( currentLink() ).toBe( 'Schema' );
		expect( document.title ).toBe(
			'Schema ‹ Advanced ‹ Pharos SEO ‹ Test'
		);
	} );

	test( 'gives way to a screen for just that address', async () => {
		await openApplication( '/advanced/schema/new', {
			enable_schemas: true,
		} );

		expect( screen.getByText( 'A new schema' ) ).toBeVisible();
	} );

	test( 'says so while its feature is turned off', async () => {
		await openApplication( '/advanced/schema/12', {
			enable_schemas: false,
		} );

		expect(
			screen.getByText( 'Schema is turned off. Its data is kept.' )
		).toBeVisible();
		expect( screen.queryByText( 'Schema number 12' ) ).toBeNull();
	} );

	test( 'is for one segment: what is below it is not found', async () => {
		await openApplication( '/advanced/schema/12/more', {
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
