import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { ON, open, spoken } from '../../../../tests/js/sitemap-screen';
import { leftOutPost, listedPost } from '../../../../tests/js/sitemap-server';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const row = ( title: string ) =>
	screen.getByText( title ).closest( 'li' ) as HTMLElement;

describe( 'a double click', () => {
	test( 'on “Exclude” excludes', async () => {
		const { user, select } = await open();
		await user.type(
			screen.getByRole( 'searchbox', { name: /^Why isn’t this page/ } ),
			'about'
		);
		const exclude = await screen.findByRole( 'button', {
			name: /Exclude “About tea”/,
		} );
		// Not user.dblClick(), whose second click is a new one on a slow machine.
		fireEvent.click( exclude, { detail: 1 } );
		fireEvent.click( exclude, { detail: 2 } );
		expect( select.getSetting( 'sitemap_exclude' ) ).toEqual( [
			'post-13',
		] );
	} );

	test( 'on the cross of an exclusion removes one, not its neighbor', async () => {
		const { select } = await open( {
			...ON,
			sitemap_exclude: [ 'post-12', 'post-13' ],
		} );
		await screen.findByText( 'About tea' );
		const crosses = () =>
			screen
				.getAllByRole( 'button', { name: /^Remove exclusion/ } )
				.filter( ( button ) =>
					button.closest( '.pharos-sitemaps__excluded' )
				);
		const [ first ] = crosses();
		fireEvent.click( first as Element, { detail: 1 } );
		// The second click hits the row that has moved up.
		fireEvent.click( crosses()[ 0 ] as Element, { detail: 2 } );
		expect( select.getSetting( 'sitemap_exclude' ) ).toEqual( [
			'post-13',
		] );
	} );
} );

