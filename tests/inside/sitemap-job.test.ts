/** Generating all sitemaps in the background, and the data of the Sitemaps screen. */
import { configure } from '../integration/support/head';
import { withSnippet } from '../integration/support/snippets';
import { site } from '../integration/support/site';

interface Progress {
	running: boolean;
	done: number;
	total: number;
	current: string;
	failed: string;
}
interface Generated {
	success: boolean;
	code?: string;
	message: string;
	description: string;
	progress: Progress;
}
interface Item {
	object: string;
	title: string;
	listed: boolean;
	sitemap: string;
	reason: null | { code: string; path: string; url: string };
}

const JOB = `$settings = new Pharos\\Settings\\Settings();
	$series = new Pharos\\Sitemaps\\Series( $settings );
	$job = new Pharos\\Sitemaps\\Job( $settings, $series );`;

/** Rules by which a post is excluded individually. */
const RULES = [ 'own_noindex', 'own_redirect', 'own_canonical', 'password' ];

const on = ( settings: object = {} ) =>
	configure( { enable_xml_sitemap: true, ...settings } );

const call = async < Body >( method: string, path: string ) => {
	const admin = await site.as( 'admin' );
	return admin.rest< Body >( method, path );
};

const objects = async ( query: string ) =>
	(
		await call< { data: { items: Item[]; more: boolean } } >(
			'GET',
			`/pharos/v1/sitemap/objects?${ query }`
		)
	).body.data;

beforeAll( () => site.php( `Pharos\\Sitemaps\\Job::clear();` ) );

afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await site.resetSettings();
} );

test.each( [
	[ 'GET', '/pharos/v1/sitemap' ],
	[ 'GET', '/pharos/v1/sitemap/objects' ],
	[ 'GET', '/pharos/v1/generate-cache' ],
	[ 'POST', '/pharos/v1/generate-cache' ],
] )( '%s %s is for administrators', async ( method, path ) => {
	const editor = await site.as( 'editor' );
	expect( ( await editor.rest( method, path ) ).status ).toBe( 403 );
	expect( ( await site.rest( method, path ) ).status ).toBe( 401 );
} );

describe( 'Regenerate', () => {
	test( 'says why it can’t while the sitemap is off, or the site hidden', async () => {
		await site.resetSettings();
		const off = await call< Generated >(
			'POST',
			'/pharos/v1/generate-cache'
		);
		expect( [ off.status, off.body.success, off.body.code ] ).toEqual( [
			409,
			false,
			'pharos_sitemap_off',
		] );
		await on();
		await site.option( 'blog_public', '0' );
		const hidden = await call< Generated >(
			'POST',
			'/pharos/v1/generate-cache'
		);
		await site.option( 'blog_public', '1' );
		expect( hidden.status ).toBe( 409 );
		expect( hidden.body.message ).toContain( 'Settings > Reading' );
	} );

	test( 'answers at once, and is done after some looks at its progress', async () => {
		await on();
		const started = await call< Generated >(
			'POST',
			'/pharos/v1/generate-cache'
		);
		expect( started.body ).toMatchObject( {
			success: true,
			message: expect.stringMatching( /./ ),
			description: expect.stringMatching( /./ ),
			progress: { running: true, failed: '' },
		} );
		let progress = started.body.progress;
		for ( let looks = 0; progress.running && looks < 50; looks++ ) {
			progress = (
				await call< Generated >( 'GET', '/pharos/v1/generate-cache' )
			).body.progress;
		}
		expect( progress ).toMatchObject( { running: false, failed: '' } );
		expect( progress.done ).toBe( progress.total );
		const { body } = await call< {
			data: {
				generated: string;
				index: string;
				sitemaps: { name: string; entries: number; pages: number }[];
			};
		} >( 'GET', '/pharos/v1/sitemap' );
		expect( Date.parse( body.data.generated ) ).toBeGreaterThan(
			Date.now() - 60_000
		);
		expect( body.data.index ).toBe( `${ site.url }/sitemap_index.xml` );
		expect( body.data.sitemaps ).toContainEqual(
			expect.objectContaining( {
				name: 'posts-page',
				entries: 7,
				pages: 1,
			} )
		);
		const kept = await site.php< number >(
			`return count( array_filter( array_merge( ...array_values( Pharos\\Sitemaps\\Pages::all() ) ), static fn( $page ) => $page->made === 0 && ! str_starts_with( $page->series, 'pharos' ) ) );`
		);
		expect( kept ).toBe( 0 );
	} );

	test( 'is done by WP-Cron, too', async () => {
		await on();
		await site.php( `Pharos\\Sitemaps\\Job::start( true );` );
		await site.php( `do_action( 'pharos_build_sitemaps' );` );
		expect(
			await site.php(
				`return Pharos\\Sitemaps\\Job::state()['running'];`
			)
		).toBe( false );
		expect(
			await site.php(
				`return wp_next_scheduled( 'pharos_build_sitemaps' );`
			)
		).toBe( false );
	} );
} );

