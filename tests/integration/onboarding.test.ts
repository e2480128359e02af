/** The setup wizard: its progress, and the activations that open it. */
import { hasTerminal, wp } from '../support/wp-cli';
import { withOwnSite } from './support/own-site';
import { site } from './support/site';

withOwnSite();

interface Answer {
	success: boolean;
	data: {
		step: string;
		completed: boolean;
		steps: { id: string; label: string; done: boolean }[];
	};
}

const PLUGIN = 'pharos-seo/pharos-seo.php';
const PAGE = /\/wp-admin\/admin\.php\?page=pharos_onboarding$/;

const ask = async ( method: string, body?: object ) =>
	( await site.as( 'admin' ) ).rest< Answer >(
		method,
		'/pharos/v1/onboarding',
		body
	);

const done = ( { body }: { body: Answer } ) =>
	body.data.steps.flatMap( ( step ) => ( step.done ? [ step.id ] : [] ) );

/** Resets the site to one that never had the plugin, and deactivates it. */
const asNew = () =>
	site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( '${ PLUGIN }' );
		delete_option( 'pharos_onboarding' );
		delete_option( 'pharos_settings' );
		delete_metadata( 'user', 0, '_pharos_open_onboarding', '', true );`
	);

/** A nonce of the administrator's session. */
async function nonceOf( action: string ) {
	const admin = await site.as( 'admin' );
	return site.php< string >(
		`$_COOKIE[ LOGGED_IN_COOKIE ] = $args['cookie'];
		wp_set_current_user( $args['id'] );
		return wp_create_nonce( $args['action'] );`,
		{
			action,
			id: admin.id,
			cookie: decodeURIComponent(
				/wordpress_logged_in_\w+=([^;]+)/.exec( admin.cookie )?.[ 1 ] ??
					''
			),
		}
	);
}

/** Activates plugins as WordPress's plugin list does; returns the next screen. */
async function activateOnScreen( query: string, form?: URLSearchParams ) {
	const admin = await site.as( 'admin' );
	const nonce = await nonceOf(
		form ? 'bulk-plugins' : `activate-plugin_${ PLUGIN }`
	);
	form?.set( '_wpnonce', nonce );
	const response = await admin.fetch(
		`/wp-admin/plugins.php?${ query }${ form ? '' : `&_wpnonce=${ nonce }` }`,
		form ? { method: 'POST', body: form } : {}
	);
	return response.headers.get( 'location' ) ?? `status ${ response.status }`;
}

const activateAlone = () =>
	activateOnScreen( `action=activate&plugin=${ PLUGIN }` );

const next = async ( path: string ) =>
	( await ( await site.as( 'admin' ) ).fetch( path ) ).headers.get(
		'location'
	);

const isActive = () =>
	site.php< boolean >(
		`return in_array( '${ PLUGIN }', get_option( 'active_plugins' ), true );`
	);

describe( 'Progress', () => {
	beforeEach( () => site.option( 'pharos_onboarding', null ) );

	test( 'begins with the first of at most five steps, none of them done', async () => {
		const answer = await ask( 'GET' );
		expect( answer.body.success ).toBe( true );
		const { step, completed, steps } = answer.body.data;
		expect( { step, completed, done: done( answer ) } ).toEqual( {
			step: 'site',
			completed: false,
			done: [],
		} );
		expect( steps.length ).toBeLessThanOrEqual( 5 );
		expect( steps[ 0 ] ).toEqual( {
			id: 'site',
			label: 'Your site',
			done: false,
		} );
	} );

	test( 'goes on where it was, and going back takes nothing away', async () => {
		await ask( 'POST', { step: 'content' } );
		expect( ( await ask( 'GET' ) ).body.data.step ).toBe( 'content' );
		expect( done( await ask( 'GET' ) ) ).toEqual( [ 'site', 'accounts' ] );

		const back = await ask( 'POST', { step: 'site' } );
		expect( back.body.data.step ).toBe( 'site' );
		expect( done( back ) ).toEqual( [ 'site', 'accounts' ] );
	} );

	test( 'at the end everything is done, whatever was skipped, and the application offers the wizard in its menu only', async () => {
		const admin = await site.as( 'admin' );
		const offered = async () =>
			/"onboardingUrl":"([^"]*)","isSetUp":(\w+)/
				.exec(
					(
						await admin.get(
							'/wp-admin/admin.php?page=pharos_settings'
						)
					).text
				)
				?.slice( 1 );
		expect( await offered() ).toEqual( [
			expect.stringMatching( PAGE ),
			'false',
		] );

		const answer = await ask( 'POST', {
			step: 'content',
			completed: true,
		} );
		expect( answer.body.data.completed ).toBe( true );
		expect( answer.body.data.steps.every( ( step ) => step.done ) ).toBe(
			true
		);
		expect( await offered() ).toEqual( [
			expect.stringMatching( PAGE ),
			'true',
		] );

		await ask( 'POST', { step: 'site' } );
		expect( ( await ask( 'GET' ) ).body.data.completed ).toBe( true );
	} );

	test.each( [
		[ 'no step', {} ],
		[ 'a step that there is none of', { step: 'payment' } ],
		[ 'something else than a step', { step: [ 'site' ] } ],
		[
			'something else than yes or no',
			{ step: 'site', completed: 'maybe' },
		],
	] )( 'refuses %s', async ( _, body ) => {
		expect( ( await ask( 'POST', body ) ).status ).toBe( 400 );
		expect( await site.option( 'pharos_onboarding' ) ).toBe( false );
	} );

	test( 'of two tabs at once: a wizard that is completed in one of them stays completed', async () => {
		for ( let round = 0; round < 15; round++ ) {
			await site.option( 'pharos_onboarding', null );
			await Promise.all( [
				ask( 'POST', { step: 'content', completed: true } ),
				ask( 'POST', { step: 'accounts' } ),
				ask( 'POST', { step: 'site' } ),
			] );
			expect( ( await ask( 'GET' ) ).body.data.completed ).toBe( true );
		}
	} );

	test( 'whatever the option holds, the wizard begins', async () => {
		await site.option( 'pharos_onboarding', {
			step: [ 'x' ],
			done: 'all',
			completed: 'yes',
		} );
		expect( ( await ask( 'GET' ) ).body.data ).toMatchObject( {
			step: 'site',
			completed: false,
		} );
	} );
} );

describe( 'The page', () => {
	test( 'exists for administrators, with its title, and for no other users', async () => {
		const path = '/wp-admin/admin.php?page=pharos_onboarding';
		const page = await ( await site.as( 'admin' ) ).get( path );
		expect( page.status ).toBe( 200 );
		expect( page.text ).toContain( '<title>Set up Pharos SEO' );
		for ( const role of [ 'editor', 'subscriber' ] as const ) {
			expect(
				( await ( await site.as( role ) ).get( path ) ).status
			).toBe( 403 );
		}
	} );

	test( 'says whether several authors have published posts, of those who have an account', async () => {
		const has = async () =>
			/"hasAuthors":(\w+)/.exec(
				(
					await (
						await site.as( 'admin' )
					).get( '/wp-admin/admin.php?page=pharos_onboarding' )
				).text
			)?.[ 1 ];
		const authors = ( ids: number[] ) =>
			site.php(
				`global $wpdb;
				$posts = get_posts( [ 'numberposts' => -1, 'fields' => 'ids' ] );
				foreach ( $posts as $i => $id ) {
					$wpdb->update( $wpdb->posts, [ 'post_author' => $args[ $i % count( $args ) ] ], [ 'ID' => $id ] );
				}`,
				ids
			);
		await authors( [ 1 ] );
		expect( await has() ).toBe( 'false' );
		await authors( [ 1, ( await site.as( 'author' ) ).id ] );
		expect( await has() ).toBe( 'true' );
		// Of imported posts, or of a user who was deleted outside of WordPress.
		await authors( [ 1, 0, 987_654 ] );
		expect( await has() ).toBe( 'false' );
	} );
} );

describe( 'After the activation', () => {
	beforeEach( asNew );
	afterAll( () =>
		site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${ PLUGIN }' );`
		)
	);

	test( 'of this plugin alone, by a user, the wizard opens once', async () => {
		expect( await activateAlone() ).toMatch(
			/plugins\.php\?activate=true/
		);
		expect( await next( '/wp-admin/plugins.php?activate=true' ) ).toMatch(
			PAGE
		);
		expect( await next( '/wp-admin/' ) ).toBeNull();
	} );

	test( 'news that is older than the plugin on this site isn’t new, now and after the wizard', async () => {
		const before = Math.floor( Date.now() / 1000 );
		await activateAlone();
		const since = () =>
			site.php< number >(
				`return Pharos\\News\\Feeds::all( Pharos\\Onboarding\\State::installed_at() )[0]['since'];`
			);
		expect( await since() ).toBeGreaterThanOrEqual( before );
		await ask( 'POST', { step: 'complete', completed: true } );
		expect( await since() ).toBeGreaterThanOrEqual( before );
	} );

	test( 'so it does after “Activate” in the plugin installer, which sends a request of its own', async () => {
		const admin = await site.as( 'admin' );
		const response = await admin.fetch( '/wp-admin/admin-ajax.php', {
			method: 'POST',
			body: new URLSearchParams( {
				action: 'activate-plugin',
				plugin: PLUGIN,
				slug: 'pharos-seo',
				name: 'Pharos SEO',
				_ajax_nonce: await nonceOf( 'updates' ),
			} ),
		} );
		expect( await response.json() ).toMatchObject( { success: true } );
		expect( await isActive() ).toBe( true );
		expect( await next( '/wp-admin/plugin-install.php' ) ).toMatch( PAGE );
		expect( await next( '/wp-admin/' ) ).toBeNull();
	} );

	test( 'other users aren’t redirected there', async () => {
		await activateAlone();
		const editor = await site.as( 'editor' );
		const { status } = await editor.fetch( '/wp-admin/' );
		expect( status ).toBe( 200 );
		expect( await next( '/wp-admin/' ) ).toMatch( PAGE );
	} );

	test( 'a second activation opens nothing', async () => {
		await activateAlone();
		await next( '/wp-admin/' );
		await site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ PLUGIN }' );`
		);
		await activateAlone();
		expect( await next( '/wp-admin/' ) ).toBeNull();
	} );

	test( 'on a site that has settings already, nothing opens', async () => {
		await site.option( 'pharos_settings', { separator: '|' } );
		await activateAlone();
		expect( await next( '/wp-admin/' ) ).toBeNull();
	} );

	test( 'of many plugins at once, nothing opens', async () => {
		const form = new URLSearchParams( {
			action: 'activate-selected',
			'checked[]': PLUGIN,
		} );
		expect( await activateOnScreen( '', form ) ).toMatch(
			/activate-multi/
		);
		expect( await isActive() ).toBe( true );
		expect(
			await next( '/wp-admin/plugins.php?activate-multi=true' )
		).toBeNull();
		expect( await next( '/wp-admin/' ) ).toBeNull();
	} );

	test( 'by WP-CLI, nothing opens, also as a user', async () => {
		if ( ! hasTerminal( site ) ) {
			return;
		}
		const { code, stdout } = await wp(
			site,
			'--user=1',
			'plugin',
			'activate',
			'pharos-seo'
		);
		expect( [ code, stdout ] ).toEqual( [
			0,
			expect.stringContaining( 'activated' ),
		] );
		expect( await isActive() ).toBe( true );
		expect( await next( '/wp-admin/' ) ).toBeNull();
	} );

	test( 'by a program, nothing opens', async () => {
		await site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${ PLUGIN }' );`,
			{},
			1
		);
		expect( await next( '/wp-admin/' ) ).toBeNull();
	} );
} );
