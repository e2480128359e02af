/** Legacy reader pages of the AMP plugin, whose head isn't WordPress's. */
import { configure } from './support/head';
import { nodesOf } from './support/json-ld';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

/** As in AMP 2.5.5: its template, functions and hooks, without the theme. */
withSnippet(
	'amp',
	`function amp_is_request() { return isset( $_GET['amp'] ) && is_singular(); }
	function amp_post_template_add_title( $template ) { echo '<title>', esc_html( $template->get( 'document_title' ) ), '</title>'; }
	function amp_post_template_add_canonical( $template ) { printf( '<link rel="canonical" href="%s" />', esc_url( $template->get( 'canonical_url' ) ) ); }
	add_filter( 'template_include', static function ( $template ) {
		if ( ! amp_is_request() ) { return $template; }
		file_put_contents( $file = get_temp_dir() . 'pharos-amp-template.php', '<?php $amp = $GLOBALS["x_amp"]; echo "<!doctype html><html amp><head>"; do_action( "amp_post_template_head", $amp ); echo "</head><body>", $GLOBALS["post"]->post_title, "</body></html>";' );
		$GLOBALS['post'] = get_queried_object();
		setup_postdata( $GLOBALS['post'] );
		foreach ( [ 'wp_robots', 'amp_post_template_add_title', 'amp_post_template_add_canonical' ] as $callback ) {
			add_action( 'amp_post_template_head', $callback );
		}
		$GLOBALS['x_amp'] = new class {
			public function get( $name ) { return [ 'document_title' => wp_get_document_title(), 'canonical_url' => get_permalink() ][ $name ]; }
		};
		return $file;
	}, PHP_INT_MAX );`
);

const POST = '/matcha-without-lumps/';
const SOCIAL = /^(?:description|og:|article:|twitter:)/;

const tags = async ( path: string ) => {
	const page = await site.get( path );
	return {
		titles: page.titles,
		metas: page.metas.filter( ( { name, property } ) =>
			SOCIAL.test( name ?? property ?? '' )
		),
		canonical: page.links
			.filter( ( { rel } ) => rel === 'canonical' )
			.map( ( { href } ) => href ),
		nodes: nodesOf( page ),
	};
};

beforeAll( () => configure( {} ) );

afterAll( async () => {
	await own( '' );
	await site.resetSettings();
} );

const own = ( canonical: string, noindex = '' ) =>
	site.php(
		`( new Pharos\\ObjectSeo\\Rows( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) ) )->write( $args );`,
		{ canonical, noindex }
	);

test( 'have the description, social tags and structured data of the post', async () => {
	const post = await tags( POST );
	expect( post.metas.length ).toBeGreaterThan( 8 );
	expect( post.nodes.length ).toBeGreaterThan( 3 );
	expect( await tags( `${ POST }?amp=1` ) ).toEqual( post );
} );

test( 'have one canonical URL: that of the post, or the one it was given', async () => {
	await own( '/first-flush-darjeeling/' );
	expect( ( await tags( `${ POST }?amp=1` ) ).canonical ).toEqual( [
		`${ site.url }/first-flush-darjeeling/`,
	] );
	// AMP requires one, also where the post isn't indexed.
	await own( '', 'yes' );
	expect( ( await tags( `${ POST }?amp=1` ) ).canonical ).toEqual( [
		`${ site.url }${ POST }`,
	] );
} );
