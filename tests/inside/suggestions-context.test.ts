/** Suggestions by AI: what a model gets besides the text of the page: search queries, its language, an image, what add-ons change. */
import { receivedByAi, setAi } from '../integration/support/ai-provider';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';
import {
	made,
	sent,
	sentData,
	suggest,
	TEXT,
	withSuggestions,
} from '../integration/support/suggestions';

/** A red image of this size. */
const IMAGE = `
	$image = static function ( $name, $width, $more = [] ) {
		$file = wp_upload_dir()['path'] . "/$name";
		$picture = imagecreatetruecolor( $width, 800 );
		imagejpeg( $picture, $file );
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => $name, 'post_status' => 'inherit', ...$more ], $file, $more['post_parent'] ?? 0 );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		return $id;
	};`;

withSuggestions( `
	${ IMAGE }
	$private = $post( 'Tea secret', [ 'post_status' => 'private' ] );
	$large = $image( 'x-tea-leaves.jpg', 1600, [ 'post_excerpt' => 'Leaves <b>of</b> sencha' ] );
	$vector = wp_insert_attachment( [ 'post_mime_type' => 'image/svg+xml', 'post_title' => 'x', 'post_status' => 'inherit' ], 'x-logo.svg' );
	$hidden = $image( 'x-secret.jpg', 100, [ 'post_parent' => $private ] );
	$all = static fn( ...$ids ) => implode( '', array_map( static fn( $id ) => "<img class='wp-image-$id'>", $ids ) );
	return [
		'post' => $post( 'Tea house', [ 'post_content' => $args['text'] . $all( $large, $vector, $hidden ) ] ),
		'category' => wp_insert_term( 'X Green teas', 'category', [ 'description' => $args['text'] ] )['term_id'],
		'large' => $large,
		'vector' => $vector,
		'hidden' => $hidden,
		'other' => $image( 'x-other.jpg', 100 ),
		'unpublished' => $image( 'x-unpublished.jpg', 100, [ 'post_parent' => $post( 'Tea plans', [ 'post_status' => 'draft' ] ) ] ),
	];` );
withSnippet(
	'x-suggestion-languages',
	`if ( get_option( 'x_languages' ) ) {
		function pll_get_post_language( $id, $field ) { return $field === 'locale' ? 'de_DE' : 'de'; }
		function pll_get_term_language( $id, $field ) { return $field === 'locale' ? 'pt_BR' : 'pt'; }
	}
	if ( get_option( 'x_prompt' ) ) {
		add_filter( 'pharos_suggestion_prompt', static fn( $prompt, $field, $object ) => [
			'task' => $prompt['task'] . " Rhyme. ($field $object->ID)",
			'data' => [ 'brand' => 'Fern' ] + $prompt['data'],
		] + $prompt, 10, 3 );
	}`
);

afterAll( () =>
	site.php( `delete_option( 'x_languages' ); delete_option( 'x_prompt' );` )
);

const task = async () =>
	( await receivedByAi() ).at( -1 )?.messages[ 1 ]?.content.at( -2 )?.text;

test( 'The top five queries of the page in Search Console, as stored', async () => {
	await site.php(
		`use Pharos\\SearchConsole\\Data\\{ Figures, PageKey, Queries, State, Tables };
		global $wpdb;
		Tables::need();
		State::set( [ 'last_day' => '2026-11-20' ] );
		foreach ( [ 1 => [ get_permalink( $args['post'] ), $args['post'] ], 2 => [ get_term_link( $args['category'] ), 0 ] ] as $id => [ $url, $post ] ) {
			$wpdb->replace( Tables::pages(), [ 'id' => $id, 'hash' => PageKey::from_url( $url ), 'url' => $url, 'words' => '', 'post_id' => $post ] );
		}
		$figures = static fn( $clicks ) => new Figures( $clicks, 100, 100 );
		Queries::replace( [
			1 => array_map( $figures, [ 'tea lisbon' => 9, 'rare' => 1, 'green tea' => 8, 'tea house' => 7, 'brew' => 6, '<b>sencha</b>' => 5 ] ),
			2 => array_map( $figures, [ 'green teas' => 3 ] ),
		] );`,
		made
	);
	await suggest();
	const ofPost = ( await sentData() ).search_queries;
	await suggest( { type: 'term', id: made.category } );
	const ofTerm = ( await sentData() ).search_queries;
	await site.php( `Pharos\\SearchConsole\\Data\\Tables::clear();
		global $wpdb;
		foreach ( Pharos\\SearchConsole\\Data\\Tables::all() as $table ) { $wpdb->query( "DROP TABLE IF EXISTS $table" ); }
		delete_option( 'pharos_search_data' );` );
	expect( ofPost ).toEqual( [
		'tea lisbon',
		'green tea',
		'tea house',
		'brew',
		'sencha',
	] );
	expect( ofTerm ).toEqual( [ 'green teas' ] );
	await suggest();
	expect( await sentData() ).not.toHaveProperty( 'search_queries' );
} );