describe( '"Why isn’t this page in my sitemap?"', () => {
	const list = ( user: ReturnType< typeof userEvent.setup > ) =>
		user.click(
			screen.getByRole( 'button', {
				name: 'List all individually excluded content',
			} )
		);

	const box = () =>
		screen.getByRole( 'searchbox', {
			name: 'Why isn’t this page in my sitemap?',
		} );

	test( 'comes first, also while the XML sitemap is off, and the HTML sitemap is apart', async () => {
		await open( {} );
		expect( box() ).toBeVisible();
		const cards = [ ...document.querySelectorAll( '.pharos-card' ) ];
		expect( cards[ 0 ] ).toContainElement( box() );
		expect( cards.at( -1 ) ).toHaveTextContent(
			/^HTML sitemap for visitors/
		);
	} );

	test( 'lists on request what is left out for a reason of its own', async () => {
		const { user } = await open();
		expect( screen.queryByText( 'Brewing at home' ) ).toBeNull();
		await list( user );
		await screen.findByText( 'Brewing at home' );
		expect( row( 'Brewing at home' ) ).toHaveTextContent(
			'Posts are No Index.'
		);
		expect( screen.queryByText( 'About tea' ) ).toBeNull();
	} );

	test( 'names the address that is listed instead, but not again where it is edited', async () => {
		const instead = 'https://example.org/other/';
		const { user } = await open( ON, ( sitemap ) => {
			sitemap.objects = [ 1, 2 ].map( ( id ) => {
				const post = leftOutPost( id, `Post ${ id }` );
				return {
					...post,
					reason: {
						code: 'x',
						message: 'No.',
						path: '/advanced/sitemaps',
						url: id === 1 ? instead : post.edit,
					},
				};
			} );
		} );
		await list( user );
		await screen.findByText( 'Post 1' );

		expect(
			within( row( 'Post 1' ) ).getByRole( 'link', {
				name: /example.org\/other/,
			} )
		).toHaveAttribute( 'href', instead );
		expect(
			within( row( 'Post 2' ) )
				.getAllByRole( 'link' )
				.map( ( link ) => link.getAttribute( 'aria-label' ) )
		).toEqual( [ 'Edit “Post 2”', null ] );
	} );

	test( 'finds what is listed, with the file that lists it', async () => {
		const { user } = await open();
		await user.type( box(), 'tea' );

		await screen.findByText( 'About tea' );
		expect( row( 'About tea' ) ).toHaveTextContent( 'In the sitemap' );
		expect(
			within( row( 'About tea' ) ).getByRole( 'link', {
				name: /sitemap-posts-post-1.xml/,
			} )
		).toBeVisible();
		expect( spoken() ).toContain( '1 result' );
	} );

	test( 'says when there is nothing', async () => {
		const { user } = await open();
		await user.type( box(), 'coffee' );
		expect( await screen.findByText( 'No results found.' ) ).toBeVisible();
	} );

	test( 'shows more on demand, and goes on at the first new one', async () => {
		const { user } = await open( ON, ( sitemap ) => {
			sitemap.perPage = 2;
			sitemap.objects = [ 1, 2, 3 ].map( ( id ) =>
				leftOutPost( id, `Post ${ id }` )
			);
		} );
		await list( user );
		await user.click(
			await screen.findByRole( 'button', { name: 'Show more' } )
		);

		await waitFor( () => expect( row( 'Post 3' ) ).toHaveFocus() );
		expect(
			screen.queryByRole( 'button', { name: 'Show more' } )
		).toBeNull();
	} );

	test( 'offers to try again when it fails', async () => {
		const { user, server } = await open();
		server.failOnce( { code: 'x', message: 'Database is away.' } );
		const release = server.hold();
		// At once: on a slow machine, the first letter alone is a search.
		await user.click( box() );
		await user.paste( 'tea' );
		await waitFor( () =>
			expect(
				document.querySelector( '[aria-busy="true"]' )
			).toBeInTheDocument()
		);
		release();
		await user.click(
			await screen.findByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByText( 'About tea' ) ).toBeVisible();
	} );

	test( 'excludes what should not be listed, when the person saves', async () => {
		const { user, select } = await open( ON, ( sitemap ) => {
			sitemap.objects = [
				{ ...leftOutPost( 12, 'Tea' ), listed: false },
				listedPost( 13, 'Pots' ),
			];
		} );
		await list( user );
		await user.click(
			await screen.findByRole( 'button', { name: 'Exclude “Tea”' } )
		);

		expect( select.getEdits() ).toEqual( {
			sitemap_exclude: [ 'post-12' ],
		} );
		expect( screen.getByText( 'Excluded when you save.' ) ).toBeVisible();

		const [ undo ] = screen.getAllByRole( 'button', {
			name: 'Remove exclusion of “Tea”',
		} );
		await user.click( undo as HTMLElement );
		expect( select.hasUnsavedSettings() ).toBe( false );
	} );
} );

describe( 'what is excluded', () => {
	const remove = ( title: string ) =>
		screen.getByRole( 'button', {
			name: `Remove exclusion of “${ title }”`,
		} );
	const exclude = ( ...names: string[] ) => ( {
		...ON,
		sitemap_exclude: names,
	} );

	test( 'is listed by title; what is deleted by its name', async () => {
		await open( exclude( 'post-13', 'post-99' ) );
		expect( await screen.findByText( 'About tea' ) ).toBeVisible();
		expect( screen.getByText( 'post-99 (deleted)' ) ).toBeVisible();
	} );

	test( 'can be let in again, one by one', async () => {
		const { user, select } = await open( exclude( 'post-13', 'post-99' ) );
		await screen.findByText( 'About tea' );

		await user.click( remove( 'About tea' ) );
		expect( remove( 'post-99 (deleted)' ) ).toHaveFocus();
		await user.click( remove( 'post-99 (deleted)' ) );

		expect( select.getEdits() ).toEqual( { sitemap_exclude: [] } );
		expect( screen.getByText( /^No exclusions yet/ ) ).toBeVisible();
		expect( document.body ).not.toHaveFocus();
	} );

	test( 'is shown in parts when it is much', async () => {
		const { user } = await open(
			exclude(
				...Array.from( { length: 45 }, ( _, i ) => `term-${ i + 1 }` )
			)
		);
		expect( screen.queryByText( /^term-21/ ) ).toBeNull();
		await user.click(
			screen.getByRole( 'button', { name: 'Show more (25)' } )
		);
		expect( await screen.findByText( /^term-21/ ) ).toBeVisible();
	} );
} );
