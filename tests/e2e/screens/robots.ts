import { expect, type Page } from '@playwright/test';
import type { ScreenRow } from './types';

const toggle = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name, exact: true } );

const limit = ( page: Page ) =>
	page
		.getByRole( 'group', { name: 'Posts' } )
		.getByRole( 'spinbutton', { name: 'Text (characters)' } );

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
	directive( 'snippets', 'No Snippet', 'no_snippet', [ 'category' ] ),
	directive( 'images', 'No Image Index', 'no_image_index', [ 'category' ] ),
	{
		route: '/advanced/robot_instructions/previews',
		heading: 'Preview Limits',
		search: 'max-snippet',
		finds: /Preview Limits/,
		change: ( page ) => limit( page ).fill( '50' ),
		changed: ( page ) => expect( limit( page ) ).toHaveValue( '50' ),
		saved: { preview_limits: { post: { snippet: '50' } } },
	},
	{
		route: '/advanced/robot_instructions/matrix',
		heading: 'Robot Instructions',
		search: 'matrix',
		finds: /Robot Instructions/,
		change: ( page ) => toggle( page, 'No Archive: Home Page' ).check(),
		changed: ( page ) =>
			expect( toggle( page, 'No Archive: Home Page' ) ).toBeChecked(),
		saved: {
			home_page_robots: {
				general: expect.arrayContaining( [ 'noarchive' ] ),
			},
		},
	},
];
