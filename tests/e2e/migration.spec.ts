/** Tools > Migrate, from the selection of the source plugin to the results. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectToFit, openRoute } from './support/app';
import { intercept } from './support/intercept';
import {
	installOldPlugin,
	migratedTitles,
	OLD_POSTS,
	removeOldPlugin,
} from './support/old-plugin';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

/** The route that writes; the one that reads has parameters. */
const POSTS = /migrate(\/|%2F)posts(?!.*plugin_slug)/;

test.beforeEach( ( { site, afterwards } ) =>
	afterwards( async () => {
		await removeOldPlugin( site );
		await site.resetSettings();
	} )
);

const open = ( page: Page ) => openRoute( page, '/tools/migrate', 'Migrate' );

const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } ).click();

const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { level: 2, name } );

const isDone = ( page: Page ) =>
	expect( heading( page, 'Migrated from Yoast SEO' ) ).toBeVisible();

/** The ids of posts that the page sends, one by one. */
function sentPosts( page: Page ): number[] {
	const ids: number[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' && POSTS.test( request.url() ) ) {
			ids.push( ...request.postDataJSON().post_ids );
		}
	} );
	return ids;
}

/**
 * Stops the migration in the middle: requests for the post at this index get no response until released.
 *
 * @param page  The page that migrates.
 * @param index The index, from 0.
 */
async function holdPost( page: Page, index: number ) {
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	let count = 0;
	await intercept( page, POSTS, async ( request ) => {
		if ( count++ === index ) {
			await held;
		}
		await request.continue();
	} );
	return release;
}

test( 'a person looks first, migrates, sees that nothing is lost, and takes it back', async ( {
	admin,
	axe,
	site,
} ) => {
	test.slow();
	await installOldPlugin( site );
	await open( admin );
	await expect(
		admin.getByRole( 'combobox', { name: 'Import SEO data from' } )
	).toHaveAccessibleDescription( 'Found: settings and 4 posts.' );
	// On this screen, the notice about the other plugin has no link to the same screen.
	await expect(
		admin.getByRole( 'link', { name: 'Migrate from Yoast SEO' } )
	).toHaveCount( 0 );
	await press( admin, 'Continue' );
	await expect( heading( admin, 'Migrate from Yoast SEO' ) ).toBeFocused();
	await expect(
		admin.getByRole( 'checkbox', {
			name: 'Deactivate Yoast SEO afterward',
		} )
	).toBeChecked();
	await axe( admin );

	await press( admin, 'Start dry run' );
	// Every page of the sample is requested, one after the other.
	await expect( admin.getByText( /tags would stay the same/ ) ).toBeVisible( {
		timeout: 40_000,
	} );
	expect( Object.values( await migratedTitles( site ) ).join( '' ) ).toBe(
		''
	);
	await admin.locator( 'details summary' ).first().click();
	await axe( admin );

	await press( admin, 'Migrate' );
	await isDone( admin );
	expect( await migratedTitles( site ) ).toEqual( OLD_POSTS );
	await expect(
		admin.getByText( 'Yoast SEO is deactivated.' )
	).toBeVisible();
	await expect( admin.getByText( 'Posts: 4' ) ).toBeVisible();
	await expect(
		admin.getByText( /tags are the same as before/ )
	).toBeVisible( { timeout: 40_000 } );

	await admin.getByRole( 'checkbox', { name: 'Only differences' } ).uncheck();
	await admin.getByText( 'Gyokuro', { exact: false } ).first().click();
	await expect(
		admin.getByRole( 'row', { name: /^title/ } ).first()
	).toContainText( 'The same' );
	await axe( admin );

	const [ file ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		press( admin, 'Download CSV' ),
	] );
	const csv = readFileSync( await file.path(), 'utf8' );
	expect( csv ).toMatch( /^\uFEFF"Page","URL","Tag"/ );
	expect( csv ).toContain(
		'"title","Gyokuro from Uji","Gyokuro from Uji","yes"'
	);

	await press( admin, 'Done' );
	await expect( heading( admin, 'Already migrated' ) ).toBeVisible();
	await axe( admin );
	await admin.setViewportSize( { width: 390, height: 844 } );
	await expectToFit( admin, 'what was migrated' );

	await press( admin, 'Restore previous data' );
	const dialog = admin.getByRole( 'dialog' );
	await expect( dialog ).toContainText( '4 posts' );
	await axe( admin, '[role="dialog"]' );
	await dialog.getByRole( 'button', { name: 'Restore' } ).click();
	await expect(
		admin.getByText( 'Everything was restored.' ).first()
	).toBeVisible();
	expect( Object.values( await migratedTitles( site ) ).join( '' ) ).toBe(
		''
	);
	await expect(
		admin.getByRole( 'button', { name: 'Restore previous data' } )
	).toHaveCount( 0 );
} );

