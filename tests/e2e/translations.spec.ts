/**
 * In a language from right to left, with long words: users see a translation of every text, and everything fits every
 * window, and can be used on a phone. Failures name the screen.
 */
import type { Page } from '@playwright/test';
import { routes } from './screens/routes';
import { appUrl, expectToFit, goTo, routesOf } from './support/app';
import { inBlockEditor } from './support/editor';
import { emptySite, fillSite, NO_INDEXNOW } from './support/filled-site';
import { mark, useMarkedLanguage } from './support/marked-language';
import { overflowing } from './support/overflowing';
import { pretendConnected, pretendFigures } from './support/search-console';
import { expect, test } from './support/test';
import { unmarked } from './support/unmarked';

/** Texts of others, which no translator of the plugin gets. */
const OF_OTHERS = [
	// Names that WordPress gives to kinds of content and their states, in its own language.
	/: (Posts?|Pages?|Media|Categor(y|ies)|Tags?|Draft|Private|Standard)( \(\/category\/\))?$/,
	// Its names of roles.
	/^pharos-matrix__row: (Administrator|Editor|Author|Contributor|Subscriber)$/,
	// URLs, and examples of them.
	/: (https?:\S+( › \S+)?|\/\S*\/|….apps.googleusercontent.com)$/,
	// Variables of templates, and the file that the editor of robots.txt edits.
	/: (%\w+%\s*)+$/,
	/^pharos-robots-txt__control: User-agent: \*/,
	// What the site says itself: titles, descriptions and names of its content, and previews of them.
	/^pharos-(bulk__(name|text)|performance__title|search-preview__\w+|social-preview__\w+|template-field__(input|highlight-text)): /,
	/^pharos-card: Fern & Kettle$/,
	/^pharos-sitemaps__facts: Supplier prices for the trade$/,
	// Names of crawlers and their companies, of social networks, of plugins, and types of schema.org.
	/^pharos-list-table: (\S*[Bb]ot|\S+-(ai|crawler|Agent|Extended|ExternalAgent|ExternalFetcher|Index|Training|User|WebIndexer)|Bytespider)$/,
	/^pharos-list-table: (Amazon|Anthropic|Apple|ByteDance|Cohere|Common Crawl|DuckDuckGo|Google|Meta|Mistral AI|OpenAI|Perplexity)$/,
	/^pharos-(url-control|field): (Pinterest|Instagram|YouTube|LinkedIn|TikTok|@name)$/,
	/^pharos-extend__name: /,
	/^pharos-(schemas__table|page-schemas__name): ([A-Z][a-z]+([A-Z]\w+)+|Article|Organization|Person|Product)$/,
	// Settings as they were stored, and when, in the history of the tests before this one.
	/^pharos-value-change: /,
	/^pharos-card__title: \d+ \p{L}+ \d{4} at \d+:\d+$/u,
	// Browsers know how long ago something was, and the names of months.
	/: (\d+ \w+ ago|now)$/,
	/: (\d+ [A-Z]\w+( \d{4}, \d+:\d+)?|[\d.]+k)$/,
	// What the pretended server says of Google's figures.
	/: (Pages that lose clicks|Competing pages|At least 20% fewer clicks than before\.)$/,
];

test.setTimeout( 240_000 );

test.use( { palette: true } );

inBlockEditor();

/** Collects the texts without a mark, once the page has all of its data. */
async function look( page: Page, name: string, found: string[] ) {
	await expect(
		page.locator( '[class*="pharos"] [aria-busy="true"]' )
	).toHaveCount( 0 );
	for ( const text of await unmarked( page ) ) {
		if ( ! OF_OTHERS.some( ( one ) => one.test( text ) ) ) {
			found.push( `${ name } ${ text }` );
		}
	}
}

/** Goes to a screen of the application. */
const visit = ( page: Page, route: string ) =>
	goTo(
		page,
		route,
		mark( routes.find( ( one ) => one.route === route )?.heading ?? '' )
	);

/** Opens the application at the dashboard. */
async function openDashboard( page: Page ) {
	await page.goto( appUrl( '/dashboard' ) );
	await page.locator( '.pharos-bar__tools' ).waitFor();
}

/** Looks at every tab of a part of the page. */
async function onEachTab(
	page: Page,
	part: string,
	stage: ( place: string ) => Promise< void >
) {
	const tabs = page.locator( part ).getByRole( 'tab' );
	await expect( tabs ).not.toHaveCount( 0 );
	for ( const tab of await tabs.all() ) {
		await tab.click();
		await stage( `${ part } ${ await tab.textContent() }` );
	}
}

