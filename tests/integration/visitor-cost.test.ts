/** The cost of a visitor's request: no database queries, and no more files of Pharos than today. */
import { defaults } from '../../store/settings/schema';
import {
	activate,
	deactivate,
	withPlugins,
	withTheme,
} from './support/plugins';
import { schema } from './support/json-ld';
import { save } from './support/settings';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

// What a theme loads, Pharos doesn't have to: the one that has most of it.
withTheme( 'twentytwentyfive' );

const names = [ 'post', 'book', 'home', 'category', 'author', 'date' ];

/** Without these settings, some pages only redirect. */
const served = {
	author_archive: true,
	date_archive: true,
	redirectAttachmentPagesToPostParent: false,
};

const everything = {
	...served,
	no_index: [ 'date' ],
	no_follow: [ 'post' ],
	no_archive: [ 'post' ],
	paginated_link_relationships: names,
	fallback_image: `${ site.url }/wp-content/uploads/2024/03/shop-window.jpg`,
	home_page_featured_image: `${ site.url }/wp-content/uploads/2024/03/pour-over.jpg`,
	home_page_facebook_title: '%site_name% %separator% %tagline%',
	home_page_twitter_title: 'X',
	home_page_twitter_image_url: `${ site.url }/wp-content/uploads/2024/03/icon.png`,
	twitter_same_as_facebook: false,
	facebook_page_url: 'https://facebook.com/fern',
	facebook_author_fallback: 'fern',
	twitter_profile_username: 'fern',
	twitter_profile_fallback: 'fern',
	social_profiles: { instagram: 'fern', mastodon: '@fern@tea.example' },
	schemas: {
		...defaults.schemas,
		service: schema( 'Service', {
			name: '%title%',
			provider: '%schemas.organization%',
			image: '%image%',
			areaServed: '%field:isbn%',
		} ),
	},
};

/**
 * Maximum number of files of Pharos that each type of page may load: with the defaults, and with everything turned on.
 * Lower a number if a page needs fewer; give a reason to raise one. The budget is 48. A dozen of them generate the
 * structured data: display conditions, variables, formats of schema.org properties, and breadcrumbs; with everything
 * on, also social profiles. One file finds out whether other code can hide the text of a post from visitors.
 */
const files: Record< string, [ defaults: number, everything: number ] > = {
	'/matcha-without-lumps/': [ 46, 48 ],
	'/proper-chai/': [ 44, 46 ],
	'/supplier-prices/': [ 43, 45 ],
	'/about/our-growers/fujian/': [ 43, 45 ],
	attachment: [ 46, 48 ],
	'/': [ 43, 46 ],
	'/page/2/': [ 43, 46 ],
	'/category/tea/': [ 45, 47 ],
	'/tag/how-to/': [ 44, 46 ],
	'/author/ines-calloway/': [ 46, 48 ],
	// One file has what only archives by date say of themselves.
	'/2025/02/': [ 41, 44 ],
	'/?s=tea': [ 42, 45 ],
	// One file is the not-found log, one the list of features, which names it.
	'/not-there/': [ 41, 44 ],
};

/** The same for responses that aren't pages, counted at their very end. Each REST API controller is a file. */
const others: Record< string, number > = {
	'/feed/': 9,
	'/category/tea/feed/': 10,
	// Its hooks are in a file of their own, which pages don't load, as the list of features, which names those that serve files.
	'/robots.txt': 10,
	// Two more serve Pharos's sitemap, if it is on.
	'/wp-sitemap.xml': 13,
	'/wp-login.php': 9,
	// Each feature has a class that declares it and a controller; one file names their permissions. Two files are for blocks, sitemaps and robots.txt.
	'/wp-json/wp/v2/posts': 121,
	'/wp-json/oembed/1.0/embed': 118,
};

/** Saves these settings, and no others. */
async function configure( settings: object ) {
	await site.resetSettings();
	expect( ( await save( settings ) ).status ).toBe( 200 );
}

interface Cost {
	queries: number;
	files: number;
}

withPlugins( 'query-counter' );

let attachment = '';

beforeAll( async () => {
	[ attachment = '' ] = await site.php< string[] >(
		`update_option( 'wp_attachment_pages_enabled', '1' ); return [ str_replace( home_url(), '', get_attachment_link( get_posts( [ 'post_type' => 'attachment' ] )[0] ) ) ];`
	);
} );

