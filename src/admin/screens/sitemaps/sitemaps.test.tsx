import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Values } from '../../../../store';
import { createLoadedSite } from '../../../../tests/js/create-site';
import { render } from '../../../../tests/js/render';
import {
	leftOutPost,
	listedPost,
	running,
	type SitemapServer,
} from '../../../../tests/js/sitemap-server';
import { sitemaps } from '../../definitions/sitemaps';
import { sections } from '../../search/fixtures';
import { SCREEN_PERMISSIONS } from '../../../permissions';
import Sitemaps from '.';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	window.pharosBoot = {
		version: '1.0.0',
		pageUrl: '',
		firstRoute: '/general',
		loginUrl: '',
		onboardingUrl: 'https://example.org/wizard',
		isSetUp: true,
		permissions: [ ...SCREEN_PERMISSIONS ],
		siteName: 'Test',
		knowledgeBaseUrl: '',
		helpUrl: '',
		supportLinks: {
			knowledge_base: '',
			ticket: '',
			community: '',
			review: '',
		},
		newsFeeds: [],
		analysis: null,
		pricingUrl: '',
		features: {},
		navigation: sections,
	};
} );
afterEach( () => jest.useRealTimers() );

const ON: Values = { enable_xml_sitemap: true };

const Route = () => <output>{ useLocation().pathname }</output>;

/**
 * Opens the screen.
 *
 * @param settings Stored settings that differ from the defaults.
 * @param prepare  Prepares the server's data.
 * @param search   The query string of the route.
 */
async function open(
	settings: Values = ON,
	prepare: ( sitemap: SitemapServer ) => void = () => {},
	search = ''
) {
	const site = await createLoadedSite( { settings } );
	prepare( site.server.sitemap );
	render(
		<MemoryRouter initialEntries={ [ `/advanced/sitemaps${ search }` ] }>
			<Sitemaps definition={ sitemaps } params={ {} } />
			<Route />
		</MemoryRouter>,
		site
	);
	await waitFor( () =>
		expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull()
	);
	const messages = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content }: { content: string } ) => content );
	return { ...site, messages, user: userEvent.setup() };
}

const toggle = ( name: string ) => screen.getByRole( 'checkbox', { name } );
const regenerate = () => screen.getByRole( 'button', { name: 'Regenerate' } );
const openSitemap = () =>
	screen.queryByRole( 'link', { name: /Open sitemap/ } );
const spoken = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
const row = ( title: string ) =>
	screen.getByText( title ).closest( 'li' ) as HTMLElement;

