/** Before and after a migration: the tags of the same front-end pages, and the preview. */
import type {
	ParityPage,
	ParityProgress,
	ParityReport,
	ParityStep,
} from '../../store/migration/types';
import cases from '../fixtures/parity.json';
import { calls, same } from './support/migration';
import { withOwnSite } from './support/own-site';

const own = withOwnSite();

type Answer< Data > = { success: boolean; data: Data };

const switchPlugin = ( slug: string, how: string ) =>
	own.site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$args['how']( "{$args['slug']}/{$args['slug']}.php" );
		delete_option( 'rewrite_rules' );`,
		{ slug, how }
	);

const read = async ( step: ParityStep, restart = false ) => {
	const call = await calls( own.site );
	return (
		await call< Answer< ParityProgress > >( 'POST', '/migrate/parity', {
			plugin_slug: 'tea',
			step,
			restart,
		} )
	).body.data;
};

/** Reads all pages as the application does. */
const readAll = async ( step: ParityStep ) => {
	let progress = await read( step, true );
	while ( progress.done < progress.total && progress.problem === '' ) {
		progress = await read( step );
	}
	return progress;
};

const report = async ( step: 'after' | 'preview', page = 1 ) => {
	const call = await calls( own.site );
	return (
		await call< Answer< ParityReport > >(
			'GET',
			`/migrate/parity?plugin_slug=tea&step=${ step }&page=${ page }`
		)
	).body.data;
};

const everyPage = async ( step: 'after' | 'preview' ) => {
	const pages: ParityPage[] = [];
	const { total } = await report( step );
	for ( let page = 1; pages.length < total; page++ ) {
		pages.push( ...( await report( step, page ) ).pages );
	}
	return pages;
};

const tagOf = ( page: ParityPage | undefined, name: string ) =>
	page?.tags.find( ( { tag } ) => tag === name );

/** The ids of the posts below, by name. */
let ids: Record< string, number >;

beforeAll( async () => {
	await switchPlugin( 'tea-source', 'activate_plugin' );
	await switchPlugin( 'tea-seo', 'activate_plugin' );
	ids = await own.site.php( `
		update_option( 'tea_seo', [ 'title' => '{name} {stars} | {site}', 'card' => 'player' ] );
		$ids = [];
		$posts = [
			'green' => [ '_tea_title' => 'Green tea', '_tea_description' => 'All of green tea.' ],
			'hidden' => [ '_tea_noindex' => '1', '_tea_title' => 'Hidden tea' ],
			'broken' => [ 'tea_broken' => '1', '_tea_title' => 'Broken tea' ],
			'stars' => [ '_tea_title' => 'Tea {stars} and more' ],
		];
		foreach ( $posts as $name => $meta ) {
			$ids[ $name ] = wp_insert_post( [ 'post_title' => $name, 'post_status' => 'publish', 'post_content' => 'Text.', 'meta_input' => $meta ] );
		}
		wp_update_post( [ 'ID' => $ids['green'], 'post_author' => 1 ] );
		$ids['draft'] = wp_insert_post( [ 'post_title' => 'draft', 'meta_input' => [ '_tea_title' => 'Draft' ] ] );
		return $ids;` );
}, 120_000 );

test.each( Object.entries( cases ) )(
	'%s is told apart by the report as by the tests of the sources',
	async ( _, [ tag, before, after, expected ] ) => {
		const [ old, now ] = [ before, after ].map( ( text ) =>
			typeof text === 'string'
				? text.replace( '{home}', own.site.url )
				: null
		) as [ string | null, string | null ];
		expect( same( String( tag ), old, now, own.site.url ) ).toBe(
			expected
		);
		expect(
			await own.site.php(
				`return Pharos\\Migration\\Parity\\Comparison::same( ...$args );`,
				[ tag, old, now ]
			)
		).toBe( expected );
	}
);

test( 'What robots are told is compared as they understand it, and X reads Open Graph', async () => {
	const compared = await own.site.php( `
		return Pharos\\Migration\\Parity\\Comparison::compare(
			[ 'robots' => 'follow, INDEX, max-snippet:-1', 'og:title' => 'A', 'og:image' => 'https://secure.gravatar.com/avatar/1' ],
			[ 'robots' => 'max-image-preview:large', 'og:title' => 'A', 'twitter:title' => 'B', 'canonical' => 'https://a.test/', 'og:url' => 'https://a.test/' ]
		);` );
	expect( compared ).toEqual( {
		robots: { before: 'index', after: 'index', same: true },
		'og:title': { before: 'A', after: 'A', same: true },
		'twitter:title': { before: 'A', after: 'B', same: false },
	} );
} );

test( 'A page is read as a browser reads it', async () => {
	const html = `<html><head><!-- <title>No</title> --><title>Tea &amp; more</title>
		<noscript><meta name="description" content="No"></noscript>
		<meta content="Say &quot;tea&quot;" name='Description'><meta property="og:title" content="One"><meta property="og:title" content="Two">
		<link rel="alternate canonical" href="/tea/"><meta name="robots" content="noindex"><meta name="robots" content="nofollow">
		<script type="application/ld+json">{"@type":"FAQPage"}</script><script type="application/ld+json">[{"@type":["B","A"]},{"x":1}]</script>
		<script type="application/ld+json">{broken</script></head><body><svg><title>No</title></svg><title>Late</title></body></html>`;
	expect(
		await own.site.php(
			`return Pharos\\Migration\\Parity\\HtmlPage::tags( $args[0] );`,
			[ html ]
		)
	).toEqual( {
		title: 'Tea & more',
		description: 'Say "tea"',
		'og:title': 'One',
		canonical: '/tea/',
		robots: 'noindex, nofollow',
		jsonld: 'A, B, FAQPage',
	} );
} );

describe( 'While the other plugin is active', () => {
	test( 'there is nothing yet, and after is too early', async () => {
		expect( await report( 'after' ) ).toMatchObject( {
			before: null,
			after: null,
			total: 0,
			pages: [],
		} );
		expect( await read( 'after' ) ).toEqual( {
			step: 'after',
			done: 0,
			total: 0,
			problem:
				'Tea SEO is still active, so the front end has its output.',
		} );
	} );

	test( 'a site that can’t reach itself, lies elsewhere, or has a password, says so', async () => {
		const problem = ( code: string ) =>
			own.site.php< string >( `${ code }
				$steps = new Pharos\\Migration\\Parity\\Steps( new Pharos\\Settings\\Settings(), Pharos\\Migration\\Sources::get( 'tea' ) );
				return $steps->run( 'before', 2 )['problem'];` );
		expect(
			await problem(
				`add_filter( 'pre_http_request', static fn() => new WP_Error( 'http', 'Connection refused' ) );`
			)
		).toBe(
			'The site can’t request its own pages. The request failed: Connection refused'
		);
		expect(
			await problem(
				`add_filter( 'pre_http_request', static fn() => [ 'response' => [ 'code' => 302 ], 'headers' => [ 'location' => 'https://soon.example/?from=here' ], 'body' => '' ] );`
			)
		).toBe(
			'The site can’t request its own pages. The page redirects to https://soon.example/?from=here.'
		);
		await own.site.option( 'tea_locked', 'secret' );
		expect( await problem( '' ) ).toBe(
			'The site can’t request its own pages. The page returns status 401 instead of 200.'
		);
		// The credentials of the user's HTTP authentication are sent along.
		expect(
			await problem(
				`$_SERVER['PHP_AUTH_USER'] = 'me'; $_SERVER['PHP_AUTH_PW'] = 'secret';`
			)
		).toBe( '' );
		await own.site.option( 'tea_locked', null );
	} );

	test( 'some pages of every kind are read, drafts left out', async () => {
		const { done, total, problem } = await readAll( 'before' );
		expect( problem ).toBe( '' );
		expect( done ).toBe( total );
		expect( total ).toBeGreaterThan( 10 );
		expect( total ).toBeLessThanOrEqual( 42 );
		const pages = await everyPage( 'preview' );
		const kinds = pages.map( ( { kind, type } ) =>
			[ kind, type ].join( ' ' ).trim()
		);
		expect( [ ...new Set( kinds ) ].sort() ).toEqual( [
			'archive',
			'author',
			'home',
			'other',
			'post page',
			'post post',
			'term category',
			'term post_tag',
		] );
		const found = pages.map( ( { id } ) => id );
		expect( found ).toEqual(
			expect.arrayContaining( [ ids.green, ids.hidden, ids.stars ] )
		);
		expect( found ).not.toContain( ids.draft );
		expect( new Set( pages.map( ( { url } ) => url ) ).size ).toBe( total );
	} );

	test( 'the dry run says how it would be, and writes nothing', async () => {
		const ours = () =>
			own.site.php< string >( `
				global $wpdb;
				return wp_json_encode( [
					get_option( 'pharos_settings' ),
					$wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE meta_key LIKE '\\\\_pharos%' ORDER BY meta_id" ),
					get_option( 'pharos_migration' ),
				] );` );
		const before = await ours();
		await readAll( 'preview' );
		expect( await ours() ).toBe( before );
		const pages = await everyPage( 'preview' );
		const page = ( name: string ) =>
			pages.find( ( { id } ) => id === ids[ name ] );
		expect( tagOf( page( 'green' ), 'title' ) ).toEqual( {
			tag: 'title',
			before: 'Green tea',
			after: 'Green tea',
			same: true,
			why: '',
			fix: null,
		} );
		expect( tagOf( page( 'hidden' ), 'robots' ) ).toMatchObject( {
			before: 'noindex',
			same: true,
		} );
		expect( tagOf( page( 'hidden' ), 'canonical' ) ).toMatchObject( {
			after: null,
			same: false,
			why: 'With Pharos SEO, pages set to noindex don’t have a canonical URL.',
		} );
		expect( tagOf( page( 'stars' ), 'title' ) ).toMatchObject( {
			before: 'Tea {stars} and more',
			after: 'Tea and more',
			same: false,
			why: 'This variable has no equivalent. The text around it was migrated. ({stars})',
			fix: {
				label: 'Edit this page',
				url: expect.stringContaining( `post=${ ids.stars }` ),
			},
		} );
		const home = pages.find( ( { kind } ) => kind === 'home' );
		expect( tagOf( home, 'twitter:card' ) ).toMatchObject( {
			before: 'player',
			why: 'This card type isn’t supported by Pharos SEO. (player)',
			fix: {
				url: expect.stringContaining(
					'page=pharos_settings#/general/social/x'
				),
			},
		} );
		const { losses, same: equal, compared } = await report( 'preview' );
		expect( losses ).toContainEqual( {
			what: 'variable',
			text: 'This variable has no equivalent. The text around it was migrated.',
			count: 2,
		} );
		expect( compared ).toBeGreaterThan( equal );
		expect( equal ).toBeGreaterThan( 20 );
		// Item by item, as after a migration.
		const call = await calls( own.site );
		const { body } = await call< { data: { losses: object[] } } >(
			'GET',
			'/migrated-data?plugin_slug=tea&what=variable&preview=true'
		);
		expect( body.data ).toMatchObject( { total: 2, pages: 1 } );
		expect( body.data.losses ).toContainEqual(
			expect.objectContaining( {
				kind: 'post',
				id: ids.stars,
				edit: expect.stringContaining( `post=${ ids.stars }` ),
				field: 'title',
				value: '{stars}',
			} )
		);
		for ( const { what, count } of losses ) {
			const all = await call< { data: { total: number } } >(
				'GET',
				`/migrated-data?plugin_slug=tea&what=${ what }&preview=true`
			);
			expect( [ what, all.body.data.total ] ).toEqual( [ what, count ] );
		}
	} );

	test( 'a page that fails is told, and stops no other', async () => {
		const pages = await everyPage( 'preview' );
		const broken = pages.find( ( { id } ) => id === ids.broken );
		expect( broken ).toMatchObject( {
			problem: 'The page returns status 500 instead of 200.',
			tags: [],
		} );
	} );
} );

describe( 'After the migration, when the other plugin is off', () => {
	beforeAll( async () => {
		const call = await calls( own.site );
		const body = { plugin_slug: 'tea', cleanup: false };
		await call( 'POST', '/migrate/global-settings', body );
		await call( 'POST', '/migrate/posts', {
			...body,
			post_ids: Object.values( ids ),
		} );
		await call( 'POST', '/migrate/deactivate-plugin', body );
	}, 60_000 );

	test( 'before can’t be read any more, and stays as it was', async () => {
		expect( await read( 'before', true ) ).toMatchObject( {
			problem:
				'Tea SEO isn’t active, so its front-end output can no longer be read.',
			total: expect.any( Number ),
		} );
		expect( ( await report( 'after' ) ).total ).toBeGreaterThan( 10 );
	} );

	test( 'the same pages say what the dry run has said', async () => {
		const { problem } = await readAll( 'after' );
		expect( problem ).toBe( '' );
		const after = await everyPage( 'after' );
		const preview = await everyPage( 'preview' );
		const short = ( pages: ParityPage[] ) =>
			pages.map( ( { url, tags, problem: trouble } ) => ( {
				url,
				trouble,
				tags: tags.map( ( { tag, after: value, why } ) => ( {
					tag,
					value,
					why,
				} ) ),
			} ) );
		expect( short( after ) ).toEqual( short( preview ) );
		const { before, after: then, losses } = await report( 'after' );
		expect( before ).toMatch( /^\d{4}-.*T/ );
		expect( then ).toMatch( /^\d{4}-.*T/ );
		expect( losses.map( ( { what } ) => what ) ).toContain( 'variable' );
	} );

	test( 'an archive that is off leads home, now and in the dry run', async () => {
		await own.site.php(
			`( new Pharos\\Settings\\Settings() )->save( [ 'date_archive' => false ] );`
		);
		await readAll( 'after' );
		await readAll( 'preview' );
		for ( const step of [ 'after', 'preview' ] as const ) {
			const date = ( await everyPage( step ) ).find( ( { url } ) =>
				/\/20\d\d\/\d\d\/$/.test( url )
			);
			expect( tagOf( date, 'redirect' ) ).toMatchObject( {
				before: null,
				after: `${ own.site.url }/`,
				same: false,
			} );
		}
	} );
} );

test( 'Of a hundred posts some are looked at, far from each other, those with data first', async () => {
	const sample = await own.site.php< number[] >( `
		$ids = [];
		for ( $i = 0; $i < 100; $i++ ) {
			$ids[] = wp_insert_post( [ 'post_title' => "Post $i", 'post_status' => $i % 2 ? 'publish' : 'draft', 'meta_input' => $i < 80 ? [ '_tea_title' => "T $i" ] : [] ] );
		}
		$pages = ( new Pharos\\Migration\\Parity\\Sample( Pharos\\Migration\\Sources::get( 'tea' ) ) )->pages();
		$chosen = [];
		foreach ( $pages as $page ) {
			if ( $page->post() && $page->post()->post_type === 'post' ) {
				$chosen[] = array_search( $page->post()->ID, $ids, true );
			}
		}
		array_map( static fn( $id ) => wp_delete_post( $id, true ), $ids );
		return $chosen;` );
	expect( sample ).toHaveLength( 5 );
	const numbers = sample.filter( ( one ) => typeof one === 'number' );
	// Published posts with data, spread over the whole range of ids.
	expect( numbers.every( ( one ) => one % 2 === 1 && one < 80 ) ).toBe(
		true
	);
	expect( Math.max( ...numbers ) - Math.min( ...numbers ) ).toBeGreaterThan(
		40
	);
} );

test( 'Who names a step or a plugin that there is not is told so; others may not look', async () => {
	const admin = await own.site.as( 'admin' );
	const path = '/pharos/v1/migrate/parity';
	expect(
		await admin.rest( 'POST', path, { plugin_slug: 'tea', step: 'later' } )
	).toMatchObject( { status: 400 } );
	expect(
		await admin.rest( 'GET', `${ path }?plugin_slug=coffee&step=after` )
	).toMatchObject( { status: 404, body: { code: 'pharos_unknown_source' } } );
	const editor = await own.site.as( 'editor' );
	expect(
		await editor.rest( 'POST', path, { plugin_slug: 'tea', step: 'after' } )
	).toMatchObject( { status: 403 } );
} );

test( 'Deleting the plugin removes what was read', async () => {
	const left = await own.site.php( `
		( new Pharos\\Settings\\Settings() )->save( [ 'delete_data_on_uninstall' => true ] );
		define( 'WP_UNINSTALL_PLUGIN', 'pharos-seo/pharos-seo.php' );
		require WP_PLUGIN_DIR . '/pharos-seo/uninstall.php';
		global $wpdb;
		return [ get_option( 'pharos_parity' ), $wpdb->get_col( "SHOW TABLES LIKE '%pharos%'" ) ];` );
	expect( left ).toEqual( [ false, [] ] );
} );
