/** Links of the settings checks: each opens the screen of its setting and moves the focus to it. */
import type { CheckItem, CheckReport } from '../../store/analysis/types';
import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expect, test } from './support/test';

/** Settings with as many issues as possible at the same time. */
const FAULTS = [
	{
		site_name: 'My site',
		page_title: 'Tea',
		page_description: '',
		home_page_description: '%term_description%',
		templates: { post_types: { page: { title: 'A page' } } },
		home_page_robots: { general: [ 'noindex', 'nofollow' ] },
		no_index: [ 'attachment' ],
		no_follow: [ 'post', 'page', 'author' ],
		no_archive: [ 'date' ],
		noindex_paginated_pages: true,
		enable_author_sitemap: true,
		enable_xml_sitemap: true,
		open_graph_tags: false,
		allow_indexing_of_feed_entries: true,
		redirectAttachmentPagesToPostParent: false,
		schemas: { none: { title: 'WebPage', type: 'WebPage', fields: {} } },
	},
	{
		page_title: '',
		global_default: { page_title: 'Tea' },
		no_index: [ 'post', 'page' ],
		auto_generate_description: false,
		date_archive: true,
		enable_schemas: false,
		twitter_meta_tags: false,
	},
	{ enable_page_level_seo: false, no_index: [ 'page' ] },
];

/** All links of the checks. */
async function linksOf( site: Site ): Promise< string[] > {
	const admin = await site.as( 'admin' );
	let links: string[] = [];
	// A run that a page of an earlier test has begun may not have ended.
	await expect
		.poll( async () => {
			const { body } = await admin.rest< CheckReport >(
				'GET',
				'/pharos/v1/checks/settings?force=true'
			);
			links = Object.values( body.data ).flatMap( urlsOf );
			return body.running;
		} )
		.toBe( false );
	return links;
}

const urlsOf = ( { fix, description }: CheckItem ): string[] => [
	...( fix ? [ fix.url ] : [] ),
	...description.flatMap( ( part ) =>
		typeof part === 'object' && 'links' in part
			? part.links.flatMap( ( link ) =>
					link.fix ? [ link.fix.url ] : []
				)
			: []
	),
];

/**
 * Opens a link and returns the problem with its target; '' if there is none.
 *
 * @param page
 * @param url
 */
async function wrongWith( page: Page, url: string ): Promise< string > {
	const { pathname, hash } = new URL( url );
	const inApp = pathname.endsWith( '/admin.php' );
	const [ , setting = '' ] = hash.match( /[?&]setting=([^&]+)/ ) ?? [];
	// Changes screens within the application: a page load takes seconds.
	await page.goto( url );
	const target = page.locator(
		inApp
			? `[id="pharos-setting-${ decodeURIComponent( setting ) }"]`
			: `[id="${ hash.slice( 1 ) }"]`
	);
	try {
		if ( ! inApp ) {
			await expect( target ).toBeVisible();
		} else if ( setting === '' ) {
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toBeVisible();
		} else {
			await expect( target ).toBeVisible();
			await expect
				.poll( () =>
					target.evaluate( ( row ) =>
						row.contains( row.ownerDocument.activeElement )
					)
				)
				.toBe( true );
		}
		return '';
	} catch ( error ) {
		return `${ url }: ${ String( error ).split( '\n' )[ 0 ] }`;
	}
}

test( 'all links of all checks lead to their setting', async ( {
	admin,
	site,
	afterwards,
} ) => {
	test.setTimeout( 120_000 );
	await site.php(
		`update_option( 'pharos_test_before', array_map( 'get_option', [ 'blogdescription', 'site_icon', 'posts_per_page', 'wp_attachment_pages_enabled' ] ) );
		update_option( 'blogdescription', '' ); update_option( 'site_icon', 0 );
		update_option( 'posts_per_page', 2 ); update_option( 'wp_attachment_pages_enabled', 1 );`
	);
	afterwards( async () => {
		await site.php(
			`foreach ( [ 'blogdescription', 'site_icon', 'posts_per_page', 'wp_attachment_pages_enabled' ] as $at => $name ) {
				update_option( $name, get_option( 'pharos_test_before' )[ $at ] );
			}
			delete_option( 'pharos_test_before' );`
		);
		await site.resetSettings();
	} );

	const links = new Set< string >();
	for ( const faults of [ {}, ...FAULTS ] ) {
		await site.resetSettings();
		const person = await site.as( 'admin' );
		const { status } = await person.rest(
			'POST',
			'/pharos/v1/admin-settings',
			{ data: faults }
		);
		expect( status ).toBe( 200 );
		for ( const link of await linksOf( site ) ) {
			links.add( link );
		}
	}
	await site.resetSettings();
	expect( links.size ).toBeGreaterThan( 25 );

	const wrong = [];
	for ( const link of links ) {
		wrong.push( await wrongWith( admin, link ) );
	}
	expect( wrong.filter( Boolean ) ).toEqual( [] );

	await test.step( 'the bulk editor shows the posts of one type that have no description', async () => {
		await admin.goto(
			'/wp-admin/admin.php?page=pharos_settings#/tools/bulk-editor?filter=missing_description&type=post'
		);
		await expect( admin.locator( 'option:checked' ) ).toContainText( [
			'Posts',
			'description',
		] );
	} );
} );
