import { defaults } from '../../../../store/settings/schema';
import table from '../../../../tests/fixtures/fallbacks.json';
import { homePageTexts } from './home-page-texts';

const site = {
	home_preview: {
		id: 0,
		title: '',
		url: 'https://example.org/',
		variables: {
			site_name: 'Shop',
			tagline: 'Slow',
			title: '',
			excerpt: 'Slow',
		},
	},
};

test.each( table.home )(
	'with $name it is shown as on the server',
	( { settings, facebook, x } ) => {
		const shown = homePageTexts( site, { ...defaults, ...settings } );
		const parts = ( share: typeof shown.x ) => [
			share.title,
			share.description,
			share.image,
		];
		expect( parts( shown.facebook ) ).toEqual( facebook );
		expect( parts( shown.x ) ).toEqual( x );
	}
);
