import { expect } from '@playwright/test';
import type { ScreenRow } from './types';

export const screens: ScreenRow[] = [
	{
		route: '/general',
		heading: 'Meta Templates',
		search: 'categories title',
		finds: /Categories: Search Engine Title/,
		change: async ( page ) => {
			await page.getByRole( 'button', { name: /^Categories/ } ).click();
			await page
				.getByRole( 'textbox', {
					name: 'Categories: Search Engine Title',
				} )
				.fill( 'All about %title%' );
		},
		changed: async ( page ) => {
			await expect(
				page.getByRole( 'button', {
					name: /^Categories\s*All about %title%/,
				} )
			).toBeVisible();
		},
		saved: {
			templates: {
				taxonomies: { category: { title: 'All about %title%' } },
			},
		},
	},
	{
		route: '/general/verification',
		heading: 'Site Verification',
		search: 'bing verification',
		finds: /Bing verification code/,
		change: ( page ) =>
			page
				.getByRole( 'textbox', { name: 'Bing verification code' } )
				.fill( '<meta name="msvalidate.01" content="ABCDEF012345" />' ),
		// The saved value is the code in the tag.
		changed: ( page ) =>
			expect(
				page.getByRole( 'textbox', { name: 'Bing verification code' } )
			).toHaveValue( /ABCDEF012345/ ),
		saved: { bing_verification: 'ABCDEF012345' },
	},
];
