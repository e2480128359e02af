import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { SEO_TABS_FILTER } from '../extensions';
import type { CheckResult } from '../page-checks';
import { askedField, takePlace } from './focus-request';
import { facts, inherited, noSeo, page } from './fixtures';
import { ObjectSeoFields } from './index';
import type { EditedObject, EditorData, ObjectSeo, PostFigures } from './types';

const RESULTS: CheckResult[] = [
	{
		id: 'title',
		status: 'success',
		message: 'The title is fine.',
		description: [],
		where: [],
	},
	{
		id: 'canonical',
		status: 'warning',
		message: 'The address leads elsewhere.',
		description: [ 'Search engines go there.' ],
		where: [ { field: 'canonical' } ],
	},
	{
		id: 'image_text',
		status: 'error',
		message: 'An image has no text.',
		description: [],
		where: [ { block: 'b1', label: 'cup.jpg' } ],
	},
];

interface GivenProps {
	errors?: Record< string, string >;
	onShow?: jest.Mock;
	more?: Partial< EditorData >;
	onChange?: ( value: ObjectSeo ) => void;
	figures?: PostFigures;
}

/** The fields with state for edited values. */
function Given( { errors = {}, onShow, more, onChange, figures }: GivenProps ) {
	const [ value, setValue ] = useState( noSeo );
	const [ ignored, setIgnored ] = useState< string[] >( [] );
	return (
		<ObjectSeoFields
			facts={ { ...facts, ...more } }
			value={ value }
			inherited={ inherited }
			page={ page }
			errors={ errors }
			figures={ figures }
			onChange={ ( changes ) => {
				setValue( { ...value, ...changes } );
				onChange?.( { ...value, ...changes } );
			} }
			checks={ {
				results: RESULTS,
				ignored,
				onIgnore: ( id ) => setIgnored( [ ...ignored, id ] ),
				onRestore: () => setIgnored( [] ),
				onShow,
				editUrl: ( id ) => `/edit/${ id }`,
			} }
		/>
	);
}

// Preloaded, because compiling the chunks in a test takes longer than loading them.
beforeAll( () =>
	Promise.all( [
		import( './social' ),
		import( './advanced' ),
		import( './checks' ),
	] )
);

/** Opens a tab and waits for its content, which may be loaded on demand. */
const tab = async ( name: string ) => {
	await userEvent.click( screen.getByRole( 'tab', { name } ) );
	await waitFor( () =>
		expect( screen.getByRole( 'tabpanel', { name } ) ).not.toContainHTML(
			'aria-busy'
		)
	);
};

test( 'what is typed is in the search result at once', async () => {
	render( <Given /> );
	const preview = screen.getByRole( 'figure' );
	expect( preview ).toHaveTextContent( 'Green tea - Fern & Kettle' );
	await userEvent.type(
		screen.getByRole( 'textbox', { name: 'Search Engine Title' } ),
		'All of %title%'
	);
	expect( preview ).toHaveTextContent( 'All of Green tea' );
} );

test( 'an empty title shows, and counts, what visitors get instead', async () => {
	render( <Given /> );
	const field = await screen.findByRole( 'textbox', {
		name: 'Search Engine Title',
	} );
	const instead = field.getAttribute( 'placeholder' ) ?? '';
	expect( instead ).toContain( page.variables.title );
	expect( instead ).not.toContain( '%' );
	expect(
		screen.getByText( new RegExp( `^${ instead.length } /` ) )
	).toBeInTheDocument();
} );

test( 'empty social fields show what a network gets instead: the templates of the content type, on X the fields of Facebook, and the image', async () => {
	render(
		<Given
			more={ {
				shareTemplates: {
					...facts.shareTemplates,
					facebook_title: 'Share %title%',
				},
			} }
		/>
	);
	await tab( 'Social' );
	const title = () => screen.getByRole( 'textbox', { name: 'Social Title' } );
	expect( title() ).toHaveAttribute( 'placeholder', 'Share Green tea' );
	expect(
		screen.getByRole( 'button', { name: 'Choose image: Social Image' } )
	).toHaveAccessibleDescription( /Used while no image is chosen/ );
	await userEvent.type( title(), 'Mine' );
	await userEvent.click( screen.getByRole( 'tab', { name: 'X' } ) );
	expect( title() ).toHaveAttribute( 'placeholder', 'Mine' );
} );

