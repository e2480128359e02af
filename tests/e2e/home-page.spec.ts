/** The settings of the home page: the values that X inherits from the Facebook tab. */
import { goTo, openRoute, saveButton, snackbar } from './support/app';
import { chooseImage } from './support/media';
import { expect, test } from './support/test';

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
} );

test( 'X takes over the Facebook tab until the switch is off; its own texts are kept, and a text that X hides is found at the switch', async ( {
	admin,
	site,
	axe,
} ) => {
	const same = admin.getByRole( 'checkbox', {
		name: 'Use data from Facebook Tab',
	} );
	await test.step( 'X takes over the Facebook tab until the switch is off; its own texts are kept', async () => {
		await openRoute(
			admin,
			'/general/homepage/social',
			'Home Page Social'
		);
		const title = admin.getByRole( 'textbox', { name: 'Social Title' } );
		await title.fill( 'Come in, %site_name% is open' );
		await chooseImage(
			admin,
			'Choose image: Social Image',
			'Copper kettle'
		);
		await expect(
			admin
				.getByRole( 'figure', { name: 'Facebook Preview' } )
				.getByRole( 'img' )
		).toHaveCount( 0 );

		await admin.getByRole( 'tab', { name: 'Facebook' } ).focus();
		await admin.keyboard.press( 'ArrowRight' );
		const preview = admin.getByRole( 'figure', { name: 'X Preview' } );
		await expect( preview ).toContainText(
			'Come in, Fern & Kettle is open'
		);
		await expect( preview.locator( 'img' ) ).toHaveAttribute(
			'src',
			/copper-kettle\.jpg$/
		);
		await expect( title ).toHaveCount( 0 );
		await axe( admin, '#wpbody' );

		await same.uncheck();
		await title.fill( 'Follow the steam' );
		await expect( preview ).toContainText( 'Follow the steam' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText( 'saved successfully' );
		const visit = await site.get( '/' );
		expect( visit.text ).toContain(
			'content="Come in, Fern &amp; Kettle is open"'
		);
		expect( visit.meta( 'twitter:title' ) ).toBe( 'Follow the steam' );

		await same.check();
		await expect( preview ).toContainText(
			'Come in, Fern & Kettle is open'
		);
		await same.uncheck();
		await expect( title ).toHaveValue( 'Follow the steam' );
	} );

	await test.step( 'a text that X hides is found at the switch that hides it', async () => {
		await same.check();
		await goTo( admin, '/general', 'Meta Templates' );
		await admin.keyboard.press( '/' );
		await admin.keyboard.type( 'twitter social title' );
		await admin
			.getByRole( 'option', { name: /Social Title/ } )
			.first()
			.click();
		await expect( admin.getByRole( 'tab', { name: 'X' } ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await expect(
			admin.getByRole( 'checkbox', {
				name: 'Use data from Facebook Tab',
			} )
		).toBeFocused();
	} );
} );
