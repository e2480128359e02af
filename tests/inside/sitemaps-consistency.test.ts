/**
 * Whatever users do on a site, its sitemap contains exactly the content that can be indexed, with correct
 * times.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { crawl, indexable } from '../integration/support/crawl';
import { configure } from '../integration/support/head';
import { activate, deactivate } from '../integration/support/plugins';
import { site } from '../integration/support/site';

const PAGE_SIZE = 5;
const seed = Number( process.env.PHAROS_SEED ?? Date.now() % 1_000_000 );

/** The actions of a user; `who` selects one of the existing objects, `n` is any number. */
const ACTS = [
	'publish',
	'publish_old',
	'publish_page',
	'publish_book',
	'trash',
	'untrash',
	'delete',
	'noindex',
	'index',
	'forget_noindex',
	'canonical_elsewhere',
	'canonical_itself',
	'redirect',
	'redirect_itself',
	'forget_redirect',
	'slug',
	'edit',
	'categories',
	'password',
	'no_password',
	'schedule',
	'draft',
	'author',
	'parent',
	'new_term',
	'rename_term',
	'delete_term',
	'noindex_term',
	'move_term',
	'other_type',
] as const;

const DO = `
	global $wpdb;
	foreach ( $args as [ $act, $who, $n ] ) {
		$posts = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_name LIKE 'y-%' OR post_name LIKE '%__trashed' ORDER BY ID" );
		$post = $posts ? get_post( (int) $posts[ $who % count( $posts ) ] ) : null;
		$terms = get_terms( [ 'taxonomy' => [ 'category', 'genre' ], 'slug' => array_map( static fn( $i ) => "y-$i", range( 0, 30 ) ), 'hide_empty' => false ] );
		$terms = is_array( $terms ) ? array_values( $terms ) : [];
		$term = $terms ? $terms[ $who % count( $terms ) ] : null;
		$categories = array_column( array_filter( $terms, static fn( $one ) => $one->taxonomy === 'category' ), 'term_id' );
		$make = static fn( $more ) => wp_insert_post( $more + [ 'post_name' => "y-$n", 'post_title' => "Y $n", 'post_status' => 'publish', 'post_author' => 1 + $who % 2, 'post_category' => $categories ? [ $categories[ $n % count( $categories ) ] ] : [] ] );
		$change = static fn( $more ) => $post && $post->post_status !== 'trash' ? wp_update_post( $more + [ 'ID' => $post->ID ] ) : null;
		$meta = static fn( $key, $value ) => $post ? ( $value === '' ? delete_post_meta( $post->ID, $key ) : update_post_meta( $post->ID, $key, $value ) ) : null;
		match ( $act ) {
			'publish' => $make( [] ),
			'publish_old' => $make( [ 'post_date' => gmdate( 'Y-m-d H:i:s', 1500000000 + $n * 86400 ) ] ),
			'publish_page' => $make( [ 'post_type' => 'page', 'post_name' => "y-p$n" ] ),
			'publish_book' => post_type_exists( 'book' ) ? $make( [ 'post_type' => 'book' ] ) : null,
			'trash' => $post ? wp_trash_post( $post->ID ) : null,
			'untrash' => $post && $post->post_status === 'trash' ? [ wp_untrash_post( $post->ID ), wp_update_post( [ 'ID' => $post->ID, 'post_status' => 'publish' ] ) ] : null,
			'delete' => $post ? wp_delete_post( $post->ID, true ) : null,
			'noindex' => $meta( '_pharos_noindex', 'yes' ),
			'index' => $meta( '_pharos_noindex', 'no' ),
			'forget_noindex' => $meta( '_pharos_noindex', '' ),
			'canonical_elsewhere' => $meta( '_pharos_canonical', 'https://example.org/elsewhere/' ),
			'canonical_itself' => $post && $post->post_status === 'publish' ? $meta( '_pharos_canonical', get_permalink( $post ) ) : null,
			'redirect' => $meta( '_pharos_redirect', 'https://example.org/elsewhere/' ),
			'redirect_itself' => $post && $post->post_status === 'publish' ? $meta( '_pharos_redirect', get_permalink( $post ) ) : null,
			'forget_redirect' => $meta( '_pharos_redirect', '' ),
			'slug' => $change( [ 'post_name' => "y-{$post?->post_type}-$n" ] ),
			'edit' => $change( [ 'post_content' => "Text $n" ] ),
			'categories' => $post && $post->post_type === 'post' ? wp_set_post_categories( $post->ID, $categories ? [ $categories[ $n % count( $categories ) ] ] : [] ) : null,
			'password' => $change( [ 'post_password' => 'secret' ] ),
			'no_password' => $change( [ 'post_password' => '' ] ),
			'schedule' => $change( [ 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00', 'edit_date' => true ] ),
			'draft' => $change( [ 'post_status' => 'draft' ] ),
			'author' => $change( [ 'post_author' => 1 + $n % 2 ] ),
			'parent' => $post && $post->post_type === 'page' ? $change( [ 'post_parent' => (int) $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE post_type = 'page' AND ID < $post->ID ORDER BY ID DESC LIMIT 1" ) ] ) : null,
			'new_term' => wp_insert_term( "Y $n", $n % 2 && taxonomy_exists( 'genre' ) ? 'genre' : 'category', [ 'slug' => "y-$n" ] ),
			'rename_term' => $term ? wp_update_term( $term->term_id, $term->taxonomy, [ 'slug' => "y-" . ( $n + 15 ) ] ) : null,
			'delete_term' => $term ? wp_delete_term( $term->term_id, $term->taxonomy ) : null,
			'noindex_term' => $term ? update_term_meta( $term->term_id, '_pharos_noindex', $n % 2 ? 'yes' : 'no' ) : null,
			'move_term' => $term && $term->taxonomy === 'category' && count( $categories ) > 1 && $categories[0] !== $term->term_id ? wp_update_term( $term->term_id, 'category', [ 'parent' => $categories[0] ] ) : null,
			'other_type' => $post && $post->post_type !== 'page' && post_type_exists( 'book' ) && $post->post_status === 'publish' ? set_post_type_as_people_do( $post, $n % 2 ? 'book' : 'post' ) : null,
		};
	}`;

