/** Every text of the plugin is in the file for translators, and users see its translation. */
import type { Page } from '@playwright/test';
import { appUrl, routesOf } from './support/app';
import { inBlockEditor } from './support/editor';
import { useMarkedLanguage } from './support/marked-language';
import { expect, test } from './support/test';
import { unmarked } from './support/unmarked';

/** Texts of others, which no translator of the plugin gets. */
const OF_OTHERS = [
	// Names that WordPress gives to kinds of content and their states, in its own language.
	/: (Posts?|Pages?|Media|Categor(y|ies)|Tags?|Draft|Private|Standard)( \(\/category\/\))?$/,
	// URLs, and examples of them.
	/: (https?:\S+( › \S+)?|\/\S*\/|….apps.googleusercontent.com)$/,
	// Variables of templates, and the file that the editor of robots.txt edits.
	/: (%\w+%\s*)+$/,
	/^pharos-robots-txt__control: User-agent: \*/,
	// What the site says itself: titles, descriptions and names of its content, and previews of them.
	/^pharos-(bulk__(name|text)|search-preview__\w+|social-preview__\w+|template-field__(input|highlight-text)): /,
	/^pharos-card: Fern & Kettle$/,
	// Names of crawlers and their companies, of social networks, of plugins, and types of schema.org.
	/^pharos-list-table: (\S*[Bb]ot|\S+-(ai|crawler|Agent|Extended|ExternalAgent|ExternalFetcher|Index|Training|User|WebIndexer)|Bytespider)$/,
	/^pharos-list-table: (Amazon|Anthropic|Apple|ByteDance|Cohere|Common Crawl|DuckDuckGo|Google|Meta|Mistral AI|OpenAI|Perplexity)$/,
	/^pharos-(url-control|field): (Pinterest|Instagram|YouTube|LinkedIn|TikTok|@name)$/,
	/^pharos-extend__name: /,
	/^pharos-(schemas__table|page-schemas__name): ([A-Z][a-z]+([A-Z]\w+)+|Article|Organization|Person|Product)$/,
	// Settings as they were stored, and when, in the history of the tests before this one.
	/^pharos-value-change: /,
	/^pharos-card__title: \d+ \p{L}+ \d{4} at \d+:\d+$/u,
	// Browsers know how long ago something was.
	/: (\d+ \w+ ago|now)$/,
];

test.setTimeout( 300_000 );

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

/** Looks at every tab of a part of the page. */
async function lookAtTabs( page: Page, part: string, found: string[] ) {
	const tabs = page.locator( part ).getByRole( 'tab' );
	await expect( tabs ).not.toHaveCount( 0 );
	for ( const tab of await tabs.all() ) {
		await tab.click();
		await look( page, `${ part } ${ await tab.textContent() }`, found );
	}
}

test( 'in a language that marks its texts, every text of every screen has the mark', async ( {
	admin,
	site,
	afterwards,
} ) => {
	await useMarkedLanguage( site, afterwards );
	const found: string[] = [];
	await admin.goto( appUrl( '/dashboard' ) );
	await admin.locator( '.pharos-bar__tools' ).waitFor();
	const routes = await routesOf( admin );
	expect( routes.length ).toBeGreaterThan( 20 );
	for ( const route of routes ) {
		const before = await admin.title();
		await admin.evaluate( ( hash ) => {
			window.location.hash = hash;
		}, route );
		if ( route !== '/dashboard' ) {
			await expect( admin ).not.toHaveTitle( before );
		}
		await look( admin, route, found );
	}
	expect( found ).toEqual( [] );
} );

test( 'and so has every text of the setup wizard, the editor and the form of a term', async ( {
	admin,
	site,
	afterwards,
} ) => {
	afterwards( () => site.option( 'pharos_onboarding', null ) );
	await useMarkedLanguage( site, afterwards );
	const found: string[] = [];

	await admin.goto( '/wp-admin/admin.php?page=pharos_onboarding' );
	for ( let step = 1; step <= 5; step++ ) {
		const title = admin.getByRole( 'heading', { level: 2 } ).first();
		const before = await title.textContent();
		await look( admin, `wizard, step ${ step }`, found );
		if ( step < 5 ) {
			await admin
				.getByRole( 'button', { name: /^⟦(Skip|Continue)⟧$/ } )
				.click();
			await expect( title ).not.toHaveText( before ?? '' );
		}
	}

	const post = await site.php< number >(
		`return get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' )->ID;`
	);
	await admin.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await admin.getByRole( 'button', { name: '⟦Pharos SEO⟧' } ).first().click();
	await lookAtTabs( admin, '.pharos-editor', found );

	const term = await site.php< number >(
		`return get_term_by( 'slug', 'tea', 'category' )->term_id;`
	);
	await admin.goto( `/wp-admin/term.php?taxonomy=category&tag_ID=${ term }` );
	await lookAtTabs( admin, '.pharos-object-form', found );
	expect( found ).toEqual( [] );
} );