test( 'search engines may do what the content type says, until told otherwise', async () => {
	const onChange = jest.fn();
	render( <Given onChange={ onChange } /> );
	await tab( 'Advanced' );
	expect(
		screen.getByRole( 'combobox', { name: 'Show in search results' } )
	).toHaveDisplayValue( 'Default (yes)' );
	const follow = screen.getByRole( 'combobox', { name: 'Follow links' } );
	expect( follow ).toHaveDisplayValue( 'Default (no)' );
	await userEvent.selectOptions( follow, 'Yes' );
	expect( onChange ).toHaveBeenLastCalledWith( { ...noSeo, nofollow: 'no' } );
	await userEvent.selectOptions( follow, 'No' );
	expect( onChange ).toHaveBeenLastCalledWith( {
		...noSeo,
		nofollow: 'yes',
	} );
} );

test( 'how much search results show is asked below “More”, which is closed until it is used', async () => {
	const onChange = jest.fn();
	render( <Given onChange={ onChange } /> );
	await tab( 'Advanced' );
	expect( screen.queryByText( 'Index images' ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'More' } ) );
	await userEvent.type(
		await screen.findByRole( 'spinbutton', {
			name: 'Text length in results',
		} ),
		'50'
	);
	expect( onChange ).toHaveBeenLastCalledWith( {
		...noSeo,
		max_snippet: '50',
	} );
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Image size in results' } ),
		'None'
	);
	expect( onChange ).toHaveBeenLastCalledWith( {
		...noSeo,
		max_snippet: '50',
		max_image_preview: 'none',
	} );
} );

test( 'who can’t publish sees canonical URL and robots locked, is told why, and writes texts', async () => {
	render( <Given more={ { canRestrict: false } } /> );
	expect(
		screen.getByRole( 'textbox', { name: 'Search Engine Title' } )
	).toBeEnabled();
	await tab( 'Advanced' );
	const group = screen.getByRole( 'group', {
		description: /Only users who can publish/,
	} );
	const controls = [
		...within( group ).getAllByRole( 'combobox' ),
		...within( group ).getAllByRole( 'textbox' ),
	];
	expect( controls.length ).toBeGreaterThan( 3 );
	for ( const control of controls ) {
		expect( control ).toBeDisabled();
	}
} );

test( 'who can publish finds nothing locked', async () => {
	render( <Given /> );
	await tab( 'Advanced' );
	expect(
		screen.queryByRole( 'group', { description: /Only users/ } )
	).toBeNull();
	expect(
		screen.getByRole( 'textbox', { name: 'Canonical URL' } )
	).toBeEnabled();
} );

test( 'a text that is no address is told when the person leaves the field', async () => {
	render( <Given /> );
	await tab( 'Advanced' );
	const field = screen.getByRole( 'textbox', { name: 'Canonical URL' } );
	await userEvent.type( field, 'tea shop' );
	expect( screen.queryByText( /Enter a URL/ ) ).toBeNull();
	await userEvent.tab();
	expect( screen.getByText( /Enter a URL/ ) ).toBeVisible();
	await userEvent.clear( field );
	await userEvent.type( field, '/tea/' );
	expect( screen.queryByText( /Enter a URL/ ) ).toBeNull();
} );

test( 'a hidden site is told where robots are set', async () => {
	const site = { ...facts.site, isHidden: true };
	const { container } = render( <Given more={ { site } } /> );
	await tab( 'Advanced' );
	expect(
		within( container ).getByText( /discouraged from indexing the site/ )
	).toBeVisible();
} );

test( 'what the server refused is named on every tab, and at its field', async () => {
	const { container } = render(
		<Given errors={ { canonical: 'It must be an address.' } } />
	);
	expect( container ).toHaveTextContent(
		'Canonical URL: It must be an address.'
	);
	await tab( 'Advanced' );
	expect(
		screen.getByRole( 'textbox', { name: 'Canonical URL' } )
	).toHaveAccessibleDescription( 'It must be an address.' );
} );