describe( 'A step', () => {
	withSnippet(
		'small-pages',
		`add_filter( 'pharos_sitemap_page_size', static fn() => 2 );`
	);

	test( 'goes on where the last one ended', async () => {
		await on();
		const places = await site.php< [ string, string ][] >(
			`${ JOB }
			Pharos\\Sitemaps\\Job::start( true );
			$places = [];
			do {
				$more = $job->step( 0.0001 );
				$state = Pharos\\Sitemaps\\Job::state();
				$places[] = [ $state['series'], $state['key'] ];
			} while ( $more && count( $places ) < 200 );
			return $places;`
		);
		const texts = places.map( String );
		expect( texts.length ).toBeGreaterThan( 0 );
		expect( places.at( -1 ) ).toEqual( [ '', '' ] );
	} );

	test( 'leaves the work to another one that is at it, and takes over when that has died', async () => {
		const answers = await site.php< unknown[] >(
			`${ JOB }
			global $wpdb;
			$table = Pharos\\Sitemaps\\Tables::pages();
			Pharos\\Sitemaps\\Job::start( true );
			Pharos\\Sitemaps\\Pages::begin( 'pharos_sitemap_job' );
			$wpdb->query( "UPDATE $table SET locked = " . ( time() + 30 ) . " WHERE series = 'pharos_sitemap_job'" );
			$waits = [ $job->step( 5 ), Pharos\\Sitemaps\\Job::state()['done'] ];
			$wpdb->query( "UPDATE $table SET locked = " . ( time() - 1 ) . " WHERE series = 'pharos_sitemap_job'" );
			return [ $waits, $job->step( 30 ), Pharos\\Sitemaps\\Job::state()['running'] ];`
		);
		expect( answers ).toEqual( [ [ true, 0 ], false, false ] );
	} );

	test( 'puts pages together that have become nearly empty', async () => {
		const counts = await site.php< number[] >(
			`${ JOB }
			$pages = static fn() => count( Pharos\\Sitemaps\\Pages::all()['posts-post'] );
			$before = $pages();
			remove_all_filters( 'pharos_sitemap_page_size' );
			$series = new Pharos\\Sitemaps\\Series( $settings );
			$job = new Pharos\\Sitemaps\\Job( $settings, $series );
			Pharos\\Sitemaps\\Job::start( true );
			$job->step( 30 );
			return [ $before, $pages() ];`
		);
		expect( counts[ 0 ] ).toBeGreaterThan( 3 );
		expect( counts[ 1 ] ).toBe( 1 );
	} );
} );

