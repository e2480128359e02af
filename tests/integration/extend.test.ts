/**
 * Extend Your Website: the installed products, what the current user may do with them, and the admin-ajax.php requests
 * sent by wp.updates. A simulated WordPress.org is used (tests/support/directory.ts).
 */
import type { Installed } from '../../store';
import { DIRECTORY, FORGET, type Trouble } from '../support/directory';
import type { Person } from '../support/site';
import { onSite, SECOND, withNetwork } from './support/network';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

interface Answer {
	success: boolean;
	message: string;
	data: Installed;
}

interface Outcome {
	success: boolean;
	data: { errorMessage?: string; errorCode?: string };
}

async function installed( person?: Person ): Promise< Installed > {
	const { status, body } = await (
		person ?? ( await site.as( 'admin' ) )
	).rest< Answer >( 'GET', '/pharos/v1/installed-plugins-and-themes' );
	expect( [ status, body.success, body.message ] ).toEqual( [
		200,
		true,
		'',
	] );
	return body.data;
}

/** Sends a request as wp.updates does. */
async function ajax(
	action: string,
	fields: Record< string, string >,
	nonce?: string
): Promise< { status: number; text: string; json: Outcome | null } > {
	const admin = await site.as( 'admin' );
	const response = await admin.fetch( '/wp-admin/admin-ajax.php', {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( {
			action,
			_ajax_nonce: nonce ?? ( await installed() ).nonce,
			...fields,
		} ).toString(),
	} );
	const text = await response.text();
	try {
		return { status: response.status, text, json: JSON.parse( text ) };
	} catch {
		return { status: response.status, text, json: null };
	}
}

const trouble = ( kind: Trouble ) => site.option( 'x_directory', kind );
const productOf = ( { products }: Installed, slug: string ) =>
	products.find( ( product ) => product.slug === slug );

describe( 'The recommended products', () => {
	test( 'are a theme, a set for a page builder, and plugins for mail, forms and blocks', async () => {
		const { products } = await installed();
		expect( products.map( ( { type } ) => type ) ).toEqual( [
			'theme',
			'plugin',
			'plugin',
			'plugin',
			'plugin',
		] );
		for ( const product of products ) {
			expect( product ).toMatchObject( {
				name: expect.stringMatching( /\S/ ),
				description: expect.stringMatching( /\S/ ),
				slug: expect.stringMatching( /^[a-z0-9-]+$/ ),
			} );
		}
	} );

	describe( 'of an add-on', () => {
		withSnippet(
			'x-products',
			`add_filter( 'pharos_recommended_products', static fn( $products ) => [
				[ 'name' => ' Tea <b>Pots</b> ', 'description' => 'Pots.', 'slug' => 'tea-pots', 'type' => 'plugin' ],
				[ 'name' => 'Twice', 'description' => 'x', 'slug' => 'tea-pots', 'type' => 'plugin' ],
				[ 'name' => 'A theme called alike', 'description' => 'x', 'slug' => 'tea-pots', 'type' => 'theme' ],
				[ 'name' => 'No slug', 'description' => 'x', 'slug' => '../../evil', 'type' => 'plugin' ],
				[ 'name' => 'No type', 'description' => 'x', 'slug' => 'tea', 'type' => 'drop-in' ],
				[ 'name' => [], 'description' => 'x', 'slug' => 'tea', 'type' => 'plugin' ],
				'tea',
			] );`
		);

		test( 'are shown where they fit, each once', async () => {
			const { products } = await installed();
			expect(
				products.map( ( { name, slug, type } ) => [ name, slug, type ] )
			).toEqual( [
				[ 'Tea <b>Pots</b>', 'tea-pots', 'plugin' ],
				[ 'A theme called alike', 'tea-pots', 'theme' ],
			] );
		} );
	} );
} );

describe( 'What the site has', () => {
	test( 'is told by slugs', async () => {
		const { plugins, themes } = await installed();
		expect( plugins.active ).toContain( 'pharos-seo' );
		expect( plugins.installed ).toEqual(
			expect.arrayContaining( plugins.active )
		);
		const theme = await site.option< string >( 'stylesheet' );
		expect( themes.active ).toContain( theme );
		expect( themes.installed ).toEqual(
			expect.arrayContaining( themes.active )
		);
	} );
} );

