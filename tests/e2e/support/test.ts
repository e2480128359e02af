/**
 * `import { expect, test } from './support/test'` instead of '@playwright/test'.
 */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { connect, type Person, type Role, type Site } from '../../support/site';
import { asNew, closePages } from './as-new';
import { expectNoAxeViolations } from './axe';
import { publish, type NewPost } from './posts';
import { siteOfWorker } from './sites';
import { watchPages } from './watch-page';

export { expect } from '@playwright/test';

interface Fixtures {
	/** A page of the administrator; go to an admin page with `admin.goto( '/wp-admin/…' )`. */
	admin: Page;
	/** Logs in another user; only sets cookies. */
	logIn: ( context: BrowserContext, role: Role ) => Promise< void >;
	/** Asserts that the page, or a part of it, has no accessibility violations. */
	axe: ( page: Page, part?: string ) => Promise< void >;
	/**
	 * Problems that the test expects: `allowProblems( /404/ )`. Any other console message, and every request to another
	 * host, fails the test.
	 */
	allowProblems: ( ...patterns: RegExp[] ) => void;
	noConsoleErrors: { allowed: RegExp[] };
	/**
	 * Reverts what the test changed on the site, also after a failure: `afterwards( () => site.resetSettings() )`. The
	 * pages are closed by then, so none of them requests data that were just removed.
	 */
	afterwards: ( task: () => unknown ) => void;
	/** Publishes a post and returns its id; the post is deleted after the test. */
	publish: ( post?: NewPost ) => Promise< number >;
	/**
	 * PHP code, without the opening tag, that the site runs until the test is over. The name is a file name without
	 * ".php".
	 */
	snippet: ( name: string, code: string ) => Promise< void >;
	/**
	 * `test.use( { ownContext: true } )`: for changes that can't be removed from a context again, such as a fake clock
	 * or init scripts.
	 */
	ownContext: boolean;
	/**
	 * `test.use( { palette: true } )`: admin pages have WordPress's command palette. It loads the block editor, which is a
	 * third of what such a page costs; other tests go without.
	 */
	palette: boolean;
}

interface WorkerFixtures {
	site: Site;
	/** Shared by all tests of a worker, so that its browser compiles WordPress only once. */
	sharedContext: BrowserContext;
}

export const test = base.extend< Fixtures, WorkerFixtures >( {
	// ESLint wants an object pattern there, and Playwright reads it.
	site: [
		async ( {}, use, workerInfo ) => {
			const site = connect( siteOfWorker( workerInfo.parallelIndex ) );
			await use( site );
		},
		{ scope: 'worker' },
	],

	baseURL: async ( { site }, use ) => use( site.url ),

	sharedContext: [
		async ( { browser, site }, use ) => {
			const context = await browser.newContext( { baseURL: site.url } );
			await use( context );
			await context.close();
		},
		{ scope: 'worker' },
	],

	ownContext: [ false, { option: true } ],

	palette: [ false, { option: true } ],

	context: async (
		{ browser, sharedContext, ownContext, site, viewport },
		use
	) => {
		if ( ownContext ) {
			const context = await browser.newContext();
			await use( context );
			await context.close();
		} else {
			await asNew( sharedContext, site.url, viewport );
			await use( sharedContext );
		}
	},

	page: async ( { context }, use ) => {
		const [ page = await context.newPage() ] = context.pages();
		await use( page );
	},

	noConsoleErrors: [
		async ( { context, site }, use, testInfo ) => {
			const logBefore = site.debugLog().ofPlugin.length;
			const { problems, stop } = watchPages( context, site.url );
			const allowed: RegExp[] = [];
			await use( { allowed } );
			stop();
			const unexpected = problems.filter(
				( problem ) =>
					! allowed.some( ( pattern ) => pattern.test( problem ) )
			);
			// A test that has already failed has a better reason to show.
			if ( testInfo.status === testInfo.expectedStatus ) {
				base.expect( unexpected, 'console and requests' ).toEqual( [] );
				const log = site.debugLog().ofPlugin.slice( logBefore );
				base.expect( log, "PHP's log" ).toEqual( [] );
			}
		},
		{ auto: true },
	],

	allowProblems: async ( { noConsoleErrors }, use ) => {
		await use( ( ...patterns ) =>
			noConsoleErrors.allowed.push( ...patterns )
		);
	},

	logIn: async ( { site, palette }, use ) => {
		await use( async ( context, role ) => {
			await context.addCookies( [
				...cookiesOf( await site.as( role ), site.url ),
				...( palette ? [] : [ withoutPalette( site.url ) ] ),
			] );
		} );
	},

	afterwards: async ( { context }, use ) => {
		const tasks: ( () => unknown )[] = [];
		await use( ( task ) => tasks.push( task ) );
		await closePages( context );
		for ( const task of tasks.reverse() ) {
			await task();
		}
	},

	publish: async ( { afterwards, site }, use ) => {
		const ids: number[] = [];
		afterwards( () =>
			site.php(
				`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
				ids
			)
		);
		await use( async ( post ) => {
			const id = await publish( site, post );
			ids.push( id );
			return id;
		} );
	},

	snippet: async ( { afterwards, site }, use ) => {
		await use( async ( name, code ) => {
			await site.php(
				`file_put_contents( WPMU_PLUGIN_DIR . "/{$args[0]}.php", "<?php\\n" . $args[1] );`,
				[ name, code ]
			);
			afterwards( () =>
				site.php( `unlink( WPMU_PLUGIN_DIR . "/{$args[0]}.php" );`, [
					name,
				] )
			);
		} );
	},

	admin: async ( { page, context, logIn }, use ) => {
		await logIn( context, 'admin' );
		await use( page );
	},

	axe: async ( {}, use ) => use( expectNoAxeViolations ),
} );

/** Read by tests/mu-plugins/pharos-test.php. */
const withoutPalette = ( url: string ) => ( {
	name: 'pharos_test_without_palette',
	value: '1',
	url,
} );

function cookiesOf( { cookie }: Person, url: string ) {
	return cookie.split( '; ' ).map( ( pair ) => {
		const [ name = '', value = '' ] = pair.split( /=(.*)/s );
		return { name, value, url };
	} );
}