const headings = () =>
	screen.getAllByRole( 'heading' ).map( ( one ) => one.textContent );

test( 'what needs work comes first, by subject, and leads to the field', async () => {
	render( <Given /> );
	await tab( 'Checks' );
	expect( headings() ).toEqual( [ 'Basics', 'Content', 'Passed 1' ] );
	const issue = screen.getByRole( 'button', {
		name: 'The address leads elsewhere.',
	} );
	expect( issue ).toHaveAccessibleDescription( 'Warning' );
	await userEvent.click( issue );
	expect( screen.getByText( 'Search engines go there.' ) ).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Go to the field' } )
	);
	const field = await screen.findByRole( 'textbox', {
		name: 'Canonical URL',
	} );
	await waitFor( () => expect( field ).toHaveFocus() );
	expect(
		screen.getByRole( 'tab', { name: 'Advanced', selected: true } )
	).toBeVisible();
} );

test( 'what passed is folded up, and no item opens to nothing', async () => {
	render( <Given /> );
	await tab( 'Checks' );
	expect( screen.queryByText( 'The title is fine.' ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: /Passed/ } ) );
	expect( screen.getByText( 'The title is fine.' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'The title is fine.' } )
	).toBeNull();
} );

test( 'the paid edition is named once, quietly', async () => {
	render( <Given /> );
	await tab( 'Checks' );
	const [ teaser, ...more ] = screen.getAllByRole( 'button', {
		name: /Fix/,
	} );
	expect( more ).toEqual( [] );
	expect( teaser ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( teaser ).not.toHaveClass( 'is-primary' );
} );

test( 'the General tab begins with the search result, its title and description; then come keyword and checks', async () => {
	render( <Given /> );
	const order = [
		screen.getByRole( 'figure' ),
		screen.getByRole( 'textbox', { name: 'Search Engine Title' } ),
		screen.getByRole( 'textbox', { name: 'Search Engine Description' } ),
		screen.getByRole( 'textbox', { name: 'Focus Keyword' } ),
		screen.getByRole( 'button', { name: 'Show checks' } ),
	];
	for ( const [ index, element ] of order.slice( 1 ).entries() ) {
		expect( order[ index ]?.compareDocumentPosition( element ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
	}
	await userEvent.click( order[ 4 ] as HTMLElement );
	expect(
		screen.getByRole( 'tab', { name: 'Checks', selected: true } )
	).toBeVisible();
} );

test( 'a long title is shown whole, and has no line breaks', async () => {
	const onChange = jest.fn();
	render( <Given onChange={ onChange } /> );
	const field = screen.getByRole( 'textbox', {
		name: 'Search Engine Title',
	} );
	expect( field.tagName ).toBe( 'TEXTAREA' );
	await userEvent.type( field, 'Tea{Enter}' );
	await userEvent.paste( ' of\n Kyoto' );
	expect( field ).toHaveValue( 'Tea of Kyoto' );
} );

test( 'Google’s figures are one line that opens, and its queries suggestions for the focus keyword', async () => {
	render(
		<Given
			figures={ {
				clicks: 1234,
				impressions: 5678,
				position: 8.14,
				queries: [
					{
						query: 'green tea',
						clicks: 7,
						impressions: 90,
						position: 3,
					},
				],
				start: '2026-10-21',
				end: '2026-11-17',
			} }
		/>
	);
	expect( screen.queryByText( '5,678' ) ).toBeNull();
	await userEvent.click(
		screen.getByRole( 'button', {
			name: 'Google Search: 1,234 clicks in 28 days',
		} )
	);
	expect( screen.getByText( '5,678' ) ).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'button', {
			name: 'Use as focus keyword: green tea',
		} )
	);
	expect(
		screen.getByRole( 'textbox', { name: 'Focus Keyword' } )
	).toHaveValue( 'green tea' );
} );

test( 'a check leads to its block, where there are blocks', async () => {
	const onShow = jest.fn();
	render( <Given onShow={ onShow } /> );
	await tab( 'Checks' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'An image has no text.' } )
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Show: cup.jpg' } )
	);
	expect( onShow ).toHaveBeenCalledWith( { block: 'b1', label: 'cup.jpg' } );
} );

