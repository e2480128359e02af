/** A migration as an administrator runs it: found data, written data, kept data, and the report. */
import {
	calls,
	found,
	load,
	migrate,
	type Found,
} from '../integration/support/migration';
import { withOwnSite } from '../integration/support/own-site';

const own = withOwnSite();

interface Loss {
	kind: string;
	id: number;
	label: string;
	what: string;
	text: string;
	field: string;
	value: string;
}

interface Report {
	data: {
		sources: {
			slug: string;
			started: string | null;
			settings: string | null;
			completed: string | null;
			counts: Record< string, Record< string, number > >;
			losses: { what: string; text: string; count: number }[];
		}[];
		losses: Loss[];
		total: number;
		pages: number;
	};
}

beforeAll( async () => {
	await load( own.site, 'yoast' );
}, 120_000 );

/** All data of Pharos: settings and metadata of objects. */
const ours = () =>
	own.site.php< { settings: Record< string, unknown >; rows: string[][] } >( `
		global $wpdb;
		$rows = [];
		foreach ( [ 'post', 'term', 'user' ] as $kind ) {
			$table = _get_meta_table( $kind );
			foreach ( $wpdb->get_results( "SELECT * FROM $table WHERE meta_key LIKE '\\\\_pharos\\\\_%' ORDER BY {$kind}_id, meta_key", ARRAY_A ) as $row ) {
				$rows[] = [ $kind, $row["{$kind}_id"], $row['meta_key'], $row['meta_value'] ];
			}
		}
		return [ 'settings' => ( new Pharos\\Settings\\Settings() )->all(), 'rows' => $rows ];` );

/** All data of the source plugin. */
const theirs = () =>
	own.site.php< string >( `
		global $wpdb;
		$all = [ $wpdb->get_results( "SELECT * FROM $wpdb->posts ORDER BY ID" ) ];
		foreach ( [ 'post', 'term', 'user' ] as $kind ) {
			$table = _get_meta_table( $kind );
			$all[] = $wpdb->get_results( "SELECT {$kind}_id, meta_key, meta_value FROM $table WHERE meta_key NOT LIKE '\\\\_pharos\\\\_%' AND meta_key <> 'session_tokens' ORDER BY {$kind}_id, meta_key, meta_value" );
		}
		$all[] = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'wpseo%' ORDER BY option_name" );
		return md5( serialize( $all ) );` );

const row = async ( kind: string, id: number, field: string ) =>
	( await ours() ).rows.find(
		( [ of, object, key ] ) =>
			of === kind &&
			Number( object ) === id &&
			key === `_pharos_${ field }`
	)?.[ 3 ];

const meta = ( id: number, field: string, value: string ) =>
	own.site.php(
		`$args['value'] === '' ? delete_post_meta( $args['id'], $args['key'] ) : update_post_meta( $args['id'], $args['key'], wp_slash( $args['value'] ) );`,
		{ id, key: `_pharos_${ field }`, value }
	);

const report = async ( query = '' ) => {
	const call = await calls( own.site );
	return ( await call< Report >( 'GET', `/migrated-data${ query }` ) ).body
		.data;
};

test( 'Before anything, the plugin is found by its data, although it is deleted', async () => {
	const call = await calls( own.site );
	const { body } = await call( 'GET', '/migrate/plugins' );
	expect( body.data ).toEqual( [
		{
			slug: 'yoast',
			name: 'Yoast SEO',
			active: false,
			installed: false,
			counts: { posts: 24, terms: 6, authors: 2 },
			migrated: false,
			begun: null,
			network: false,
			network_url: '',
		},
	] );
	expect( await report() ).toEqual( {
		sources: [],
		losses: [],
		total: 0,
		pages: 0,
	} );
} );

