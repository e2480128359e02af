/**
 * Benchmark of the sitemaps of many posts: index and pages, generated and cached, compared with WordPress's own
 * sitemap, which has no cache; a complete generation; and the effect on saving a post.
 *
 * Server times. The database has enough memory for all rows.
 */
import { cost } from './cost.mjs';
import { fill } from './fill.mjs';
import { median } from './median.mjs';
import { runPhp } from './run-php.mjs';

const rounds = 15;

/**
 * @param {{url: string, secret: string}} site
 * @param {number}                        posts Number of posts on the site.
 * @param {(line: string) => void}        print
 */
export async function measureSitemaps( site, posts, print ) {
	await fill( site, posts, print );
	await save( site, { enable_xml_image_sitemap: true } );
	await printBuild( site, print );
	for ( const line of await measure( site, await cases( site ) ) ) {
		print( line );
	}
	// WordPress's own sitemap has no images.
	await save( site, { enable_xml_image_sitemap: false } );
	const cold = ( await cases( site ) ).filter( ( { name } ) =>
		/page, cold/.test( name )
	);
	for ( const one of cold ) {
		one.name += ', no images';
	}
	for ( const line of await measure( site, cold ) ) {
		print( line );
	}
	await printSaving( site, print );
}

const save = ( site, changed ) =>
	runPhp(
		site,
		`delete_option( 'pharos_settings' );
		return ( new Pharos\\Settings\\Settings() )->save( $args );`,
		{
			enable_xml_sitemap: true,
			enable_xml_video_sitemap: false,
			...changed,
		}
	);

/** The requests to measure: name, path, headers, and a preparation. */
async function cases( site ) {
	const last = await runPhp(
		site,
		`return [
			'ours' => (int) $GLOBALS['wpdb']->get_var( "SELECT MAX( number ) FROM {$GLOBALS['wpdb']->prefix}pharos_sitemaps WHERE series = 'posts-post'" ),
			'theirs' => (int) ceil( wp_count_posts()->publish / 2000 ),
		];`
	);
	const pages = {
		index: [ '/sitemap_index.xml', 'posts-post', last.ours ],
		'first page': [ '/sitemap-posts-post-1.xml', 'posts-post', 1 ],
		'last full page': [
			`/sitemap-posts-post-${ last.ours - 1 }.xml`,
			'posts-post',
			last.ours - 1,
		],
		tags: [ '/sitemap-terms-post_tag-1.xml', 'terms-post_tag', 1 ],
	};
	const theirs = {
		index: '/wp-sitemap.xml',
		'first page': '/wp-sitemap-posts-post-1.xml',
		'last full page': `/wp-sitemap-posts-post-${ last.theirs - 1 }.xml`,
		tags: '/wp-sitemap-taxonomies-post_tag-1.xml',
	};
	return [
		{
			name: 'WordPress’s start',
			path: '/',
			headers: { 'X-Pharos-Measure': 'start' },
		},
		{
			name: 'index, everything stale',
			path: pages.index[ 0 ],
			before: () => changeAll( site ),
		},
		...Object.entries( pages ).flatMap( ( [ name, [ path, ...page ] ] ) => [
			{
				name: `${ name }, cold`,
				path,
				before: () => changePage( site, ...page ),
			},
			{ name: `${ name }, warm`, path },
		] ),
		...Object.entries( theirs ).map( ( [ name, path ] ) => ( {
			name: `${ name }, WordPress`,
			path,
			headers: { 'X-Pharos-Plugins': 'none' },
		} ) ),
	];
}

/** Measures a complete first generation, in steps as in the background. */
async function printBuild( site, print ) {
	await runPhp(
		site,
		`Pharos\\Sitemaps\\Job::clear();
		Pharos\\Sitemaps\\Job::start( true );`
	);
	let [ step, seconds, memory ] = [ {}, 0, 0 ];
	do {
		step = await runPhp(
			site,
			`set_time_limit( 0 );
			$settings = new Pharos\\Settings\\Settings();
			$job = new Pharos\\Sitemaps\\Job( $settings, new Pharos\\Sitemaps\\Series( $settings ) );
			$begin = microtime( true );
			return [
				'more' => $job->step( 20 ),
				'seconds' => microtime( true ) - $begin,
				'memory' => memory_get_peak_usage(),
			];`
		);
		seconds += step.seconds;
		memory = Math.max( memory, step.memory );
	} while ( step.more );
	const { bytes, pages, addresses } = await runPhp(
		site,
		`return $GLOBALS['wpdb']->get_row( 'SELECT SUM( LENGTH( content ) ) AS bytes, COUNT( * ) AS pages, SUM( entries ) AS addresses FROM ' . Pharos\\Sitemaps\\Tables::pages() . " WHERE series LIKE '%-%'", ARRAY_A );`
	);
	print(
		`  all made in ${ seconds.toFixed( 1 ) } s with ${ megabytes( memory ) } of memory: ${ addresses } addresses on ${ pages } pages, ${ megabytes( bytes ) } kept`
	);
}

