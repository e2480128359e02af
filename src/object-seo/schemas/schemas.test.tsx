import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { exampleTypes } from '../../../tests/js/schema-types';
import { request } from '../../../common/rest';
import type { OwnSchemas, SchemaMap, SchemaObject } from '../../schema';
import { facts, inherited, noSeo, page } from '../fixtures';
import { ObjectSeoFields } from '../index';
import { entriesOf, refusals, withOwn } from './entries';

jest.mock( '../../../common/rest', () => ( { request: jest.fn() } ) );

const server = request as unknown as jest.Mock;

const everywhere = {
	rules: [ 'basic-global' ],
	specific: [],
	specificText: [],
};
const schema = ( name: string, type = 'Article' ): SchemaObject => ( {
	title: name,
	type,
	fields: { schema_name: name, headline: '%title%' },
	show_on: everywhere,
} );

const ofSite: SchemaMap = {
	article: schema( 'Our article' ),
	organization: schema( 'Fern & Kettle', 'Organization' ),
};

interface Question {
	path: string;
	data?: { page: string; own: OwnSchemas };
}

/** Responds with the schemas of the object and the site; the organization schema isn't about the page. */
const answer = async ( { path, data }: Question ) => {
	if ( path.endsWith( 'schema-types' ) ) {
		return { data: exampleTypes };
	}
	if ( path.includes( 'object-schemas' ) ) {
		return { data: ofSite };
	}
	const own = data?.own ?? {};
	const said = Object.entries( { ...ofSite, ...own } ).map(
		( [ id, one ] ) => [
			id,
			'off' in one || id === 'organization'
				? null
				: { '@type': one.type },
		]
	);
	return {
		data: {
			page: { id: data?.page, label: 'Green tea', url: '' },
			graph: { '@graph': said.map( ( [ , node ] ) => node ) },
			nodes: Object.fromEntries( said ),
			problems: [
				{
					schema: 'article',
					path: [ 'headline' ],
					level: 'error',
					code: 'required',
					message: 'Google asks for a headline.',
				},
			],
		},
	};
};

beforeEach( () => {
	server.mockReset();
	server.mockImplementation( answer );
} );

interface GivenProps {
	start?: OwnSchemas;
	schemaPage?: string | null;
	onChange?: ( own: OwnSchemas ) => void;
}

function Given( { start = {}, schemaPage = 'post-12', onChange }: GivenProps ) {
	const [ value, setValue ] = useState( { ...noSeo, schemas: start } );
	return (
		<ObjectSeoFields
			facts={ { ...facts, schemaPage } }
			value={ value }
			inherited={ inherited }
			page={ page }
			errors={ {} }
			onChange={ ( changes ) => {
				const next = { ...value, ...changes };
				setValue( next );
				onChange?.( next.schemas );
			} }
		/>
	);
}

/** Opens the tab and waits until everything is loaded. */
const open = async ( props: GivenProps = {} ) => {
	render( <Given { ...props } /> );
	await userEvent.click( screen.getByRole( 'tab', { name: 'Schema' } ) );
};

const entry = async ( name: string ) => {
	const heading = await screen.findByRole( 'heading', { name } );
	return within( heading.closest( 'li' ) as HTMLElement );
};

test( 'there is no tab where there are no schemas', async () => {
	render( <Given schemaPage={ null } /> );
	await userEvent.click( screen.getByRole( 'tab', { name: 'Advanced' } ) );
	expect( screen.queryByRole( 'tab', { name: 'Schema' } ) ).toBeNull();
} );

test( 'the tab lists what the page says, with its problems, and nothing changes by looking at it', async () => {
	const onChange = jest.fn();
	await open( { onChange } );
	const article = await entry( 'Our article' );
	expect( article.getByText( 'Article' ) ).toBeVisible();
	expect(
		await article.findByText( /Google asks for a headline/ )
	).toBeVisible();
	await userEvent.click( screen.getByText( '1 site schema' ) );
	const organization = await entry( 'Fern & Kettle' );
	expect(
		organization.getByText( /Not output: it has no values/ )
	).toBeVisible();
	expect(
		screen.getByRole( 'region', { name: 'JSON-LD of this page' } )
	).toHaveTextContent( '"@type": "Article"' );
	expect( onChange ).not.toHaveBeenCalled();
} );

test( 'a schema of the site is switched off here, and on again', async () => {
	const onChange = jest.fn();
	await open( { onChange } );
	const toggle = ( await entry( 'Our article' ) ).getByRole( 'checkbox', {
		name: 'Our article on this page',
	} );
	expect( toggle ).toBeChecked();
	await userEvent.click( toggle );
	expect( onChange ).toHaveBeenLastCalledWith( { article: { off: true } } );
	const off = await entry( 'Our article' );
	expect( off.getByText( /Turned off here/ ) ).toBeVisible();
	expect( off.queryByText( '1 error' ) ).toBeNull();
	await userEvent.click( off.getByRole( 'checkbox' ) );
	expect( onChange ).toHaveBeenLastCalledWith( {} );
} );