test( 'an ignored check comes last and can be restored', async () => {
	render( <Given /> );
	await tab( 'Checks' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'An image has no text.' } )
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Ignore' } ) );
	expect( headings() ).toEqual( [ 'Basics', 'Passed 1', 'Ignored 1' ] );
	await userEvent.click( screen.getByRole( 'button', { name: /Ignored/ } ) );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Restore: An image has no text.' } )
	);
	expect( headings() ).toEqual( [ 'Basics', 'Content', 'Passed 1' ] );
} );

test.each( [
	[ 'description', 'textbox', 'Search Engine Description' ],
	[ 'focus_keyword', 'textbox', 'Focus Keyword' ],
	[ 'canonical', 'textbox', 'Canonical URL' ],
	[ 'noindex', 'combobox', 'Show in search results' ],
	[ 'max_video_preview', 'spinbutton', 'Video length in results' ],
	[ 'facebook_title', 'textbox', 'Social Title' ],
	[ 'twitter_description', 'textbox', 'Social Description' ],
	[ 'twitter_image_id', 'button', /Social Image/ ],
	[ 'twitter_card_type', 'combobox', 'Card type' ],
] )(
	'an address that asks for %s opens its tab and leads to it, once',
	async ( name, role, label ) => {
		window.history.replaceState( null, '', `?pharos-field=${ name }` );
		takePlace();
		await act( async () => void render( <Given /> ) );
		const field = await screen.findByRole( role, { name: label } );
		await waitFor( () => expect( field ).toHaveFocus() );
		expect(
			screen
				.getAllByRole( 'tab', { selected: true } )
				.map( ( one ) => one.textContent )
		).toEqual( expect.arrayContaining( [ tabOf( name ) ] ) );
		expect( askedField() ).toBeNull();
	}
);

const tabOf = ( field: string ): string => {
	if ( field.startsWith( 'twitter' ) ) {
		return 'X';
	}
	return (
		{
			facebook_title: 'Facebook',
			canonical: 'Advanced',
			noindex: 'Advanced',
			max_video_preview: 'Advanced',
		}[ field ] ?? 'General'
	);
};

test( 'an address that asks for schemas where there are none opens the first tab', async () => {
	window.history.replaceState( null, '', '?pharos-field=schemas' );
	takePlace();
	await act( async () => void render( <Given /> ) );
	expect( screen.getByRole( 'tab', { selected: true } ) ).toHaveTextContent(
		'General'
	);
} );

describe( 'a tab of an add-on', () => {
	const namespace = 'acme/tab';
	const bring = ( component: unknown ) =>
		act( () =>
			addFilter( SEO_TABS_FILTER, namespace, ( tabs: unknown[] ) => [
				...tabs,
				{ id: 'acme/notes', title: 'Notes', component },
			] )
		);
	afterEach( () =>
		act( () => void removeFilter( SEO_TABS_FILTER, namespace ) )
	);

	test( 'comes after the others, with the object and its texts as they are being edited', async () => {
		render( <Given more={ { kind: 'post', type: 'page', id: 12 } } /> );
		bring( ( { kind, type, id, page: { name } }: EditedObject ) => (
			<p>{ `${ kind } ${ type } ${ id }: ${ name }` }</p>
		) );
		expect( screen.getAllByRole( 'tab' ).at( -1 ) ).toHaveTextContent(
			'Notes'
		);
		await tab( 'Notes' );
		expect(
			screen.getByText( `post page 12: ${ page.name }` )
		).toBeVisible();
		await tab( 'General' );
		expect( screen.queryByText( /post page 12/ ) ).toBeNull();
	} );

	test( 'that fails says so, and the other tabs keep what was entered', async () => {
		render( <Given /> );
		bring( () => {
			throw new Error( 'No notes.' );
		} );
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Search Engine Title' } ),
			'Tea'
		);
		await tab( 'Notes' );
		expect(
			screen.getByText( '“Notes” couldn’t be displayed.' )
		).toBeVisible();
		await tab( 'General' );
		expect(
			screen.getByRole( 'textbox', { name: 'Search Engine Title' } )
		).toHaveTextContent( 'Tea' );
		expect( console ).toHaveErrored();
	} );
} );