describe( 'while the XML sitemap is off', () => {
	test( 'image sitemap, Regenerate and Open sitemap are disabled, and the reason is shown once', async () => {
		await open( {} );

		expect( toggle( 'Image Sitemap' ) ).toBeDisabled();
		expect( toggle( 'Image Sitemap' ) ).toHaveAccessibleDescription(
			'Turn on the XML sitemap first.'
		);
		expect(
			screen
				.getAllByText( 'Turn on the XML sitemap first.' )
				.filter(
					( { className } ) =>
						! className.includes( 'screen-reader-text' )
				)
		).toHaveLength( 1 );
		expect( regenerate() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( regenerate() ).toHaveAccessibleDescription(
			'Turn on the XML sitemap first.'
		);
		expect( openSitemap() ).toBeNull();
	} );

	test( 'what else depends on it is folded away, and comes back with the switch', async () => {
		const { user } = await open( {} );
		const dependent = () => [
			...screen.queryAllByRole( 'checkbox', {
				name: /^(Author|Video|News) Sitemap/,
			} ),
			...screen.queryAllByText( 'Excluded from sitemaps' ),
		];
		expect( dependent() ).toEqual( [] );
		// The HTML sitemap doesn't depend on the XML sitemap.
		expect(
			screen.getByRole( 'combobox', { name: 'HTML Sitemap' } )
		).toBeVisible();

		await user.click( toggle( 'XML Sitemap' ) );
		expect( dependent() ).toHaveLength( 4 );
		await user.click( toggle( 'XML Sitemap' ) );
		expect( dependent() ).toEqual( [] );
	} );

	test( 'a link to a folded setting still leads to it', async () => {
		await open( {}, () => {}, '?setting=enable_author_sitemap' );
		expect( toggle( 'Author Sitemap' ) ).toBeDisabled();
	} );

	test( 'exclusions stay: the HTML sitemap knows them, too', async () => {
		await open( { sitemap_exclude: [ 'post-13' ] } );
		expect( await screen.findByText( 'About tea' ) ).toBeVisible();
	} );

	test( 'switched on, it can be made once it is saved', async () => {
		const { user, dispatch } = await open( {} );

		await user.click( toggle( 'XML Sitemap' ) );
		expect( toggle( 'Image Sitemap' ) ).toBeEnabled();
		expect( regenerate() ).toHaveAccessibleDescription(
			'Save your changes first.'
		);
		expect( openSitemap() ).toBeNull();

		await act( () => dispatch.saveSettings() );
		expect( regenerate() ).not.toHaveAttribute( 'aria-disabled', 'true' );
		expect( openSitemap() ).toHaveAttribute(
			'href',
			'https://example.org/sitemap_index.xml'
		);
	} );
} );

describe( '"Regenerate"', () => {
	test( 'tells what the server says, and shows how far it is', async () => {
		const { user, messages } = await open( ON, ( sitemap ) => {
			sitemap.steps = [ running( 12_000 ) ];
		} );
		await user.click( regenerate() );

		expect( messages() ).toEqual( [
			'Sitemaps are being made. You can leave this page.',
		] );
		expect(
			await screen.findByText(
				'12,000 of 50,000 URLs, Posts',
				{},
				{ timeout: 3000 }
			)
		).toBeVisible();
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute(
			'value',
			'12000'
		);
		expect( regenerate() ).toHaveAttribute( 'aria-disabled', 'true' );
		// The start was announced; progress in between isn't.
		expect( spoken() ).toEqual( [] );

		await waitFor(
			() => expect( screen.queryByRole( 'progressbar' ) ).toBeNull(),
			{ timeout: 3000 }
		);
		expect( messages().at( -1 ) ).toMatch( /^Sitemaps generated/ );
	} );

	test.each( [
		[ { code: 'pharos_busy', message: 'Not now.' }, 'Not now.' ],
		[
			{ code: 'invalid_json', message: 'Ask your host.' },
			'Ask your host.',
		],
		[
			{ code: 'fetch_error', message: 'No answer.' },
			'Error generating sitemap cache. Please try again.',
		],
		[
			{ code: 'pharos_failed' },
			'Error generating sitemap cache. Please try again.',
		],
	] )( 'that fails (%j) says "%s"', async ( error, expected ) => {
		const { user, server, messages } = await open();
		server.failOnce( error );

		await user.click( regenerate() );

		expect( messages() ).toEqual( [ expected ] );
		expect( regenerate() ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	test( 'pressed twice asks once', async () => {
		const { user, server } = await open();
		const release = server.hold();
		await user.dblClick( regenerate() );
		release();
		await screen.findByRole( 'progressbar' );

		expect(
			server.requests.filter( ( { method } ) => method === 'POST' )
		).toHaveLength( 1 );
	} );
} );

describe( 'a build that was begun elsewhere', () => {
	test( 'is shown at once, and said', async () => {
		await open( ON, ( sitemap ) => {
			sitemap.overview.progress = running( 7, 10 );
		} );

		expect( screen.getByRole( 'progressbar' ) ).toHaveAccessibleName(
			'7 of 10 URLs, Posts'
		);
		await waitFor( () =>
			expect( spoken() ).toEqual( [ 'Generating the sitemaps.' ] )
		);
	} );

	test( 'that failed says why', async () => {
		await open( ON, ( sitemap ) => {
			sitemap.overview.progress = {
				...running( 7 ),
				running: false,
				failed: 'The database went away.',
			};
		} );
		expect(
			screen.getAllByText( /generation stopped: The database went away/ )
		).not.toHaveLength( 0 );
	} );
} );

describe( 'what the sitemaps hold', () => {
	test( 'is listed with numbers, and each file opens in a new tab', async () => {
		await open();
		const table = screen.getByRole( 'table', { name: 'Sitemaps' } );

		expect(
			within( table )
				.getAllByRole( 'row' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'SitemapURLsPages',
			'Posts1,2342',
			'Categories61',
			'All1,2403',
		] );
		expect(
			within( table ).getByRole( 'link', {
				name: 'Posts (opens in a new tab)',
			} )
		).toHaveAttribute(
			'href',
			'https://example.org/sitemap-posts-post-1.xml'
		);
	} );

	test( 'that was not counted yet has no number', async () => {
		await open( ON, ( { overview } ) => {
			overview.sitemaps = overview.sitemaps.map( ( one ) => ( {
				...one,
				entries: null,
			} ) );
			overview.generated = null;
		} );
		expect( screen.getAllByText( 'not counted yet' ) ).toHaveLength( 3 );
		expect( screen.getByText( /Not generated yet/ ) ).toBeVisible();
	} );

	test( 'is nothing on a site that is hidden', async () => {
		await open( ON, ( { overview } ) => {
			overview.hidden = true;
		} );
		expect(
			screen.getByRole( 'link', { name: 'Settings > Reading' } )
		).toBeVisible();
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		expect( openSitemap() ).toBeNull();
	} );

	test( 'leaves out what a rule says; a link leads to the rule', async () => {
		const { user } = await open();
		expect( screen.getByText( 'Tags are No Index: 12' ) ).toBeVisible();

		await user.click(
			screen.getByRole( 'link', {
				name: 'Change under No Index: Tags are No Index',
			} )
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'/advanced/robot_instructions/indexing'
		);
	} );

	test( 'that can not be loaded leaves the settings there', async () => {
		const site = await createLoadedSite( { settings: ON } );
		site.server.failOnce( { code: 'x', message: 'Database is away.' } );
		render(
			<MemoryRouter>
				<Sitemaps definition={ sitemaps } params={ {} } />
			</MemoryRouter>,
			site
		);
		expect(
			( await screen.findAllByText( /Database is away/ ) )[ 0 ]
		).toBeVisible();
		expect( toggle( 'XML Sitemap' ) ).toBeChecked();
	} );
} );

describe( 'the news sitemap', () => {
	test( 'asks for its post types while it is on', async () => {
		const { user, select } = await open();
		const types = screen.getByRole( 'group', {
			name: 'Post types in the News Sitemap',
		} );
		await user.click(
			within( types ).getByRole( 'checkbox', { name: 'Posts' } )
		);
		expect( select.getSetting( 'sitemap_news_types' ) ).toEqual( [
			'post',
		] );
		await user.click( toggle( 'News Sitemap' ) );
		expect(
			screen.queryByRole( 'group', {
				name: 'Post types in the News Sitemap',
			} )
		).toBeNull();
	} );
} );

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

describe( 'the author sitemap', () => {
	test.each( [
		[ { author_archive: false }, 'Empty: author archives are off.' ],
		[
			{ author_archive: true, no_index: [ 'author' ] },
			'Empty: author archives are set to noindex.',
		],
	] )( 'with %j says what stands in its way', async ( settings, text ) => {
		await open( { ...ON, ...settings } );
		expect( screen.getByText( text, { exact: false } ) ).toBeVisible();
	} );

	test( 'with archives that are indexed says nothing', async () => {
		await open( { ...ON, author_archive: true, no_index: [] } );
		expect( screen.queryByText( /Empty: author archives/ ) ).toBeNull();
	} );
} );

describe( 'the HTML sitemap', () => {
	test( 'stands on a page that is found by its title', async () => {
		const { user, select } = await open();
		expect(
			screen.getByRole( 'textbox', {
				name: 'Page with the HTML Sitemap',
			} )
		).toHaveAccessibleDescription( /Also at the end of a page” first/ );

		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'HTML Sitemap' } ),
			'Also at the end of a page'
		);
		await user.type(
			screen.getByRole( 'combobox', {
				name: 'Page with the HTML Sitemap',
			} ),
			'cont'
		);
		await user.click(
			await screen.findByRole( 'option', { name: 'Contact' } )
		);

		expect( select.getEdits() ).toEqual( {
			sitemap_display_format: 'page',
			sitemap_display_page: 3,
		} );
	} );

	test( 'says so when its page is gone', async () => {
		await open( {
			sitemap_display_format: 'page',
			sitemap_display_page: 99,
		} );
		await waitFor( () =>
			expect(
				screen.getByRole( 'combobox', {
					name: 'Page with the HTML Sitemap',
				} )
			).toHaveValue( '#99 (not published)' )
		);
	} );

	test( 'lists what is chosen', async () => {
		const { user, select } = await open();
		const kinds = within(
			screen.getByRole( 'group', { name: 'Content of the HTML Sitemap' } )
		);
		for ( const name of [ 'Pages', 'Categories' ] ) {
			await user.click( kinds.getByRole( 'checkbox', { name } ) );
		}
		expect( select.getEdits() ).toEqual( {
			sitemap_display_shortcode: [ 'page', 'category' ],
		} );
	} );

	test( 'has a shortcode and a block to copy', async () => {
		await open();
		expect( screen.getByLabelText( 'Shortcode' ) ).toHaveValue(
			'[pharos_sitemap]'
		);
		expect( screen.getByLabelText( 'Block' ) ).toHaveValue(
			'<!-- wp:pharos/sitemap /-->'
		);
		expect(
			screen.getByRole( 'button', { name: 'Copy: Shortcode' } )
		).toBeVisible();
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
		await user.type( box(), 'tea' );
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
