import { act, screen, waitFor, within } from '@testing-library/react';
import { ON, open, spoken, toggle } from '../../../../tests/js/sitemap-screen';
import { running } from '../../../../tests/js/sitemap-server';

jest.mock( '../../../../store/api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const regenerate = () => screen.getByRole( 'button', { name: 'Regenerate' } );
const openSitemap = () =>
	screen.queryByRole( 'link', { name: /Open sitemap/ } );

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
		await open( ON, ( _, server ) =>
			server.failOnce( { code: 'x', message: 'Database is away.' } )
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
