/** Objects with a custom social image, when WordPress changes image files. */
import { site } from '../integration/support/site';

/** The queries that look for objects by their image, in some code and at the end of the request. */
const queriesOf = ( code: string, args: object = {} ) =>
	site.php< { queries: number; known: number | null } >(
		`$queries = 0;
		$listen = static function ( $query ) use ( &$queries ) {
			$queries += (int) preg_match( "/^SELECT DISTINCT .*facebook_image_id/", $query );
			return $query;
		};
		add_filter( 'query', $listen );
		$known = ( static function ( $args ) { ${ code } } )( $args );
		remove_filter( 'query', $listen );
		return [ 'queries' => $queries, 'known' => $known ];`,
		args
	);

const SIZES = `foreach ( [ 100, 200, 300, 400, 500 ] as $width ) {
		wp_update_attachment_metadata( $id, [ 'file' => '2026/z-cup.png', 'width' => $width, 'height' => 50, 'sizes' => [] ] );
	}
	do_action( 'shutdown' );`;

test( 'an upload looks for none, however many sizes are made', async () => {
	const { queries } = await queriesOf(
		`$id = wp_insert_attachment( [ 'post_title' => 'z', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/z-cup.png' );
		${ SIZES }
		wp_delete_attachment( $id, true );
		return null;`
	);
	expect( queries ).toBe( 0 );
} );

test( 'new sizes of a file update each post that names it, with one look a table', async () => {
	const ids = await site.php< { file: number; post: number } >(
		`$file = wp_insert_attachment( [ 'post_title' => 'z', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/z-cup.png' );
		wp_update_attachment_metadata( $file, [ 'file' => '2026/z-cup.png', 'width' => 10, 'height' => 10, 'sizes' => [] ] );
		$post = wp_insert_post( [ 'post_title' => 'Named', 'post_status' => 'publish', 'meta_input' => [ '_pharos_facebook_image_id' => (string) $file ] ] );
		return [ 'file' => $file, 'post' => $post ];`
	);
	const changed = await queriesOf(
		`$id = $args['file'];
		${ SIZES }
		return get_post_meta( $args['post'], '_pharos_images', true )['facebook']['width'] ?? null;`,
		ids
	);
	await site.php(
		`wp_delete_post( $args['post'], true ); wp_delete_attachment( $args['file'], true );`,
		ids
	);
	expect( changed ).toEqual( { queries: 3, known: 500 } );
} );