const SETTINGS = [
	{},
	{ no_index: [ 'category' ] },
	{ no_index: [ 'post', 'author' ] },
];

beforeAll( async () => {
	await activate( 'bookshop' );
	// Few entries per page, so that pages are split and merged; set like an add-on does.
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/small-pages.php', '<?php
			add_filter( "pharos_sitemap_page_size", static fn() => ' . $args[0] . ' );
			function set_post_type_as_people_do( $post, $type ) { wp_update_post( [ "ID" => $post->ID, "post_type" => $type ] ); }' );`,
		[ PAGE_SIZE ]
	);
	await configure( {
		enable_xml_sitemap: true,
		enable_xml_video_sitemap: false,
		enable_xml_news_sitemap: false,
		author_archive: true,
		enable_author_sitemap: true,
	} );
} );

afterAll( async () => {
	await site.php( `
		unlink( WPMU_PLUGIN_DIR . '/small-pages.php' );
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_name LIKE 'y-%' OR post_name LIKE '%__trashed'" ) as $id ) { wp_delete_post( (int) $id, true ); }
		foreach ( $wpdb->get_results( "SELECT tt.term_id, tt.taxonomy FROM $wpdb->term_taxonomy tt JOIN $wpdb->terms t ON t.term_id = tt.term_id WHERE t.slug LIKE 'y-%'" ) as $term ) { wp_delete_term( (int) $term->term_id, $term->taxonomy ); }
	` );
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await deactivate( 'bookshop' );
	await site.resetSettings();
} );

async function compare() {
	const { pages, entries } = await crawl();
	const wanted = await indexable();
	expect( entries.map( ( entry ) => entry.loc ).sort() ).toEqual(
		Object.keys( wanted ).sort()
	);
	expect(
		Object.fromEntries(
			entries.map( ( { loc, lastmod } ) => [ loc, lastmod ] )
		)
	).toEqual( wanted );
	for ( const page of pages ) {
		expect( page.entries.length ).toBeGreaterThan( 0 );
		expect( page.entries.length ).toBeLessThanOrEqual( PAGE_SIZE );
		expect( page.lastmod ).toBe(
			page.entries
				.map( ( entry ) => entry.lastmod )
				.sort()
				.at( -1 )
		);
	}
}

test( `whatever people do, in any order (seed ${ seed })`, async () => {
	const act = fc.tuple(
		fc.constantFrom( ...ACTS ),
		fc.nat( 40 ),
		fc.nat( 14 )
	);
	await fc.assert(
		fc.asyncProperty(
			fc.array( fc.array( act, { minLength: 3, maxLength: 12 } ), {
				minLength: 1,
				maxLength: 2,
			} ),
			async ( requests ) => {
				for ( const acts of requests ) {
					await site.php( DO, acts );
				}
				await compare();
			}
		),
		{ seed, numRuns: 8, endOnFailure: true }
	);
} );

test.each( SETTINGS )( 'with settings %j', async ( settings ) => {
	await site.php( DO, [
		[ 'new_term', 0, 2 ],
		[ 'publish', 1, 2 ],
		[ 'publish', 2, 3 ],
		[ 'index', 0, 0 ],
	] );
	await configure( {
		enable_xml_sitemap: true,
		enable_xml_video_sitemap: false,
		enable_xml_news_sitemap: false,
		author_archive: true,
		enable_author_sitemap: true,
		...settings,
	} );
	await compare();
} );

test( 'without a type that a plugin had registered', async () => {
	await site.php( DO, [
		[ 'publish_book', 1, 5 ],
		[ 'publish_book', 1, 6 ],
	] );
	await compare();
	await deactivate( 'bookshop' );
	await compare();
	await activate( 'bookshop' );
	await compare();
} );
