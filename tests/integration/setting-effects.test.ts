/**
 * Every setting of the specification (section 3) changes something that a visitor gets. The rows that show it are in
 * effects/, a file an area, and run from there; a setting without a row fails here.
 */
import { defaults } from '../../store/settings/schema';
import { effects } from './effects';

/** Settings whose effect comes with their own issue: sitemaps, schemas and Search Console. */
const LATER = [
	'enable_xml_sitemap',
	'enable_xml_image_sitemap',
	'enable_author_sitemap',
	'enable_xml_video_sitemap',
	'enable_xml_news_sitemap',
	'sitemap_display_format',
	'sitemap_display_page',
	'sitemap_display_shortcode',
	'sitemap_exclude',
	'schemas',
];

test( 'every setting has an effect to show', () => {
	const shown = new Set< string >( effects.map( ( row ) => row.setting ) );
	const missing = Object.keys( defaults ).filter(
		( key ) => ! shown.has( key ) && ! LATER.includes( key )
	);
	expect( missing ).toEqual( [] );
} );
