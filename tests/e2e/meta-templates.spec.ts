import {
	descriptionField,
	openMetaTemplates,
	saveButton,
	snackbar,
	titleField,
} from './support/app';
import { expect, test } from './support/test';

const BEANS = { slug: 'beans-and-leaves', title: 'Beans & leaves' };

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
} );

test( 'an administrator edits the templates, and visitors’ pages carry them; what is typed is previewed and counted, with any post; variables are offered', async ( {
	admin,
	site,
	axe,
} ) => {
	await test.step( 'the title and the description', async () => {
		await site.php(
			`if ( ! get_page_by_path( $args['slug'], OBJECT, 'post' ) ) {
				wp_insert_post( [ 'post_title' => $args['title'], 'post_name' => $args['slug'], 'post_status' => 'publish', 'post_content' => 'From leaf to cup.' ] );
			}`,
			BEANS
		);
		await openMetaTemplates( admin );

		await titleField( admin ).fill( '%title% | %site_name% — “tea”' );
		await descriptionField( admin ).fill( 'Read: %excerpt%' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'Settings saved successfully.'
		);

		const visit = await site.get( `/${ BEANS.slug }/` );
		expect( visit.titles ).toEqual( [
			'Beans & leaves | Fern & Kettle — “tea”',
		] );
		expect( visit.meta( 'description' ) ).toBe( 'Read: From leaf to cup.' );
	} );

	await test.step( 'the preview and the counter follow what is typed', async () => {
		const preview = admin.getByRole( 'figure', {
			name: 'Search Engine Preview',
		} );

		await titleField( admin ).fill( '%site_name% says hello' );
		await expect( preview ).toContainText( 'Fern & Kettle says hello' );
		await expect( admin.getByText( '24 / 60' ) ).toBeVisible();

		await titleField( admin ).fill( 'x'.repeat( 68 ) );
		await expect( admin.getByText( '8 characters over' ) ).toBeVisible();
		await expect( preview ).toContainText( `${ 'x'.repeat( 59 ) }…` );
	} );

	await test.step( 'the preview can be made with another post', async () => {
		await titleField( admin ).fill( '%title% - %site_name%' );
		await site.php(
			`if ( ! get_page_by_path( 'zanzibar-cloves', OBJECT, 'post' ) ) {
				wp_insert_post( [ 'post_title' => 'Zanzibar cloves', 'post_name' => 'zanzibar-cloves', 'post_status' => 'publish', 'post_date' => '2020-01-01 00:00:00' ] );
			}`
		);

		const picker = admin.getByRole( 'combobox', { name: 'Preview with' } );
		await picker.click();
		await picker.fill( 'zanzibar' );
		await admin.getByRole( 'option', { name: /Zanzibar cloves/ } ).click();

		await expect(
			admin.getByRole( 'figure', { name: 'Search Engine Preview' } )
		).toContainText( 'Zanzibar cloves - Fern & Kettle' );
	} );

	await test.step( 'typing @ offers the variables, and the keyboard inserts one', async () => {
		const field = titleField( admin );
		await field.fill( '' );
		await field.pressSequentially( 'Tea @tag' );

		await expect(
			admin.getByRole( 'option', { name: /Tagline/ } )
		).toBeVisible();
		await axe( admin, '#pharos-app' );
		await field.press( 'Enter' );
		await expect( field ).toHaveValue( 'Tea %tagline%' );
		await expect( field ).toBeFocused();

		await field.press( 'ControlOrMeta+z' );
		await expect( field ).not.toHaveValue( 'Tea %tagline%' );
	} );

	await test.step( 'a content type gets its own title for social networks', async () => {
		await admin.getByRole( 'button', { name: /^Categories/ } ).click();
		const social = admin.getByRole( 'button', { name: 'Social networks' } );
		await expect( social ).toHaveAttribute( 'aria-expanded', 'false' );
		await social.click();
		await admin
			.getByRole( 'textbox', { name: 'Categories: Social Title' } )
			.fill( 'All about %term_title%' );
		await admin.getByRole( 'tab', { name: 'X', exact: true } ).click();
		await admin
			.getByRole( 'textbox', { name: 'Categories: Social Title' } )
			.fill( '%term_title% on X' );
		await axe( admin, '#pharos-app' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText(
			'Settings saved successfully.'
		);

		const visit = await site.get( '/category/tea/' );
		expect( visit.meta( 'og:title' ) ).toBe( 'All about Tea' );
		expect( visit.meta( 'twitter:title' ) ).toBe( 'Tea on X' );
	} );
} );
