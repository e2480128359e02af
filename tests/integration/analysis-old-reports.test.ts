/** A report of the site analysis is old as soon as something has changed that it is about. */
import type { CheckReport } from '../../store/analysis/types';
import {
	COUNTS,
	KINDS,
	WAITS,
	addOn,
	forget,
	forgetAll,
	fresh,
	freshAnd,
	letItEnd,
	report,
	untilItWaits,
	withAddOn,
} from './support/analysis-reports';
import { activate, deactivate } from './support/plugins';
import { save } from './support/settings';
import { site } from './support/site';

withAddOn();

beforeEach( forgetAll );
afterAll( async () => {
	await forget();
	await site.option( 'test_analysis_runs', null );
	await site.resetSettings();
} );

describe( 'A report is old', () => {
	let post: number;
	let draft: number;
	let file: number;

	beforeAll( async () => {
		[ post = 0, draft = 0, file = 0 ] = await site.php< number[] >(
			`return [
				wp_insert_post( [ 'post_title' => 'Old tea', 'post_status' => 'publish' ] ),
				wp_insert_post( [ 'post_title' => 'Draft of tea', 'post_status' => 'draft' ] ),
				wp_insert_attachment( [ 'post_title' => 'Tea', 'post_mime_type' => 'image/png' ] ),
			];`
		);
	} );
	afterAll( () =>
		site.php( `foreach ( $args as $id ) { wp_delete_post( $id, true ); }`, [
			post,
			draft,
			file,
		] )
	);

	const needs = `require_once ABSPATH . 'wp-admin/includes/admin.php'; [ $post, $draft, $file ] = $args;`;

	/** Runs code while the reports are fresh. */
	const begin = async ( code: string ) =>
		expect(
			await freshAnd( `${ needs } ${ code }`, [ post, draft, file ] )
		).toEqual( KINDS );

	/** Runs code and returns which reports are still fresh. */
	const end = ( code = '' ) =>
		fresh( `${ needs } ${ code }`, [ post, draft, file ] );

	const php = ( code: string ) =>
		site.php( `${ needs } ${ code }`, [ post, draft, file ], 1 );

	/** The changes, how to revert them, and the reports that stay fresh. */
	const changes: Record<
		string,
		[ change: string, back: string, stay: string[] ]
	> = {
		'a post is saved': [
			`wp_update_post( [ 'ID' => $post, 'post_title' => 'New tea' ] );`,
			'',
			[],
		],
		'a post is trashed': [
			`wp_trash_post( $post );`,
			`wp_untrash_post( $post ); wp_publish_post( $post );`,
			[],
		],
		'a draft is published': [
			`wp_publish_post( $draft );`,
			`wp_update_post( [ 'ID' => $draft, 'post_status' => 'draft' ] );`,
			[],
		],
		'a post is taken back': [
			`wp_update_post( [ 'ID' => $post, 'post_status' => 'private' ] );`,
			`wp_update_post( [ 'ID' => $post, 'post_status' => 'publish' ] );`,
			[],
		],
		'a post is deleted': [
			`$id = wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'publish' ] ); wp_delete_post( $id, true );`,
			'',
			[],
		],
		'a post gets tags': [
			`wp_set_object_terms( $post, [ 'How-to' ], 'post_tag' );`,
			`wp_remove_object_terms( $post, [ 'How-to' ], 'post_tag' );`,
			[],
		],
		'a post gets a description': [
			`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $post ) ) )->write( [ 'description' => 'x' ] );`,
			`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $post ) ) )->write( [ 'description' => '' ] );`,
			[],
		],
		'a post gets an image': [
			`set_post_thumbnail( $post, get_posts( [ 'post_type' => 'attachment', 'order' => 'ASC' ] )[0]->ID );`,
			`delete_post_thumbnail( $post );`,
			[],
		],
		'a term is made': [
			`wp_insert_term( 'Pu-erh', 'category' );`,
			`wp_delete_term( get_term_by( 'name', 'Pu-erh', 'category' )->term_id, 'category' );`,
			[],
		],
		'a term gets a title': [
			`update_term_meta( get_term_by( 'slug', 'tea', 'category' )->term_id, '_pharos_title', 'x' );`,
			`delete_term_meta( get_term_by( 'slug', 'tea', 'category' )->term_id, '_pharos_title' );`,
			[],
		],
		'an author has another name': [
			`wp_update_user( [ 'ID' => 1, 'display_name' => 'X' ] );`,
			`wp_update_user( [ 'ID' => 1, 'display_name' => 'admin' ] );`,
			[],
		],
		'an image gets another text': [
			`update_post_meta( $file, '_wp_attachment_image_alt', 'A' );`,
			`delete_post_meta( $file, '_wp_attachment_image_alt' );`,
			[ 'other' ],
		],
		'a file is uploaded': [
			`wp_insert_attachment( [ 'post_title' => 'Uploaded tea', 'post_mime_type' => 'image/png' ] );`,
			`wp_delete_attachment( get_posts( [ 'post_type' => 'attachment', 'title' => 'Uploaded tea' ] )[0]->ID, true );`,
			[ 'other' ],
		],
		'a file is described': [
			`wp_update_post( [ 'ID' => $file, 'post_excerpt' => 'A' ] );`,
			'',
			[ 'other' ],
		],
		'a menu changes': [
			`$menu = wp_create_nav_menu( 'Test menu' ); wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'x', 'menu-item-url' => '/x', 'menu-item-status' => 'publish' ] );`,
			`wp_delete_nav_menu( 'Test menu' );`,
			[ 'settings' ],
		],
		'a template changes': [
			`wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'test-part', 'post_title' => 'x' ] );`,
			`wp_delete_post( get_posts( [ 'post_type' => 'wp_template_part', 'name' => 'test-part' ] )[0]->ID, true );`,
			[ 'settings' ],
		],
		'a widget changes': [
			`$GLOBALS['widgets'] = get_option( 'sidebars_widgets' ); update_option( 'sidebars_widgets', [ 'x' => [ 'text-1' ] ] + (array) get_option( 'sidebars_widgets' ) );`,
			`$all = get_option( 'sidebars_widgets' ); unset( $all['x'] ); update_option( 'sidebars_widgets', $all );`,
			[ 'settings' ],
		],
		'the theme is changed in the customizer': [
			`set_theme_mod( 'test', 'x' );`,
			`remove_theme_mod( 'test' );`,
			[],
		],
		'robots.txt changes': [
			`Pharos\\RobotsTxt\\RobotsTxt::save( 'User-agent: x' );`,
			`delete_option( 'pharos_robots_txt' );`,
			[ 'general', 'settings' ],
		],
		'an add-on says so': [
			`do_action( 'pharos_analysis_changed' );`,
			'',
			[],
		],
		'a plugin is updated': [
			`touch( WPMU_PLUGIN_DIR . '/analysis-add-on.php', time() + 5 );`,
			'',
			[],
		],
		'an add-on brings a check': [
			`update_option( 'test_analysis_checks', [ 'acme_new' => 'return null;' ] );`,
			'',
			[ 'general', 'other' ],
		],
	};
	for ( const [ option, value ] of Object.entries( {
		blogname: 'X',
		blogdescription: 'X',
		blog_public: '0',
		permalink_structure: '/%postname%/x/',
		show_on_front: 'page',
		page_on_front: '2',
		page_for_posts: '2',
		posts_per_page: '3',
		WPLANG: 'de_DE',
		site_icon: '101',
		stylesheet: 'another',
		sticky_posts: [ 1 ],
	} ) ) {
		changes[ `the option ${ option } changes` ] = [
			`update_option( 'test_before', [ wp_load_alloptions()['${ option }'] ?? null ] ); $GLOBALS['wpdb']->replace( $GLOBALS['wpdb']->options, [ 'option_name' => '${ option }', 'option_value' => maybe_serialize( json_decode( '${ JSON.stringify( value ) }', true ) ), 'autoload' => 'on' ] ); wp_cache_flush();`,
			`$before = get_option( 'test_before' )[0]; $before === null ? delete_option( '${ option }' ) : $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, [ 'option_value' => $before ], [ 'option_name' => '${ option }' ] ); wp_cache_flush(); delete_option( 'test_before' );`,
			[],
		];
	}

	test.each( Object.entries( changes ) )(
		'when %s',
		async ( _what, [ change, back, stay ] ) => {
			await begin( change );
			expect( await end( back ) ).toEqual( stay );
		}
	);

	test( 'when settings are saved, and true again when that is undone', async () => {
		await begin( '' );
		await save( { separator: '|' } );
		expect( await fresh() ).toEqual( [] );
		await site.resetSettings();
		expect( await fresh() ).toEqual( KINDS );
	} );

	test( 'when a plugin comes or goes', async () => {
		await begin( '' );
		await activate( 'query-counter' );
		expect( await fresh() ).toEqual( [] );
		await deactivate( 'query-counter' );
		expect( await fresh() ).toEqual( KINDS );
	} );

	test( 'for who reads another language', async () => {
		const language = ( locale: string ) =>
			site.php(
				`update_user_meta( get_user_by( 'login', 'admin' )->ID, 'locale', $args[0] );`,
				[ locale ]
			);
		const admin = await site.as( 'admin' );
		const said = async () => {
			const answer = await admin.fetch(
				'/wp-json/pharos/v1/checks/settings?_locale=user',
				{
					headers: {
						'X-WP-Nonce': admin.nonce,
						Accept: 'application/json',
					},
				}
			);
			const { data } = ( await answer.json() ) as CheckReport;
			return data.acme_language?.message;
		};
		await addOn( {
			acme_language: `return Pharos\\Analysis\\Result::passed( determine_locale() );`,
		} );
		expect( await said() ).toBe( 'en_US' );
		await language( 'ar' );
		expect( await said() ).toBe( 'ar' );
		await language( '' );
		expect( await said() ).toBe( 'en_US' );
		await addOn( {} );
	} );

	test( 'when our plugin was away', async () => {
		await begin( '' );
		await deactivate( 'pharos-seo' );
		await activate( 'pharos-seo' );
		expect( await fresh() ).toEqual( [] );
	} );

	test.each( [
		[ 'somebody reads a page', `wp_remote_get( home_url( '/about/' ) );` ],
		[
			'somebody comments',
			`wp_delete_comment( wp_insert_comment( [ 'comment_post_ID' => $post, 'comment_content' => 'x', 'comment_approved' => 1 ] ), true );`,
		],
		[
			'a draft is saved',
			`wp_update_post( [ 'ID' => $draft, 'post_content' => 'x' ] );`,
		],
		[
			'a draft is saved by itself',
			`wp_create_post_autosave( [ 'post_ID' => $post, 'post_title' => 'x', 'post_content' => 'x', 'post_type' => 'post' ] ); wp_delete_post( wp_get_post_autosave( $post )->ID, true );`,
		],
		[
			'somebody opens a post',
			`wp_set_post_lock( $post ); delete_post_meta( $post, '_edit_lock' );`,
		],
		[
			'visits are counted',
			`update_post_meta( $post, 'views', 2 ); delete_post_meta( $post, 'views' );`,
		],
		[
			'what plugins remember changes',
			`set_transient( 'test', 1, 9 ); delete_transient( 'test' ); update_option( 'test_visits', 2 ); delete_option( 'test_visits' );`,
		],
		[
			'a tag is renamed in a taxonomy that nobody sees',
			`register_taxonomy( 'secret', 'post', [ 'public' => false ] ); wp_delete_term( wp_insert_term( 'x', 'secret' )['term_id'], 'secret' );`,
		],
		[
			'a subscriber changes their name',
			`$id = get_user_by( 'login', 'subscriber' )->ID; wp_update_user( [ 'ID' => $id, 'display_name' => 'subscriber' ] );`,
		],
		[
			'a check is ignored',
			`Pharos\\Analysis\\IgnoreList::set( 'title', true );`,
		],
		[
			'what was checked while writing is kept',
			`update_post_meta( $post, '_pharos_checks', 'x' ); delete_post_meta( $post, '_pharos_checks' );`,
		],
	] )( 'not when %s', async ( _what, change ) => {
		await begin( change );
		expect( await end() ).toEqual( KINDS );
	} );

	test( 'when a post changes while the run is on its way', async () => {
		await forget();
		await addOn( { acme_waits: WAITS } );
		const first = report( 'settings' );
		await untilItWaits();
		await php(
			`wp_update_post( [ 'ID' => $post, 'post_title' => 'Newer tea' ] );`
		);
		letItEnd();
		expect( ( await first ).body.checked_at ).not.toBeNull();
		expect( await fresh() ).toEqual( [] );
	} );

	test( 'and a new one is generated on request', async () => {
		await site.option( 'test_analysis_runs', null );
		await addOn( { acme_runs: COUNTS } );
		const says = async () =>
			( await report( 'settings' ) ).body.data.acme_runs?.message;
		expect( await says() ).toBe( 'Run 1' );
		await php(
			`wp_update_post( [ 'ID' => $post, 'post_title' => 'Newer tea' ] );`
		);
		expect( await says() ).toBe( 'Run 2' );
		expect( await says() ).toBe( 'Run 2' );
	} );

	test( 'at the price of one query to ask, and one to write the first time', async () => {
		await begin( '' );
		const cost = () =>
			php(
				`global $wpdb;
				foreach ( range( 1, 5 ) as $i ) { wp_update_post( [ 'ID' => $post, 'post_title' => "Tea $i" ] ); }
				$before = $wpdb->num_queries;
				Pharos\\Analysis\\ReportChanges::note();
				return $wpdb->num_queries - $before;`
			);
		expect( await cost() ).toBe( 2 );
		expect( await cost() ).toBe( 1 );
	} );
} );

describe( 'With an object cache', () => {
	test( 'a request that began before a run still makes its report old', async () => {
		// A request that has read all options while there was no report.
		await forget();
		const stays = await site.php(
			`$before = wp_load_alloptions();
			// and a run of somebody else since;
			$settings = new Pharos\\Settings\\Settings();
			( new Pharos\\Analysis\\Reports( $settings, new Pharos\\Template\\Variables( $settings ) ) )->latest( 'settings', home_url( '/' ), true );
			wp_cache_set( 'alloptions', $before, 'options' );
			// when it changes a post,
			Pharos\\Analysis\\ReportChanges::content();
			Pharos\\Analysis\\ReportChanges::note();
			// then the report is old, whatever its own copy says.
			return ( new Pharos\\Analysis\\ReportStore( 'pharos_analysis' ) )->read()['pharos_analysis']['seen'];`
		);
		expect( stays ).toEqual( [] );
	} );
} );