describe( 'With the directory at hand', () => {
	withSnippet( 'x-directory', DIRECTORY );
	beforeEach( async () => {
		await site.option( 'x_theme', await site.option( 'stylesheet' ) );
	} );
	afterEach( () => site.php( FORGET ) );

	test( 'a plugin is installed and activated', async () => {
		expect( ( await installed() ).plugins.installed ).not.toContain(
			'tea-forms'
		);
		expect( productOf( await installed(), 'tea-forms' ) ).toMatchObject( {
			plugin: '',
			obstacle: null,
		} );

		expect(
			( await ajax( 'install-plugin', { slug: 'tea-forms' } ) ).json
		).toMatchObject( { success: true } );
		const after = await installed();
		expect( after.plugins.installed ).toContain( 'tea-forms' );
		expect( after.plugins.active ).not.toContain( 'tea-forms' );
		const plugin = productOf( after, 'tea-forms' )?.plugin ?? '';
		expect( plugin ).toBe( 'tea-forms/main.php' );

		await ajax( 'activate-plugin', {
			slug: 'tea-forms',
			name: 'Tea Forms',
			plugin,
		} );
		expect( ( await installed() ).plugins.active ).toContain( 'tea-forms' );
	} );

	test( 'a theme is installed and activated', async () => {
		await ajax( 'install-theme', { slug: 'tea-theme' } );
		expect( ( await installed() ).themes ).toMatchObject( {
			installed: expect.arrayContaining( [ 'tea-theme' ] ),
			active: expect.not.arrayContaining( [ 'tea-theme' ] ),
		} );

		expect(
			( await ajax( 'pharos_activate_theme', { slug: 'tea-theme' } ) )
				.json
		).toMatchObject( { success: true } );
		expect( ( await installed() ).themes.active ).toEqual( [
			'tea-theme',
		] );
		expect( ( await site.get( '/' ) ).text ).toContain( 'A theme for tea' );
	} );

	test( 'a theme is not activated without the nonce, nor one that is not there', async () => {
		await ajax( 'install-theme', { slug: 'tea-theme' } );
		expect(
			await ajax( 'pharos_activate_theme', { slug: 'tea-theme' }, 'x' )
		).toMatchObject( { status: 403, text: '-1' } );
		expect(
			( await ajax( 'pharos_activate_theme', { slug: '../nowhere' } ) )
				.json
		).toMatchObject( {
			success: false,
			data: { errorMessage: 'The theme isn’t installed.' },
		} );
		expect( ( await installed() ).themes.active ).not.toContain(
			'tea-theme'
		);
	} );

	test.each( [ 'editor', 'author', 'subscriber' ] as const )(
		'%ss can do nothing of it',
		async ( role ) => {
			await ajax( 'install-theme', { slug: 'tea-theme' } );
			const person = await site.as( role );
			const nonce = await site.php< string >(
				`return wp_create_nonce( 'updates' );`,
				{},
				person.id
			);
			for ( const action of [
				'pharos_activate_theme',
				'install-plugin',
			] ) {
				const response = await person.fetch(
					'/wp-admin/admin-ajax.php',
					{
						method: 'POST',
						headers: {
							'Content-Type': 'application/x-www-form-urlencoded',
						},
						body: new URLSearchParams( {
							action,
							_ajax_nonce: nonce,
							slug: 'tea-theme',
						} ).toString(),
					}
				);
				expect( await response.text() ).not.toContain(
					'"success":true'
				);
			}
			expect( ( await installed() ).themes.active ).not.toContain(
				'tea-theme'
			);
		}
	);

	test( 'what fails leaves the site as it was, and says why', async () => {
		const reasons: [ Trouble, RegExp ][] = [
			[ 'unknown', /Plugin not found/ ],
			[ 'download', /The connection was reset/ ],
			[ 'bad-zip', /archive|package/i ],
		];
		for ( const [ kind, reason ] of reasons ) {
			await trouble( kind );
			const { json } = await ajax( 'install-plugin', {
				slug: 'tea-forms',
			} );
			expect( json ).toMatchObject( {
				success: false,
				data: { errorMessage: expect.stringMatching( reason ) },
			} );
			expect( ( await installed() ).plugins.installed ).not.toContain(
				'tea-forms'
			);
		}
	} );
} );

