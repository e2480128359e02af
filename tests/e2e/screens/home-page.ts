import { expect } from '../support/test';
import type { ScreenRow } from './types';

export const screens: ScreenRow[] = [
	{
		route: '/general/homepage',
		heading: 'Home Page General',
		search: 'home page title',
		finds: /Search Engine Title.*Home Page/,
		change: ( page ) =>
			page
				.getByRole( 'textbox', { name: 'Search Engine Title' } )
				.fill( '%site_name%: %tagline%' ),
		changed: async ( page ) => {
			await expect(
				page.getByRole( 'textbox', { name: 'Search Engine Title' } )
			).toHaveValue( '%site_name%: %tagline%' );
			await expect(
				page.getByRole( 'figure', { name: 'Search Engine Preview' } )
			).toContainText( 'Fern & Kettle: ' );
		},
		saved: { home_page_title: '%site_name%: %tagline%' },
	},
	{
		route: '/general/homepage/social',
		heading: 'Home Page Social',
		search: 'home page image',
		finds: /Home Page Image/,
		change: ( page ) =>
			page
				.getByRole( 'textbox', { name: 'Social Title' } )
				.fill( 'Come in, the kettle is on' ),
		changed: async ( page ) => {
			await expect(
				page.getByRole( 'textbox', { name: 'Social Title' } )
			).toHaveValue( 'Come in, the kettle is on' );
			await expect(
				page.getByRole( 'figure', { name: 'Facebook Preview' } )
			).toContainText( 'Come in, the kettle is on' );
		},
		saved: { home_page_facebook_title: 'Come in, the kettle is on' },
	},
	{
		route: '/general/homepage/advanced',
		heading: 'Home Page Advanced',
		search: 'page 2 and up',
		finds: /Index page 2 and up of the home page/,
		change: async ( page ) => {
			await page.getByRole( 'checkbox', { name: 'No Index' } ).check();
			await page
				.getByRole( 'checkbox', { name: /Index page 2 and up/ } )
				.uncheck();
		},
		changed: async ( page ) => {
			await expect(
				page.getByRole( 'checkbox', { name: 'No Index' } )
			).toBeChecked();
			await expect(
				page
					.getByText(
						'Your home page will disappear from search results'
					)
					.first()
			).toBeVisible();
			await expect(
				page.getByRole( 'checkbox', {
					name: /Index page 2 and up/,
				} )
			).not.toBeChecked();
		},
		saved: {
			home_page_robots: {
				general: expect.arrayContaining( [ 'noindex' ] ),
			},
			index_home_page_paginated_pages: false,
		},
	},
];