test( 'a browser that is killed goes on where it was; a second tab waits, and tells what fails, on a phone and by keyboard alone', async ( {
	admin,
	axe,
	site,
	context,
	allowProblems,
} ) => {
	test.slow();
	allowProblems( /status of 400/ );
	await installOldPlugin( site, false );
	await open( admin );
	const sent = sentPosts( admin );
	await holdPost( admin, 2 );
	await press( admin, 'Continue' );
	await press( admin, 'Migrate' );
	await expect( admin.getByText( 'Migrating Posts: 2 of 4' ) ).toBeVisible();
	await axe( admin );

	const second = await context.newPage();
	await second.setViewportSize( { width: 390, height: 844 } );
	await open( second );
	await expect( second.getByRole( 'progressbar' ) ).toHaveAccessibleName(
		'Running in another tab'
	);
	await expect( second.getByText( '2 of 4' ) ).toBeVisible();
	await expectToFit( second, 'a migration that runs' );

	// The page closes without an unload warning, as in a crash.
	await admin.close( { runBeforeUnload: false } );
	await expect(
		heading( second, 'The migration from Yoast SEO is paused' )
	).toBeFocused();
	await expectToFit( second, 'a pause' );
	await axe( second );

	const rest = sentPosts( second );
	const recover = await intercept( second, POSTS, ( request ) =>
		request.fulfill( {
			status: 400,
			json: { code: 'x', message: 'The database is away.' },
		} )
	);
	await second.keyboard.press( 'Tab' );
	await expect(
		second.getByRole( 'button', { name: 'Resume Migration' } )
	).toBeFocused();
	await second.keyboard.press( 'Enter' );
	await expect(
		second.getByText( 'The database is away.' ).first()
	).toBeVisible();
	await expectToFit( second, 'an error' );
	await axe( second );
	recover();
	await second.getByRole( 'button', { name: 'Try Again' } ).press( 'Enter' );
	await isDone( second );
	await expect( heading( second, 'Migrated from Yoast SEO' ) ).toBeFocused();
	// The last request of the page.
	await expect( second.getByText( 'Posts: 4' ) ).toBeVisible();
	await expectToFit( second, 'the end' );

	expect( await migratedTitles( site ) ).toEqual( OLD_POSTS );
	// Only the post without a response was sent again.
	expect( sent ).toHaveLength( 3 );
	expect( new Set( rest ).size ).toBe( 2 );
	expect( rest[ 0 ] ).toBe( sent[ 2 ] );
} );

const LONG = `/m-${ 'a-very-long-name-'.repeat( 8 ) }/`;

/** Rows of the plugin Redirection: one is migrated, others aren't, or not fully. */
const REDIRECTIONS = [
	[ '/m-old/', '/about/', 'url' ],
	[ '/m-old/', '/m-second/', 'url' ],
	[ '/m-loop/', '/m-loop-2/', 'url' ],
	[ '/m-loop-2/', '/m-loop/', 'url' ],
	[ '/wp-login.php', LONG, 'url' ],
	[ LONG, '/about/', 'login' ],
] as const;

test( 'from right to left, a dry run lists which redirects of a plugin are lost, and fits all widths; so does the report', async ( {
	admin,
	axe,
	site,
	afterwards,
} ) => {
	afterwards( () =>
		site.php( `
			global $wpdb;
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}redirection_items" );
			$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\Redirects\\Table::name() );
			delete_option( Pharos\\Redirects\\Table::OPTION );` )
	);
	await site.php(
		`global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}redirection_items (id bigint(20) unsigned NOT NULL PRIMARY KEY, url longtext, match_url longtext, match_data longtext, regex bigint(20), position bigint(20), last_count bigint(20), last_access longtext, group_id bigint(20), status longtext, action_type longtext, action_code bigint(20), action_data longtext, match_type longtext, title longtext)" );
		foreach ( $args as $i => [ $url, $to, $match ] ) {
			$wpdb->insert( "{$wpdb->prefix}redirection_items", [ 'id' => $i + 1, 'url' => $url, 'match_url' => rtrim( $url, '/' ), 'regex' => 0, 'position' => $i, 'last_count' => 0, 'last_access' => '1970-01-01 00:00:00', 'group_id' => 1, 'status' => 'enabled', 'action_type' => 'url', 'action_code' => 301, 'action_data' => $match === 'login' ? serialize( [ 'logged_in' => $to, 'logged_out' => '' ] ) : $to, 'match_type' => $match ] );
		}`,
		REDIRECTIONS
	);
	await rightToLeft( site, async () => {
		await open( admin );
		await press( admin, 'Continue' );
		await press( admin, 'Start dry run' );
		await expect(
			admin.getByText( '2 of 6 redirects would be migrated.' )
		).toBeVisible();
		for ( const reason of await admin
			.locator( '.pharos-migrate__losses summary' )
			.all() ) {
			await reason.click();
		}
		await expect(
			admin.getByText( /\/m-loop-2\/ → \/m-loop\/ \(.*points back/ )
		).toBeVisible();
		await axe( admin );
		for ( const width of [ 1440, 782, 390 ] ) {
			await admin.setViewportSize( { width, height: 844 } );
			await expectToFit( admin, `${ width } px` );
		}
		await press( admin, 'Migrate' );
		await expect(
			heading( admin, 'Migrated from Redirection' )
		).toBeVisible();
		await expect( admin.getByText( 'Redirects: 2' ) ).toBeVisible();
		await axe( admin );
	} );
	expect( await site.get( '/m-old/' ) ).toMatchObject( {
		status: 301,
		location: `${ site.url }/about/`,
	} );
} );
