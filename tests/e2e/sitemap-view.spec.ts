/** A sitemap opened in a browser. */
import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expectToFit } from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

/** Chromium logs this for every page transformed by XSLT. */
const DEPRECATED = /XSLT.* deprecated/;

const NAMESPACES =
	'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

const image =
	'<image:image><image:loc>https://shop.example/pot.jpg</image:loc></image:image>';

const urlset = ( urls: string ) => `<urlset ${ NAMESPACES }>${ urls }</urlset>`;

const FULL = urlset(
	`<url><loc>https://shop.example/tea/?a=1&amp;b=%3Cb%3E</loc><lastmod>2026-11-20T08:15:00+00:00</lastmod>${ image }${ image }
	<video:video><video:title>Pour</video:title></video:video>
	<news:news><news:title>Kettles &lt;b&gt; &amp; more</news:title></news:news></url>
	<url><loc>javascript:alert(1)</loc></url>
	<url><loc>https://shop.example/${ 'long-'.repeat( 60 ) }/</loc><lastmod>2026-11-19</lastmod></url>`
);

/** Opens a sitemap in the server's format, with the style sheets of the site. */
async function openSitemap(
	page: Page,
	site: Site,
	xml: string,
	kind = 'xsl'
) {
	const sheet = await site.php< string >(
		`return Pharos\\Sitemaps\\Stylesheet::${ kind }();`
	);
	const type = kind === 'xsl' ? 'text/xsl' : 'text/css';
	const href = `/sample-style.${ kind }`;
	await page.route( `**${ href }`, ( route ) =>
		route.fulfill( { contentType: type, body: sheet } )
	);
	await page.route( '**/sample.xml', ( route ) =>
		route.fulfill( {
			contentType: 'application/xml; charset=utf-8',
			body: `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="${ type }" href="${ href }"?>${ xml }`,
		} )
	);
	await page.goto( '/sample.xml' );
}

const row = ( page: Page, address: string ) =>
	page.getByRole( 'row', { name: address } );

test( 'a sitemap has addresses with their images, videos, news and changes, an index thousands as the site writes them, also without XSLT', async ( {
	page,
	site,
	axe,
	allowProblems,
} ) => {
	await test.step( 'addresses with their images, videos, news and changes', async () => {
		allowProblems( DEPRECATED );
		await openSitemap( page, site, FULL );
		await expect(
			page.getByRole( 'heading', { name: 'XML Sitemap' } )
		).toBeVisible();
		await expect( page ).toHaveTitle( 'XML Sitemap - Fern & Kettle' );
		expect( await page.evaluate( () => document.compatMode ) ).toBe(
			'CSS1Compat'
		);
		await expect( page.getByRole( 'table' ) ).toHaveAccessibleName(
			'URLs: 3'
		);
		await expect( page.getByRole( 'columnheader' ) ).toHaveText( [
			'URL',
			'Title',
			'Images',
			'Videos',
			'Last modified',
		] );
		const tea = row( page, 'https://shop.example/tea/' );
		await expect( tea.getByRole( 'cell' ) ).toHaveText( [
			'Kettles <b> & more',
			'2',
			'1',
			'2026-11-20 08:15 +00:00',
		] );
		await expect( tea.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'https://shop.example/tea/?a=1&b=%3Cb%3E'
		);
		await expect(
			row( page, 'javascript:alert(1)' ).getByRole( 'link' )
		).toHaveCount( 0 );
		await axe( page );

		await page.emulateMedia( { colorScheme: 'dark' } );
		await axe( page );
		await page.setViewportSize( { width: 390, height: 800 } );
		await expectToFit( page, 'on a phone' );
		await axe( page );
	} );

	await page.unrouteAll();
	await test.step( 'an index, with thousands as the site writes them', async () => {
		allowProblems( DEPRECATED );
		const sitemaps = Array.from(
			{ length: 1000 },
			( _, n ) =>
				`<sitemap><loc>${ site.url }/sitemap-posts-post-${ n }.xml</loc></sitemap>`
		);
		await openSitemap(
			page,
			site,
			`<sitemapindex ${ NAMESPACES }>${ sitemaps.join( '' ) }</sitemapindex>`
		);
		await expect( page.getByRole( 'table' ) ).toHaveAccessibleName(
			'Sitemaps: 1,000'
		);
		await expect( page.getByRole( 'columnheader' ) ).toHaveText( [
			'URL',
			'Last modified',
		] );
	} );

	await page.unrouteAll();
	await test.step( 'without XSLT, addresses and changes one below the other', async () => {
		await openSitemap( page, site, FULL, 'css' );
		const seen = await page.evaluate( () => ( {
			heading: getComputedStyle( document.documentElement, '::before' )
				.content,
			shown: [ ...document.querySelectorAll( 'url > *' ) ]
				.filter( ( one ) => getComputedStyle( one ).display !== 'none' )
				.map( ( one ) => one.localName ),
		} ) );
		expect( seen ).toEqual( {
			heading: '"XML Sitemap"',
			shown: [ 'loc', 'lastmod', 'loc', 'loc', 'lastmod' ],
		} );
		await page.setViewportSize( { width: 390, height: 800 } );
		await expectToFit( page, 'on a phone' );
	} );
} );

test( 'from right to left, addresses stay as they are written', async ( {
	page,
	site,
	axe,
	allowProblems,
} ) => {
	allowProblems( DEPRECATED );
	await rightToLeft( site, async () => {
		await openSitemap( page, site, FULL );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		const address = await page
			.getByRole( 'rowheader' )
			.first()
			.boundingBox();
		const changed = await page
			.getByRole( 'columnheader', { name: 'Last modified' } )
			.boundingBox();
		expect( address?.x ).toBeGreaterThan( changed?.x ?? Infinity );
		await axe( page );
		await page.setViewportSize( { width: 390, height: 800 } );
		await expectToFit( page, 'on a phone' );
	} );
} );

test( 'the sitemaps of a site lead from the index to its pages', async ( {
	afterwards,
	page,
	site,
	axe,
	allowProblems,
} ) => {
	allowProblems( DEPRECATED );
	await site.option( 'pharos_settings', {
		revision: 1,
		enable_xml_sitemap: true,
		enable_xml_image_sitemap: true,
	} );
	afterwards( () => site.resetSettings() );
	const xml = await ( await site.fetch( '/sitemap_index.xml' ) ).text();
	const sheets = [
		...xml.matchAll( /<\?xml-stylesheet type="(.*?)" href="(.*?)"/g ),
	].map( ( [ , type, href = '' ] ) => ( { type, href } ) );
	expect( sheets.map( ( { type } ) => type ) ).toEqual( [
		'text/xsl',
		'text/css',
	] );
	const css = await site.fetch( sheets[ 1 ]?.href ?? '' );
	expect( css.headers.get( 'content-type' ) ).toMatch( /^text\/css/ );
	expect( await css.text() ).toContain( 'XML Sitemap' );

	await page.goto( '/sitemap_index.xml' );
	await page
		.getByRole( 'link', { name: /sitemap-posts-post-1\.xml/ } )
		.click();
	await expect(
		page.getByRole( 'columnheader', { name: 'Images' } )
	).toBeVisible();
	await axe( page );
	const link = page.getByRole( 'link', { name: /matcha-without-lumps/ } );
	const { status } = await site.get(
		( await link.getAttribute( 'href' ) ) ?? ''
	);
	expect( status ).toBe( 200 );
} );
