/**
 * Redirects of other plugins, migrated: what visitors get, beside what they got.
 */
import {
	load,
	losses,
	migrate,
	readFixture,
	unload,
	type Moved,
} from '../integration/support/migration-redirects';
import {
	addAll,
	rest,
	visit,
	type Redirect,
} from '../integration/support/redirects';
import { site } from '../integration/support/site';

/** What differs from what visitors got, by path, and the redirects that are listed as not, or not fully, migrated. */
const sources: Record<
	string,
	{ differences: Record< string, string >; lost: Record< string, string[] > }
> = {
	yoast: {
		differences: { '/yp-c1/': '301 /yp-c3/', '/yp-param?id=7': '404' },
		lost: {
			redirect_query: [ '^/yp-param\\?id=([0-9]+) → yp-item/$1' ],
		},
	},
	rankmath: {
		differences: { '/rm-c1/': '301 /rm-c3/' },
		lost: {
			redirect_never: [ 'rm-query?a=1 → /rm-new/' ],
			redirect_second: [ 'rm-twice → /rm-first/' ],
		},
	},
	aioseo: {
		differences: {
			'/ai-303/': '302 /ai-new/',
			'/ai-c1/': '301 /ai-c3/',
		},
		lost: {
			redirect_action: [ '/ai-0/ → /ai-new/', '/ai-404/ → /ai-new/' ],
			redirect_condition: [
				'/ai-time/ → /ai-new/',
				'/ai-referrer/ → /ai-new/',
			],
			redirect_login: [ '/ai-out/ → /ai-new/' ],
			redirect_second: [ '/ai-twice/ → /ai-second/' ],
			redirect_status: [ '/ai-303/ → /ai-new/' ],
			redirect_utm: [ '/ai-utm/ → /ai-new/' ],
		},
	},
	seopress: {
		differences: { '/sp-c1/': '301 /sp-c3/' },
		lost: {
			redirect_condition: [ 'sp-members/ → /sp-new/' ],
			redirect_login: [ 'sp-visitors/ → /sp-new/' ],
		},
	},
	redirection: {
		differences: {
			'/rd-303/': '302 /rd-new/',
			'/rd-304/': '404',
			'/rd-c1/': '301 /rd-c3/',
			'/rd-members/': '404',
			'/rd-order/?a=1&b=2': '301 /rd-new/',
			'/rd-param/?id=7': '404',
			'/rd-part/?a=1&b=2': '404',
			'/rd-referrer/': '404',
			'/rd-user/': '404',
		},
		lost: {
			redirect_action: [
				'/rd-304/ → /rd-new/',
				'/rd-404/',
				'/rd-nothing/',
				'/rd-random/',
			],
			redirect_condition: [ '/rd-members/', '/rd-referrer/' ],
			redirect_login: [ '/rd-login/ → /rd-new/' ],
			redirect_query: [
				'/rd-part/?a=1 → /rd-new/',
				'^/rd-param/\\?id=(\\d+)$ → /rd-item/$1/',
			],
			redirect_refused: [ '/rd-l2/ → /rd-l1/' ],
			redirect_second: [ '/rd-twice/ → /rd-second/' ],
			redirect_status: [ '/rd-303/ → /rd-new/' ],
			redirect_target: [ '/rd-user/ → /rd-new/[userid]/' ],
		},
	},
	'safe-redirect-manager': {
		differences: {
			'/sr-303/': '302 /sr-new/',
			'/sr-c1/': '301 /sr-c3/',
			'/sr-forbidden/': '404',
		},
		lost: {
			redirect_action: [ '/sr-forbidden → /x', '/sr-404 → /x' ],
			redirect_message: [ '/sr-gone → /x' ],
			redirect_second: [ '/sr-twice → /sr-second/' ],
			redirect_status: [ '/sr-303 → /sr-new/' ],
		},
	},
};

