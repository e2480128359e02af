/** The SEO panel in Elementor's editor: its script, its data and saving, by the hooks of Elementor 4.2.3. */
import { site } from '../integration/support/site';

let id = 0;
beforeAll( async () => {
	id = await site.php< number >(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Built', 'post_name' => 'x-panel', 'post_status' => 'publish', 'post_content' => 'Words.', 'post_author' => 1 ] );`
	);
} );
afterAll( () => site.php( `wp_delete_post( $args[0], true );`, [ id ] ) );
afterEach( () => site.resetSettings() );

/** Registers the plugin's hooks of admin screens, which tests otherwise have no need of. */
const HOOKS = `
	remove_all_actions( 'elementor/editor/before_enqueue_scripts' );
	remove_all_filters( 'elementor/document/config' );
	remove_all_actions( 'elementor/ajax/register_actions' );
	$panel = new Pharos\\ObjectForms\\Elementor( $settings = new Pharos\\Settings\\Settings(), new Pharos\\Template\\Variables( $settings ) );`;

const configured = ( user: number, post = id ) =>
	site.php< { pharosSeo?: { facts: { id: number }; form: object } } >(
		`${ HOOKS } return (object) $panel->configure( [ 'kept' => 1 ], $args[0] );`,
		[ post ],
		user
	);
const save = ( data: object, user: number ) =>
	site.php< {
		form?: { stored: { title: string } };
		error?: { code: string; data: { conflicts?: object; errors?: object } };
	} >(
		`${ HOOKS }
		$ajax = new class { public array $actions = []; public function register_ajax_action( $name, $callback ) { $this->actions[ $name ] = $callback; } };
		$panel->register( $ajax );
		return $ajax->actions['pharos_save_seo']( $args );`,
		{ id, ...data },
		user
	);
const title = () =>
	site.php< string >(
		`return get_post_meta( $args[0], '_pharos_title', true );`,
		[ id ]
	);

describe( 'Elementor’s editor', () => {
	test( 'gets the fields of each document with its configuration, for who may edit it', async () => {
		const config = await configured( 1 );
		expect( config ).toMatchObject( {
			kept: 1,
			pharosSeo: {
				facts: { id, kind: 'post', type: 'page' },
				form: {
					stored: { title: '' },
					variables: { title: 'Built', content: 'Words.' },
				},
				slug: 'x-panel',
				hasPassword: false,
			},
		} );
		const setPassword = ( password: string ) =>
			site.php(
				`wp_update_post( [ 'ID' => $args[0], 'post_password' => $args[1] ] );`,
				[ id, password ]
			);
		await setPassword( 'tea' );
		expect( await configured( 1 ) ).toMatchObject( {
			pharosSeo: { hasPassword: true },
		} );
		await setPassword( '' );
		const author = await site.as( 'author' );
		expect( await configured( author.id ) ).toEqual( { kept: 1 } );
		expect( await configured( 0 ) ).toEqual( { kept: 1 } );
		expect( await configured( 1, 999999 ) ).toEqual( { kept: 1 } );
	} );

	test( 'has no fields while page-level SEO is off', async () => {
		await site.option( 'pharos_settings', {
			revision: 1,
			enable_page_level_seo: false,
		} );
		expect( await configured( 1 ) ).toEqual( { kept: 1 } );
		expect( await save( { seo: { title: 'No' } }, 1 ) ).toMatchObject( {
			error: { code: 'rest_forbidden' },
		} );
	} );

	test( 'loads the script with its bar, and only there', async () => {
		const scripts = await site.php< Record< string, string[] > >(
			`${ HOOKS }
			$known = wp_scripts();
			$GLOBALS['wp_scripts'] = new WP_Scripts();
			wp_register_script( 'elementor-v2-editor-app-bar', '/bar.js' );
			$before = wp_script_is( 'pharos-elementor' );
			$panel->enqueue();
			$needs = wp_scripts()->registered['pharos-elementor']->deps ?? [];
			$answer = [ 'before' => $before ? [ 'yes' ] : [], 'needs' => $needs ];
			$GLOBALS['wp_scripts'] = $known;
			return $answer;`,
			{},
			1
		);
		expect( scripts.before ).toEqual( [] );
		expect( scripts.needs ).toContain( 'elementor-v2-editor-app-bar' );
		const page = await site.get( '/x-panel/' );
		expect( page.text ).not.toContain( 'pharos-elementor' );
	} );

	test( 'saves changes, and answers with what is stored', async () => {
		const answer = await save(
			{ seo: { title: 'Tea' }, base: { title: '' } },
			1
		);
		expect( answer.form?.stored.title ).toBe( 'Tea' );
		expect( await title() ).toBe( 'Tea' );
	} );

	test( 'overwrites nothing that another user has changed', async () => {
		const answer = await save(
			{ seo: { title: 'Mine' }, base: { title: 'Older' } },
			1
		);
		expect( answer ).toMatchObject( {
			error: {
				code: 'pharos_seo_conflict',
				data: { conflicts: { title: 'Tea' } },
			},
		} );
		expect( await title() ).toBe( 'Tea' );
	} );

	test( 'saves none of the fields if one is invalid', async () => {
		const answer = await save(
			{
				seo: { title: 'Other', canonical: 'javascript:alert(1)' },
				base: { title: 'Tea', canonical: '' },
			},
			1
		);
		expect( answer.form ).toBeUndefined();
		expect( JSON.stringify( answer.error ) ).toContain( 'canonical' );
		expect( await title() ).toBe( 'Tea' );
	} );

	test( 'saves nothing of users who may not edit the post', async () => {
		const author = await site.as( 'author' );
		for ( const user of [ author.id, 0 ] ) {
			expect(
				await save( { seo: { title: 'No' } }, user )
			).toMatchObject( { error: { code: 'rest_forbidden' } } );
		}
		expect( await title() ).toBe( 'Tea' );
	} );
} );
