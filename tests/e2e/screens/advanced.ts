import { expect, type Page } from '@playwright/test';
import type { ScreenRow } from './types';

const toggle = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name, exact: true } );

/** The links between the two fields of a content type; it also appears in another group of the screen. */
const linksBetween = ( page: Page, name: string ) =>
	page
		.getByRole( 'group', { name: 'Links to the previous and next page' } )
		.getByRole( 'checkbox', { name, exact: true } );

/** A screen with one toggle to change. */
const switching = (
	row: Pick< ScreenRow, 'route' | 'heading' | 'search' | 'finds' | 'saved' >,
	label: string,
	isOn: boolean
): ScreenRow => ( {
	...row,
	change: ( page ) => toggle( page, label ).setChecked( isOn ),
	changed: ( page ) =>
		expect( toggle( page, label ) ).toBeChecked( { checked: isOn } ),
} );

export const screens: ScreenRow[] = [
	{
		route: '/advanced/breadcrumbs',
		heading: 'Breadcrumbs',
		search: 'you are here',
		finds: /Text before the breadcrumbs/,
		change: ( page ) =>
			page.getByRole( 'textbox', { name: 'Separator' } ).fill( '/' ),
		changed: ( page ) =>
			expect(
				page.getByRole( 'textbox', { name: 'Separator' } )
			).toHaveValue( '/' ),
		saved: { breadcrumbs_separator: '/' },
	},
	switching(
		{
			route: '/general/archive_pages',
			heading: 'Archive Pages',
			search: 'author archive',
			finds: /Author Archive.*Archive Pages/,
			saved: { author_archive: true },
		},
		'Author Archive',
		true
	),
	switching(
		{
			route: '/advanced/not-found',
			heading: '404 Log',
			search: '404',
			finds: /Log URLs that aren’t found/,
			saved: { enable_not_found_log: false },
		},
		'Log URLs that aren’t found (404)',
		false
	),
	{
		route: '/advanced/ai-crawlers',
		heading: 'AI Crawlers',
		search: 'gptbot',
		finds: /AI crawlers/,
		change: ( page ) =>
			page.getByRole( 'checkbox', { name: 'Block GPTBot' } ).check(),
		changed: ( page ) =>
			expect(
				page.getByRole( 'checkbox', { name: 'Block GPTBot' } )
			).toBeChecked(),
		saved: { ai_crawlers: { GPTBot: 'block' } },
	},
	{
		route: '/advanced/redirects',
		heading: 'Redirects',
		search: 'redirect cache',
		finds: /Browsers remember permanent redirects/,
		change: ( page ) =>
			page
				.getByRole( 'combobox', {
					name: 'Browsers remember permanent redirects',
				} )
				.selectOption( 'day' )
				.then( () => {} ),
		changed: ( page ) =>
			expect(
				page.getByRole( 'combobox', {
					name: 'Browsers remember permanent redirects',
				} )
			).toHaveValue( 'day' ),
		saved: { redirect_cache: 'day' },
	},
	switching(
		{
			route: '/advanced/indexnow',
			heading: 'IndexNow',
			search: 'instant indexing',
			finds: /Submit changed URLs with IndexNow/,
			saved: { enable_indexnow: false },
		},
		'Submit changed URLs with IndexNow',
		false
	),
	switching(
		{
			route: '/advanced/sitemaps',
			heading: 'Sitemaps',
			search: 'author sitemap',
			finds: /Author Sitemap/,
			saved: { enable_author_sitemap: true },
		},
		'Author Sitemap',
		true
	),
	{
		route: '/advanced/schema',
		heading: 'Schema',
		search: 'job posting',
		finds: /Schemas/,
		change: async ( page ) => {
			await page
				.getByRole( 'button', { name: 'Remove Product' } )
				.click();
			await page
				.getByRole( 'button', { name: 'Remove', exact: true } )
				.click();
		},
		changed: async ( page ) => {
			await expect(
				page.getByRole( 'link', { name: 'Article', exact: true } )
			).toBeVisible();
			await expect(
				page.getByRole( 'link', { name: 'Product', exact: true } )
			).toHaveCount( 0 );
		},
		saved: { schemas: { article: { type: 'Article' } } },
	},
	switching(
		{
			route: '/advanced/images',
			heading: 'Images',
			search: 'alt text',
			finds: /missing alt text/,
			saved: { autoSetImageAlt: false },
		},
		'Add missing alt text',
		false
	),
	switching(
		{
			route: '/advanced/feeds',
			heading: 'Feeds',
			search: 'remove rss tags',
			finds: /Remove tag feeds/,
			saved: { remove_tag_feed: true },
		},
		'Remove tag feeds',
		true
	),
	switching(
		{
			route: '/advanced/embeds',
			heading: 'Embeds',
			search: 'oembed author',
			finds: /Hide the author/,
			saved: { oembeded_remove_author_name: false },
		},
		'Hide the author',
		false
	),
	{
		route: '/advanced/pagination',
		heading: 'Paginated Pages',
		search: 'rel next',
		finds: /Links to the previous and next page/,
		saved: { paginated_link_relationships: [ 'category' ] },
		change: ( page ) => linksBetween( page, 'Categories' ).check(),
		changed: ( page ) =>
			expect( linksBetween( page, 'Categories' ) ).toBeChecked(),
	},
	switching(
		{
			route: '/tools/manage-features',
			heading: 'Manage Features',
			search: 'page level checks',
			finds: /Page Level Checks/,
			saved: { enable_page_level_seo: false },
		},
		'Page Level Checks',
		false
	),
	switching(
		{
			route: '/tools/miscellaneous',
			heading: 'Miscellaneous',
			search: 'telemetry',
			finds: /Contribute to Pharos SEO/,
			saved: { surerank_analytics_optin: true },
		},
		'Contribute to Pharos SEO',
		true
	),
];