describe.each( Object.entries( sources ) )(
	'Redirects of %s',
	( slug, { differences, lost } ) => {
		const fixture = readFixture( slug );

		beforeAll( async () => {
			await load( fixture );
			await migrate( slug );
		} );

		afterAll( async () => {
			await unload( fixture );
			await site.resetSettings();
		} );

		test( 'lead visitors where they led, except for what is listed', async () => {
			const got: Record< string, string > = {};
			for ( const path of Object.keys( fixture.visits ) ) {
				const answer = await visit( path );
				if ( answer !== fixture.visits[ path ] ) {
					got[ path ] = answer;
				}
			}
			expect( got ).toEqual( differences );
		} );

		test( 'are listed with the reason where they are not fully migrated', async () => {
			expect( await losses( slug ) ).toEqual( lost );
		} );

		test( 'are from a migration, and a second one changes nothing', async () => {
			const { body } = await rest< { items: Redirect[] } >(
				'GET',
				'?per_page=100&order=asc'
			);
			const before = body.data.items;
			expect( before.length ).toBeGreaterThan( 10 );
			expect( new Set( before.map( ( { origin } ) => origin ) ) ).toEqual(
				new Set( [ 'migration' ] )
			);
			const again = await migrate( slug );
			expect( again.redirects.migrated ).toBe( 0 );
			const after = await rest< { items: Redirect[] } >(
				'GET',
				'?per_page=100&order=asc'
			);
			expect( after.body.data.items ).toEqual( before );
			expect( await losses( slug ) ).toEqual( lost );
		} );

		test( 'go again when the migration is taken back', async () => {
			await addAll( [ { source: '/mr-own/', target: '/mr-new/' } ] );
			const admin = await site.as( 'admin' );
			const plan = await admin.rest< {
				data: { id: string; redirects: number };
			} >( 'GET', '/pharos/v1/migrate/restore' );
			expect( plan.body.data.redirects ).toBeGreaterThan( 10 );
			const { body } = await admin.rest< { data: { left: number } } >(
				'POST',
				'/pharos/v1/migrate/restore',
				{ id: plan.body.data.id }
			);
			expect( body.data.left ).toBe( 0 );
			const left = await rest< { items: Redirect[] } >( 'GET', '' );
			expect(
				left.body.data.items.map( ( { source } ) => source )
			).toEqual( [ '/mr-own/' ] );
		} );
	}
);

/** A row of Redirection, as its code writes it. */
const item = ( id: number, url: string, to: string, more: object = {} ) => ( {
	id,
	url,
	match_url: url.replace( /\/$/, '' ),
	match_data: null,
	regex: 0,
	position: id,
	last_count: 0,
	last_access: '1970-01-01 00:00:00',
	group_id: 1,
	status: 'enabled',
	action_type: 'url',
	action_code: 301,
	action_data: to,
	match_type: 'url',
	title: null,
	...more,
} );

const items = ( ...rows: ReturnType< typeof item >[] ) => ( {
	tables: { redirection_items: rows },
	visits: {},
} );

/** All redirects, the oldest first: source and target. */
const stored = async () => {
	const { body } = await rest< { items: Redirect[] } >(
		'GET',
		'?per_page=100&order=asc'
	);
	return Object.fromEntries(
		body.data.items.map( ( { source, target } ) => [ source, target ] )
	);
};

const restore = async () => {
	const admin = await site.as( 'admin' );
	const plan = await admin.rest< { data: { id: string } } >(
		'GET',
		'/pharos/v1/migrate/restore'
	);
	const { body } = await admin.rest< { data: { left: number } } >(
		'POST',
		'/pharos/v1/migrate/restore',
		{ id: plan.body.data.id }
	);
	expect( body.data.left ).toBe( 0 );
};

