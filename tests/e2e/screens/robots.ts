import { expect, type Page } from '@playwright/test';
import type { ScreenRow } from './types';

const toggle = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name, exact: true } );

const directive = (
	route: string,
	heading: string,
	key: string,
	saved: string[]
): ScreenRow => ( {
	route: `/advanced/robot_instructions/${ route }`,
	heading,
	search: `${ heading } categories`,
	finds: new RegExp( `Categories.*${ heading }` ),
	change: async ( page ) => {
		await page.getByRole( 'tab', { name: /^Taxonomies/ } ).click();
		await toggle( page, 'Categories' ).check();
	},
	changed: async ( page ) => {
		await page
			.getByRole( 'tab', { name: 'Taxonomies (1 on)', exact: true } )
			.click();
		await expect( toggle( page, 'Categories' ) ).toBeChecked();
	},
	saved: { [ key ]: saved },
} );

export const screens: ScreenRow[] = [
	directive( 'indexing', 'No Index', 'no_index', [ 'search', 'category' ] ),
	directive( 'following', 'No Follow', 'no_follow', [ 'category' ] ),
	directive( 'archiving', 'No Archive', 'no_archive', [ 'category' ] ),
	{
		route: '/advanced/robot_instructions/matrix',
		heading: 'Overview',
		search: 'matrix',
		finds: /Overview/,
		change: ( page ) => toggle( page, 'No Follow: Tags' ).check(),
		changed: ( page ) =>
			expect( toggle( page, 'No Follow: Tags' ) ).toBeChecked(),
		saved: { no_follow: [ 'post_tag' ] },
	},
];
