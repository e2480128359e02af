/**
 * Saving settings: POST and GET /pharos/v1/admin-settings against the real database.
 */
import { withPlugins } from '../integration/support/plugins';
import {
	type Answer,
	path,
	read,
	save,
	startWithDefaults,
	stored,
} from '../integration/support/settings';
import { site } from '../integration/support/site';

startWithDefaults();

describe( 'Reading the settings of a new site', () => {
	test( 'gives every setting its default, and stores nothing', async () => {
		const { status, body } = await (
			await site.as( 'admin' )
		).rest< Answer >( 'GET', path );
		expect( status ).toBe( 200 );
		expect( body.success ).toBe( true );
		expect( body.data ).toMatchObject( {
			separator: '-',
			page_title: '%title% - %site_name%',
			home_page_title: '%title% - %site_name%',
			page_description: '%excerpt%',
			home_page_description: '%excerpt%',
			global_default: { page_title: '%title% - %site_name%' },
			auto_generate_description: true,
			twitter_card_type: 'summary_large_image',
			twitter_same_as_facebook: true,
			home_page_robots: { general: [] },
			enable_xml_sitemap: false,
			enable_schemas: true,
			surerank_analytics_optin: false,
			delete_data_on_uninstall: false,
			no_index: [ 'search' ],
		} );
		expect( await stored() ).toBe( false );
	} );

	test( 'writes maps as objects, also while they are empty', async () => {
		expect( await read() ).toMatchObject( {
			templates: {},
			social_profiles: {},
		} );
		await save( { schemas: {} } );
		const text = await site.php< string >(
			`wp_set_current_user( 1 );
			return wp_json_encode( rest_do_request( '/pharos/v1/admin-settings' )->get_data() );`
		);
		expect( text ).toContain( '"schemas":{}' );
		expect( text ).toContain( '"no_follow":[]' );
	} );
} );

describe( 'Saving some settings', () => {
	test( 'changes these, leaves the others, and answers with all', async () => {
		const { status, body } = await save( {
			separator: '·',
			no_index: [ 'post_tag', 'author' ],
		} );
		expect( status ).toBe( 200 );
		expect( body ).toMatchObject( {
			success: true,
			message: 'Settings saved successfully.',
			data: {
				separator: '·',
				no_index: [ 'post_tag', 'author' ],
				page_description: '%excerpt%',
			},
		} );
		expect( await read() ).toEqual( body.data );
	} );

	test( 'stores only what differs from the defaults', async () => {
		await save( {
			separator: '|',
			page_title: '%title% - %site_name%',
			enable_schemas: true,
		} );
		expect( await stored() ).toEqual( { revision: 1, separator: '|' } );
		await save( { separator: '-' } );
		expect( await stored() ).toEqual( { revision: 2 } );
	} );

	test( 'loads them with the options that every page loads anyway', async () => {
		await save( { separator: '|' } );
		const autoloaded = await site.php(
			`wp_cache_delete( 'alloptions', 'options' ); return isset( wp_load_alloptions()['pharos_settings'] );`
		);
		expect( autoloaded ).toBe( true );
	} );

	test( 'writes nothing when nothing changes', async () => {
		await save( { separator: '|' } );
		await save( { separator: '|' } );
		expect( await stored() ).toMatchObject( { revision: 1 } );
	} );
} );

describe( 'Behind the scenes', () => {
	test( 'add-ons hear what was changed', async () => {
		const heard = await site.php( `
			wp_set_current_user( 1 );
			$heard = [];
			add_action( 'pharos_settings_saved', function ( $changed, $previous ) use ( &$heard ) {
				$heard[] = [ $changed, $previous['separator'] ];
			}, 10, 2 );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/admin-settings' );
			$request->set_body_params( [ 'data' => [ 'separator' => '|', 'page_title' => '%title% - %site_name%' ] ] );
			rest_do_request( $request );
			rest_do_request( $request );
			return $heard;` );
		expect( heard ).toEqual( [ [ { separator: '|' }, '-' ] ] );
	} );

	test( 'a cache that holds older settings than the database does no harm', async () => {
		await save( { separator: '|' } );
		const seen = await site.php( `
			wp_set_current_user( 1 );
			wp_load_alloptions();
			$old = get_option( 'pharos_settings' );
			// Another web server saves.
			$GLOBALS['wpdb']->update(
				$GLOBALS['wpdb']->options,
				[ 'option_value' => serialize( [ 'separator' => '~', 'tiktok' => 'x' ] + $old ) ],
				[ 'option_name' => 'pharos_settings' ]
			);
			$request = new WP_REST_Request( 'POST', '/pharos/v1/admin-settings' );
			$request->set_body_params( [ 'data' => [ 'youtube' => 'y' ] ] );
			rest_do_request( $request );
			return array_diff_key( get_option( 'pharos_settings' ), [ 'sign' => 0 ] );` );
		expect( seen ).toEqual( {
			revision: 2,
			separator: '~',
			tiktok: 'x',
			youtube: 'y',
		} );
	} );

	test( 'settings that a clean-up tool has taken out of autoloading come back', async () => {
		await save( { separator: '|' } );
		await site.php( `wp_set_option_autoload( 'pharos_settings', false );` );
		expect( await read() ).toMatchObject( { separator: '|' } );
		expect( ( await site.get( '/' ) ).status ).toBe( 200 );
		expect(
			await site.php(
				`return isset( wp_load_alloptions()['pharos_settings'] );`
			)
		).toBe( true );
	} );

	test( 'stored values of a wrong type are not used, and those of missing add-ons are kept', async () => {
		await site.option( 'pharos_settings', {
			revision: 7,
			separator: [ 'x' ],
			tiktok: 'tea',
			gone_add_on: 'kept',
		} );
		expect( await read() ).toMatchObject( {
			separator: '-',
			tiktok: 'tea',
		} );
		expect( await read() ).not.toHaveProperty( 'gone_add_on' );
		await save( { youtube: 'y' } );
		expect( await stored() ).toMatchObject( {
			revision: 8,
			gone_add_on: 'kept',
		} );
	} );

	test( 'an option that holds something else does no harm', async () => {
		const seen = await site.php(
			`foreach ( [ 'nonsense', '', 0, [], [ 1, 2 ] ] as $value ) {
				update_option( 'pharos_settings', $value );
				$before = rest_do_request( '/pharos/v1/admin-settings' )->get_data()['data']->separator;
				$request = new WP_REST_Request( 'POST', '/pharos/v1/admin-settings' );
				$request->set_body_params( [ 'data' => [ 'separator' => '|' ] ] );
				$after = rest_do_request( $request )->get_data()['data']->separator;
				$seen[] = "$before $after";
				delete_option( 'pharos_settings' );
			}
			return $seen;`,
			{},
			1
		);
		expect( seen ).toEqual( Array( 5 ).fill( '- |' ) );
	} );
} );

describe( 'An add-on with a setting of its own', () => {
	withPlugins( 'add-on' );

	test( 'reads and saves it like ours', async () => {
		expect( await read() ).toMatchObject( {
			example_badge: false,
			example_name: '',
		} );
		const { body } = await save( {
			example_badge: true,
			example_name: 'Tea',
		} );
		expect( body.data ).toMatchObject( {
			example_badge: true,
			example_name: 'Tea',
		} );
	} );

	test( 'has it checked like ours', async () => {
		const { status, body } = await save( {
			example_badge: 'x',
			example_name: 'x'.repeat( 41 ),
		} );
		expect( status ).toBe( 400 );
		expect( Object.keys( body.data.errors ?? {} ) ).toEqual( [
			'example_badge',
			'example_name',
		] );
	} );
} );

test( 'A page reads stored settings once, and compares their signature without serializing them again', async () => {
	const result = await site.php< {
		reads: number;
		isText: boolean[];
		read: unknown[];
	} >(
		`$settings = new Pharos\\Settings\\Settings();
		$schemas = $settings->get( 'schemas' );
		$schemas['website']['title'] = 'Größe "🍵"';
		$settings->save( [ 'separator' => '|', 'schemas' => $schemas ] );
		$page = new Pharos\\Settings\\Settings();
		$reads = 0;
		$text = new ReflectionMethod( $page, 'text' );
		$isText = array_map( static function ( $option ) use ( $text ) {
			$stored = get_option( $option );
			return $text->invoke( null, $option, $stored ) === serialize( array_diff_key( $stored, Pharos\\Settings\\Settings::RESERVED ) );
		}, [ 'pharos_settings', 'pharos_schemas' ] );
		add_filter( 'pre_option_pharos_settings', static function ( $value ) use ( &$reads ) {
			$reads++;
			return $value;
		} );
		$read = [ $page->is_chosen( 'separator' ), $page->get( 'separator' ), $page->get( 'schemas' )['website']['title'], $page->is_chosen( 'page_title' ) ];
		return [ 'reads' => $reads, 'isText' => $isText, 'read' => $read ];`,
		{},
		1
	);
	await site.resetSettings();
	expect( result ).toEqual( {
		reads: 1,
		isText: [ true, true ],
		read: [ true, '|', 'Größe "🍵"', false ],
	} );
} );

test( 'What WordPress sets up when it starts follows a save with the next request: the routes of a feature, and WordPress’s own sitemap', async () => {
	const start = async () => {
		const admin = await site.as( 'admin' );
		const { status } = await admin.rest( 'GET', '/pharos/v1/redirects' );
		const own = await site.php< boolean >(
			`return wp_sitemaps_get_server()->sitemaps_enabled();`
		);
		const { page_description: description } = await read();
		return { status, own, description };
	};
	await save( { page_description: 'One' } );
	expect( await start() ).toEqual( {
		status: 200,
		own: true,
		description: 'One',
	} );
	await save( { page_description: 'Two' } );
	expect( await start() ).toMatchObject( { description: 'Two' } );
	await save( { enable_redirects: false, enable_xml_sitemap: true } );
	expect( await start() ).toEqual( {
		status: 404,
		own: false,
		description: 'Two',
	} );
	await save( { enable_redirects: true, enable_xml_sitemap: false } );
	expect( await start() ).toEqual( {
		status: 200,
		own: true,
		description: 'Two',
	} );
} );