/** Fills every field of the objects on these pages, with images of the library too. */
const FILL = `
	$fields = [
		'title' => 'Own %focus_keyword% %primary_term%', 'description' => 'Own %field:isbn%', 'canonical' => '/own/', 'nofollow' => 'yes', 'noarchive' => 'no',
		'facebook_title' => 'Own F', 'facebook_description' => 'Own F', 'facebook_image_id' => 101, 'facebook_image' => wp_get_attachment_url( 101 ),
		'twitter_title' => 'Own X', 'twitter_description' => 'Own X', 'twitter_image_id' => 102, 'twitter_image' => wp_get_attachment_url( 102 ),
		'focus_keyword' => 'tea', 'schemas' => [ 'a' => [ 'off' => true ] ],
	];
	foreach ( get_posts( [ 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ] ) as $post ) { $objects[] = $post; }
	foreach ( get_terms( [ 'hide_empty' => false ] ) as $term ) { $objects[] = $term; }
	foreach ( get_users() as $user ) { $objects[] = $user; }
	foreach ( $objects as $object ) {
		$rows = new Pharos\\ObjectSeo\\ObjectMetaRepository( $object );
		$terms = $object instanceof WP_Post ? get_the_terms( $object, 'category' ) : null;
		$change = $terms ? $fields + [ 'primary_category' => end( $terms )->term_id ] : $fields;
		$answer = $rows->write( $args ? $change : array_map( static fn( $value ) => is_array( $value ) ? [] : ( is_int( $value ) ? 0 : '' ), $change ) );
		if ( is_wp_error( $answer ) ) { throw new Exception( $answer->get_error_message() ); }
	}`;

beforeAll( () => site.php( FILL, { fill: true } ) );
afterAll( () => site.php( FILL ) );

afterAll( async () => {
	await site.resetSettings();
	await site.option( 'wp_attachment_pages_enabled', '0' );
} );

async function costs( paths: string[] ) {
	const counts: Record< string, Cost > = {};
	for ( const path of paths ) {
		// The first request fills WordPress's own caches, and records the duplicate tags of the page type, which is
		// stored at its very end.
		await ( await site.fetch( path ) ).text();
		const response = await site.fetch( path );
		const [ , queries, count ] =
			/queries: (\d+); files: (\d+)/.exec( await response.text() ) ?? [];
		counts[ path ] = { queries: Number( queries ), files: Number( count ) };
	}
	return counts;
}

const only = ( what: keyof Cost, counts: Record< string, Cost > ) =>
	Object.fromEntries(
		Object.entries( counts ).map( ( [ path, one ] ) => [
			path,
			one[ what ],
		] )
	);

/** The cost of these pages with everything turned on, and their number of queries without Pharos. */
async function compare( paths: string[] ) {
	await configure( everything );
	const ours = await costs( paths );
	await deactivate( 'pharos-seo' );
	const theirs = await costs( paths ).finally( () =>
		activate( 'pharos-seo' )
	);
	return {
		files: only( 'files', ours ),
		ours: only( 'queries', ours ),
		theirs: only( 'queries', theirs ),
	};
}

/** The pages that load more files than allowed. */
const beyond = (
	loaded: Record< string, number >,
	may: ( path: string ) => number | undefined
) =>
	Object.fromEntries(
		Object.entries( loaded ).filter(
			( [ path, count ] ) =>
				! ( count > 0 && count <= ( may( path ) ?? 0 ) )
		)
	);

const limit = ( path: string ) => files[ path ] ?? files.attachment;

test( 'posts, lists and all other kinds of pages', async () => {
	const paths = Object.keys( files ).map( ( path ) =>
		path === 'attachment' ? attachment : path
	);
	await configure( served );
	const plain = only( 'files', await costs( paths ) );
	const { ours, theirs, files: full } = await compare( paths );
	expect( ours ).toEqual( theirs );
	expect( beyond( plain, ( path ) => limit( path )?.[ 0 ] ) ).toEqual( {} );
	expect( beyond( full, ( path ) => limit( path )?.[ 1 ] ) ).toEqual( {} );
	// About 50 pages: too many for the default minute on a busy machine.
}, 180_000 );

test( 'feeds, the REST API and other requests without a page', async () => {
	await site.resetSettings();
	const paths = Object.keys( others );
	const loaded = only(
		'files',
		await costs( paths.map( ( path ) => `${ path }?cost` ) )
	);
	expect(
		beyond( loaded, ( path ) => others[ path.replace( '?cost', '' ) ] )
	).toEqual( {} );
} );

