import { expectToFit, openRoute, saveButton, snackbar } from './support/app';
import { expect, test } from './support/test';

test.beforeEach( async ( { site } ) => {
	await site.option( 'pharos_robots_txt', null );
	await site.resetSettings();
} );
test.afterAll( async ( { site } ) => {
	await site.option( 'pharos_robots_txt', null );
} );

test( 'a person changes robots.txt on a phone, and crawlers get it; an unsaved text outlives a walk, and the browser warns; the text reads from left to right on a page that does not', async ( {
	admin,
	axe,
	site,
} ) => {
	const editor = admin.getByRole( 'textbox', {
		name: 'Content of robots.txt',
	} );
	const findings = admin.locator( '.pharos-robots-txt__finding' );
	await admin.setViewportSize( { width: 390, height: 844 } );
	await openRoute(
		admin,
		'/advanced/robots-txt-editor',
		'robots.txt Editor'
	);
	await expect( editor ).toHaveValue(
		/^User-agent: \*\nDisallow: \/wp-admin\//
	);

	await test.step( 'a long line fits the window, its mistakes are below', async () => {
		await editor.fill( `Disallow: /${ 'long/'.repeat( 60 ) }` );
		await expect( findings ).toHaveCount( 2 );
		await expectToFit( admin );
		await expect( saveButton( admin ) ).toBeInViewport();
		await axe( admin, '#wpbody' );
	} );

	await test.step( 'from right to left, the text and its numbers are not mirrored', async () => {
		await admin.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		await expect( editor ).toHaveCSS( 'direction', 'ltr' );
		await expect( saveButton( admin ) ).toBeInViewport();
		const [ numbers, text ] = await Promise.all( [
			admin.locator( '.pharos-robots-txt__gutter' ).boundingBox(),
			editor.boundingBox(),
		] );
		expect( numbers?.x ).toBeLessThan( text?.x ?? 0 );
		await admin.evaluate( () => {
			document.documentElement.dir = 'ltr';
		} );
	} );

	await test.step( 'a finding leads to its line, and the shortcut saves inside the field', async () => {
		await editor.fill( 'User-agent: *\nDissallow: /cart/\n' );
		await admin
			.getByRole( 'button', { name: 'Line 2: go to line' } )
			.click();
		await expect( editor ).toBeFocused();
		await admin.keyboard.type( 'Disallow: /cart/' );
		await expect( findings.filter( { hasText: 'dissallow' } ) ).toHaveCount(
			0
		);
		await editor.press( 'ControlOrMeta+s' );
		await expect( snackbar( admin ) ).toContainText(
			'robots.txt saved successfully.'
		);
		expect( ( await site.get( '/robots.txt' ) ).text ).toBe(
			'User-agent: *\nDisallow: /cart/\n'
		);
	} );

	await test.step( 'an unsaved text outlives a walk, and the browser warns before it is left', async () => {
		await admin.setViewportSize( { width: 1280, height: 844 } );
		await editor.fill( 'User-agent: *\n' );
		await admin
			.getByRole( 'link', { name: 'Sitemaps', exact: true } )
			.click();
		await admin
			.getByRole( 'heading', { level: 1, name: 'Sitemaps' } )
			.waitFor();
		await admin.goBack();
		await expect( editor ).toHaveValue( 'User-agent: *\n' );

		const asked: string[] = [];
		admin.on( 'dialog', ( dialog ) => {
			asked.push( dialog.type() );
			void dialog.dismiss();
		} );
		await admin.close( { runBeforeUnload: true } );
		await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );
	} );
} );
