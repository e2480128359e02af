/** The sitemap as crawled, and its expected content according to the database. */
import { entryOf, type SitemapEntry } from '../../support/sitemap-entry';
import { validate } from '../../support/sitemap-schema';
import { parseXml } from '../../support/xml';
import { site } from './site';

/** The entries of an index or a page, validated with the schemas of the protocol and of Google's extensions. */
export async function read( path: string ): Promise< SitemapEntry[] > {
	const answer = await site.fetch( path.replace( site.url, '' ) );
	const text = await answer.text();
	expect( [ path, answer.status ] ).toEqual( [ path, 200 ] );
	expect( [ path, validate( text, site.url ) ] ).toEqual( [ path, [] ] );
	return parseXml( text ).root.children.map( entryOf );
}

/** All pages that the index lists. */
export async function crawl() {
	const index = await read( '/sitemap_index.xml' );
	const pages = await Promise.all(
		index.map( async ( page ) => ( {
			...page,
			entries: await read( page.loc ),
		} ) )
	);
	return { pages, entries: pages.flatMap( ( page ) => page.entries ) };
}

/**
 * The content that can be indexed, determined object by object and without Pharos's classes: URL and time of the last
 * change. Archives have the time of their last changed post.
 */
export const indexable = () =>
	site.php< Record< string, string > >( `
		global $wpdb;
		$settings = (array) get_option( 'pharos_settings', [] ) + [ 'no_index' => [ 'search' ], 'author_archive' => false, 'enable_author_sitemap' => false ];
		$excluded = (array) ( get_option( 'pharos_sitemap_exclude', [] )['sitemap_exclude'] ?? [] );
		$hidden = static fn( $kind, $id, $name ) => match ( get_metadata_raw( $kind, $id, '_pharos_noindex', true ) ) {
			'yes' => true, 'no' => false, default => in_array( $name, $settings['no_index'], true ),
		};
		$elsewhere = static fn( $kind, $id, $url ) => ! in_array( (string) get_metadata_raw( $kind, $id, '_pharos_canonical', true ), [ '', $url ], true ) ||
			! in_array( (string) get_metadata_raw( $kind, $id, '_pharos_redirect', true ), [ '', str_replace( home_url(), '', $url ) ], true );
		$types = array_filter( get_post_types(), static fn( $type ) => is_post_type_viewable( $type ) && $type !== 'attachment' );
		$list = [];
		$newest = [];
		$raise = static function ( $name, $time ) use ( &$newest ) { $newest[ $name ] = max( $newest[ $name ] ?? '', $time ); };
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE post_status = 'publish'" ) as $post ) {
			if ( ! in_array( $post->post_type, $types, true ) ) { continue; }
			$url = get_permalink( (int) $post->ID );
			if ( $post->post_modified_gmt > '0000-00-00 00:00:00' && $post->post_date_gmt > $post->post_modified_gmt && $post->post_date_gmt <= gmdate( 'Y-m-d H:i:s' ) ) {
				$post->post_modified_gmt = $post->post_date_gmt;
			}
			$raise( "type $post->post_type", $post->post_modified_gmt );
			if ( $post->post_type === 'post' ) { $raise( "author $post->post_author", $post->post_modified_gmt ); }
			foreach ( wp_get_object_terms( (int) $post->ID, get_object_taxonomies( $post->post_type ) ) as $term ) {
				for ( $above = $term; $above instanceof WP_Term; $above = $above->parent ? get_term( $above->parent ) : null ) {
					$raise( "term $above->term_id", $post->post_modified_gmt );
				}
			}
			if ( $post->post_password === '' && ! $hidden( 'post', (int) $post->ID, $post->post_type ) && ! $elsewhere( 'post', (int) $post->ID, $url ) && ! in_array( "post-$post->ID", $excluded, true ) ) {
				$list[ $url ] = $post->post_modified_gmt;
			}
		}
		foreach ( get_terms( [ 'hide_empty' => false ] ) as $term ) {
			$url = get_term_link( $term );
			if ( isset( $newest[ "term $term->term_id" ] ) && is_taxonomy_viewable( $term->taxonomy ) && $term->taxonomy !== 'post_format' && ! $hidden( 'term', $term->term_id, $term->taxonomy ) && ! $elsewhere( 'term', $term->term_id, $url ) && ! in_array( "term-$term->term_id", $excluded, true ) ) {
				$list[ $url ] = $newest[ "term $term->term_id" ];
			}
		}
		if ( $settings['author_archive'] && $settings['enable_author_sitemap'] ) {
			foreach ( get_users() as $user ) {
				if ( isset( $newest[ "author $user->ID" ] ) && ! $hidden( 'user', $user->ID, 'author' ) ) {
					$list[ get_author_posts_url( $user->ID ) ] = $newest[ "author $user->ID" ];
				}
			}
		}
		foreach ( $types as $type ) {
			$url = get_post_type_archive_link( $type );
			if ( $type === 'post' || ! $url || ! isset( $newest[ "type $type" ] ) || in_array( "archive-$type", $settings['no_index'], true ) ) { continue; }
			$list[ $url ] = $newest[ "type $type" ];
		}
		$list[ home_url( '/' ) ] = $newest['type post'] ?? '';
		return array_map( static fn( $time ) => $time === '' ? '' : str_replace( ' ', 'T', $time ) . '+00:00', $list );
	` );
