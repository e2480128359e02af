/** The FAQ and How-to blocks in the editor: written with the keyboard, made from other blocks, and the page that visitors get. @smoke */
import type { Page } from '@playwright/test';
import { canvas, inBlockEditor, save, saved, visit } from './support/editor';
import { expect, test } from './support/test';

inBlockEditor();

test.beforeEach( ( { allowProblems } ) =>
	// Pages have no taxonomies, and test sites can't access the block directory.
	allowProblems( /wp\/v2\/taxonomies/, /block-directory/ )
);

const inEditor = ( page: Page, name: string ) =>
	canvas( page ).getByRole( 'document', { name: `Block: ${ name }` } );

const heading = ( page: Page, name: string ) =>
	canvas( page ).getByRole( 'textbox', { name } );

/** The nodes of a type in a page's structured data. */
const nodesOf = ( html: string, type: string ) =>
	(
		JSON.parse(
			/<script type="application\/ld\+json">(.*?)<\/script>/.exec(
				html
			)?.[ 1 ] ?? '{}'
		) as { '@graph': Record< string, unknown >[] }
	 )[ '@graph' ].filter( ( node ) => node[ '@type' ] === type );

/** Turns the selected block into another one by its toolbar. */
async function transform( page: Page, from: string, to: string ) {
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: from, exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: to, exact: true } ).click();
}

test( 'questions and steps are written with the keyboard only', async ( {
	admin,
	site,
	axe,
	publish,
} ) => {
	const id = await publish( { type: 'page', title: 'Tea', content: '' } );
	const edit = `/wp-admin/post.php?post=${ id }&action=edit`;
	await admin.goto( edit );
	await canvas( admin )
		.getByRole( 'button', { name: 'Add default block' } )
		.click();

	await test.step( 'an FAQ: Enter leads to the answer, to the next question and out of the block', async () => {
		await admin.keyboard.type( '/faq' );
		await expect(
			admin.getByRole( 'option', { name: 'FAQ', exact: true } )
		).toBeVisible();
		await admin.keyboard.press( 'Enter' );
		await expect( heading( admin, 'Question' ) ).toBeVisible();
		await heading( admin, 'Question' ).click();
		for ( const key of [
			'How hot?',
			'Enter',
			'At 80 °C.',
			'Enter',
			'Enter',
			'How long?',
			'Enter',
			'Two minutes.',
			'Enter',
			'Enter',
			'Enter',
			'After the questions.',
		] ) {
			await ( key === 'Enter'
				? admin.keyboard.press( key )
				: admin.keyboard.type( key ) );
		}
		await expect( heading( admin, 'Question' ) ).toHaveText( [
			'How hot?',
			'How long?',
		] );
		await admin.keyboard.press( 'Enter' );
	} );

	await test.step( 'instructions, with their time', async () => {
		await admin.keyboard.type( '/how-to' );
		await expect(
			admin.getByRole( 'option', { name: 'How-to', exact: true } )
		).toBeVisible();
		await admin.keyboard.press( 'Enter' );
		await heading( admin, 'Step' ).click();
		await admin.keyboard.type( 'Boil' );
		await admin.keyboard.press( 'Enter' );
		await admin.keyboard.type( 'Boil the water.' );
		await heading( admin, 'Description' ).click();
		const time = admin.getByRole( 'spinbutton', {
			name: 'Total time in minutes',
		} );
		if ( ! ( await time.isVisible() ) ) {
			await admin
				.getByRole( 'button', { name: 'Settings', exact: true } )
				.click();
		}
		await time.fill( '90' );
		await expect( heading( admin, 'Total time' ) ).toHaveText(
			'Total time: 1 hour 30 minutes'
		);
		await axe( admin, '.block-editor-block-inspector' );
	} );

	await test.step( 'the headings of an FAQ have one level, also after a reload', async () => {
		await heading( admin, 'Question' ).first().click();
		await admin.keyboard.press( 'Escape' );
		const tools = admin.getByRole( 'toolbar', { name: 'Block tools' } );
		await tools
			.getByRole( 'button', { name: 'Select parent block: FAQ' } )
			.click();
		await tools.getByRole( 'button', { name: 'Change level' } ).click();
		await admin.getByRole( 'menuitemradio', { name: 'Heading 2' } ).click();
		await expect( inEditor( admin, 'FAQ' ).locator( 'h2' ) ).toHaveCount(
			2
		);
		await save( admin );
		await saved( admin );
		await admin.goto( edit );
		await expect( inEditor( admin, 'FAQ' ).locator( 'h2' ) ).toHaveText( [
			'How hot?',
			'How long?',
		] );
	} );

	const { text } = await visit( site, id );
	expect( text ).not.toContain( 'schema-blocks' );
	expect( nodesOf( text, 'FAQPage' ) ).toMatchObject( [
		{ mainEntity: [ { name: 'How hot?' }, { name: 'How long?' } ] },
	] );
	expect( nodesOf( text, 'HowTo' ) ).toMatchObject( [
		{ name: 'Tea', totalTime: 'PT90M', step: [ { name: 'Boil' } ] },
	] );
	await admin.goto( `/?page_id=${ id }` );
	await axe( admin, '.wp-block-pharos-faq' );
	await axe( admin, '.wp-block-pharos-how-to' );
} );

test( 'blocks of other plugins and of WordPress become FAQs and instructions, and lose no text', async ( {
	admin,
	site,
	publish,
} ) => {
	const id = await publish( {
		type: 'page',
		title: 'Tea',
		content: `<!-- wp:yoast/faq-block {"questions":[{"id":"faq-question-1","jsonQuestion":"How hot?","jsonAnswer":"At 80."}]} -->
<div class="schema-faq wp-block-yoast-faq-block"><div class="schema-faq-section" id="faq-question-1"><strong class="schema-faq-question">How <em>hot</em>?</strong> <p class="schema-faq-answer">At <strong>80</strong> °C.</p> </div> </div>
<!-- /wp:yoast/faq-block -->

<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item --><li>Boil</li><!-- /wp:list-item --><!-- wp:list-item --><li>Pour</li><!-- /wp:list-item --></ol>
<!-- /wp:list -->`,
	} );
	const edit = `/wp-admin/post.php?post=${ id }&action=edit`;
	await admin.goto( edit );

	await inEditor( admin, 'Unsupported' ).click();
	await transform( admin, 'Unsupported', 'FAQ' );
	await expect( heading( admin, 'Question' ) ).toHaveText( 'How hot?' );
	await expect(
		inEditor( admin, 'FAQ' ).getByText( 'At 80 °C.' )
	).toBeVisible();

	await canvas( admin ).getByText( 'Boil' ).click();
	await admin
		.getByRole( 'button', { name: 'Select parent block: List' } )
		.click();
	await transform( admin, 'List', 'How-to' );
	await expect( heading( admin, 'Step' ) ).toHaveText( [ 'Boil', 'Pour' ] );
	await save( admin );
	await saved( admin );

	const { text } = await visit( site, id );
	expect( text ).toContain( 'How <em>hot</em>?</h3>' );
	expect( text ).toContain( 'At <strong>80</strong> °C.' );
	expect( nodesOf( text, 'FAQPage' ) ).toHaveLength( 1 );
	expect( nodesOf( text, 'HowTo' ) ).toMatchObject( [
		{ step: [ { name: 'Boil' }, { name: 'Pour' } ] },
	] );

	await test.step( 'and back to WordPress’s blocks', async () => {
		await heading( admin, 'Question' ).click();
		await admin
			.getByRole( 'button', { name: 'Select parent block: FAQ' } )
			.click();
		await transform( admin, 'FAQ', 'Details' );
		await expect(
			inEditor( admin, 'Details' ).getByRole( 'textbox' ).first()
		).toHaveText( 'How hot?' );
	} );
} );
