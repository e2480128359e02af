import { act, screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { exampleSite } from '../../../tests/js/example-site';
import { openApplication } from '../../../tests/js/open-application';
import {
	filterList,
	SCREENS_FILTER,
	SITEMAP_SETTINGS_FILTER,
} from '../../extensions';
import { isScreen } from './is-screen';
import {
	fieldsOf,
	SETTINGS_SCREENS,
	withSitemapSettings,
	withSiteGroups,
} from './registry';
import type { ScreenDefinition } from './types';

jest.mock( '../../../store/api' );

const NAMESPACE = 'acme/screens';
const field = { key: 'acme', label: 'Acme', control: 'text' } as const;
const acme: ScreenDefinition = {
	path: '/acme',
	groups: [ { fields: [ field ] } ],
};
const withField = ( part: object ) => ( {
	...acme,
	groups: [ { fields: [ { ...field, ...part } ] } ],
} );

/** Registers an add-on that adds an entry to the list of screens. */
const addOnWith = ( added: unknown ) =>
	addFilter( SCREENS_FILTER, NAMESPACE, ( screens: unknown[] ) => [
		...screens,
		added,
	] );

const screensNow = () =>
	filterList( SCREENS_FILTER, SETTINGS_SCREENS, isScreen );

describe( 'the screen of an add-on', () => {
	afterEach( () =>
		act( () => void removeFilter( SCREENS_FILTER, NAMESPACE ) )
	);

	test( 'stands behind the plugin’s own', () => {
		addOnWith( acme );
		expect( screensNow() ).toEqual( [ ...SETTINGS_SCREENS, acme ] );
	} );

	test.each( [
		[ 'no address', { groups: [] } ],
		[ 'no function for the site', { ...acme, siteGroups: [] } ],
		[ 'a text for a component', { ...acme, component: 'Acme' } ],
		[ 'a field of an unknown kind', withField( { control: 'dial' } ) ],
		[ 'search words that are no list', withField( { keywords: 'a' } ) ],
		[ 'options that are texts', withField( { options: [ 'a' ] } ) ],
	] )( 'with %s is left out, and its author is told', ( _, added ) => {
		addOnWith( added );
		expect( screensNow() ).toEqual( SETTINGS_SCREENS );
		expect( console ).toHaveWarned();
	} );

	test( 'that holds itself is left out as well', () => {
		const circle: Record< string, unknown > = {};
		circle.self = circle;
		addOnWith( circle );
		expect( screensNow() ).toEqual( SETTINGS_SCREENS );
		expect( console ).toHaveWarned();
	} );

	test.each( [
		[ 'nothing', () => undefined ],
		[ 'a text', () => 'groups' ],
		[ 'groups without fields', () => [ { title: 'Acme' } ] ],
		[ 'a field without a label', () => [ { fields: [ { key: 'a' } ] } ] ],
		[
			'an error',
			() => {
				throw new Error( 'No groups.' );
			},
		],
	] )(
		'that answers %s for the site keeps its own groups',
		( _, siteGroups ) => {
			const given: unknown = { ...acme, siteGroups };

			expect(
				withSiteGroups( given as ScreenDefinition, exampleSite ).groups
			).toEqual( acme.groups );
			expect( console ).toHaveWarned();
		}
	);

	test( 'and its faults leave the application whole', async () => {
		addOnWith( { ...acme, siteGroups: () => null } );

		await openApplication( '/general' );

		expect(
			screen.getByRole( 'navigation', { name: 'General settings' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'textbox', { name: 'Search Engine Title' } )
		).toBeVisible();
		expect( console ).toHaveWarned();
	} );
} );

test( 'an add-on that fails takes no screen away', () => {
	addFilter( SCREENS_FILTER, NAMESPACE, () => {
		throw new Error( 'No screens.' );
	} );
	expect( screensNow() ).toEqual( SETTINGS_SCREENS );
	expect( console ).toHaveWarned();
	removeFilter( SCREENS_FILTER, NAMESPACE );
} );

describe( 'the sitemap settings of an add-on', () => {
	afterEach( () =>
		act( () => void removeFilter( SITEMAP_SETTINGS_FILTER, NAMESPACE ) )
	);

	test( 'stand below the plugin’s own, without those of the wrong shape', async () => {
		await openApplication( '/advanced/sitemaps' );

		act( () =>
			addFilter(
				SITEMAP_SETTINGS_FILTER,
				NAMESPACE,
				( groups: unknown[] ) => [
					...groups,
					{ title: 'Acme News', fields: [ field ] },
					{ title: 'Broken' },
				]
			)
		);

		expect(
			screen
				.getAllByRole( 'heading', { level: 2 } )
				.map( ( { textContent } ) => textContent )
				.slice( -2 )
		).toEqual( [ 'HTML sitemap for visitors', 'Acme News' ] );
		expect( screen.getByRole( 'textbox', { name: 'Acme' } ) ).toBeVisible();
		expect( console ).toHaveWarned();
	} );

	test( 'are among those of the screen, where the search finds them', () => {
		const groups = [ { fields: [ field ] } ];
		const screens = withSitemapSettings( SETTINGS_SCREENS, groups );

		expect(
			screens.filter( ( one ) => fieldsOf( one ).includes( field ) )
		).toEqual( [
			expect.objectContaining( { path: '/advanced/sitemaps' } ),
		] );
	} );
} );