/** Marks a sitemap page as stale, as after a change of its content. */
const changePage = ( site, series, number ) =>
	runPhp(
		site,
		`global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Pharos\\Sitemaps\\Tables::pages() . ' SET version = version + 1 WHERE series = %s AND number = %d', $args['series'], $args['number'] ) );`,
		{ series, number }
	);

/** Marks all sitemap pages as stale, as after a plugin activation; no job or other request regenerates them. */
const changeAll = ( site ) =>
	runPhp(
		site,
		`global $wpdb;
		Pharos\\Sitemaps\\Job::stop();
		Pharos\\Sitemaps\\Pages::forget();
		$wpdb->query( 'UPDATE ' . Pharos\\Sitemaps\\Tables::pages() . ' SET locked = 0' );`
	);

/**
 * Requests all cases in turn, so that other load on the machine affects them equally; the minimum counts, because load
 * only slows a response down.
 */
async function measure( site, all ) {
	const samples = all.map( () => [] );
	for ( let round = 0; round <= rounds; round++ ) {
		for ( const [ i, { path, headers, before } ] of all.entries() ) {
			await before?.();
			const sample = await cost( site, path, headers );
			// The first round fills the caches of PHP and the database.
			if ( round > 0 ) {
				samples[ i ].push( sample );
			}
		}
	}
	return all.map( ( { name }, i ) => row( name, samples[ i ] ) );
}

function row( name, samples ) {
	const of = ( key ) => samples.map( ( sample ) => sample[ key ] );
	const best = Math.min( ...of( 'milliseconds' ) );
	const addresses = samples[ 0 ].text.split( '<loc>' ).length - 1;
	return [
		`  ${ name.padEnd( 32 ) }`,
		`${ best.toFixed( 1 ).padStart( 7 ) } ms`,
		` (median ${ median( of( 'milliseconds' ) ).toFixed( 1 ) })`.padEnd(
			18
		),
		`${ String( median( of( 'queries' ) ) ).padStart( 3 ) } queries `,
		megabytes( Math.max( ...of( 'memory' ) ) ).padStart( 8 ),
		addresses > 0
			? `${ String( addresses ).padStart( 6 ) } addresses, ${ (
					( 1000 * best ) /
					addresses
				).toFixed( 0 ) } µs each`
			: '',
	].join( '' );
}

/** Saves a post with and without the sitemap in turn, including everything at the end of the request. */
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
		$ids = get_posts( [ 'post_status' => 'publish', 'numberposts' => 62, 'fields' => 'ids' ] );
		foreach ( $ids as $i => $id ) {
			$is_off = $i % 2 === 0;
			$queries = $wpdb->num_queries;
			$begin = microtime( true );
			wp_update_post( [ 'ID' => $id, 'post_title' => "Saved $i" ] );
			do_action( 'shutdown' );
			$samples[ $is_off ? 'without' : 'with' ][] = [
				'milliseconds' => 1000 * ( microtime( true ) - $begin ),
				'queries' => $wpdb->num_queries - $queries,
			];
		}
		return $samples;`
	);
	const of = ( kind, key ) =>
		Math.min( ...samples[ kind ].map( ( sample ) => sample[ key ] ) );
	const more = ( key ) => of( 'with', key ) - of( 'without', key );
	print(
		`  saving a post: +${ more( 'queries' ) } queries and +${ more( 'milliseconds' ).toFixed( 2 ) } ms on ${ of( 'without', 'queries' ) } and ${ of( 'without', 'milliseconds' ).toFixed( 1 ) } ms`
	);
}

const megabytes = ( bytes ) => `${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB`;