describe( 'Why isn’t this page in my sitemap?', () => {
	let ids: Record< string, number >;
	beforeAll( async () => {
		await on( {
			no_index: [ 'post_tag' ],
		} );
		ids = await site.php< Record< string, number > >( `
			$make = static fn( $name, $more = [], $meta = [] ) => wp_insert_post( $more + [ 'post_title' => "Quince $name", 'post_name' => "z-$name", 'post_status' => 'publish', 'meta_input' => $meta ] );
			return [
				'listed' => $make( 'listed' ),
				'own_noindex' => $make( 'hidden', [], [ '_pharos_noindex' => 'yes' ] ),
				'own_redirect' => $make( 'moved', [], [ '_pharos_redirect' => '/about/' ] ),
				'own_canonical' => $make( 'elsewhere', [], [ '_pharos_canonical' => 'https://example.org/' ] ),
				'password' => $make( 'locked', [ 'post_password' => 'x' ] ),
				'not_published' => $make( 'draft', [ 'post_status' => 'draft' ] ),
				'private' => $make( 'private', [ 'post_status' => 'private' ] ),
				'pending' => $make( 'pending', [ 'post_status' => 'pending' ] ),
				'future' => $make( 'future', [ 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00' ] ),
				'trash' => ( static function () use ( $make ) { $id = $make( 'trash' ); wp_trash_post( $id ); return $id; } )(),
				'empty' => wp_insert_term( 'Quince empty', 'category' )['term_id'],
				'noindex_kind' => wp_insert_term( 'Quince tag', 'post_tag' )['term_id'],
			];` );
		await site.php(
			`wp_set_post_tags( $args['listed'], [ (int) $args['noindex_kind'] ] );`,
			ids
		);
	} );
	afterAll( () =>
		site.php(
			`foreach ( [ 'empty' => 'category', 'noindex_kind' => 'post_tag' ] as $name => $taxonomy ) { wp_delete_term( $args[ $name ], $taxonomy ); unset( $args[ $name ] ); }
			foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			ids
		)
	);

	test.each( [
		'own_noindex',
		'own_redirect',
		'own_canonical',
		'password',
		'not_published',
		'empty',
		'noindex_kind',
	] )( 'answers with the rule: %s', async ( code ) => {
		const kind = [ 'empty', 'noindex_kind' ].includes( code )
			? 'term'
			: 'post';
		const { items } = await objects( `search=${ kind }-${ ids[ code ] }` );
		expect( items ).toHaveLength( 1 );
		expect( items[ 0 ] ).toMatchObject( {
			listed: false,
			sitemap: '',
			reason: { code },
		} );
		const { path, url } = items[ 0 ]?.reason ?? { path: '', url: '' };
		expect( path + url ).not.toBe( '' );
	} );

	test.each( [
		[ 'not_published', 'This is a draft.', 'action=edit' ],
		[ 'private', 'This is private', 'action=edit' ],
		[ 'pending', 'This is pending review.', 'action=edit' ],
		[ 'future', 'This is scheduled for January 1, 2099', 'action=edit' ],
		[ 'trash', 'This is in the Trash.', 'post_status=trash' ],
	] )(
		'knows what nobody sees, by words and by the address it had or will have: %s',
		async ( name, message, edit ) => {
			const slug = name === 'not_published' ? 'draft' : name;
			// WordPress gives pending posts no URL yet.
			const address = slug === 'pending' ? [] : [ `/z-${ slug }/` ];
			for ( const words of [ `Quince ${ slug }`, ...address ] ) {
				const { items } = await objects(
					`search=${ encodeURIComponent( words ) }`
				);
				const [ item ] = items;
				expect( [ words, items.length ] ).toEqual( [ words, 1 ] );
				expect( item ).toMatchObject( {
					object: `post-${ ids[ name ] }`,
					listed: false,
					reason: {
						code: 'not_published',
						message: expect.stringContaining( message ),
						url: expect.stringContaining( edit ),
					},
				} );
			}
		}
	);

	test( 'names the kind’s rule also while single posts and terms have none of their own', async () => {
		await on( {
			no_index: [ 'post_tag' ],
			enable_page_level_seo: false,
		} );
		const { items } = await objects( `search=term-${ ids.noindex_kind }` );
		await on( { no_index: [ 'post_tag' ] } );
		expect( items[ 0 ]?.reason?.code ).toBe( 'noindex_kind' );
	} );

	test( 'or with the page that lists it', async () => {
		const { items } = await objects( `objects[]=post-${ ids.listed }` );
		expect( items[ 0 ] ).toMatchObject( {
			title: 'Quince listed',
			listed: true,
			sitemap: `${ site.url }/sitemap-posts-post-1.xml`,
			reason: null,
		} );
	} );

	test( 'finds by words and by address', async () => {
		const titles = ( { items }: { items: Item[] } ) =>
			items.map( ( { title } ) => title ).sort();
		expect( titles( await objects( 'search=quince' ) ) ).toEqual( [
			'Quince draft',
			'Quince elsewhere',
			'Quince empty',
			'Quince future',
			'Quince hidden',
			'Quince listed',
			'Quince locked',
			'Quince moved',
			'Quince pending',
			'Quince private',
			'Quince tag',
			'Quince trash',
		] );
		expect( titles( await objects( 'search=/z-hidden/' ) ) ).toEqual( [
			'Quince hidden',
		] );
		expect(
			titles(
				await objects(
					`search=${ encodeURIComponent(
						`${ site.url }/category/quince-empty/`
					) }`
				)
			)
		).toEqual( [ 'Quince empty' ] );
		expect( titles( await objects( 'search=%25_%27nothing' ) ) ).toEqual(
			[]
		);
	} );

	test( 'without words lists what is left out for a reason of its own', async () => {
		const { items } = await objects( '' );
		const codes = new Map(
			items.map( ( { object, reason } ) => [ object, reason?.code ] )
		);
		for ( const code of RULES ) {
			expect( codes.get( `post-${ ids[ code ] }` ) ).toBe( code );
		}
		expect( codes.has( `post-${ ids.listed }` ) ).toBe( false );
	} );

	test( 'and the screen counts the rules', async () => {
		const { body } = await call< {
			data: {
				left_out: {
					code: string;
					count: number | null;
					path: string;
				}[];
			};
		} >( 'GET', '/pharos/v1/sitemap' );
		const rules = body.data.left_out;
		expect( rules ).toContainEqual(
			expect.objectContaining( {
				code: 'noindex_kind',
				path: '/advanced/robot_instructions/indexing',
			} )
		);
		for ( const code of RULES ) {
			expect(
				rules.find( ( rule ) => rule.code === code )?.count
			).toBeGreaterThan( 0 );
		}
	} );
} );