describe( 'Where nothing can be installed, the card says so and leads on', () => {
	const obstacle = async ( slug: string ) =>
		productOf( await installed(), slug )?.obstacle;

	describe( 'because changes of files are off', () => {
		withSnippet(
			'x-directory',
			DIRECTORY + `add_filter( 'file_mod_allowed', '__return_false' );`
		);
		test( 'both for plugins and themes', async () => {
			expect( await obstacle( 'tea-forms' ) ).toEqual( {
				text: 'Plugin installation is turned off on this site. Ask your developer or host to add it.',
				label: 'View on WordPress.org',
				url: 'https://wordpress.org/plugins/tea-forms/',
			} );
			expect( await obstacle( 'tea-theme' ) ).toMatchObject( {
				text: expect.stringContaining( 'Theme installation' ),
				url: 'https://wordpress.org/themes/tea-theme/',
			} );
		} );
	} );

	describe( 'because the user may not', () => {
		withSnippet(
			'x-directory',
			DIRECTORY +
				`add_filter( 'user_has_cap', static fn( $caps ) => array_diff_key( $caps, [ 'install_plugins' => 1, 'switch_themes' => 1, 'activate_plugins' => 1 ] ) );`
		);
		test( 'install plugins, or change what is there', async () => {
			expect( ( await obstacle( 'tea-forms' ) )?.text ).toMatch(
				/aren’t allowed to install plugins/
			);
		} );
	} );

	describe( 'because WordPress needs the login of the server', () => {
		withSnippet(
			'x-directory',
			DIRECTORY +
				`add_filter( 'filesystem_method', static fn() => 'ftpext' );`
		);
		test( 'which its own screens ask for', async () => {
			expect( await obstacle( 'tea-forms' ) ).toMatchObject( {
				text: expect.stringContaining( 'FTP or SSH' ),
				url: expect.stringMatching(
					/\/wp-admin\/plugin-install\.php\?.*tea-forms/
				),
			} );
		} );
	} );
} );

describe( 'On a network', () => {
	withNetwork();
	withSnippet( 'x-directory', DIRECTORY );

	interface Seen {
		obstacles: Record< string, { text: string; url: string } | null >;
		plugins: string[];
		themes: string[];
	}
	const seenBy = ( user: number ) =>
		onSite< Seen >(
			SECOND,
			`wp_set_current_user( ${ user } );
			$data = rest_do_request( new WP_REST_Request( 'GET', '/pharos/v1/installed-plugins-and-themes' ) )->get_data()['data'];
			echo wp_json_encode( [
				'obstacles' => array_column( $data['products'], 'obstacle', 'slug' ),
				'plugins' => array_merge( ...array_values( $data['plugins'] ) ),
				'themes' => array_merge( ...array_values( $data['themes'] ) ),
			] );`
		);

	test( 'whoever runs it is led to the Network Admin, the administrator of a site to whoever runs it', async () => {
		const network = await seenBy( 1 );
		expect( network.plugins ).toContain( 'pharos-seo' );
		expect( network.themes.length ).toBeGreaterThan( 0 );
		expect( network.obstacles ).toMatchObject( {
			'tea-forms': {
				text: 'On a network, plugins are installed in the Network Admin.',
				url: expect.stringContaining(
					'/wp-admin/network/plugin-install.php'
				),
			},
			'tea-theme': {
				url: expect.stringContaining(
					'/wp-admin/network/theme-install.php'
				),
			},
		} );
		const user = await onSite< number >(
			SECOND,
			`$id = wpmu_create_user( 'siteadmin', 'password', 'siteadmin@example.org' );
			add_user_to_blog( get_current_blog_id(), $id, 'administrator' );
			echo wp_json_encode( $id );`
		);
		const ofSite = await seenBy( user );
		// What else the network has isn't theirs to know.
		expect( [ ofSite.plugins, ofSite.themes ] ).toEqual( [ [], [] ] );
		expect( ofSite.obstacles ).toMatchObject( {
			'tea-forms': {
				text: 'Only a network administrator can install plugins.',
			},
			'tea-theme': {
				text: 'Only a network administrator can install themes.',
			},
		} );
	} );
} );
