/** The head of pages in WPGraphQL: what Pharos registers there, and resolves, as that plugin calls it. */
import { configure } from './support/head';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

withSnippet(
	'wp-graphql',
	`function register_graphql_object_type( $name, $config ) { $GLOBALS['x_types'][ $name ] = $config; }
	function register_graphql_field( $type, $name, $config ) { $GLOBALS['x_fields'][ $type ][ $name ] = $config; }
	add_action( 'wp_loaded', static fn() => do_action( 'graphql_register_types' ) );`
);

afterEach( () => site.resetSettings() );

const RESOLVE = `
	$resolve = static fn( $type, $id ) => $GLOBALS['x_fields'][ $type ]['seo']['resolve']( (object) [ 'databaseId' => $id ] );`;

test( 'Nothing is registered while it is off', async () => {
	expect( await site.php( `return $GLOBALS['x_fields'] ?? [];` ) ).toEqual(
		[]
	);
} );

test( 'Content, terms and users have the field “seo” with the head of their page', async () => {
	await configure( { enable_rest_head: true } );
	const { html, title, draft } = await site.php< {
		html: string;
		title: { tag: string; attributes: object[]; content: string };
		draft: unknown;
	} >( `${ RESOLVE }
		$id = get_page_by_path( 'about' )->ID;
		$draft = wp_insert_post( [ 'post_title' => 'Secret' ] );
		$head = $resolve( 'ContentNode', $id );
		$of_draft = $resolve( 'ContentNode', $draft );
		wp_delete_post( $draft, true );
		return [ 'html' => $head['html'], 'title' => $head['tags'][0], 'draft' => $of_draft ];` );
	const page = await site.get( '/about/' );
	expect(
		html
			.split( '\n' )
			.filter( ( line ) => line && ! page.text.includes( line ) )
	).toEqual( [] );
	expect( title ).toEqual( {
		tag: 'title',
		attributes: [],
		content: page.title,
	} );
	expect( draft ).toBeNull();

	const term = await site.php< { html: string; robots: object } >(
		`${ RESOLVE }
		$head = $resolve( 'TermNode', get_term_by( 'slug', 'tea', 'category' )->term_id );
		return [ 'html' => $head['html'], 'robots' => $head['tags'][1]['attributes'] ];`
	);
	expect( term.html ).toContain( `${ site.url }/category/tea/` );
	expect( term.robots ).toEqual( [
		{ name: 'name', value: 'robots' },
		{ name: 'content', value: 'max-image-preview:large' },
	] );
} );
