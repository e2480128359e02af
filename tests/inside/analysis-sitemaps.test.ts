/**
 * Reports of the site analysis with sitemaps turned on: the query that marks sitemap pages as changed marks the reports
 * as well.
 */
import {
	addOn,
	forget,
	report,
	withAddOn,
} from '../integration/support/analysis-reports';
import { crawl } from '../integration/support/crawl';
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';

withAddOn();

let post = 0;

beforeAll( async () => {
	await configure( { enable_xml_sitemap: true } );
	await crawl();
	post = await site.php< number >(
		`return wp_insert_post( [ 'post_title' => 'Old tea', 'post_status' => 'publish', 'tags_input' => [ 'how-to' ] ] );`
	);
	await addOn( {
		acme_runs: `
			update_option( 'test_analysis_runs', 1 + (int) get_option( 'test_analysis_runs' ), false );
			return Pharos\\Analysis\\Result::passed( get_option( 'test_analysis_runs' ) );`,
	} );
} );

beforeEach( forget );

afterAll( async () => {
	await site.php(
		`wp_delete_post( $args[0], true );
		Pharos\\Sitemaps\\Job::clear();
		delete_option( 'test_analysis_runs' );`,
		[ post ]
	);
	await site.resetSettings();
	await forget();
} );

const php = < Value = unknown >( code: string ) =>
	site.php< Value >( `$post = $args[0]; ${ code }`, [ post ], 1 );

/** The number of the run that generated the report. */
const run = async () =>
	Number( ( await report( 'settings' ) ).body.data.acme_runs?.message );

/** The queries of the plugin during this code and at the end of the request. */
const queriesOf = ( code: string ) =>
	php< string[] >( `
		$queries = [];
		$listen = static function ( $query ) use ( &$queries ) {
			$files = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' );
			if ( array_filter( $files, static fn( $file ) => str_starts_with( $file, dirname( PHAROS_FILE ) . '/includes/' ) ) ) {
				$queries[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $listen );
		${ code }
		do_action( 'shutdown' );
		remove_filter( 'query', $listen );
		return $queries;` );

/** The queries without those for the index of duplicates, which another test file may have created. */
const queriesWithoutIndex = async ( code: string ) =>
	( await queriesOf( code ) ).filter(
		( query ) => ! query.includes( 'pharos_texts' )
	);

const SAVE = `wp_update_post( [ 'ID' => $post, 'post_content' => (string) microtime() ] );`;

describe( 'Saving a post costs two queries', () => {
	/** From the second save on, WordPress compares the post with a revision. */
	beforeAll( () => php( SAVE ) );

	test( 'while there is no report', async () => {
		expect( await queriesWithoutIndex( SAVE ) ).toHaveLength( 2 );
	} );

	test( 'of which one makes the report old', async () => {
		const first = await run();
		expect( await run() ).toBe( first );
		expect( await queriesWithoutIndex( SAVE ) ).toHaveLength( 2 );
		expect( await queriesWithoutIndex( SAVE ) ).toHaveLength( 2 );
		expect( await run() ).toBe( first + 1 );
		expect( await run() ).toBe( first + 1 );
	} );

	test( 'and a third where duplicates were looked for', async () => {
		await php(
			`$settings = new Pharos\\Settings\\Settings();
			( new Pharos\\ObjectSeo\\TextIndexer( $settings, new Pharos\\Template\\Variables( $settings ) ) )->step( 5 );`
		);
		const queries = await queriesOf( SAVE );
		await php(
			`$GLOBALS['wpdb']->query( 'DROP TABLE ' . Pharos\\ObjectSeo\\TextIndex::table() );
			delete_transient( 'pharos_texts' );`
		);
		expect( queries ).toHaveLength( 3 );
	} );
} );

describe( 'A report is old', () => {
	test.each( [
		[
			'a post is trashed and comes back',
			`wp_trash_post( $post ); wp_untrash_post( $post ); wp_publish_post( $post );`,
		],
		[
			'a post gets an SEO title',
			`update_post_meta( $post, '_pharos_title', 'Tea' ); delete_post_meta( $post, '_pharos_title' );`,
		],
		[
			'a post is set to noindex',
			`update_post_meta( $post, '_pharos_noindex', '1' ); delete_post_meta( $post, '_pharos_noindex' );`,
		],
		[
			'a post gets a tag',
			`wp_set_object_terms( $post, [], 'post_tag' ); wp_set_object_terms( $post, [ 'how-to' ], 'post_tag' );`,
		],
		[
			'a term is renamed',
			`$term = get_term_by( 'slug', 'tea', 'category' ); wp_update_term( $term->term_id, 'category', [ 'description' => 'X' ] ); wp_update_term( $term->term_id, 'category', [ 'description' => $term->description ] );`,
		],
		[
			'an image gets another alternative text',
			`$file = wp_insert_attachment( [ 'post_title' => 'Tea', 'post_mime_type' => 'image/png' ] ); update_post_meta( $file, '_wp_attachment_image_alt', 'A' ); wp_delete_attachment( $file, true );`,
		],
		[
			'more posts change than are told at once',
			`foreach ( range( 1, 202 ) as $i ) { $ids[] = wp_insert_post( [ 'post_title' => "Tea $i", 'post_status' => 'publish' ] ); }
			foreach ( $ids as $id ) { wp_delete_post( $id, true ); }`,
		],
		[
			'the sitemap is regenerated',
			`Pharos\\Sitemaps\\Job::start( true );`,
		],
	] )( 'when %s', async ( _what, change ) => {
		const first = await run();
		expect( await run() ).toBe( first );
		await php( change );
		expect( await run() ).toBe( first + 1 );
		expect( await run() ).toBe( first + 1 );
	} );

	/** A run of another user while this request is in progress. */
	const RUN = `
		$run = static function () {
			wp_cache_flush();
			$settings = new Pharos\\Settings\\Settings();
			( new Pharos\\Analysis\\Reports( $settings, new Pharos\\Template\\Variables( $settings ) ) )->latest( 'settings', home_url( '/' ), true );
		};
		$before = wp_load_alloptions();`;

	test( 'when the request that saved a post began before the run', async () => {
		await php(
			`${ RUN } $run(); wp_cache_set( 'alloptions', $before, 'options' ); ${ SAVE }`
		);
		const known = Number( await site.option( 'test_analysis_runs' ) );
		expect( await run() ).toBe( known + 1 );
	} );

	test( 'when sitemaps were switched off between that request’s start and the run', async () => {
		await php(
			`${ RUN } $GLOBALS['wpdb']->query( 'DROP TABLE ' . Pharos\\Sitemaps\\Tables::pages() . ', ' . Pharos\\Sitemaps\\Tables::lists() );
			delete_option( 'pharos_sitemap_tables' );
			$run();
			wp_cache_set( 'alloptions', $before, 'options' );
			${ SAVE }`
		);
		const known = Number( await site.option( 'test_analysis_runs' ) );
		expect( await run() ).toBe( known + 1 );
	} );

	test( 'when a post changed while sitemaps were on for a while, and the plugin off after it', async () => {
		await php( `Pharos\\Sitemaps\\Job::clear();` );
		const first = await run();
		expect( await run() ).toBe( first );
		await php( `Pharos\\Sitemaps\\Tables::need();` );
		await php( SAVE );
		// The tables are dropped.
		await php(
			`do_action( 'deactivate_' . plugin_basename( PHAROS_FILE ) );`
		);
		expect( await run() ).toBe( first + 1 );
	} );
} );