test( 'What there is to migrate comes by type and taxonomy, page by page', async () => {
	const call = await calls( own.site );
	const { body } = await call< Found >(
		'GET',
		'/migrate/terms?plugin_slug=yoast&page=1'
	);
	expect( body ).toMatchObject( {
		success: true,
		data: {
			category: { count: 3, title: 'Categories', term_ids: [ 2, 5, 6 ] },
			post_tag: { count: 2, title: 'Tags', term_ids: [ 8, 10 ] },
			cuisine: { count: 1, title: 'Cuisines', term_ids: [ 11 ] },
		},
		pagination: { current_page: 1, total_pages: 1 },
	} );
	const posts = await found( call, 'yoast', 'posts' );
	expect( Object.keys( posts ).sort() ).toEqual( [
		'internal_note',
		'page',
		'post',
		'recipe',
	] );
	// Analysis results alone, and empty rows, don't count as data.
	expect( posts.post ).not.toContain( 110 );
	expect( posts.post ).not.toContain( 111 );
	expect( posts.post ).toContain( 113 );
} );

test( 'A site of millions has pages that need no look at those before', async () => {
	const pages = await own.site.php< number[][] >( `
		global $wpdb;
		$id = 25000;
		$wpdb->insert( $wpdb->posts, [ 'ID' => $id, 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Far', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ] );
		$wpdb->insert( $wpdb->postmeta, [ 'post_id' => $id, 'meta_key' => '_yoast_wpseo_title', 'meta_value' => 'Far' ] );
		$found = new Pharos\\Migration\\ObjectPages( Pharos\\Migration\\Sources::get( 'yoast' ) );
		$pages = array_map( static fn( $page ) => array_slice( $found->page( 'post', $page )['post'] ?? [], -1 ), range( 1, $found->pages( 'post' ) ) );
		wp_delete_post( $id, true );
		return $pages;` );
	// Other test files may have left higher ids: the last pages are empty.
	expect( pages.slice( 0, 3 ) ).toEqual( [ [ 116 ], [], [ 25000 ] ] );
	expect( pages.slice( 3 ).flat() ).toEqual( [] );
} );

test( 'How many there are is about right on large sites, without looking at all of them', async () => {
	const [ many, queries, few ] = await own.site.php<
		[ number, number, number ]
	>( `
		global $wpdb;
		$count = static function ( $key ) {
			return ( new Pharos\\Migration\\MetaIds( 'post', [ $key ] ) )->count();
		};
		for ( $from = 100000; $from < 130000; $from += 3000 ) {
			$rows = array_map( static fn( $id ) => "($id, 'x_tea', 'T'), ($id, 'x_tea', 'again')", range( $from, $from + 2999, 3 ) );
			$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ', ', $rows ) );
		}
		$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES (100001, 'x_rare', 'T'), (100001, 'x_rare', 'T'), (129001, 'x_rare', 'T')" );
		$before = get_num_queries();
		$many = $count( 'x_tea' );
		$queries = get_num_queries() - $before;
		$few = $count( 'x_rare' );
		$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_key IN ( 'x_tea', 'x_rare' )" );
		return [ $many, $queries, $few ];` );
	expect( many ).toBeGreaterThan( 8000 );
	expect( many ).toBeLessThan( 12000 );
	expect( queries ).toBeLessThan( 60 );
	expect( few ).toBe( 2 );
} );