/** Finds a setting in WordPress's command palette. */
async function findInPalette( page: Page ) {
	await page.keyboard.press( 'ControlOrMeta+k' );
	await page.getByRole( 'combobox' ).last().fill( 'separator' );
	const [ before = '' ] = mark( 'Pharos SEO: %s' ).split( '%s' );
	await expect(
		page
			.getByRole( 'option' )
			.filter( { hasText: before } )
			.filter( { hasText: mark( 'Separator' ) } )
			.first()
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Escape' );
}

/** The distance of the heading from the start of the window, which is its right side. */
const startOfHeading = ( page: Page ) =>
	page
		.getByRole( 'heading', { level: 1 } )
		.evaluate(
			( heading ) =>
				document.documentElement.clientWidth -
				heading.getBoundingClientRect().right
		);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test( 'every text of every screen is translated; the screens fit every width, and can be used on a phone', async ( {
	admin,
	afterwards,
	axe,
	site,
	snippet,
} ) => {
	await snippet( 'x-indexnow', NO_INDEXNOW );
	await fillSite( site );
	afterwards( () => emptySite( site ) );
	await pretendFigures( admin, `${ site.url }/` );
	await pretendConnected( admin, `${ site.url }/` );
	await useMarkedLanguage( site, afterwards );

	const found: string[] = [];
	const cut: string[] = [];
	await openDashboard( admin );
	await expect( admin.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	for ( const route of await routesOf( admin ) ) {
		await test.step( route, async () => {
			await visit( admin, route );
			await look( admin, route, found );
			for ( const width of [ 1440, 1024, 782, 390 ] ) {
				await admin.setViewportSize( { width, height: 844 } );
				const place = `${ route } at ${ width } px`;
				await expectToFit( admin, place );
				for ( const text of await overflowing( admin ) ) {
					cut.push( `${ place }: ${ text }` );
				}
			}
			expect(
				await startOfHeading( admin ),
				`${ route }: all screens have one margin on a phone`
			).toBe( 16 );
			await axe( admin, '#wpbody' );
			await admin.setViewportSize( DESKTOP );
		} );
	}
	expect( found ).toEqual( [] );
	expect( cut ).toEqual( [] );
} );

test( 'so is every text of the command palette, empty lists, the setup wizard, the editor and the forms of WordPress, which fit a phone, too', async ( {
	admin,
	site,
	afterwards,
	axe,
} ) => {
	// Lists are empty, also of what other tests have asked for in vain.
	await emptySite( site );
	afterwards( () => site.option( 'pharos_onboarding', null ) );
	await useMarkedLanguage( site, afterwards );
	const found: string[] = [];

	await test.step( 'the command palette, on all pages', async () => {
		await admin.goto( '/wp-admin/index.php' );
		await expect( admin.locator( '#wpadminbar' ) ).toBeVisible();
		await findInPalette( admin );
		await openDashboard( admin );
		await findInPalette( admin );
	} );

	await test.step( 'What’s New?, with the posts of the plugin', async () => {
		await admin.locator( '.pharos-bar__news' ).click();
		await expect(
			admin.locator( '.pharos-news__post' ).first()
		).toContainText( 'Pharos SEO' );
		await admin.setViewportSize( PHONE );
		await expectToFit( admin );
		await admin.keyboard.press( 'Escape' );
		await admin.setViewportSize( DESKTOP );
	} );

	await test.step( 'empty lists', async () => {
		for ( const route of [
			'/search-console',
			'/content-performance',
			'/advanced/indexnow',
			'/advanced/redirects',
			'/advanced/not-found',
		] ) {
			await visit( admin, route );
			await look( admin, `${ route } without data`, found );
		}
	} );

	await test.step( 'the wizard', async () => {
		await admin.goto( '/wp-admin/admin.php?page=pharos_onboarding' );
		for ( let step = 1; step <= 5; step++ ) {
			const title = admin.getByRole( 'heading', { level: 2 } ).first();
			const before = await title.textContent();
			await look( admin, `wizard, step ${ step }`, found );
			if ( step < 5 ) {
				await admin
					.getByRole( 'button', {
						name: new RegExp(
							`^(${ mark( 'Skip' ) }|${ mark( 'Continue' ) })$`
						),
					} )
					.click();
				await expect( title ).not.toHaveText( before ?? '' );
			}
		}
	} );

	await test.step( 'the editor', async () => {
		const post = await site.php< number >(
			`return get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' )->ID;`
		);
		await admin.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
		await admin
			.getByRole( 'button', { name: mark( 'Pharos SEO' ) } )
			.first()
			.click();
		await onEachTab( admin, '.pharos-editor', ( place ) =>
			look( admin, place, found )
		);
		await admin.setViewportSize( PHONE );
		// The top bar has no space for the button there.
		await admin
			.locator( '.editor-header .components-dropdown-menu__toggle' )
			.last()
			.click();
		await admin
			.getByRole( 'menuitemcheckbox', { name: mark( 'Pharos SEO' ) } )
			.click();
		await onEachTab( admin, '.pharos-editor', ( place ) =>
			expectToFit( admin, place )
		);
	} );

	await test.step( 'the form of a term', async () => {
		const term = await site.php< number >(
			`return get_term_by( 'slug', 'tea', 'category' )->term_id;`
		);
		await admin.setViewportSize( DESKTOP );
		await admin.goto(
			`/wp-admin/term.php?taxonomy=category&tag_ID=${ term }`
		);
		await onEachTab( admin, '.pharos-object-form', ( place ) =>
			look( admin, place, found )
		);
		await admin.setViewportSize( PHONE );
		await onEachTab( admin, '.pharos-object-form', async ( place ) => {
			await expectToFit( admin, place );
			await axe( admin, '.pharos-object-form' );
		} );
		await admin
			.locator( '.pharos-object-form' )
			.getByRole( 'tab', { name: mark( 'Schema' ) } )
			.press( 'Enter' );
		await admin
			.locator( '.pharos-object-form' )
			.getByRole( 'button', { name: mark( 'Customize' ).slice( 0, -1 ) } )
			.first()
			.press( 'Enter' );
		await axe( admin, '.pharos-page-schemas__dialog' );
		await expectToFit( admin, 'the dialog of a schema' );
	} );
	expect( found ).toEqual( [] );
} );