test( 'The language of a post and a term, where a plugin knows it', async () => {
	await suggest();
	expect( await task() ).toContain( 'Language: en-US.' );
	await site.option( 'x_languages', '1' );
	await suggest();
	expect( await task() ).toContain( 'Language: de-DE.' );
	await suggest( { type: 'term', id: made.category } );
	expect( await task() ).toContain( 'Language: pt-BR.' );
	await site.option( 'x_languages', null );
} );

test( 'An add-on changes the prompt', async () => {
	await site.option( 'x_prompt', '1' );
	expect( ( await suggest() ).status ).toBe( 200 );
	await site.option( 'x_prompt', null );
	expect( await task() ).toContain( `Rhyme. (title ${ made.post })` );
	expect( await sentData() ).toMatchObject( {
		brand: 'Fern',
		title: 'Tea house',
	} );
} );

describe( 'For an alt text', () => {
	const alt = ( body: object = {} ) =>
		suggest( { field: 'alt', attachment: made.large, ...body } );

	test( 'a model with eyes gets a small size of the image, and its place', async () => {
		const { status, body } = await alt();
		expect( status ).toBe( 200 );
		expect( body.data.provider.model ).toBe( 'Bard-eyes' );
		const [ request ] = await receivedByAi();
		expect( request?.model ).toBe( 'bard-eyes' );
		const [ image, , data ] = ( request?.messages[ 1 ]?.content ?? [] ) as {
			text?: string;
			image_url?: { url: string };
		}[];
		expect( JSON.parse( data?.text ?? '' ) ).toMatchObject( {
			image_caption: 'Leaves of sencha',
			image_file: 'x-tea-leaves.jpg',
			title: 'Tea house',
			text: TEXT,
		} );
		const { url = '' } = image?.image_url ?? {};
		expect( url ).toMatch( /^data:image\/jpeg;base64,/ );
		expect(
			await site.php(
				`return getimagesizefromstring( base64_decode( $args[0] ) )[0];`,
				[ url.split( ',' )[ 1 ] ]
			)
		).toBeLessThanOrEqual( 1024 );
	} );

	test( 'of the media library, the image and its own texts are sent; one of hidden content isn’t', async () => {
		const { status } = await alt( { id: made.large } );
		expect( status ).toBe( 200 );
		expect( await sentData() ).toMatchObject( {
			image_caption: 'Leaves of sencha',
			title: 'x-tea-leaves.jpg',
		} );
		expect( await sent() ).not.toContain( TEXT );
		await setAi();
		const hidden = await alt( {
			id: made.hidden,
			attachment: made.hidden,
		} );
		expect( [ hidden.status, hidden.body.code ] ).toEqual( [
			400,
			'pharos_suggestions_image',
		] );
		expect( await sent() ).toBe( '' );
	} );

	test( 'an image in unsaved content counts, and needs no text', async () => {
		const { status } = await alt( {
			attachment: made.other,
			draft: {
				content: `<!-- wp:image {"id":${ made.other }} --><figure></figure><!-- /wp:image -->`,
			},
		} );
		expect( status ).toBe( 200 );
	} );

	test.each( [ 'other', 'vector', 'hidden', 'post', 'none' ] )(
		'not every image is sent: %s',
		async ( name ) => {
			const { status, body } = await alt( {
				attachment: made[ name ] ?? 0,
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'pharos_suggestions_image',
			] );
			expect( await sent() ).toBe( '' );
		}
	);

	test( 'an image of a draft is sent for those who may read the draft', async () => {
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Own tea', 'post_content' => $args['text'], 'post_author' => $args['user'] ] );`,
			{ text: TEXT, user: ( await site.as( 'author' ) ).id }
		);
		const body = {
			id,
			field: 'alt',
			attachment: made.unpublished,
			draft: { content: `<img class="wp-image-${ made.unpublished }">` },
		};
		expect( ( await suggest( body, 'author' ) ).body.code ).toBe(
			'pharos_suggestions_image'
		);
		expect( await sent() ).toBe( '' );
		expect( ( await suggest( body, 'editor' ) ).status ).toBe( 200 );
	} );

	test( 'a term has no images', async () => {
		const { body } = await alt( { type: 'term', id: made.category } );
		expect( body.code ).toBe( 'pharos_suggestions_image' );
	} );

	test( 'another provider never gets the image', async () => {
		await setAi( undefined, {
			'x-ai': [ 'bard' ],
			'y-ai': [ 'poet-eyes' ],
		} );
		const { status, body } = await alt();
		expect( [ status, body.code ] ).toEqual( [
			409,
			'pharos_suggestions_no_vision',
		] );
		expect( await sent() ).toBe( '' );
	} );

	test( 'shortcodes in the answer don’t run', async () => {
		await setAi( [ '{"suggestions":["[gallery]","B","C"]}' ] );
		expect( ( await alt() ).body.data.suggestions[ 0 ]?.text ).toBe(
			'(gallery)'
		);
	} );
} );
