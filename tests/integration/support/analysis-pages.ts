/** A site whose sampled pages have no issues, and themes with different output. */
import { save } from './settings';
import { site, web } from './site';
import { withSnippet } from './snippets';

const TEXT =
	'Leaves from the first picking, dried slowly and packed by hand. They keep their taste for a year if the tin stays closed.';

/** The block markup of a paragraph. */
export const paragraph = ( text = TEXT ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

export interface Sound {
	/** The latest post and the latest page, which the analysis reads. */
	post: number;
	page: number;
}

const addresses: Record< number, string > = {};

/** The URL of one of them. */
export const addressOf = ( id: number ) => addresses[ id ] as string;

/**
 * Resets the sampled pages before each test of a file. The analysis reads the two of them and the home page in each test; the others of the
 * sample, which no test changes, only before the first one: a page takes as long as all else that a check does.
 */
export function withSoundPages( sound: Sound ): void {
	let made: number[] = [];
	withSnippet(
		'pharos-neighbours',
		`add_filter( 'pre_http_request', static fn( $answer, $args, $url ) => $args['method'] === 'GET' && isset( get_option( 'pharos_test_neighbours', [] )[ $url ] ) ? [
			'headers' => [ 'content-type' => 'text/html; charset=UTF-8' ],
			'body' => get_option( 'pharos_test_neighbours' )[ $url ],
			'response' => [ 'code' => 200, 'message' => 'OK' ],
			'cookies' => [],
			'filename' => null,
		] : $answer, 5, 3 );`
	);

	beforeAll( async () => {
		await site.resetSettings();
		await save( {
			home_page_description: TEXT,
			fallback_image: `${ site.url }/wp-content/uploads/2024/03/shop-window.jpg`,
		} );
		made = await site.php< number[] >(
			`$made = [];
			foreach ( [ 'page', 'post' ] as $type ) {
				foreach ( [ 'Shade', 'Sun', 'Spring', 'Autumn' ] as $at => $name ) {
					$made[] = wp_insert_post( wp_slash( [
						'post_type' => $type,
						'post_title' => "$name leaves, a $type",
						'post_content' => $args['content'],
						'post_status' => 'publish',
						'post_author' => 1,
						'post_date' => gmdate( 'Y-m-d H:i:s', time() - 60 + $at ),
					] ) );
				}
			}
			return $made;`,
			{ content: paragraph() }
		);
		Object.assign(
			addresses,
			await site.php(
				`return array_combine( $args, array_map( 'get_permalink', $args ) );`,
				made
			)
		);
		sound.page = made[ 3 ] as number;
		sound.post = made[ 7 ] as number;
		await keepNeighbours( made );
	} );

	afterEach( () =>
		site.php(
			`foreach ( $args['ids'] as $id ) {
				foreach ( array_keys( get_post_meta( $id ) ) as $key ) { delete_post_meta( $id, $key ); }
				wp_update_post( wp_slash( [ 'ID' => $id, 'post_title' => 'Autumn leaves', 'post_content' => $args['content'] ] ) );
			}`,
			{ ids: [ sound.post, sound.page ], content: paragraph() }
		)
	);

	afterAll( async () => {
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
			delete_option( 'pharos_test_neighbours' );`,
			made
		);
		await site.resetSettings();
	} );
}

/** Keeps the pages of the posts of which there is a newer one, and of the term of the sample. */
async function keepNeighbours( made: number[] ): Promise< void > {
	const urls = await site.php< string[] >(
		`return array_map(
			static fn( $object ) => $object instanceof WP_Term ? get_term_link( $object ) : get_permalink( $object ),
			array_filter(
				( new Pharos\\Analysis\\Sample( new Pharos\\Settings\\Settings() ) )->objects(),
				static fn( $object ) => ! in_array( $object->ID ?? 0, $args, true ),
			),
		);`,
		[ made[ 3 ], made[ 7 ] ]
	);
	const pages: Record< string, string > = {};
	for ( const url of Object.values( urls ) ) {
		const page = await web.fetch( url.slice( site.url.length ) );
		expect( page.status ).toBe( 200 );
		pages[ url ] = await page.text();
	}
	// Not loaded with each request.
	await site.php(
		`add_option( 'pharos_test_neighbours', $args, '', false );`,
		pages
	);
}

/** Changes a post as an administrator; without its SEO data. */
export const edit = ( id: number, fields: Record< string, unknown > ) =>
	site.php(
		`$id = wp_update_post( wp_slash( [ 'ID' => $args['id'] ] + $args['fields'] ), true );
		if ( is_wp_error( $id ) ) { throw new Exception( $id->get_error_message() ); }`,
		{ id, fields },
		1
	);

/** Sets an SEO field of a post as its editor does; '' removes it. */
export const fill = ( id: number, field: string, value: unknown ) =>
	site.php(
		`$post = get_post( $args['id'] );
		$request = new WP_REST_Request( 'POST', '/wp/v2/' . get_post_type_object( $post->post_type )->rest_base . '/' . $post->ID );
		$request->set_body_params( [ 'pharos_seo' => [ $args['field'] => $args['value'] ] ] );
		$response = rest_do_request( $request );
		if ( $response->is_error() ) { throw new Exception( wp_json_encode( $response->get_data() ) ); }`,
		{ id, field, value },
		1
	);

/** The post, block and field that a link opens. */
export function placeOf( url: URL ) {
	expect( url.pathname ).toMatch( /\/wp-admin\/post\.php$/ );
	return {
		post: Number( url.searchParams.get( 'post' ) ),
		block: url.searchParams.get( 'pharos-block' ) ?? '',
		field: url.searchParams.get( 'pharos-field' ) ?? '',
	};
}

/**
 * Changes the block that a link opens, as in the editor.
 *
 * @param url   The URL of the link.
 * @param name  The name of the block.
 * @param from  The HTML to replace.
 * @param to    The new HTML.
 * @param attrs New attributes of the block.
 */
export const editBlock = (
	url: URL,
	name: string,
	from: string,
	to: string,
	attrs: Record< string, unknown > = {}
) =>
	site.php(
		`$post = get_post( $args['post'] );
		$blocks = parse_blocks( $post->post_content );
		$in_editor = static fn( array $all ) => array_keys( array_filter( $all, static fn( $one ) => $one['blockName'] !== null || trim( $one['innerHTML'] ) !== '' ) );
		$here = [ 'innerBlocks' => &$blocks ];
		foreach ( explode( '.', $args['block'] ) as $at ) {
			$keys = $in_editor( $here['innerBlocks'] );
			$next = &$here['innerBlocks'][ $keys[ (int) $at ] ];
			unset( $here );
			$here = &$next;
			unset( $next );
		}
		if ( $here['blockName'] !== $args['name'] || ! str_contains( $here['innerHTML'], $args['from'] ) ) {
			throw new Exception( 'Another block: ' . $here['blockName'] . ' ' . $here['innerHTML'] );
		}
		$here['attrs'] = $args['attrs'] + $here['attrs'];
		$here['innerContent'] = array_map( static fn( $part ) => is_string( $part ) ? str_replace( $args['from'], $args['to'], $part ) : $part, $here['innerContent'] );
		unset( $here );
		wp_update_post( wp_slash( [ 'ID' => $post->ID, 'post_content' => serialize_blocks( $blocks ) ] ) );`,
		{ ...placeOf( url ), name, from, to, attrs },
		1
	);

/** Code of a theme or plugin that changes whole pages by patterns and replacements, and sends headers. */
export const PRINTER = `
add_action( 'template_redirect', static function () {
	$printed = get_option( 'analysis_printer' );
	if ( ! is_array( $printed ) ) {
		return;
	}
	foreach ( $printed['headers'] ?? [] as $header ) {
		header( $header );
	}
	ob_start( static function ( string $page ) use ( $printed ): string {
		foreach ( $printed['replace'] ?? [] as [ $from, $to ] ) {
			$page = preg_replace( $from, $to, $page );
		}
		return $page;
	} );
}, -1000 );`;

/** Sets the replacements in the theme's output; null removes them. */
export const printing = (
	printed: {
		replace?: [ pattern: string, to: string ][];
		headers?: string[];
	} | null
) => site.option( 'analysis_printer', printed );