describe( 'WordPress works out styles for each block that is registered', () => {
	withSnippet(
		'x-blocks',
		`add_action( 'wp_footer', static function () {
			$names = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
			echo '<!-- ours: ', implode( ' ', preg_grep( '~^pharos/~', $names ) ), ' -->';
		} );`
	);

	const registered = async ( path: string ) =>
		/<!-- ours: (.*?) -->/.exec( ( await site.get( path ) ).text )?.[ 1 ];

	test( 'ours are on the pages that have them, and on no others', async () => {
		const page = await site.php< number >(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'x-block', 'post_title' => 'Block', 'post_content' => '<!-- wp:pharos/sitemap /-->' ] );`
		);
		expect( await registered( '/x-block/' ) ).toBe( 'pharos/sitemap' );
		expect( await registered( '/proper-chai/' ) ).toBe( '' );
		await site.php( `wp_delete_post( $args[0], true );`, [ page ] );
	} );

	describe( 'on a classic theme, with styles for ours in its theme.json', () => {
		withTheme( 'styled' );
		// Renders blocks after the head: WordPress 6.8 outputs all their styles before, and so do newer versions on
		// request.
		withSnippet(
			'x-styles',
			`isset( $_GET['early'] ) && add_filter( 'should_load_block_assets_on_demand', '__return_false' );`
		);

		test.each( [ '', '?early' ] )(
			'these reach the page%s',
			async ( when ) => {
				const page = await site.php< number >(
					`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'x-block', 'post_title' => 'Block', 'post_content' => '<!-- wp:group --><div><!-- wp:pharos/sitemap /--></div><!-- /wp:group -->' ] );`
				);
				const { text } = await site.get( `/x-block/${ when }` );
				await site.php( `wp_delete_post( $args[0], true );`, [ page ] );
				const [ head ] = text.split( '</head>' );
				expect( head ).toMatch(
					/wp-block-pharos-sitemap\)\s*\{\s*color: #abc123/
				);
				expect( text ).not.toContain( '#123abc' );
				expect( await registered( `/proper-chai/${ when }` ) ).toBe(
					''
				);
				expect( await registered( `/${ when }` ) ).toBe( '' );
			}
		);
	} );
} );

test( 'processing many posts keeps none of them in memory', async () => {
	const kept = await site.php< number >(
		`$variables = new Pharos\\Template\\Variables( new Pharos\\Settings\\Settings() );
		$pages = [];
		for ( $i = 0; $i < 5; $i++ ) {
			$page = new Pharos\\Page\\Context( 'post', new WP_Post( (object) [ 'ID' => 0, 'post_title' => "Post $i" ] ) );
			$variables->render( '%title% %excerpt%', $page );
			$pages[] = WeakReference::create( $page );
		}
		unset( $page );
		return count( array_filter( $pages, static fn( $page ) => $page->get() !== null ) );`
	);
	expect( kept ).toBeLessThanOrEqual( 1 );
} );

test( 'without schemas, no file about them is read', async () => {
	await configure( { ...everything, enable_schemas: false } );
	const { '/not-there/': without } = await costs( [ '/not-there/' ] );
	expect( without?.files ).toBeLessThan( 32 );
	const read = await site.php< string[] >(
		`$settings = new Pharos\\Settings\\Settings();
		( new Pharos\\Head\\Head( $settings, new Pharos\\Template\\Variables( $settings ) ) )->print();
		return array_filter( get_included_files(), static fn( $file ) => str_contains( $file, 'includes/Schema/' ) && ! preg_match( '/(?:Controller|Feature)[.]php$/', $file ) );`
	);
	expect( Object.values( read ) ).toEqual( [] );
} );

test( 'so many schemas that WordPress does not load them with the other options cost one query', async () => {
	const path = '/matcha-without-lumps/';
	const text = 'x'.repeat( 10_000 );
	await configure( {
		schemas: {
			a: schema( 'Event', { keywords: Array( 20 ).fill( text ) } ),
		},
	} );
	const { [ path ]: many } = await costs( [ path ] );
	await configure( {} );
	const { [ path ]: few } = await costs( [ path ] );
	expect( many?.queries ).toBe( 1 + Number( few?.queries ) );
} );

test( 'a static home page and the page of posts', async () => {
	await site.php(
		`update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', get_page_by_path( 'welcome' )->ID );
		update_option( 'page_for_posts', get_page_by_path( 'journal' )->ID );`
	);
	const { ours, theirs } = await compare( [ '/', '/journal/' ] ).finally(
		() =>
			site.php(
				`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );`
			)
	);
	expect( ours ).toEqual( theirs );
} );

describe( 'In a classic theme', () => {
	withTheme( 'classic' );

	// It is the social image, unless the post has a custom one.
	beforeAll( () => site.php( FILL ) );

	test( 'what the theme does not show costs a query: a featured image, and the category above that of the post', async () => {
		const shown = '/matcha-without-lumps/?featured=1&categories=1';
		const withoutImage = '/matcha-without-lumps/?categories=1';
		const withoutCategory = '/proper-chai/';
		const { ours, theirs } = await compare( [
			shown,
			withoutImage,
			withoutCategory,
		] );
		expect( ours ).toEqual( {
			...theirs,
			[ withoutImage ]: 1 + Number( theirs[ withoutImage ] ),
			[ withoutCategory ]: 1 + Number( theirs[ withoutCategory ] ),
		} );
	} );
} );