describe( 'After a migration', () => {
	let before: string;

	beforeAll( async () => {
		before = await theirs();
		await migrate( own.site, 'yoast' );
	}, 120_000 );

	test( 'nothing of the other plugin has changed', async () => {
		expect( await theirs() ).toBe( before );
	} );

	test( 'drafts and private posts have their data, too', async () => {
		expect( await row( 'post', 113, 'title' ) ).toBe(
			'Draft SEO title %separator% %site_name%'
		);
		expect( await row( 'post', 113, 'noindex' ) ).toBe( 'yes' );
		expect( await row( 'post', 114, 'description' ) ).toBe(
			'Private SEO description.'
		);
	} );

	test( 'what is known about images is known at once', async () => {
		expect( await row( 'post', 101, 'images' ) ).toContain( 'share.jpg' );
	} );

	test( 'authors have theirs', async () => {
		expect( await row( 'user', 1, 'noindex' ) ).toBe( 'yes' );
		expect( await row( 'user', 2, 'title' ) ).toBe(
			'Jonas writes %separator% %site_name%'
		);
	} );

	test( 'a second one changes nothing', async () => {
		const first = await ours();
		await migrate( own.site, 'yoast' );
		expect( await ours() ).toEqual( first );
	} );

	test( 'it is told what was migrated, and what was not and why', async () => {
		const { sources, losses, total } = await report();
		expect( sources ).toEqual( [
			expect.objectContaining( {
				slug: 'yoast',
				started: expect.any( String ),
				settings: expect.any( String ),
				completed: expect.any( String ),
				counts: expect.objectContaining( {
					terms: { category: 3, post_tag: 1, cuisine: 1 },
					authors: { author: 2 },
				} ),
			} ),
		] );
		expect( sources[ 0 ]?.losses ).toContainEqual( {
			what: 'breadcrumb_title',
			text: 'Breadcrumb titles aren’t migrated.',
			count: 1,
		} );
		expect( total ).toBe( losses.length );
		const one = await report( '?what=breadcrumb_title' );
		expect( one.losses ).toEqual( [
			expect.objectContaining( {
				kind: 'post',
				id: 112,
				label: 'Written by an older version',
				what: 'breadcrumb_title',
				value: 'Crumb',
			} ),
		] );
		// Every code has a message.
		expect( losses.filter( ( { text } ) => text === '' ) ).toEqual( [] );
	} );

	test( 'what a person has entered since stays, unless it is to be overwritten', async () => {
		const call = await calls( own.site );
		const post = { plugin_slug: 'yoast', post_ids: [ 101 ] };
		const theirTitle = await row( 'post', 101, 'title' );
		await meta( 101, 'title', 'Mine' );
		await meta( 101, 'description', '' );
		await call( 'POST', '/migrate/posts', post );
		expect( await row( 'post', 101, 'title' ) ).toBe( 'Mine' );
		expect( await row( 'post', 101, 'description' ) ).toBeUndefined();
		const { losses } = await report( '?what=kept' );
		expect( losses.map( ( { field } ) => field ).sort() ).toEqual( [
			'description',
			'title',
		] );
		await call( 'POST', '/migrate/posts', { ...post, overwrite: true } );
		expect( await row( 'post', 101, 'title' ) ).toBe( theirTitle );
		expect( ( await report( '?what=kept' ) ).losses ).toEqual( [] );
	} );

	test( 'what a person had entered before stays theirs, although the other plugin says the same', async () => {
		const call = await calls( own.site );
		const post = { plugin_slug: 'yoast', post_ids: [ 101 ] };
		const set = ( value: string ) =>
			own.site.php(
				`$old = get_post_meta( 101, '_yoast_wpseo_title', true );
				update_post_meta( 101, '_yoast_wpseo_title', $args['value'] );
				return $old;`,
				{ value }
			) as Promise< string >;
		const theirTitle = ( await row( 'post', 101, 'title' ) ) ?? '';
		await meta( 101, 'title', 'Tea for two' );
		const old = await set( 'Tea for two' );
		await call( 'POST', '/migrate/posts', post );
		await set( 'Tea for three' );
		await call( 'POST', '/migrate/posts', post );
		const now = await row( 'post', 101, 'title' );
		await set( old );
		await meta( 101, 'title', theirTitle );
		await call( 'POST', '/migrate/posts', post );
		expect( now ).toBe( 'Tea for two' );
	} );

	test( 'so do settings, entry by entry', async () => {
		const call = await calls( own.site );
		const settings = { plugin_slug: 'yoast', cleanup: false };
		const { settings: now } = await ours();
		const templates = structuredClone( now.templates ) as Record<
			string,
			Record< string, Record< string, string > >
		>;
		templates.post_types!.recipe!.title = 'My recipes';
		await call( 'POST', '/admin-settings', {
			data: { separator: '~', templates },
		} );
		await call( 'POST', '/migrate/global-settings', settings );
		expect( ( await ours() ).settings ).toMatchObject( {
			separator: '~',
			templates,
		} );
		await call( 'POST', '/migrate/global-settings', {
			...settings,
			overwrite: true,
		} );
		expect( ( await ours() ).settings ).toEqual( now );
	} );

	test( 'what the other plugin says now instead is written by the next one', async () => {
		const call = await calls( own.site );
		const set = ( value: string | null ) =>
			own.site.php(
				`$args['value'] === null ? delete_post_meta( 119, '_yoast_wpseo_metadesc' ) : update_post_meta( 119, '_yoast_wpseo_metadesc', $args['value'] );`,
				{ value }
			);
		const run = () =>
			call( 'POST', '/migrate/posts', {
				plugin_slug: 'yoast',
				post_ids: [ 119 ],
			} );
		await set( 'Who we are now.' );
		await run();
		expect( await row( 'post', 119, 'description' ) ).toBe(
			'Who we are now.'
		);
		await set( null );
		await run();
		expect( await row( 'post', 119, 'description' ) ).toBeUndefined();
		await set( 'Who we are.' );
		await run();
		expect( await row( 'post', 119, 'description' ) ).toBe( 'Who we are.' );
	} );

	test( 'an item that is gone or can’t be read is skipped and told, and stops no other', async () => {
		const call = await calls( own.site );
		await own.site.php(
			`update_post_meta( 120, '_yoast_wpseo_title', 'Contact us' );`
		);
		const { body } = await call( 'POST', '/migrate/posts', {
			plugin_slug: 'yoast',
			post_ids: [ 999999, 120, 121 ],
		} );
		expect( body.data ).toEqual( {
			results: { 999999: 'skipped', 120: 'migrated', 121: 'nothing' },
		} );
		expect( ( await report( '?what=gone' ) ).losses ).toEqual( [
			expect.objectContaining( {
				id: 999999,
				text: 'This no longer exists.',
			} ),
		] );
	} );

	test( 'our own data can be put back as they were', async () => {
		const call = await calls( own.site );
		const list = async () =>
			(
				await call< {
					data: {
						backups: {
							id: string;
							time: string;
							source: string;
							name: string;
						}[];
						objects: number;
					};
				} >( 'GET', '/migrate/backups' )
			).body.data;
		// A value entered by the user, deleted because the source plugin no longer has one.
		await meta( 119, 'description', 'By hand' );
		await own.site.php(
			`delete_post_meta( 119, '_yoast_wpseo_metadesc' );`
		);
		await call( 'POST', '/migrate/posts', {
			plugin_slug: 'yoast',
			post_ids: [ 119 ],
			overwrite: true,
		} );
		expect( await row( 'post', 119, 'description' ) ).toBeUndefined();
		const { backups, objects } = await list();
		expect( objects ).toBeGreaterThan( 20 );
		expect( backups.at( -1 ) ).toEqual( {
			id: expect.stringMatching( /^[0-9a-f]{8}$/ ),
			time: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
			source: 'yoast',
			name: 'Yoast SEO',
		} );
		const { body } = await call( 'POST', '/migrate/restore', {
			id: backups.at( -1 )?.id,
		} );
		expect( body ).toEqual( {
			success: true,
			message: 'Everything was restored.',
			data: { left: 0 },
		} );
		expect( await list() ).toMatchObject( {
			backups: expect.arrayContaining( [
				expect.objectContaining( { source: '' } ),
				backups.at( -1 ),
			] ),
			objects: 0,
		} );
		const admin = await own.site.as( 'admin' );
		expect(
			await admin.rest( 'POST', '/pharos/v1/migrate/restore', {
				id: 'never',
			} )
		).toMatchObject( { status: 404 } );
		expect(
			await own.site.rest( 'GET', '/pharos/v1/migrate/backups' )
		).toMatchObject( { status: 401 } );
		const { settings, rows } = await ours();
		// The restored values are those before they were overwritten on request.
		expect( rows ).toEqual( [
			[ 'post', '101', '_pharos_title', 'Mine' ],
			[ 'post', '119', '_pharos_description', 'By hand' ],
		] );
		expect( settings ).toMatchObject( {
			separator: '-',
			page_title: '%title% - %site_name%',
			templates: {},
			no_index: [ 'search' ],
			social_profiles: {},
		} );
	} );
} );