test( 'a schema of the site is changed here under its id, and goes back to the site’s', async () => {
	const onChange = jest.fn();
	await open( { onChange } );
	await userEvent.click(
		( await entry( 'Our article' ) ).getByRole( 'button', {
			name: 'Customize: Our article',
		} )
	);
	const dialog = screen.getByRole( 'dialog', {
		name: 'Our article on this page',
	} );
	await userEvent.type(
		within( dialog ).getByRole( 'textbox', { name: /Headline/ } ),
		'!'
	);
	expect( onChange ).toHaveBeenLastCalledWith( {
		article: {
			...ofSite.article,
			fields: { schema_name: 'Our article', headline: '%title%!' },
		},
	} );
	await userEvent.click( screen.getByRole( 'button', { name: 'Done' } ) );
	const changed = await entry( 'Our article' );
	expect( changed.getByText( /Customized here/ ) ).toBeVisible();
	await userEvent.click(
		changed.getByRole( 'button', { name: /Use the site schema/ } )
	);
	expect( onChange ).toHaveBeenLastCalledWith( {} );
	expect(
		screen.getByRole( 'heading', { name: 'Structured data of this page' } )
	).toHaveFocus();
} );

test( 'a schema is added to this page alone, and removed', async () => {
	const onChange = jest.fn();
	await open( { onChange } );
	await entry( 'Our article' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Add Schema' } )
	);
	const dialog = screen.getByRole( 'dialog', { name: 'Add Schema' } );
	await userEvent.click(
		within( dialog ).getByRole( 'radio', { name: /Web Page/ } )
	);
	await userEvent.click(
		within( dialog ).getByRole( 'button', { name: 'Add' } )
	);
	const [ id, added ] =
		Object.entries( onChange.mock.lastCall?.[ 0 ] as OwnSchemas )[ 0 ] ??
		[];
	expect( id ).toMatch( /^[\w-]{20,}$/ );
	expect( added ).toMatchObject( { type: 'WebPage' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Done' } ) );
	const own = await entry( 'Web Page' );
	expect( own.getByText( /Only here/ ) ).toBeVisible();
	await userEvent.click(
		own.getByRole( 'button', { name: 'Remove: Web Page' } )
	);
	expect( onChange ).toHaveBeenLastCalledWith( {} );
} );

test( 'what could not be loaded is tried again', async () => {
	server.mockRejectedValueOnce( { message: 'The server is busy.' } );
	await open();
	expect(
		await screen.findByRole( 'button', { name: 'Try again' } )
	).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'button', { name: /Try again/ } )
	);
	expect( await entry( 'Our article' ) ).toBeTruthy();
} );

test( 'a new object asks for nothing that it does not have yet', async () => {
	await open( { schemaPage: '' } );
	expect(
		await screen.findByText( 'No structured data yet.' )
	).toBeVisible();
	await waitFor( () =>
		expect( server.mock.calls.map( ( [ { path } ] ) => path ) ).toEqual( [
			'/pharos/v1/schema-types',
		] )
	);
} );

test( 'what is switched off and gone from the site is not listed', () => {
	expect( entriesOf( {}, { gone: { off: true } }, null, [] ) ).toEqual( [] );
	expect( withOwn( { a: { off: true } }, 'a', undefined ) ).toEqual( {} );
} );

test( 'a refusal is shown at its place', () => {
	expect(
		refusals( {
			title: 'x',
			'schemas.a.fields.offers.0.price': 'A number.',
		} )
	).toMatchObject( [
		{ schema: 'a', path: [ 'offers', '0', 'price' ], message: 'A number.' },
	] );
} );

test( 'the kind of page and of article comes first, and going back to the site’s leaves nothing behind', async () => {
	const onChange = jest.fn();
	await open( { onChange } );
	const kind = await screen.findByRole( 'combobox', {
		name: 'Article type',
	} );
	expect(
		kind.compareDocumentPosition(
			screen.getByRole( 'heading', { name: 'Our article' } )
		)
	).toBe( Node.DOCUMENT_POSITION_FOLLOWING );

	await userEvent.selectOptions( kind, 'News Article' );
	expect( onChange ).toHaveBeenLastCalledWith( {
		article: {
			...ofSite.article,
			fields: { ...ofSite.article?.fields, '@type': 'NewsArticle' },
		},
	} );
	await userEvent.selectOptions( kind, 'None' );
	expect( onChange ).toHaveBeenLastCalledWith( { article: { off: true } } );
	await userEvent.selectOptions( kind, 'Article' );
	expect( onChange ).toHaveBeenLastCalledWith( {} );
} );

test( 'a schema that is not output for want of something says so, and Done asks', async () => {
	server.mockImplementation( async ( question: Question ) => {
		const { data } = ( await answer( question ) ) as {
			data: { nodes?: object };
		};
		return {
			data: data.nodes
				? { ...data, nodes: { ...data.nodes, article: null } }
				: data,
		};
	} );
	await open( { start: { article: schema( 'Mine' ) } } );
	const mine = await entry( 'Mine' );
	expect(
		await mine.findByText( /Not output until it’s complete/ )
	).toBeVisible();
	await userEvent.click( mine.getByRole( 'button', { name: /Edit/ } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Done' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Done' } ) );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Keep schema' } )
	);
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );
