import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { request, type RestRequest } from '../../common/rest';
import { facts, inherited, noSeo, page } from './fixtures';
import { ObjectSeoFields } from './index';
import type { EditorData, EditedPage } from './types';

jest.mock( '../../common/rest', () => ( { request: jest.fn() } ) );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const provider = { id: 'acme', name: 'Acme', model: 'acme-1' };
const TEXTS = [
	'Green tea, slowly',
	'How to steep green tea',
	`Tea ${ 'and '.repeat( 20 ) }water`,
];
const given = ( texts: string[] ) => ( {
	data: {
		suggestions: texts.map( ( text ) => ( { text } ) ),
		remaining: 59,
		provider,
	},
} );
const status = {
	data: {
		available: true,
		reason: '',
		provider,
		vision: false,
		remaining: 60,
		limit: 60,
		agreed: false,
	},
};

/** What the server answers, in this order; functions are called with the request. */
let answers: ( ( asked: RestRequest ) => unknown )[] = [];
const asked = () =>
	jest.mocked( request ).mock.calls.map( ( [ options ] ) => options );

beforeAll( () =>
	Promise.all( [ import( './field-suggestions' ), import( './social' ) ] )
);
beforeEach( () => {
	answers = [];
	jest.mocked( request )
		.mockReset()
		.mockImplementation( async ( options ) =>
			answers.shift()?.( options )
		);
	jest.mocked( speak ).mockClear();
} );

const refuse = ( code: string, message: string ) => () => {
	throw { code, message };
};

function Fields( {
	more,
	now,
}: {
	more: Partial< EditorData >;
	now: Partial< EditedPage >;
} ) {
	const [ value, setValue ] = useState( { ...noSeo, focus_keyword: 'tea' } );
	return (
		<ObjectSeoFields
			facts={ { ...facts, hasSuggestions: true, ...more } }
			value={ value }
			inherited={ inherited }
			page={ { ...page, ...now } }
			errors={ {} }
			onChange={ ( changes ) => setValue( { ...value, ...changes } ) }
		/>
	);
}

const show = (
	more: Partial< EditorData > = {},
	now: Partial< EditedPage > = {}
) => {
	render( <Fields more={ more } now={ now } /> );
	return userEvent.setup();
};
const button = ( label = 'Search Engine Title' ) =>
	screen.getByRole( 'button', { name: `Suggest with AI: ${ label }` } );
const field = ( name = 'Search Engine Title' ) =>
	screen.getByRole( 'textbox', { name } );
const panel = () => screen.findByRole( 'group', { name: /^Suggestions: / } );
const press = async (
	user: ReturnType< typeof userEvent.setup >,
	name: string
) => user.click( within( await panel() ).getByRole( 'button', { name } ) );

test( 'nothing is offered where suggestions aren’t available, or for an object that doesn’t exist yet', async () => {
	show( { hasSuggestions: false } );
	show( { id: 0 } );
	// WordPress's tabs render once more.
	await act( async () => {} );
	expect(
		screen.queryByRole( 'button', { name: /Suggest/ } )
	).not.toBeInTheDocument();
} );

test( 'a person sees three texts with their lengths, uses one, and is back at the button; nothing changes before', async () => {
	answers = [ () => given( TEXTS ) ];
	const user = show();
	await user.type( field(), 'Mine' );
	await user.click( button() );
	expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );

	const items = await screen.findAllByRole( 'listitem' );
	expect( items.map( ( item ) => item.textContent ) ).toEqual( [
		expect.stringContaining( '17 of 60 characters' ),
		expect.stringContaining( '22 of 60 characters' ),
		expect.stringContaining( '29 characters over' ),
	] );
	expect( asked() ).toEqual( [
		{
			path: '/pharos/v1/suggestions',
			method: 'POST',
			signal: expect.any( AbortSignal ),
			data: {
				type: 'post',
				id: 12,
				field: 'title',
				draft: {
					title: 'Green tea',
					content: '<p>Leaves and water.</p>',
					focus_keyword: 'tea',
				},
			},
		},
	] );
	expect( await panel() ).toHaveTextContent(
		/Written by Acme.*59 more requests/
	);
	expect( field() ).toHaveValue( 'Mine' );

	const use = screen.getAllByRole( 'button', { name: 'Use' } )[ 1 ];
	expect( use ).toHaveAccessibleDescription( 'How to steep green tea' );
	await user.click( use as HTMLElement );
	expect( field() ).toHaveValue( 'How to steep green tea' );
	expect( button() ).toHaveFocus();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( screen.queryByText( TEXTS[ 0 ] ?? '' ) ).not.toBeInTheDocument();
} );

