import type { Page } from '../../support/page';
import type { Site } from '../../support/site';
import { sitemapsIn } from '../../integration/support/html-sitemap';
import type { Effect } from './types';

/** Creates a page for the sitemap, which the settings select by its id. */
const withPage = ( content: string ) => async ( site: Site ) => {
	const page = await site.php< number >(
		`return wp_insert_post( [ 'import_id' => $args['id'], 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'x-map', 'post_title' => 'Map', 'post_content' => $args['content'] ] );`,
		{ content, id: PAGE }
	);
	return () => site.php( `wp_delete_post( $args['page'], true );`, { page } );
};

const PAGE = 900_001;

/** The headings of each HTML sitemap in a page. */
const headings = ( { text }: Page ) =>
	sitemapsIn( text ).map( ( { lists } ) => Object.keys( lists ) );

const everything = [ 'Posts', 'Pages', 'Categories', 'Tags' ];

export const effects: Effect[] = [
	{
		setting: 'sitemap_display_format',
		does: 'puts the HTML sitemap at the end of a page',
		path: '/x-map/',
		values: [ 'shortcode', 'page' ],
		when: { sitemap_display_page: PAGE },
		setup: withPage( 'Text.' ),
		read: headings,
		expected: [ [], [ everything ] ],
	},
	{
		setting: 'sitemap_display_page',
		does: 'says which page that is',
		path: '/x-map/',
		values: [ 0, PAGE ],
		when: { sitemap_display_format: 'page' },
		setup: withPage( 'Text.' ),
		read: headings,
		expected: [ [], [ everything ] ],
	},
	{
		setting: 'sitemap_display_shortcode',
		does: 'says what the HTML sitemap lists',
		path: '/x-map/',
		values: [ [], [ 'category', 'page' ] ],
		setup: withPage( '[pharos_sitemap]' ),
		read: headings,
		expected: [ [ everything ], [ [ 'Categories', 'Pages' ] ] ],
	},
];
