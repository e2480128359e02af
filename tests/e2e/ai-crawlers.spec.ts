import { type Page } from '@playwright/test';
import { goTo, openRoute, saveButton, snackbar } from './support/app';
import { expect, test } from './support/test';

const open = ( page: Page ) =>
	openRoute( page, '/advanced/ai-crawlers', 'AI Crawlers' );
const toggle = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name: `Block ${ name }`, exact: true } );
const lines = ( page: Page ) =>
	page.getByRole( 'group', { name: 'Added to robots.txt' } );

test.beforeEach( async ( { site, afterwards } ) => {
	const reset = async () => {
		await site.option( 'pharos_robots_txt', null );
		await site.option( 'pharos_llms_txt', null );
		await site.option( 'pharos_llms_txt_made', null );
		await site.resetSettings();
	};
	await reset();
	afterwards( reset );
} );

test( 'a user blocks crawlers and turns on llms.txt, and crawlers get both; what the files of the site say is in the way', async ( {
	admin,
	afterwards,
	site,
	axe,
} ) => {
	const link = admin.getByRole( 'link', { name: /View llms\.txt/ } );
	await open( admin );
	await expect(
		admin.getByText( 'None: no crawlers are blocked.' )
	).toBeVisible();
	await expect(
		admin
			.getByRole( 'row', { name: /GPTBot/ } )
			.getByRole( 'link', { name: /OpenAI/ } )
	).toHaveAttribute( 'href', /^https:\/\/developers\.openai\.com\// );

	await admin
		.getByRole( 'button', { name: 'Block all training crawlers' } )
		.click();
	await expect( toggle( admin, 'CCBot' ) ).toBeChecked();
	await expect( toggle( admin, 'OAI-SearchBot' ) ).not.toBeChecked();
	await admin
		.getByRole( 'button', { name: 'Allow all: AI model training' } )
		.click();
	await expect( lines( admin ) ).toHaveCount( 0 );
	await toggle( admin, 'GPTBot' ).check();
	await toggle( admin, 'Claude-User' ).check();
	await expect( lines( admin ) ).toHaveText(
		'User-agent: GPTBot User-agent: Claude-User Disallow: /'
	);
	await expect( link ).toHaveCount( 0 );
	await admin.getByRole( 'checkbox', { name: 'llms.txt' } ).check();
	await saveButton( admin ).click();
	await expect( snackbar( admin ) ).toContainText( 'Settings saved' );
	await expect( link ).toHaveAttribute( 'href', `${ site.url }/llms.txt` );
	expect( ( await site.get( '/robots.txt' ) ).text ).toMatch(
		/\nUser-agent: GPTBot\nUser-agent: Claude-User\nDisallow: \/\n$/
	);
	expect( ( await site.get( '/llms.txt' ) ).status ).toBe( 200 );

	await goTo( admin, '/advanced/robots-txt-editor', 'robots.txt Editor' );
	await expect(
		admin.getByRole( 'group', { name: 'Added below the text' } )
	).toContainText( 'GPTBot' );

	await site.option(
		'pharos_robots_txt',
		'User-agent: GPTBot\nDisallow: /private/\n'
	);
	afterwards( () => site.php( `@unlink( ABSPATH . 'llms.txt' );` ) );
	await site.php( `file_put_contents( ABSPATH . 'llms.txt', 'x' );` );
	await open( admin );
	await expect( toggle( admin, 'GPTBot' ) ).toBeDisabled();
	await expect( admin.getByRole( 'row', { name: /GPTBot/ } ) ).toContainText(
		'robots.txt already has rules for this crawler'
	);
	await expect(
		admin
			.getByText( /There is an llms\.txt file in the root folder/ )
			.first()
	).toBeVisible();
	await axe( admin );
} );
