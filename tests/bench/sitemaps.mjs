/**
 * Sitemaps of many posts: what the index and pages cost when they have to be made and when they are kept, beside WordPress's
 * own sitemap, which keeps nothing; what making all of them takes; and what they cost who saves a post.
 *
 * Times are those of the server. The database has as much memory as the rows need.
 */
import { cost } from './cost.mjs';
import { fill } from './fill.mjs';
import { median } from './median.mjs';
import { runPhp } from './run-php.mjs';

const rounds = 7;

const ofWordPress = { 'X-Pharos-Plugins': 'none' };

const settings = {
	enable_xml_sitemap: true,
	enable_xml_image_sitemap: true,
	enable_xml_video_sitemap: false,
};

/**
 * @param {{url: string, secret: string}} site
 * @param {number}                        posts How many it gets.
 * @param {(line: string) => void}        print
 */
export async function measureSitemaps( site, posts, print ) {
	await fill( site, posts, print );
	await runPhp(
		site,
		`delete_option( 'pharos_settings' );
		( new Pharos\\Settings\\Settings() )->save( $args );`,
		settings
	);
	await printBuild( site, print );
	const start = await measure( site, '/', { 'X-Pharos-Measure': 'start' } );
	print( row( 'WordPress’s start', start ) );

	const last = await runPhp(
		site,
		`return [
			'ours' => (int) $GLOBALS['wpdb']->get_var( "SELECT MAX( number ) FROM {$GLOBALS['wpdb']->prefix}pharos_sitemaps WHERE series = 'posts-post'" ),
			'theirs' => (int) ceil( wp_count_posts()->publish / 2000 ),
		];`
	);
	const pages = {
		index: [ 'posts-post', last.ours, '/sitemap_index.xml' ],
		'first page': [ 'posts-post', 1, '/sitemap-posts-post-1.xml' ],
		'last page': [
			'posts-post',
			last.ours,
			`/sitemap-posts-post-${ last.ours }.xml`,
		],
		'in the middle': [
			'posts-post',
			Math.ceil( last.ours / 2 ),
			`/sitemap-posts-post-${ Math.ceil( last.ours / 2 ) }.xml`,
		],
		tags: [ 'terms-post_tag', 1, '/sitemap-terms-post_tag-1.xml' ],
	};
	for ( const [ name, [ series, number, path ] ] of Object.entries(
		pages
	) ) {
		const change = () => changePage( site, series, number );
		print(
			row( `${ name }, cold`, await measure( site, path, {}, change ) )
		);
		print( row( `${ name }, warm`, await measure( site, path ) ) );
	}

	print( '  WordPress’s own:' );
	const theirs = {
		index: '/wp-sitemap.xml',
		'first page': '/wp-sitemap-posts-post-1.xml',
		'last page': `/wp-sitemap-posts-post-${ last.theirs }.xml`,
		tags: '/wp-sitemap-taxonomies-post_tag-1.xml',
	};
	for ( const [ name, path ] of Object.entries( theirs ) ) {
		print( row( name, await measure( site, path, ofWordPress ) ) );
	}
	await printSaving( site, print );
}

/** Everything is made, as in the background. */
async function printBuild( site, print ) {
	const { seconds, memory, bytes, pages, addresses } = await runPhp(
		site,
		`set_time_limit( 0 );
		global $wpdb;
		$settings = new Pharos\\Settings\\Settings();
		$job = new Pharos\\Sitemaps\\Job( $settings, new Pharos\\Sitemaps\\Series( $settings ) );
		$begin = microtime( true );
		memory_reset_peak_usage();
		Pharos\\Sitemaps\\Job::start( true );
		while ( $job->step( 60 ) );
		$table = Pharos\\Sitemaps\\Tables::pages();
		return [
			'seconds' => microtime( true ) - $begin,
			'memory' => memory_get_peak_usage(),
		] + $wpdb->get_row( "SELECT SUM( LENGTH( content ) ) AS bytes, COUNT( * ) AS pages, SUM( entries ) AS addresses FROM $table WHERE from_key <> to_key OR entries > 0", ARRAY_A );`
	);
	print(
		`  all made in ${ seconds.toFixed( 1 ) } s with ${ megabytes( memory ) }: ${ addresses } addresses on ${ pages } pages, ${ megabytes( bytes ) } kept`
	);
}

/** As if something on it had changed: what is kept of it counts no more. */
const changePage = ( site, series, number ) =>
	runPhp(
		site,
		`global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Pharos\\Sitemaps\\Tables::pages() . ' SET version = version + 1 WHERE series = %s AND number = %d', $args['series'], $args['number'] ) );`,
		{ series, number }
	);

/** The medians of several answers. */
async function measure( site, path, headers = {}, before = async () => {} ) {
	const samples = [];
	for ( let round = 0; round <= rounds; round++ ) {
		await before();
		const sample = await cost( site, path, headers );
		// The first round fills caches of PHP and of the database.
		if ( round > 0 ) {
			samples.push( sample );
		}
	}
	const of = ( key ) => median( samples.map( ( sample ) => sample[ key ] ) );
	return {
		milliseconds: of( 'milliseconds' ),
		queries: of( 'queries' ),
		memory: of( 'memory' ),
		addresses: samples[ 0 ].text.split( '<loc>' ).length - 1,
	};
}

/** A post is saved with the sitemap and without it in turn, each time to the end of what happens in a request. */
async function printSaving( site, print ) {
	const samples = await runPhp(
		site,
		`global $wpdb;
		set_time_limit( 0 );
		remove_all_actions( 'shutdown' );
		$is_off = false;
		add_filter( 'alloptions', function ( $options ) use ( &$is_off ) {
			return $is_off ? [ 'pharos_sitemap_tables' => '' ] + $options : $options;
		} );
		$samples = [];
		for ( $i = 0; $i < 62; $i++ ) {
			$is_off = $i % 2 === 0;
			$queries = $wpdb->num_queries;
			$begin = microtime( true );
			wp_update_post( [ 'ID' => 10_000 + $args['posts'] - 10 - $i, 'post_title' => "Saved $i" ] );
			do_action( 'shutdown' );
			$samples[ $is_off ? 'without' : 'with' ][] = [
				'milliseconds' => 1000 * ( microtime( true ) - $begin ),
				'queries' => $wpdb->num_queries - $queries,
			];
		}
		return $samples;`,
		{ posts: 40_000 }
	);
	const of = ( kind, key ) =>
		median( samples[ kind ].slice( 1 ).map( ( sample ) => sample[ key ] ) );
	const more = ( key ) => of( 'with', key ) - of( 'without', key );
	print(
		`  saving a post: +${ more( 'queries' ) } queries and +${ more( 'milliseconds' ).toFixed( 2 ) } ms on ${ of( 'without', 'queries' ) } and ${ of( 'without', 'milliseconds' ).toFixed( 1 ) } ms`
	);
}

const row = ( name, { milliseconds, queries, memory, addresses } ) =>
	`  ${ name.padEnd( 22 ) }${ milliseconds.toFixed( 1 ).padStart( 8 ) } ms ${ String(
		queries
	).padStart( 4 ) } queries ${ megabytes( memory ).padStart( 8 ) } ${
		addresses > 0
			? `${ String( addresses ).padStart( 6 ) } addresses, ${ ( ( 1000 * milliseconds ) / addresses ).toFixed( 0 ) } µs each`
			: ''
	}`;

const megabytes = ( bytes ) => `${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB`;
