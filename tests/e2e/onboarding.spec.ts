/** The setup wizard from the first step to the last: saving, keeping and skipping. */
import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expectToFit, openRoute } from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

const URL = '/wp-admin/admin.php?page=pharos_onboarding';

const STEPS = [
	'What is this site, and who is behind it?',
	'Which social profiles belong to this site?',
	'What should search engines find?',
	'See how Google finds your site',
	'Pharos SEO is set up',
];

const forget = async ( site: Site ) => {
	await site.resetSettings();
	await site.option( 'pharos_onboarding', null );
};

test.beforeEach( ( { site } ) => forget( site ) );
test.beforeEach( ( { site, afterwards } ) =>
	afterwards( () => forget( site ) )
);

const step = ( page: Page, index: number ) =>
	page.getByRole( 'heading', { level: 2, name: STEPS[ index ] as string } );

async function open( page: Page, index = 0 ) {
	await page.goto( URL );
	await step( page, index ).waitFor();
}

const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } ).click();

/** Skips the step before this one. */
const skipTo = async ( page: Page, index: number ) => {
	await press( page, 'Skip' );
	await step( page, index ).waitFor();
};

const END = STEPS.length - 1;

const goOn = ( page: Page ) => press( page, 'Save and continue' );

/** The stored settings, without their metadata. */
const stored = ( site: Site ) =>
	site.php< Record< string, unknown > >(
		`return array_diff_key( (array) get_option( 'pharos_settings', [] ), [ 'revision' => 0, 'sign' => 0, 'apart' => 0 ] );`
	);

test( 'each step fits all windows and saves what was changed in it, and the visitors’ pages say it', async ( {
	admin,
	axe,
	site,
} ) => {
	test.slow();
	const look = async ( index: number ) => {
		await step( admin, index ).waitFor();
		for ( const width of [ 390, 782, 1440 ] ) {
			await admin.setViewportSize( { width, height: 900 } );
			await expectToFit( admin, `step ${ index } at ${ width }` );
		}
		await axe( admin );
	};
	const saves: unknown[] = [];
	admin.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			/admin-settings/.test( request.url() )
		) {
			saves.push( Object.keys( request.postDataJSON().data ).sort() );
		}
	} );
	await open( admin );
	await look( 0 );
	await admin.getByRole( 'radio', { name: 'Online store' } ).check();
	await admin.getByLabel( 'Name', { exact: true } ).fill( 'Tea & “Co”' );
	await goOn( admin );
	await expect( step( admin, 1 ) ).toBeFocused();

	await look( 1 );
	await admin.getByLabel( 'X', { exact: true } ).fill( 'no name at all' );
	await goOn( admin );
	await expect(
		admin.getByText( 'Enter the profile’s name or URL, for example @name' )
	).toBeVisible();
	await admin.getByLabel( 'X', { exact: true } ).fill( 'fernkettle' );
	await goOn( admin );

	await look( 2 );
	await admin
		.getByRole( 'checkbox', { name: 'Tags', exact: true } )
		.uncheck();
	await goOn( admin );
	await look( 3 );
	await press( admin, 'Continue' );
	await look( END );

	expect( saves ).toEqual( [
		[ 'schemas' ],
		[ 'twitter_profile_username' ],
		[ 'author_archive', 'date_archive', 'enable_xml_sitemap', 'no_index' ],
	] );
	const home = await site.get( '/' );
	expect( home.text ).toContain( '"@type":"OnlineStore"' );
	expect( home.text ).toMatch( /"name":"Tea (&|\\u0026) (“|\\u201c)Co/ );
	expect( home.meta( 'twitter:site' ) ).toBe( '@fernkettle' );
	expect( await stored( site ) ).toMatchObject( {
		no_index: [ 'search', 'post_tag' ],
		author_archive: expect.any( Boolean ),
		date_archive: false,
	} );
	// The progress is stored behind the last step, which doesn't wait for it.
	await expect
		.poll( () => site.option( 'pharos_onboarding' ) )
		.toMatchObject( { completed: true } );
} );

