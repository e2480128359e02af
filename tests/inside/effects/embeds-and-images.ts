/** Posts embedded on other sites, and the attributes of images. */
import type { Page } from '../../support/page';
import { oembed } from '../../integration/support/social';
import type { Effect } from './types';

const POST = '/proper-chai/';
const TITLE = `"Proper" chai, Tomas's way & the lazy way - Fern & Kettle`;

/** The <img> of the post that has no alt text. */
const image = ( name: string ) => ( page: Page ) => {
	const [ tag = '' ] = /<img[^>]*wp-image-104[^>]*>/.exec( page.text ) ?? [];
	return new RegExp( ` ${ name }="([^"]*)"` ).exec( tag )?.[ 1 ];
};

export const effects: Effect[] = [
	{
		setting: 'oembeded_scripts',
		does: 'tells other sites how to embed a post',
		path: POST,
		values: [ true, false ],
		read: ( page ) =>
			page.links.filter( ( { type = '' } ) => type.endsWith( '+oembed' ) )
				.length,
		expected: [ 2, 0 ],
	},
	{
		setting: 'oembeded_og_title',
		does: 'gives embedded posts the title for networks',
		path: POST,
		values: [ false, true ],
		read: async ( _page, site ) => ( await oembed( site, POST ) ).title,
		expected: [
			'&#8220;Proper&#8221; chai, Tomas&#8217;s way &amp; the lazy way',
			TITLE,
		],
	},
	{
		setting: 'oembeded_social_images',
		does: 'gives embedded posts the image for networks',
		path: POST,
		values: [ false, true ],
		read: async ( _page, site ) => {
			const answer = await oembed( site, POST );
			return [ answer.thumbnail_url, answer.thumbnail_width ].map(
				( value ) => String( value ).replace( site.url, '' )
			);
		},
		expected: [
			[ 'undefined', 'undefined' ],
			[ '/wp-content/uploads/2024/03/green-leaves.png', '400' ],
		],
		when: { fallback_image_id: 102 },
	},
	{
		setting: 'oembeded_remove_author_name',
		does: 'does not name the author of embedded posts',
		path: POST,
		values: [ true, false ],
		read: async ( _page, site ) => {
			const answer = await oembed( site, POST );
			return [ 'author_name' in answer, 'author_url' in answer ];
		},
		expected: [
			[ false, false ],
			[ true, true ],
		],
	},
	{
		setting: 'autoSetImageAlt',
		does: 'gives images alternative texts',
		path: '/a-morning-at-the-roaster/',
		values: [ true, false ],
		read: image( 'alt' ),
		expected: [ 'Copper kettle', '' ],
	},
	{
		setting: 'autoSetImageTitle',
		does: 'gives images titles',
		path: '/a-morning-at-the-roaster/',
		values: [ true, false ],
		read: image( 'title' ),
		expected: [ 'Copper kettle', undefined ],
	},
];
