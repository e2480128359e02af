import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { exampleSite } from '../../../../tests/js/example-site';
import { render } from '../../../../tests/js/render';
import MetaTemplates from '.';

jest.mock( '../../../../store/api' );

const WRITTEN = 'Written by hand';
const CONTENT = 'The beginning of the text';

/** Renders the screen with this query string. */
async function show(
	query = '',
	given?: Awaited< ReturnType< typeof createLoadedSite > >
) {
	const site = given ?? ( await createLoadedSite() );
	let view!: ReturnType< typeof render >;
	await act( async () => {
		view = render(
			<MemoryRouter initialEntries={ [ `/general${ query }` ] }>
				<MetaTemplates />
			</MemoryRouter>,
			site
		);
	} );
	return view;
}

/**
 * Opens the screen with a page description that uses the excerpt of the newest post.
 *
 * @param values      The values of the newest post's variables.
 * @param isGenerated Whether missing descriptions are generated, as saved.
 */
async function open( values: Record< string, string >, isGenerated: boolean ) {
	const site = await createLoadedSite( {
		settings: {
			page_description: '%excerpt%',
			auto_generate_description: isGenerated,
		},
		site: {
			...exampleSite,
			preview: {
				...exampleSite.preview,
				variables: { ...exampleSite.preview.variables, ...values },
			},
		},
	} );
	await show( '', site );
	const user = userEvent.setup();
	await user.click( screen.getByRole( 'button', { name: 'Fine-tuning' } ) );
	return user;
}

const preview = () =>
	screen.getByRole( 'figure', { name: 'Search Engine Preview' } ).textContent;
const flip = () =>
	screen.getByRole( 'checkbox', { name: 'Generate missing descriptions' } );

describe( 'Generate missing descriptions', () => {
	test( 'switched on shows at once what visitors would get, and counts it', async () => {
		const user = await open(
			{ excerpt: '', excerpt_only: '', content: CONTENT },
			false
		);
		expect( preview() ).not.toContain( CONTENT );
		expect( screen.getByText( '0 / 160' ) ).toBeTruthy();

		await user.click( flip() );

		expect( preview() ).toContain( CONTENT );
		expect( screen.getByText( `${ CONTENT.length } / 160` ) ).toBeTruthy();
	} );

	test( 'switched off takes it away again', async () => {
		const user = await open(
			{ excerpt: CONTENT, excerpt_only: '', content: CONTENT },
			true
		);
		expect( preview() ).toContain( CONTENT );

		await user.click( flip() );

		expect( preview() ).not.toContain( CONTENT );
		expect( screen.getByText( '0 / 160' ) ).toBeTruthy();
	} );

	test( 'leaves alone what was written by hand', async () => {
		const user = await open(
			{ excerpt: WRITTEN, excerpt_only: WRITTEN, content: CONTENT },
			true
		);
		await user.click( flip() );
		expect( preview() ).toContain( WRITTEN );
		await user.click( flip() );
		expect( preview() ).toContain( WRITTEN );
	} );
} );

test( 'Content types follow the main template; settings that few sites change are in one folded card, which lists them and is opened by a link', async () => {
	const { unmount } = await show();
	const headings = screen
		.getAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );
	expect( headings ).toEqual( [
		'Templates by content type',
		'Fine-tuning',
	] );
	expect( screen.queryByLabelText( 'Separator' ) ).toBeNull();
	expect(
		screen.getByText( /^Site Name, Separator, “Protected” in titles/ )
	).toBeVisible();
	unmount();
	await show( '?setting=separator' );
	expect( screen.getByLabelText( 'Separator' ) ).toBeVisible();
} );

test( 'An empty template of a content type shows the inherited one; X inherits from Facebook', async () => {
	const site = await createLoadedSite( {
		settings: {
			page_title: '%title% of the site',
			templates: {
				post_types: { post: { facebook_title: 'Share %title%' } },
			},
		},
	} );
	await show( '?setting=templates.post_types.post.twitter_title', site );
	expect(
		await screen.findByLabelText( 'Posts: Search Engine Title' )
	).toHaveAttribute( 'placeholder', '%title% of the site' );
	expect(
		await screen.findByLabelText( 'Posts: Social Title' )
	).toHaveAttribute( 'placeholder', 'Share %title%' );
} );