test( 'from right to left, skipping everything saves nothing and still completes it; the end leads to the dashboard without a question', async ( {
	admin,
	site,
} ) => {
	await rightToLeft( site, async () => {
		await open( admin );
		await admin.getByLabel( 'Name', { exact: true } ).fill( 'Typed' );
		for ( const [ index ] of STEPS.entries() ) {
			await step( admin, index ).waitFor();
			for ( const width of [ 390, 1440 ] ) {
				await admin.setViewportSize( { width, height: 900 } );
				await expectToFit( admin, `step ${ index } at ${ width }` );
			}
			if ( index < END ) {
				await press( admin, index === 3 ? 'Continue' : 'Skip' );
			}
		}
		await expect
			.poll( () => site.option( 'pharos_onboarding' ) )
			.toMatchObject( { completed: true } );
		expect( Object.keys( await stored( site ) ) ).toEqual( [] );
		await admin.getByRole( 'link', { name: 'Go to dashboard' } ).click();
		await admin
			.getByRole( 'heading', { level: 1, name: 'Dashboard' } )
			.waitFor();
	} );
} );

test( 'the support area offers the wizard; data of another SEO plugin leads into the migration, which leads back', async ( {
	admin,
	afterwards,
	axe,
	site,
} ) => {
	const switchPlugin = ( how: string ) =>
		site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			$args[0]( 'slim-seo/slim-seo.php' );`,
			[ how ]
		);
	await switchPlugin( 'activate_plugin' );
	afterwards( () => switchPlugin( 'deactivate_plugins' ) );
	await openRoute( admin, '/dashboard', 'Dashboard' );
	await admin.getByRole( 'link', { name: 'Launch Setup Wizard' } ).click();
	await step( admin, 0 ).waitFor();
	await skipTo( admin, 1 );
	await skipTo( admin, 2 );
	await press( admin, 'Skip' );
	const title = admin.getByRole( 'heading', {
		name: 'Data of another SEO plugin',
	} );
	await expect( title ).toBeFocused();
	await axe( admin );
	await admin
		.locator( '.pharos-onboarding__step' )
		.getByRole( 'link', { name: 'Migrate from Slim SEO' } )
		.click();
	await admin.getByRole( 'heading', { level: 1, name: 'Migrate' } ).waitFor();
	await admin
		.getByRole( 'link', { name: 'Back to the setup wizard' } )
		.click();
	await title.waitFor();
} );

test( 'offline, or with an expired login, a step keeps what was typed and goes on afterwards', async ( {
	admin,
	afterwards,
	allowProblems,
	axe,
	context,
	logIn,
	site,
} ) => {
	allowProblems( /ERR_INTERNET_DISCONNECTED|40[0-3]|ChunkLoadError/ );
	afterwards( () => context.setOffline( false ) );
	const notice = admin.locator( '.pharos-onboarding__notice' );
	const name = admin.getByLabel( 'Name', { exact: true } );
	await open( admin );
	await name.fill( 'Offline & Co' );
	await context.setOffline( true );
	await goOn( admin );
	await expect( notice ).toContainText( 'You are offline' );
	await expect( name ).toHaveValue( 'Offline & Co' );
	await context.setOffline( false );
	await goOn( admin );
	await expect( step( admin, 1 ) ).toBeFocused();
	expect(
		await site.php(
			`return wp_json_encode( ( new Pharos\\Settings\\Settings() )->get( 'schemas' ) );`
		)
	).toContain( 'Offline & Co' );

	await admin.getByLabel( 'X', { exact: true } ).fill( 'fernkettle' );
	await context.clearCookies();
	await goOn( admin );
	const question = admin.getByRole( 'dialog', {
		name: 'Your session has expired',
	} );
	await expect( question ).toBeVisible();
	await logIn( context, 'admin' );
	await admin.evaluate( () => window.dispatchEvent( new Event( 'focus' ) ) );
	await expect( step( admin, 2 ) ).toBeFocused();
	expect( await stored( site ) ).toMatchObject( {
		twitter_profile_username: 'fernkettle',
	} );

	// Nothing of a skipped step is to be saved but how far the user is.
	await context.setOffline( true );
	await press( admin, 'Skip' );
	await expect( step( admin, 3 ) ).toBeFocused();
	await expect( notice ).toContainText(
		'Your progress couldn’t be saved. Unable to connect.'
	);
	await axe( admin );
	await context.setOffline( false );
	await notice.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( notice ).toHaveCount( 0 );
	await expect
		.poll( () => site.option( 'pharos_onboarding' ) )
		.toMatchObject( { step: 'search-console' } );
	await admin
		.locator( '.pharos-onboarding__step' )
		.getByRole( 'button', { name: 'Try Again' } )
		.click();
	await expect(
		admin.getByRole( 'tab', { name: 'Sign in with Google' } )
	).toBeVisible();
} );