describe( 'A migration of redirects', () => {
	const here = items( item( 1, '/mr-a/', '/mr-theirs/' ) );

	afterEach( () => unload( here ) );

	test( 'leaves what the site has, unless it is to be replaced; taken back, it is there again', async () => {
		await addAll( [ { source: '/mr-a/', target: '/mr-own/' } ] );
		await load( here );
		expect( ( await migrate( 'redirection' ) ).redirects ).toMatchObject( {
			migrated: 0,
			skipped: 1,
		} );
		expect( await stored() ).toEqual( { '/mr-a/': '/mr-own/' } );
		expect( await losses( 'redirection' ) ).toEqual( {
			redirect_kept: [ '/mr-a/ → /mr-theirs/' ],
		} );
		await migrate( 'redirection', { overwrite: true } );
		expect( await stored() ).toEqual( { '/mr-a/': '/mr-theirs/' } );
		expect( await losses( 'redirection' ) ).toEqual( {} );
		await restore();
		expect( await stored() ).toEqual( { '/mr-a/': '/mr-own/' } );
	} );

	test( 'says nothing where the site has the same redirect', async () => {
		await addAll( [ { source: '/mr-a/', target: '/mr-theirs/' } ] );
		await load( here );
		await migrate( 'redirection' );
		expect( await losses( 'redirection' ) ).toEqual( {} );
		await restore();
		expect( await stored() ).toEqual( { '/mr-a/': '/mr-theirs/' } );
	} );

	test( 'shortens redirects of the site that lead to its own, and gives them their target back', async () => {
		await addAll( [
			{ source: '/mr-x/', target: '/mr-a/' },
			{ source: '/mr-y/', target: '/mr-b/' },
		] );
		await load(
			items(
				item( 1, '/mr-a/', '/mr-theirs/', {
					match_data: '{"source":{"flag_query":"pass"}}',
				} )
			)
		);
		await migrate( 'redirection' );
		expect( await stored() ).toMatchObject( {
			'/mr-x/': '/mr-theirs/',
			'/mr-y/': '/mr-b/',
		} );
		await migrate( 'redirection' );
		await restore();
		expect( await stored() ).toEqual( {
			'/mr-x/': '/mr-a/',
			'/mr-y/': '/mr-b/',
		} );
	} );

	test( 'keeps what a user has edited since, also when it is restored', async () => {
		await load( here );
		await migrate( 'redirection' );
		const { body } = await rest< { items: Redirect[] } >( 'GET', '' );
		const [ one ] = body.data.items;
		await rest( 'POST', `/${ one?.id }`, { target: '/mr-edited/' } );
		await migrate( 'redirection' );
		expect( await stored() ).toEqual( { '/mr-a/': '/mr-edited/' } );
		await restore();
		expect( await stored() ).toEqual( { '/mr-a/': '/mr-edited/' } );
	} );

	test( 'follows the source: what is gone there goes, what is new comes', async () => {
		await load( here );
		await migrate( 'redirection' );
		await load( items( item( 2, '/mr-b/', '/mr-new/' ) ) );
		await migrate( 'redirection' );
		expect( await stored() ).toEqual( { '/mr-b/': '/mr-new/' } );
		await load( items( item( 2, '/mr-b/', '/mr-newer/' ) ) );
		await migrate( 'redirection' );
		expect( await stored() ).toEqual( { '/mr-b/': '/mr-newer/' } );
	} );

	test( 'tells of pages that WordPress shows instead', async () => {
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Here', 'post_name' => 'mr-a' ] );`
		);
		await load( here );
		await migrate( 'redirection' );
		expect( await losses( 'redirection' ) ).toEqual( {
			redirect_page: [ '/mr-a/ → /mr-theirs/' ],
		} );
		expect( await visit( '/mr-a/' ) ).toBe( '200' );
		await site.php( `wp_delete_post( $args['id'], true );`, { id } );
		expect( await visit( '/mr-a/' ) ).toBe( '301 /mr-theirs/' );
	} );

	test( 'refuses loops and what WordPress needs, and says so', async () => {
		await load(
			items(
				item( 1, '/mr-a/', '/mr-b/' ),
				item( 2, '/mr-b/', '/mr-a/' ),
				item( 3, '/wp-login.php', '/mr-a/' ),
				item( 4, '(a+)+$', '/mr-a/', { regex: 1, match_url: 'regex' } )
			)
		);
		await migrate( 'redirection' );
		expect( await stored() ).toEqual( { '/mr-a/': '/mr-b/' } );
		expect( await losses( 'redirection' ) ).toEqual( {
			redirect_refused: [ '/mr-b/ → /mr-a/', '/wp-login.php → /mr-a/' ],
			redirect_pattern: [ '(a+)+$ → /mr-a/' ],
		} );
	} );

	test( 'is rehearsed with the same result, loops among the new ones and second rows included', async () => {
		await addAll( [
			{ source: '/mr-own/', target: '/mr-a/' },
			{ source: '/mr-c/', target: '/mr-own-c/' },
		] );
		await load(
			items(
				item( 1, '/mr-a/', '/mr-b/' ),
				item( 2, '/mr-b/', '/mr-x/' ),
				item( 3, '/mr-x/', '/mr-a/' ),
				item( 4, '/mr-b/', '/mr-y/' ),
				item( 5, '/mr-x/', '/mr-own/' ),
				item( 6, '/mr-c/', '/mr-own-c/' ),
				item( 7, '^/mr-(.)$', '/mr-a/', {
					regex: 1,
					match_url: 'regex',
				} )
			)
		);
		const rehearse = async () => {
			const admin = await site.as( 'admin' );
			const { body } = await admin.rest< {
				data: Record< string, number > & {
					losses: { what: string; count: number }[];
				};
			} >(
				'GET',
				'/pharos/v1/migrate/redirects?plugin_slug=redirection'
			);
			const { losses: lost, ...counts } = body.data;
			return {
				counts,
				lost: Object.fromEntries(
					lost.map( ( { what, count } ) => [ what, count ] )
				),
			};
		};
		const run = async () => {
			const { losses: _losses, ...counts } = (
				await migrate( 'redirection' )
			).redirects as Moved[ 'redirects' ] & { losses?: number };
			return {
				counts,
				lost: Object.fromEntries(
					Object.entries( await losses( 'redirection' ) ).map(
						( [ what, all ] ) => [ what, all.length ]
					)
				),
			};
		};
		for ( const time of [ 'first', 'second' ] ) {
			const before = await stored();
			const planned = await rehearse();
			expect( await stored() ).toEqual( before );
			expect( [ time, planned ] ).toEqual( [ time, await run() ] );
			expect( planned.lost ).toMatchObject( { redirect_refused: 3 } );
		}
	} );

	test( 'is found and looked at before anything is written', async () => {
		await load(
			items(
				item( 1, '/mr-a/', '/mr-b/' ),
				item( 2, '/mr-a/', '/mr-c/' ),
				item( 3, '/mr-pass/', '/mr-b/', { action_type: 'pass' } )
			)
		);
		const admin = await site.as( 'admin' );
		const plugins = await admin.rest< { data: object[] } >(
			'GET',
			'/pharos/v1/migrate/plugins'
		);
		expect( plugins.body.data ).toContainEqual( {
			slug: 'redirection',
			name: 'Redirection',
			active: false,
			installed: false,
			counts: { posts: 0, terms: 0, authors: 0, redirects: 3 },
			migrated: false,
			begun: null,
			network: false,
			network_url: '',
			only_redirects: true,
		} );
		const plan = await admin.rest< { data: object } >(
			'GET',
			'/pharos/v1/migrate/redirects?plugin_slug=redirection'
		);
		expect( plan.body.data ).toEqual( {
			found: 3,
			done: 3,
			migrated: 1,
			nothing: 1,
			skipped: 1,
			losses: [
				{
					what: 'redirect_second',
					text: expect.stringContaining( 'came first' ),
					count: 1,
					redirects: [ '/mr-a/ → /mr-c/' ],
				},
				{
					what: 'redirect_action',
					text: expect.stringContaining( '410' ),
					count: 1,
					redirects: [ expect.stringContaining( '/mr-pass/' ) ],
				},
			],
		} );
		expect( await stored() ).toEqual( {} );
		const unknown = await admin.rest(
			'GET',
			'/pharos/v1/migrate/redirects?plugin_slug=nobody'
		);
		expect( unknown.status ).toBe( 404 );
	} );

	const many = items(
		...Array.from( { length: 60 }, ( _, i ) =>
			item( i + 1, `/mr-many-${ i }/`, `/mr-to-${ i % 7 }/` )
		)
	);

	test( 'of many takes as many calls as its time allows', async () => {
		await load( many );
		const steps = await site.php< { done: number; migrated: number }[] >( `
			$source = new Pharos\\Migration\\Redirection\\Source();
			$steps = [];
			for ( $from = 0; $from < 60; $from = $step['done'] ) {
				$steps[] = $step = Pharos\\Migration\\Redirects\\RedirectMigration::start( $source )->run( $from, 0.0 );
			}
			return $steps;` );
		expect(
			steps.map( ( { done, migrated } ) => [ done, migrated ] )
		).toEqual( [
			[ 25, 25 ],
			[ 50, 25 ],
			[ 60, 10 ],
		] );
	} );

	test( 'killed anywhere, goes on: no redirect is there twice, and all can be taken back', async () => {
		await load( many );
		let deaths = 0;
		for ( let at = 3, ended = false; ! ended; at += 211 ) {
			ended = await site
				.php< boolean >(
					`$count = 0;
					add_filter( 'query', static function ( $sql ) use ( &$count, $args ) {
						if ( ++$count === $args['at'] ) {
							remove_all_actions( 'shutdown' );
							exit;
						}
						return $sql;
					} );
					$step = [ 'done' => $args['from'] ];
					do {
						$step = Pharos\\Migration\\Redirects\\RedirectMigration::start( new Pharos\\Migration\\Redirection\\Source() )->run( $step['done'], 0.0 );
					} while ( $step['done'] < $step['found'] );
					return true;`,
					{ at, from: 0 },
					1
				)
				.catch( () => false );
			deaths += ended ? 0 : 1;
			// Whatever is there can be taken back.
			expect(
				await site.php( `
					global $wpdb;
					if ( ! Pharos\\Redirects\\Table::exists() || ! Pharos\\Migration\\Tables::exist() ) {
						return [];
					}
					return $wpdb->get_col( 'SELECT id FROM ' . Pharos\\Redirects\\Table::name() . " WHERE id NOT IN ( SELECT id FROM " . Pharos\\Migration\\Tables::ledger() . " WHERE kind = 'redirect' )" );` )
			).toEqual( [] );
		}
		expect( deaths ).toBeGreaterThan( 2 );
		expect( Object.keys( await stored() ) ).toHaveLength( 60 );
		await migrate( 'redirection' );
		await restore();
		expect( await stored() ).toEqual( {} );
	}, 120_000 );
} );

