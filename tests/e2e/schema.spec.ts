/** Advanced > Schema: from the list to the structured data of a page. */
import type { Page } from '@playwright/test';
import { expectToFit, openRoute, saveButton, snackbar } from './support/app';
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
	await axe( admin );

	// A new schema, whose editor opens immediately.
	await button( admin, 'Add Schema' ).click();
	await expect( button( admin, 'Add' ) ).toBeDisabled();
	await admin
		.getByRole( 'searchbox', { name: 'Search schemas' } )
		.fill( 'faq' );
	await admin.getByRole( 'radio', { name: /^FAQ/ } ).check();
	await axe( admin );
	await admin.keyboard.press( 'Enter' );
	await expect( admin ).toHaveURL( /#\/advanced\/schema\/[0-9a-f-]+$/ );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toBeFocused();

	// It has no display conditions yet, and that tab shows it.
	await expect(
		admin.getByRole( 'tab', { name: 'Display Conditions' } )
	).toHaveAttribute( 'aria-selected', 'true' );
	await axe( admin );

	// It is filled in, set to one post, and saved.
	await admin.getByRole( 'tab', { name: 'Properties' } ).click();
	await textbox( admin, 'Schema Title' ).fill( 'Questions on bread' );
	const question = admin.getByRole( 'group', { name: /^Main subject 1/ } );
	await question
		.getByRole( 'textbox', { name: 'Question', exact: true } )
		.fill( 'How long does it rest?' );
	await question
		.getByRole( 'textbox', { name: 'Answer', exact: true } )
		.fill( 'One night.' );
	await axe( admin );
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
	await axe( admin );
	await finder.press( 'Enter' );
	await expect( admin.getByText( `Shown on: “${ TITLE }”.` ) ).toBeVisible();
	await expect( admin.getByText( /^At present: 1 page/ ) ).toBeVisible();
	await axe( admin );
	await save( admin );

	// The URL opens it again, the search finds it, and the page has it.
	await open( admin, new URL( admin.url() ).hash.slice( 1 ) );
	await expect( textbox( admin, 'Schema Title' ) ).toHaveValue(
		'Questions on bread'
	);
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

test( 'by keyboard and on a phone: a list is filled, put in order and emptied; words without an end fit, wherever they stand', async ( {
	admin,
	axe,
	site,
} ) => {
	await test.step( 'by keyboard and on a phone: a list is filled, put in order and emptied', async () => {
		await admin.setViewportSize( { width: 390, height: 844 } );
		await open( admin, '/advanced/schema/article' );
		await button( admin, 'Add: Image' ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect( textbox( admin, 'Image 2' ) ).toBeFocused();
		await admin.keyboard.type( 'https://example.org/bread.jpg' );

		await button( admin, 'Move up: Image 2' ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect( button( admin, 'Move down: Image 1' ) ).toBeFocused();
		await expect( textbox( admin, 'Image 1' ) ).toHaveValue( /bread/ );

		await button( admin, 'Remove: Image 1' ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect( button( admin, 'Undo: Image 1' ) ).toBeFocused();
		await admin.keyboard.press( 'Enter' );
		await expect( textbox( admin, 'Image 1' ) ).toBeFocused();

		await button( admin, 'Add property' ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect(
			admin.getByRole( 'searchbox', { name: 'Search properties' } )
		).toBeFocused();
		await admin.keyboard.type( 'alternative' );
		await admin.keyboard.press( 'Enter' );
		await expect( textbox( admin, 'Alternative headline' ) ).toBeFocused();
		await expectToFit( admin, 'properties at 390 px' );
		await axe( admin );

		await button( admin, 'Back' ).click();
		await expectToFit( admin, 'list at 390 px' );
		await axe( admin );
	} );

	await test.step( 'words without an end fit a phone, wherever they stand', async () => {
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
				},
			},
		} );
		expect( status ).toBe( 200 );
		await admin.setViewportSize( { width: 390, height: 844 } );
		await open( admin );
		await expectToFit( admin, 'list' );
		await button( admin, `Remove ${ word }` ).click();
		await expectToFit( admin, 'removal' );
		await button( admin, 'Cancel' ).click();
		await open( admin, '/advanced/schema/job' );
		await expect(
			admin.getByText( `“${ word }” is` ).first()
		).toBeVisible();
		await expectToFit( admin, 'properties' );
		await admin.getByRole( 'tab', { name: 'Display Conditions' } ).click();
		await expectToFit( admin, 'conditions' );
	} );
} );

test( 'what a field is about and its other properties stand within the window of a phone; from right to left, the editor fits every width', async ( {
	admin,
	site,
} ) => {
	const places = {
		rules: [ 'basic-global' ],
		specific: [],
		specificText: [],
	};
	const hours = [
		{
			'@type': 'OpeningHoursSpecification',
			opens: '9:00',
			closes: '18:00',
		},
	];
	await (
		await site.as( 'admin' )
	).rest( 'POST', '/pharos/v1/admin-settings', {
		data: {
			schemas: {
				shop: {
					title: 'Organization',
					type: 'Organization',
					fields: { openingHoursSpecification: hours },
					show_on: places,
					not_show_on: { ...places, rules: [] },
				},
			},
		},
	} );
	await admin.setViewportSize( { width: 390, height: 844 } );
	for ( const isRtl of [ false, true ] ) {
		const look = async () => {
			await open( admin, '/advanced/schema/shop' );
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
				await expectToFit( admin, `${ name }, ${ isRtl }` );
				await admin.keyboard.press( 'Escape' );
				await expect( popover ).toHaveCount( 0 );
			}
		};
		await ( isRtl
			? rightToLeft( site, async () => {
					await look();
					for ( const width of [ 1440, 1200, 782, 390 ] ) {
						await admin.setViewportSize( { width, height: 844 } );
						await expectToFit( admin, `${ width } px` );
					}
				} )
			: look() );
	}
} );

test( 'what is wrong stands at its field, and the page beside the form says what one types; an unknown schema says so, and switched off, there is no such page', async ( {
	admin,
	site,
	axe,
} ) => {
	await test.step( 'switched off, there is no such page, and an unknown one says so', async () => {
		await open( admin, '/advanced/schema/never-there' );
		await expect(
			admin.getByText( /^This schema doesn’t exist/ )
		).toBeVisible();

		await site.option( 'pharos_settings', { enable_schemas: false } );
		await open( admin, '/advanced/schema/article' );
		await expect(
			admin.getByText( 'Schema is turned off.' )
		).toBeVisible();
		await expect( textbox( admin, 'Headline' ) ).toHaveCount( 0 );
	} );

	await test.step( 'what is wrong stands at its field, and the page beside the form says what one types', async () => {
		await site.resetSettings();
		await open( admin, '/advanced/schema/article' );
		const json = admin.getByRole( 'region', {
			name: 'JSON-LD of this schema',
		} );
		await expect( json ).toContainText( '"@type"' );

		await textbox( admin, 'Headline' ).fill( 'Fresh from the oven' );
		await expect( json ).toContainText( 'Fresh from the oven' );
		await textbox( admin, 'Date published' ).fill( 'soon' );
		await expect(
			textbox( admin, 'Date published' )
		).toHaveAccessibleDescription( /date/ );
		await axe( admin );

		// Offline, the form stays usable, and the changes are listed.
		await admin.getByRole( 'button', { name: /^Unsaved changes/ } ).click();
		await expect(
			admin
				.getByRole( 'listitem' )
				.filter( { hasText: 'Schemas › Article' } )
		).toContainText( 'datePublished: soon' );
		await axe( admin );
	} );
} );