describe( 'Somebody', () => {
	test( 'for an unknown plugin returns an error', async () => {
		const admin = await own.site.as( 'admin' );
		for ( const [ method, path, body ] of [
			[ 'GET', '/migrate/posts?plugin_slug=nobody', undefined ],
			[ 'POST', '/migrate/global-settings', { plugin_slug: 'nobody' } ],
			[
				'POST',
				'/migrate/posts',
				{ plugin_slug: 'nobody', post_ids: [ 1 ] },
			],
		] as const ) {
			const answer = await admin.rest(
				method,
				`/pharos/v1${ path }`,
				body
			);
			expect( answer ).toMatchObject( {
				status: 404,
				body: { success: false, code: 'pharos_unknown_source' },
			} );
		}
	} );

	test( 'who asks for a page that no site can have is told so', async () => {
		const admin = await own.site.as( 'admin' );
		for ( const path of [
			'/migrate/posts?plugin_slug=yoast',
			'/migrate/parity?plugin_slug=yoast&step=after',
			'/migrated-data?what=',
		] ) {
			const { status } = await admin.rest(
				'GET',
				`/pharos/v1${ path }&page=9223372036854775807`
			);
			expect( [ path, status ] ).toEqual( [ path, 400 ] );
		}
	} );

	test( 'whose backups are damaged has those that can be read', async () => {
		const call = await calls( own.site );
		const list = async () =>
			( await call( 'GET', '/migrate/backups' ) ).body.data;
		const all = await list();
		await own.site.php( `
			$option = Pharos\\Migration\\Backup::OPTION;
			update_option( $option, [ 'x', [ 'id' => 'x' ], ...(array) get_option( $option ) ] );` );
		expect( await list() ).toEqual( all );
	} );

	test( 'who has switched migration off has no such routes', async () => {
		const call = await calls( own.site );
		const admin = await own.site.as( 'admin' );
		await call( 'POST', '/admin-settings', {
			data: { enable_migration: false },
		} );
		const { status } = await admin.rest(
			'GET',
			'/pharos/v1/migrate/plugins'
		);
		await call( 'POST', '/admin-settings', {
			data: { enable_migration: true },
		} );
		expect( status ).toBe( 404 );
	} );
} );