describe( 'What a row of another plugin says is kept, or reported', () => {
	/** The redirects of a row in short, and the codes of what isn't migrated. */
	const rowOf = ( reader: string, row: object ) =>
		site.php< string[] >(
			`$row = ( new ( 'Pharos\\\\Migration\\\\' . $args['reader'] . '\\\\Redirects' )() )->row( $args['row'] );
			return [ ...array_map( static fn( $one ) => "{$one['match']} {$one['source']} > {$one['target']}", $row->rules ), ...array_column( $row->losses, 'what' ) ];`,
			{ reader, row }
		);
	const rankMath = ( pattern: string, to = '/new/', comparison = 'exact' ) =>
		rowOf( 'RankMath', {
			id: '1',
			sources: [ { pattern, comparison } ],
			url_to: to,
			header_code: '301',
			status: 'active',
		} );

	test.each( [
		[ "rm-it\\'s", '/new/', 'exact', "exact /rm-it's > /new/" ],
		[ 'rm-it&#039;s/', '/new/', 'exact', "exact /rm-it's > /new/" ],
		[ 'rm-[x]-"y"', '/new/', 'exact', 'exact /rm-[x]-"y" > /new/' ],
		[
			'rm-a',
			'/it&#039;s-&#091;x&#093;/',
			'exact',
			"exact /rm-a > /it's-[x]/",
		],
		[ 'rm&#38;b', '/new/', 'start', 'pattern ^/rm&b > /new/' ],
		[ 'rm-a', 'javascript:alert(1)', 'exact', 'redirect_target' ],
		[ 'rm-a', 'mailto:a@tea.example', 'exact', 'redirect_target' ],
		[ 'rm-a', 'tel:123', 'exact', 'redirect_target' ],
		[
			'rm-a',
			'https://tea.example:8080/',
			'exact',
			'exact /rm-a > https://tea.example:8080/',
		],
	] )( 'Rank Math: %s to %s', async ( source, to, comparison, expected ) => {
		expect( await rankMath( source, to, comparison ) ).toEqual( [
			expected,
		] );
	} );

	test( 'Redirection and Yoast SEO: a target that is none of the web', async () => {
		expect(
			await rowOf( 'Redirection', {
				id: '1',
				url: '/rd-a/',
				regex: '0',
				match_type: 'url',
				match_data: null,
				action_type: 'url',
				action_code: '301',
				action_data: 'javascript:alert(1)',
				status: 'enabled',
				group_id: '1',
			} )
		).toEqual( [ 'redirect_target' ] );
		expect(
			await rowOf( 'Yoast', {
				origin: 'y-a',
				url: 'javascript:alert(1)',
				type: 301,
				format: 'plain',
			} )
		).toEqual( [ 'redirect_target' ] );
	} );

	test( 'A redirect of Yoast SEO without a format is a plain one, and with only redirects left it is offered', async () => {
		const offered = await site.php< ( string | number )[] >( `
			global $wpdb;
			update_option( 'wpseo-premium-redirects-base', [
				[ 'origin' => 'y-none', 'url' => 'y-new', 'type' => 301 ],
				[ 'origin' => 'y-empty', 'url' => 'y-new', 'type' => 301, 'format' => '' ],
				[ 'origin' => '^y-(.*)$', 'url' => 'y-new', 'type' => 301, 'format' => 'regex' ],
			] );
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}aioseo_redirects (id bigint(20) NOT NULL PRIMARY KEY, source_url text)" );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}aioseo_redirects VALUES (1, '/a/')" );
			$offered = array_column( Pharos\\Migration\\Plugins::with_data(), 'counts', 'slug' );
			delete_option( 'wpseo-premium-redirects-base' );
			$wpdb->query( "DROP TABLE {$wpdb->prefix}aioseo_redirects" );
			return [ $offered['yoast']['redirects'], $offered['aioseo']['redirects'] ];` );
		expect( offered ).toEqual( [ 3, 1 ] );
	} );
} );
