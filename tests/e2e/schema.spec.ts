/** Advanced > Schema: from the list to the structured data of a page. */
import type { Page } from '@playwright/test';
import {
	expectToFit,
	goTo,
	openRoute,
	saveButton,
	snackbar,
} from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

const TITLE = 'Rye bread for beginners';

test.beforeEach( async ( { site, afterwards } ) => {
	await site.resetSettings();
	const id = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => $args['title'], 'post_status' => 'publish' ] );`,
		{ title: TITLE }
	);
	afterwards( async () => {
		await site.php( `wp_delete_post( $args['id'], true );`, { id } );
		await site.resetSettings();
	} );
} );

const open = ( page: Page, route = '/advanced/schema' ) =>
	openRoute( page, route, 'Schema' );

const textbox = ( page: Page, name: string ) =>
	page.getByRole( 'textbox', { name, exact: true } );

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

async function save( page: Page ): Promise< void > {
	await saveButton( page ).click();
	await expect( snackbar( page ) ).toContainText( 'Settings saved' );
}

test( 'a person adds questions and answers to one post, and visitors get them', async ( {
	admin,
	axe,
	site,
} ) => {
	await open( admin );
	await expect(
		admin.getByRole( 'table', { name: 'Global Level' } )
	).toContainText( 'Organization' );

	// A new schema, whose editor opens immediately.
	await button( admin, 'Add Schema' ).click();
	await expect( button( admin, 'Add' ) ).toBeDisabled();
	await admin
		.getByRole( 'searchbox', { name: 'Search schemas' } )
		.fill( 'faq' );
	await admin.getByRole( 'radio', { name: /^FAQ/ } ).check();
	await axe( admin, '.components-modal__frame' );
	await admin.keyboard.press( 'Enter' );
	await expect( admin ).toHaveURL( /#\/advanced\/schema\/[0-9a-f-]+$/ );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toBeFocused();

	// It has no display conditions yet, and that tab shows it.
	await expect(
		admin.getByRole( 'tab', { name: 'Display Conditions' } )
	).toHaveAttribute( 'aria-selected', 'true' );

	// It is filled in, set to one post, and saved.
	await admin.getByRole( 'tab', { name: 'Properties' } ).click();
	await textbox( admin, 'Schema Title' ).fill( 'Questions on bread' );
	const question = admin.getByRole( 'group', { name: /^Question 1/ } );
	await question
		.getByRole( 'textbox', { name: 'Question', exact: true } )
		.fill( 'How long does it rest?' );
	await question
		.getByRole( 'textbox', { name: 'Answer', exact: true } )
		.fill( 'One night.' );
	await axe( admin, '#wpbody' );
	await admin.getByRole( 'tab', { name: 'Display Conditions' } ).click();
	await admin
		.getByRole( 'combobox', { name: 'Show on: condition 1', exact: true } )
		.selectOption( 'Specific posts and terms' );
	const finder = admin.getByRole( 'combobox', {
		name: 'Show on: posts and terms',
		exact: true,
	} );
	await finder.fill( 'ry' );
	await expect(
		admin.getByText( 'Type at least 3 characters' )
	).toBeVisible();
	await finder.fill( 'rye bread' );
	await expect( admin.getByRole( 'option', { name: TITLE } ) ).toBeVisible();
	await finder.press( 'Enter' );
	await expect( admin.getByText( `Shown on: “${ TITLE }”.` ) ).toBeVisible();
	await expect( admin.getByText( /^Used on 1 page/ ) ).toBeVisible();
	await axe( admin, '#wpbody' );
	await save( admin );

	// The search finds it, and the page has it.
	await admin.keyboard.press( '/' );
	await admin.keyboard.type( 'questions on bread' );
	await admin
		.getByRole( 'option', { name: /Schemas/ } )
		.first()
		.click();
	await expect(
		admin.getByRole( 'link', { name: 'Questions on bread' } )
	).toBeVisible();

	const { text } = await site.get( '/rye-bread-for-beginners/' );
	expect( text ).toContain( '"name":"How long does it rest?"' );
} );

test( 'words without an end fit a phone, wherever they stand; what a field is about and its other properties stand within its window, from right to left, too', async ( {
	admin,
	site,
} ) => {
	await admin.setViewportSize( { width: 390, height: 844 } );
	const word = 'longword'.repeat( 20 );
	const places = {
		rules: [ word ],
		specific: [ word ],
		specificText: [ { id: word, label: word } ],
	};
	const { status } = await (
		await site.as( 'admin' )
	).rest( 'POST', '/pharos/v1/admin-settings', {
		data: {
			schemas: {
				job: {
					title: 'JobPosting',
					type: 'JobPosting',
					fields: {
						schema_name: word,
						[ 'x'.repeat( 70 ) ]: word,
						jobLocationType: word,
						employmentType: [ word ],
						identifier: { '@type': word, name: word },
					},
					show_on: places,
					not_show_on: places,
				},
				shop: {
					title: 'Organization',
					type: 'Organization',
					fields: {
						openingHoursSpecification: [
							{
								'@type': 'OpeningHoursSpecification',
								opens: '9:00',
								closes: '18:00',
							},
						],
					},
					show_on: { ...places, rules: [ 'basic-global' ] },
					not_show_on: { ...places, rules: [] },
				},
			},
		},
	} );
	expect( status ).toBe( 200 );

	/** The popovers of a group in a list. */
	const look = async ( direction: string ) => {
		const group = admin.getByRole( 'group', {
			name: /^Opening hours.* 1/,
		} );
		await group.getByRole( 'button', { name: /^Opening/ } ).click();
		for ( const name of [ /^About: Opens/, /^Add property$/ ] ) {
			await group.getByRole( 'button', { name } ).first().click();
			const popover = admin.locator(
				'.components-popover:has(.components-popover__content)'
			);
			await expect( popover ).toBeInViewport( { ratio: 1 } );
			await expectToFit( admin, `${ name }, ${ direction }` );
			await admin.keyboard.press( 'Escape' );
			await expect( popover ).toHaveCount( 0 );
		}
	};

	await open( admin );
	await expectToFit( admin, 'list' );
	await button( admin, `Remove ${ word }` ).click();
	await expectToFit( admin, 'removal' );
	await button( admin, 'Cancel' ).click();
	await goTo( admin, '/advanced/schema/job', 'Schema' );
	await expect( admin.getByText( `“${ word }” is` ).first() ).toBeVisible();
	await expectToFit( admin, 'properties' );
	await admin.getByRole( 'tab', { name: 'Display Conditions' } ).click();
	await expectToFit( admin, 'conditions' );
	await goTo( admin, '/advanced/schema/shop', 'Schema' );
	await look( 'from left to right' );

	await rightToLeft( site, async () => {
		await open( admin, '/advanced/schema/shop' );
		await look( 'from right to left' );
		for ( const width of [ 1440, 1200, 782, 390 ] ) {
			await admin.setViewportSize( { width, height: 844 } );
			await expectToFit( admin, `${ width } px` );
		}
	} );
} );