test( 'A plugin whose options are gone is found by what its posts have', async () => {
	const has = await own.site.php< boolean[] >( `
		$options = array_map( 'get_option', $names = [ 'wpseo_titles' => 'wpseo_titles', 'wpseo_social' => 'wpseo_social', 'wpseo' => 'wpseo' ] );
		array_map( 'delete_option', $names );
		$has = [
			Pharos\\Migration\\Sources::get( 'yoast' )->has_data(),
			Pharos\\Migration\\Sources::get( 'rankmath' )->has_data(),
		];
		array_map( 'update_option', $names, $options );
		return $has;` );
	expect( has ).toEqual( [ true, false ] );
} );

test( 'The other plugin is named first while it is active, and can be switched off', async () => {
	const call = await calls( own.site );
	await own.site.php( `
		$folder = WP_PLUGIN_DIR . '/wordpress-seo';
		wp_mkdir_p( $folder );
		file_put_contents( "$folder/wp-seo.php", "<?php\n/* Plugin Name: Stands for Yoast SEO */\nadd_action( 'init', static fn() => \\$GLOBALS['wp_rewrite']->author_base = 'writer' );" );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_clean_plugins_cache();
		activate_plugin( 'wordpress-seo/wp-seo.php' );
		update_option( 'rank-math-options-titles', [ 'title_separator' => '|' ] );` );
	const list = async () =>
		( await call< { data: object[] } >( 'GET', '/migrate/plugins' ) ).body
			.data;
	expect( await list() ).toMatchObject( [
		{ slug: 'yoast', active: true, installed: true },
		{ slug: 'rankmath', active: false, installed: false },
	] );
	const hasItsUrls = async () => {
		await own.site.get( '/' );
		const rules = await own.site.option< object >( 'rewrite_rules' );
		return Object.keys( rules ).some( ( rule ) =>
			rule.startsWith( 'writer/' )
		);
	};
	await own.site.option( 'rewrite_rules', null );
	expect( await hasItsUrls() ).toBe( true );
	const { body } = await call( 'POST', '/migrate/deactivate-plugin', {
		plugin_slug: 'yoast',
	} );
	expect( body.message ).toBe( 'Plugin deactivated successfully' );
	// The URLs that the source plugin had added no longer exist.
	expect( await hasItsUrls() ).toBe( false );
	expect( await list() ).toMatchObject( [
		{ slug: 'yoast', active: false, installed: true },
		{ slug: 'rankmath' },
	] );
	await own.site.php( `delete_option( 'rank-math-options-titles' );` );
} );

