import { expect } from '../support/test';
import { chooseImage } from '../support/media';
import type { ScreenRow } from './types';

/** An image of the sample content. */
const IMAGE = 'Copper kettle';

export const screens: ScreenRow[] = [
	{
		route: '/general/social',
		heading: 'Default Social Image',
		search: 'fallback',
		finds: /Default Social Image/,
		change: ( page ) =>
			chooseImage( page, 'Choose image: Default Social Image', IMAGE ),
		changed: ( page ) =>
			expect( page.getByText( 'copper-kettle.jpg' ) ).toBeVisible(),
		saved: {
			fallback_image: expect.stringMatching( /copper-kettle\.jpg$/ ),
			fallback_image_id: expect.any( Number ),
		},
	},
	{
		route: '/general/social/facebook',
		heading: 'Facebook',
		search: 'publisher',
		finds: /Facebook page/,
		change: ( page ) =>
			page
				.getByRole( 'textbox', { name: 'Facebook page' } )
				.fill( 'https://www.facebook.com/fernandkettle' ),
		changed: ( page ) =>
			expect(
				page.getByRole( 'textbox', { name: 'Facebook page' } )
			).toHaveValue( 'https://www.facebook.com/fernandkettle' ),
		saved: { facebook_page_url: 'https://www.facebook.com/fernandkettle' },
	},
	{
		route: '/general/social/x',
		heading: 'X',
		search: 'small image',
		finds: /Card type/,
		change: async ( page ) => {
			await page.getByRole( 'radio', { name: 'Small image' } ).check();
			await page
				.getByRole( 'textbox', { name: 'Site’s X username' } )
				.fill( 'https://x.com/fernandkettle?s=20' );
		},
		changed: async ( page ) => {
			await expect(
				page.getByRole( 'radio', { name: 'Small image' } )
			).toBeChecked();
			await expect(
				page.getByRole( 'textbox', { name: 'Site’s X username' } )
			).toHaveValue( 'fernandkettle' );
		},
		saved: {
			twitter_card_type: 'summary',
			twitter_profile_username: 'fernandkettle',
		},
	},
	{
		route: '/general/social/accounts',
		heading: 'Other Accounts',
		search: 'mastodon',
		finds: /Mastodon/,
		change: async ( page ) => {
			await page
				.getByRole( 'combobox', { name: 'Add profile' } )
				.fill( 'mastodon' );
			await page.getByRole( 'option', { name: 'Mastodon' } ).click();
			await page
				.getByRole( 'textbox', { name: 'Mastodon' } )
				.fill( 'https://mastodon.social/@fern' );
		},
		changed: ( page ) =>
			expect(
				page.getByRole( 'textbox', { name: 'Mastodon' } )
			).toHaveValue( 'https://mastodon.social/@fern' ),
		saved: {
			social_profiles: { mastodon: 'https://mastodon.social/@fern' },
		},
	},
];
