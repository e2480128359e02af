import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { request } from '../../common/rest';
import { facts, noSeo } from '../object-seo/fixtures';
import { ONE_SUGGESTION } from '../suggestions/fixtures';
import { withAltText } from './image-blocks';

jest.mock( '../../common/rest', () => ( { request: jest.fn() } ) );
jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ), {
	virtual: true,
} );
jest.mock( '@wordpress/editor', () => ( { store: { name: 'core/editor' } } ), {
	virtual: true,
} );
jest.mock(
	'@wordpress/block-editor',
	() => ( { InspectorControls: 'aside' } ),
	{ virtual: true }
);

const POST = {
	id: 12,
	title: 'Green tea',
	content: '<!-- wp:image {"id":7} --><img /><!-- /wp:image -->',
	status: 'publish',
	password: '',
	pharos_seo: { ...noSeo, focus_keyword: 'tea' },
};

beforeAll( () =>
	Promise.all( [
		import( './alt-text' ),
		import( '../suggestions/suggest-button' ),
	] )
);
beforeEach( () =>
	jest.mocked( request ).mockReset().mockResolvedValue( ONE_SUGGESTION )
);

/** Selects a block in the editor of a post. */
function select(
	block: { name: string; attributes: object; isSelected?: boolean },
	post: Partial< typeof POST > = {}
) {
	const now = { ...POST, ...post };
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: () => now,
			selectors: {
				getCurrentPostId: ( { id }: typeof POST ) => id,
				getEditedPostContent: ( { content }: typeof POST ) => content,
				getEditedPostAttribute: (
					state: Record< string, unknown >,
					name: string
				) => state[ name ],
			},
		} )
	);
	const setAttributes = jest.fn();
	const Block = withAltText( facts )( () => <p>The block</p> );
	render(
		<RegistryProvider value={ registry }>
			<Block
				isSelected
				setAttributes={ setAttributes }
				{ ...( block as { name: string; attributes: {} } ) }
			/>
		</RegistryProvider>
	);
	return setAttributes;
}

const button = () =>
	screen.findByRole( 'button', { name: 'Suggest with AI: Alt text' } );

test.each( [
	[ 'core/image', { id: 7 }, 'alt' ],
	[ 'core/cover', { id: 7 }, 'alt' ],
	[ 'core/media-text', { mediaId: 7, mediaType: 'image' }, 'mediaAlt' ],
] )(
	'the alt text of a %s is suggested in its settings',
	async ( name, attributes, alt ) => {
		const setAttributes = select( { name, attributes } );
		await userEvent.click( await button() );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Use' } )
		);
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( {
				data: {
					type: 'post',
					id: 12,
					field: 'alt',
					attachment: 7,
					draft: {
						title: 'Green tea',
						content: POST.content,
						focus_keyword: 'tea',
					},
				},
			} )
		);
		expect( setAttributes.mock.calls ).toEqual( [
			[ { [ alt ]: 'A cup of green tea' } ],
		] );
	}
);

test.each( [
	[ 'a password', { password: 'secret' } ],
	[ 'a private status', { status: 'private' } ],
] )(
	'with %s, the text of the post stays in the browser',
	async ( _, post ) => {
		select( { name: 'core/image', attributes: { id: 7 } }, post );
		await userEvent.click( await button() );
		expect(
			jest.mocked( request ).mock.calls[ 0 ]?.[ 0 ].data.draft
		).toBeUndefined();
	}
);

test.each( [
	[ 'another block', { name: 'core/paragraph', attributes: { id: 7 } } ],
	[ 'an image of another site', { name: 'core/image', attributes: {} } ],
	[
		'a video',
		{
			name: 'core/media-text',
			attributes: { mediaId: 7, mediaType: 'video' },
		},
	],
	[
		'a background video',
		{
			name: 'core/cover',
			attributes: { id: 7, backgroundType: 'video' },
		},
	],
	[
		'an image that isn’t selected',
		{ name: 'core/image', attributes: { id: 7 }, isSelected: false },
	],
] )( '%s has no suggestions', ( _, block ) => {
	select( block );
	expect( screen.getByText( 'The block' ) ).toBeVisible();
	expect( screen.queryByText( /Suggest/ ) ).not.toBeInTheDocument();
} );

test( 'an image of the template around the post has none', async () => {
	select( { name: 'core/image', attributes: { id: 7 } }, { id: 99 } );
	await act( async () => {} );
	expect( screen.queryByText( /Suggest/ ) ).not.toBeInTheDocument();
} );