test( 'On one site of a network, a plugin of the whole network stays active', async () => {
	const answers = await own.site.php< {
		status: number;
		code: string;
		plugin: object;
		written: string[][];
	} >(
		`$file = 'wordpress-seo/wp-seo.php';
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( $file );
		// WordPress answers no on a site without a network.
		eval( 'namespace Pharos\\Migration; function is_plugin_active_for_network( string $file ): bool { return true; }' );
		add_filter( 'user_has_cap', static fn( $all ) => [ 'manage_network_plugins' => true ] + $all );
		$written = [];
		add_filter( 'pre_update_option_active_plugins', static function ( $new, $old ) use ( &$written ) {
			$written[] = $new;
			return $old;
		}, 10, 2 );
		$request = new WP_REST_Request( 'POST', '/pharos/v1/migrate/deactivate-plugin' );
		$request->set_param( 'plugin_slug', 'yoast' );
		$answer = rest_do_request( $request );
		$list = rest_do_request( new WP_REST_Request( 'GET', '/pharos/v1/migrate/plugins' ) )->get_data()['data'];
		return [
			'status' => $answer->get_status(),
			'code' => $answer->get_data()['code'],
			'plugin' => array_column( $list, null, 'slug' )['yoast'],
			'written' => $written,
		];`,
		{},
		1
	);
	expect( answers ).toEqual( {
		status: 403,
		code: 'pharos_network_active',
		plugin: expect.objectContaining( {
			active: true,
			network: true,
			network_url: expect.stringMatching( /plugins\.php$/ ),
		} ),
		written: [],
	} );
	await own.site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( 'wordpress-seo/wp-seo.php' );` );
} );

test( 'A migration that was begun is told until it has run to its end, and so is what was left out', async () => {
	const call = await calls( own.site );
	const yoast = async () =>
		(
			await call< { data: { slug: string; begun: string | null }[] } >(
				'GET',
				'/migrate/plugins'
			)
		).body.data.find( ( { slug } ) => slug === 'yoast' );
	const body = { plugin_slug: 'yoast' };
	const { body: settings } = await call< { data: object } >(
		'POST',
		'/migrate/global-settings',
		body
	);
	expect( settings.data ).toMatchObject( { skipped: 0 } );
	expect( await yoast() ).toMatchObject( {
		begun: expect.stringMatching( /^\d{4}-\d\d-\d\dT/ ),
	} );
	await call( 'POST', '/migration-completed', {
		...body,
		post_ids: [ 101 ],
		term_ids: [ 5 ],
	} );
	expect( await yoast() ).toMatchObject( { begun: null } );
	const skipped = async () =>
		( await report( '?plugin_slug=yoast&what=skipped' ) ).losses.map(
			( { kind, id, label, text } ) => [ kind, id, label !== '', text ]
		);
	const text = 'It couldn’t be migrated because of an error.';
	expect( await skipped() ).toEqual( [
		[ 'term', 5, true, text ],
		[ 'post', 101, true, text ],
	] );
	// It is tried again, and works.
	await call( 'POST', '/migrate/posts', { ...body, post_ids: [ 101 ] } );
	await call( 'POST', '/migrate/terms', { ...body, term_ids: [ 5 ] } );
	expect( await skipped() ).toEqual( [] );
} );

test( 'An add-on brings a source of its own', async () => {
	const migrated = await own.site.php< object >( `
		final class AcmeSource implements Pharos\\Migration\\Source {
			public function slug(): string { return 'acme'; }
			public function name(): string { return 'Acme SEO'; }
			public function plugins(): array { return [ 'acme-seo/acme-seo.php' ]; }
			public function has_data(): bool { return true; }
			public function settings(): Pharos\\Migration\\MappedData {
				$mapped = new Pharos\\Migration\\MappedData();
				$mapped->set( 'separator', '~' );
				return $mapped;
			}
			public function post( WP_Post $post ): Pharos\\Migration\\MappedData {
				$mapped = new Pharos\\Migration\\MappedData();
				$mapped->set( 'title', get_post_meta( $post->ID, 'acme_title', true ) );
				$mapped->lose( 'acme_stars', '5', '', 'Stars are not carried over.' );
				return $mapped;
			}
			public function term( WP_Term $term ): Pharos\\Migration\\MappedData { return new Pharos\\Migration\\MappedData(); }
			public function author( WP_User $user ): Pharos\\Migration\\MappedData { return new Pharos\\Migration\\MappedData(); }
			public function ids( string $kind ): Pharos\\Migration\\Ids { return new Pharos\\Migration\\MetaIds( $kind, [ 'acme_title' ] ); }
			public function preload( string $kind, array $ids ): void {}
		}
		add_filter( 'pharos_migration_sources', static fn( $sources ) => $sources + [ 'acme' => static fn() => new AcmeSource() ] );
		update_post_meta( 122, 'acme_title', 'By Acme' );
		$source = Pharos\\Migration\\Sources::get( 'acme' );
		$found = ( new Pharos\\Migration\\ObjectPages( $source ) )->page( 'post', 1 );
		( new Pharos\\Migration\\Objects( Pharos\\Migration\\Sources::get( 'yoast' ) ) )->migrate( 'post', $found['page'] );
		$objects = new Pharos\\Migration\\Objects( $source );
		$objects->migrate( 'post', $found['page'] );
		$again = $objects->migrate( 'post', $found['page'] );
		delete_post_meta( 122, 'acme_title' );
		return [
			'found' => $found,
			'title' => get_post_meta( 122, '_pharos_title', true ),
			'canonical' => get_post_meta( 122, '_pharos_canonical', true ),
			'again' => $again,
			'losses' => Pharos\\Migration\\Report::data( 'acme', '', 1 )['losses'][0]['text'],
		];` );
	expect( migrated ).toEqual( {
		found: { page: [ 122 ] },
		title: 'By Acme',
		// Values of an earlier source plugin that this one doesn't have stay.
		canonical: '/services/',
		again: { 122: 'nothing' },
		losses: 'Stars are not carried over.',
	} );
} );