test( 'a text is taken to be edited: the cursor is at its end', async () => {
	answers = [ () => given( TEXTS ) ];
	const user = show();
	await user.click( button( 'Focus Keyword' ) );
	await panel();
	await user.click(
		(
			await screen.findAllByRole( 'button', { name: 'Edit' } )
		)[ 0 ] as HTMLElement
	);
	expect( field( 'Focus Keyword' ) ).toHaveFocus();
	await user.keyboard( '!' );
	expect( field( 'Focus Keyword' ) ).toHaveValue( 'Green tea, slowly!' );
} );

test( 'each field asks for its own text: those of X, too', async () => {
	answers = [ () => given( TEXTS ) ];
	const user = show();
	await user.click( screen.getByRole( 'tab', { name: 'Social' } ) );
	await user.click( await screen.findByRole( 'tab', { name: 'X' } ) );
	await user.click( button( 'Social Description' ) );
	await panel();
	expect( asked()[ 0 ]?.data.field ).toBe( 'twitter_description' );
} );

test.each( [
	[ 'term', { term_description: 'About teas.' }, 'About teas.' ],
	[ 'user', { author_bio: 'Likes tea.' }, 'Likes tea.' ],
] as const )(
	'a %s is described by the text in its form',
	async ( kind, variables, content ) => {
		answers = [ () => given( TEXTS ) ];
		const user = show( { kind, id: 3 }, { variables } );
		await user.click( button() );
		await panel();
		expect( asked()[ 0 ]?.data ).toMatchObject( {
			type: kind,
			id: 3,
			draft: { content },
		} );
	}
);

test( 'a text that visitors won’t be able to read stays in the browser', async () => {
	answers = [ () => given( TEXTS ) ];
	const user = show( {}, { isRestricted: true, content: 'Secret' } );
	await user.click( button() );
	await panel();
	expect( asked()[ 0 ]?.data.draft ).toBeUndefined();
} );

test( 'before the first suggestion, a person agrees to the provider by name, or cancels', async () => {
	const first = [
		refuse( 'pharos_suggestions_not_agreed', 'Agree first.' ),
		() => status,
	];
	answers = [ ...first, ...first, () => ( {} ), () => given( TEXTS ) ];
	const user = show();
	await user.click( button() );
	expect( await screen.findByText( 'Send texts to Acme?' ) ).toBeVisible();
	expect( await panel() ).toHaveTextContent( 'Acme (acme-1)' );
	await press( user, 'Cancel' );
	expect( button() ).toHaveFocus();
	expect( asked() ).toHaveLength( 2 );

	await user.click( button() );
	await screen.findByText( 'Send texts to Acme?' );
	await press( user, 'Agree' );
	expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 3 );
	// The pressed button is gone.
	expect( await panel() ).toHaveFocus();
	expect( asked()[ 4 ] ).toEqual( {
		path: '/pharos/v1/suggestions/agreement',
		method: 'POST',
		data: { provider: 'acme' },
	} );
} );

test( 'an error is shown in the server’s words, and spoken; trying again helps, and the field keeps its text', async () => {
	answers = [
		refuse( 'pharos_no_credit', 'Acme has no credit left.' ),
		() => given( TEXTS ),
	];
	const user = show();
	await user.type( field(), 'Mine' );
	await user.click( button() );
	expect( await panel() ).toHaveTextContent( 'Acme has no credit left.' );
	expect( speak ).toHaveBeenLastCalledWith(
		'Acme has no credit left.',
		'assertive'
	);
	await press( user, 'Try again' );
	expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 3 );
	await user.keyboard( '{Escape}' );
	expect( button() ).toHaveFocus();
	expect( field() ).toHaveValue( 'Mine' );
} );

test( 'waiting can be stopped: a later answer changes nothing', async () => {
	let answer: ( value: unknown ) => void = () => {};
	answers = [ () => new Promise( ( resolve ) => ( answer = resolve ) ) ];
	const user = show();
	await user.click( button() );
	await press( user, 'Stop' );
	expect( asked()[ 0 ]?.signal?.aborted ).toBe( true );
	await act( async () => answer( given( TEXTS ) ) );
	expect( await panel() ).toHaveTextContent( 'Stopped.' );
	expect( screen.queryByRole( 'listitem' ) ).not.toBeInTheDocument();
	await press( user, 'Close' );
	expect( button() ).toHaveFocus();
} );

test( 'closing the panel stops waiting', async () => {
	answers = [ () => new Promise( () => {} ) ];
	const user = show();
	await user.click( button() );
	await panel();
	await user.click( button() );
	expect( asked()[ 0 ]?.signal?.aborted ).toBe( true );
} );
