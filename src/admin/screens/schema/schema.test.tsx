import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import { exampleArticle } from '../../../../tests/js/schema-types';
import type { Values } from '../../../../store';
import type { SchemaMap } from '../../../../common/schema/types';
import { schemaEditor } from '../../definitions/schema';
import Schemas from '.';
import SchemaEditor from './editor';
import { DEFAULTS } from './restorable';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const organization = {
	title: 'Organization',
	type: 'Organization',
	fields: { schema_name: 'Our company', name: '%site_name%' },
	show_on: { rules: [ 'basic-global' ], specific: [], specificText: [] },
};
const SCHEMAS: SchemaMap = {
	organization,
	article: exampleArticle,
	mystery: {
		...organization,
		title: 'Mystery',
		type: 'Mystery',
		fields: {},
	},
};

function EditorAtRoute() {
	return <SchemaEditor definition={ schemaEditor } params={ useParams() } />;
}

/** Opens one of the two screens. */
async function open( path = '/advanced/schema', schemas: SchemaMap = SCHEMAS ) {
	const site = await createLoadedSite( {
		settings: { schemas } as unknown as Values,
	} );
	render(
		<MemoryRouter initialEntries={ [ path ] }>
			<Routes>
				<Route path="/advanced/schema" element={ <Schemas /> } />
				<Route
					path="/advanced/schema/:id"
					element={ <EditorAtRoute /> }
				/>
			</Routes>
		</MemoryRouter>,
		site
	);
	await waitFor( () =>
		expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull()
	);
	const stored = () => site.server.settings.schemas as unknown as SchemaMap;
	const save = () => act( () => site.dispatch.saveSettings() );
	return { ...site, stored, save, user: userEvent.setup() };
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const rowsOf = ( table: string ) =>
	within( screen.getByRole( 'table', { name: table } ) )
		.getAllByRole( 'rowheader' )
		.map( ( cell ) => cell.textContent );
const dialog = () => within( screen.getByRole( 'dialog' ) );

describe( 'the list', () => {
	test( 'has two tables, with unknown types among the content, and says where each schema is shown', async () => {
		await open();

		expect( rowsOf( 'Global Level' ) ).toEqual( [
			'Our companyShown on: Entire Website.',
		] );
		expect( rowsOf( 'Content Level' ) ).toEqual( [
			'ArticleShown on: All Posts.',
			'MysteryShown on: Entire Website.',
		] );
	} );

	test( 'knows the types of other plugins’ files: the subtype is the type, and the type the title', async () => {
		await open( '/advanced/schema', {
			shop: { ...organization, type: 'TeaShop' },
		} );

		expect( rowsOf( 'Global Level' ) ).toEqual( [
			'Our companyShown on: Entire Website.',
		] );
	} );

	test( 'has names for people in place of schema.org’s for the default schemas', async () => {
		await open(
			'/advanced/schema',
			Object.fromEntries(
				Object.entries( DEFAULTS ).filter( ( [ id ] ) =>
					[ 'searchaction', 'breadcrumblist' ].includes( id )
				)
			)
		);

		expect( rowsOf( 'Content Level' ).sort() ).toEqual( [
			'BreadcrumbsShown on: Entire Website.',
			'Search boxShown on: Entire Website.',
		] );
	} );

	test( 'may be empty', async () => {
		await open( '/advanced/schema', {} );

		expect(
			screen.getAllByText( 'No schemas found in this category.' )
		).toHaveLength( 2 );
	} );

	test( 'keeps a removed schema struck through until that is saved', async () => {
		const { user, stored, save } = await open();

		await user.click( button( 'Remove Article' ) );
		await user.click( dialog().getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.getByRole( 'link', { name: 'Article' } ) ).toBeVisible();

		await user.click( button( 'Remove Article' ) );
		await user.click( dialog().getByRole( 'button', { name: 'Remove' } ) );
		expect(
			screen.getByText( 'Article', { selector: 'del span' } )
		).toBeVisible();
		await waitFor( () =>
			expect( button( 'Undo: Article' ) ).toHaveFocus()
		);

		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'link', { name: 'Article' } ) ).toBeVisible();

		await user.click( button( 'Remove Article' ) );
		await user.click( dialog().getByRole( 'button', { name: 'Remove' } ) );
		await save();
		expect( Object.keys( stored() ) ).toEqual( [
			'organization',
			'mystery',
		] );
		expect(
			screen.queryByText( 'Article', { selector: 'del span' } )
		).toBeNull();
	} );

	test( 'duplicates a schema and opens the copy', async () => {
		const { user, stored, save } = await open();

		await user.click( button( 'Duplicate Article' ) );

		expect(
			await screen.findByRole( 'textbox', { name: 'Schema Title' } )
		).toHaveValue( 'Article (copy)' );
		await save();
		expect( Object.values( stored() ).at( -1 ) ).toMatchObject( {
			type: 'Article',
			fields: { headline: '%title%', schema_name: 'Article (copy)' },
		} );
	} );
} );

describe( 'adding', () => {
	test( 'asks for a type and a kind of it, and opens the new schema with values to begin with', async () => {
		const { user, stored, save } = await open();

		await user.click( button( 'Add Schema' ) );
		const add = dialog().getByRole( 'button', { name: 'Add' } );
		expect( add ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type(
			dialog().getByRole( 'searchbox', { name: 'Search schemas' } ),
			'news'
		);
		expect( dialog().getAllByRole( 'radio' ) ).toHaveLength( 1 );
		await user.click( dialog().getByRole( 'radio', { name: /^Article/ } ) );
		await user.selectOptions(
			dialog().getByRole( 'combobox', {
				name: 'Type of Article (optional)',
			} ),
			'News Article'
		);
		await user.click( add );

		expect(
			await screen.findByRole( 'heading', { name: 'Article' } )
		).toBeVisible();
		expect(
			screen.getByText( 'Type: Article (News Article)' )
		).toBeVisible();
		await save();
		const [ id, added ] = Object.entries( stored() ).at( -1 ) ?? [];
		expect( id ).toMatch( /^[0-9a-f-]{32,36}$/ );
		expect( added ).toEqual( {
			title: 'Article',
			type: 'Article',
			fields: {
				schema_name: 'Article',
				'@type': 'NewsArticle',
				headline: '%title%',
				author: '%schema:Person%',
			},
			show_on: { rules: [ 'post|all' ], specific: [], specificText: [] },
			not_show_on: { rules: [], specific: [], specificText: [] },
		} );
	} );

	test( 'adds one for a double click', async () => {
		const { user, stored, save } = await open( '/advanced/schema', {} );
		await user.click( button( 'Add Schema' ) );
		await user.click( dialog().getByRole( 'radio', { name: /^Article/ } ) );
		await user.dblClick( dialog().getByRole( 'button', { name: 'Add' } ) );
		await save();
		expect( Object.keys( stored() ) ).toHaveLength( 1 );
	} );

	test( 'works by keyboard alone', async () => {
		const { user } = await open();

		button( 'Add Schema' ).focus();
		await user.keyboard( '{Enter}' );
		await user.click( dialog().getByRole( 'radio', { name: 'FAQ' } ) );
		await user.keyboard( '{Enter}' );

		expect(
			await screen.findByRole( 'group', { name: 'Question 1' } )
		).toBeVisible();
	} );
} );

describe( 'the defaults', () => {
	const [ first = '', ...others ] = Object.keys( DEFAULTS );

	test( 'that are missing come back', async () => {
		const { [ first ]: _, ...rest } = DEFAULTS;
		const { user, select } = await open( '/advanced/schema', rest );

		await user.click( button( 'Restore defaults' ) );

		expect(
			Object.keys( select.getSetting( 'schemas' ) ?? {} ).sort()
		).toEqual( [ first, ...others ].sort() );
	} );

	test( 'that were changed are set back when the person says so', async () => {
		const changed = { ...DEFAULTS[ first ]!, title: 'Mine' };
		const { user, select } = await open( '/advanced/schema', {
			...DEFAULTS,
			[ first ]: { ...changed, fields: { schema_name: 'Mine' } },
		} );

		await user.click( button( 'Restore defaults' ) );
		await user.click( dialog().getByRole( 'button', { name: 'Restore' } ) );
		expect( select.hasUnsavedSettings() ).toBe( false );

		await user.click( button( 'Restore defaults' ) );
		await user.click( dialog().getByRole( 'checkbox', { name: 'Mine' } ) );
		await user.click( dialog().getByRole( 'button', { name: 'Restore' } ) );
		expect( select.getSetting( 'schemas' ) ).toEqual( DEFAULTS );
	} );
} );

describe( 'the editor', () => {
	test( 'says where the schema is shown and what Google makes of it', async () => {
		await open( '/advanced/schema/article' );

		expect( screen.getByText( 'Shown on: All Posts.' ) ).toBeVisible();
		expect(
			await screen.findByText( /^Used on 12 pages, for example:/ )
		).toHaveTextContent( 'Brewing' );
		expect(
			screen.getByText( /^Google rich results: A large picture/ )
		).toBeVisible();
	} );

	test( 'shows what a page says, and what is wrong at its field, as one types', async () => {
		const { user, save, stored } = await open( '/advanced/schema/article' );
		const json = () =>
			document.querySelector( '.pharos-schema-json pre' )?.textContent;
		await waitFor( () => expect( json() ).toContain( '"%title%"' ) );

		await user.click( button( 'Add property' ) );
		await user.click( button( 'Published' ) );
		await user.keyboard( 'soon' );
		// An error is shown once the field is left.
		await user.click( screen.getByText( 'Type: Article' ) );

		const published = screen.getByRole( 'textbox', { name: 'Published' } );
		await waitFor( () =>
			expect( published ).toHaveAccessibleDescription(
				/Enter a date, such as 2026-11-22\./
			)
		);
		expect( json() ).toContain( '"soon"' );

		await user.clear( published );
		await user.type( published, '2026-11-22' );
		await waitFor( () =>
			expect( published ).not.toHaveAccessibleDescription( /A date/ )
		);
		await save();
		expect( stored().article?.fields.datePublished ).toBe( '2026-11-22' );
	} );

	test( 'goes on without a preview, which can be asked for again', async () => {
		const site = await open( '/advanced/schema' );
		await waitFor( () =>
			expect( site.select.getSchemaTypes() ).toBeTruthy()
		);
		site.server.failOnce( { code: 'offline_error', message: 'Offline' } );
		site.server.failOnce( { code: 'offline_error', message: 'Offline' } );
		await site.user.click(
			screen.getByRole( 'link', { name: 'Article' } )
		);

		expect(
			await screen.findByText(
				/^The preview couldn’t be loaded\. Offline/
			)
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'textbox', { name: 'Headline' } )
		).toBeVisible();

		await site.user.click( screen.getByText( 'Preview' ) );
		await site.user.click( button( 'Try again' ) );
		expect( await screen.findByText( 'Brewing at home' ) ).toBeVisible();
	} );

	test( 'says at its field why the server refused a value', async () => {
		const { server, dispatch } = await open( '/advanced/schema/article' );
		await act( () =>
			dispatch.editSetting( 'schemas', {
				...SCHEMAS,
				article: {
					...exampleArticle,
					fields: { headline: 'Changed' },
				},
			} )
		);
		server.failOnce( {
			code: 'pharos_invalid_settings',
			message: 'Not saved.',
			data: {
				status: 400,
				errors: { schemas: 'Too deep.' },
				paths: { schemas: [ 'article', 'fields', 'headline' ] },
			},
		} );
		await act( () => dispatch.saveSettings().catch( () => {} ) );

		await waitFor( () =>
			expect(
				screen.getByRole( 'textbox', { name: 'Headline' } )
			).toHaveAccessibleDescription( /Too deep\./ )
		);
	} );

	test( 'of a schema that was removed brings it back; of one that never was says so', async () => {
		const { user, dispatch } = await open( '/advanced/schema/article' );
		await act( () =>
			dispatch.editSetting( 'schemas', { mystery: SCHEMAS.mystery } )
		);

		await user.click( button( 'Undo' ) );
		expect(
			await screen.findByRole( 'textbox', { name: 'Headline' } )
		).toBeVisible();
	} );

	test( 'of a schema without fields begins with none', async () => {
		const { fields, ...bare } = organization;
		const { user, stored, save } = await open( '/advanced/schema/bare', {
			bare: bare as typeof organization,
		} );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Schema Title' } ),
			' of tea'
		);
		await save();
		expect( stored().bare?.fields ).toEqual( {
			schema_name: 'Organization of tea',
		} );
		expect( fields ).toBeDefined();
	} );

	test( 'of an unknown id leads back to the list', async () => {
		const { user } = await open( '/advanced/schema/nothing' );
		expect(
			screen.getByText( /^This schema doesn’t exist\./ )
		).toBeVisible();

		await user.click( button( 'Back' ) );
		expect(
			await screen.findByRole( 'table', { name: 'Global Level' } )
		).toBeVisible();
	} );
} );
