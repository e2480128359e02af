/** Checks of term archives, texts shared by several posts, and orphaned content. */
import type { CheckItem, CheckLink } from '../../store/analysis/types';
import { describeFaults, runCheck, settingOf } from './support/analysis';
import { configure } from './support/head';
import { post, posts, removePosts } from './support/site-settings';
import { withSnippet } from './support/snippets';
import { site } from './support/site';

// Before the snippet is removed: afterwards its terms couldn't be deleted.
afterAll( async () => {
	await site.php(
		`foreach ( get_terms( [ 'taxonomy' => 'x_garden', 'hide_empty' => false, 'fields' => 'ids' ] ) as $id ) { wp_delete_term( $id, 'x_garden' ); }
		delete_option( 'x_garden_children' );
		delete_option( 'rewrite_rules' );`
	);
	await site.resetSettings();
} );

// Registered only in this file, so that its content is separate from the rest of the site.
withSnippet(
	'x-kinds',
	`add_action( 'init', static function () {
		register_post_type( 'x_leaf', [ 'public' => true, 'label' => 'Leaves', 'rewrite' => [ 'slug' => 'leaves' ] ] );
		register_taxonomy( 'x_garden', 'x_leaf', [ 'public' => true, 'hierarchical' => true, 'label' => 'Gardens' ] );
	} );`
);
removePosts();

beforeAll( () => site.php( `delete_option( 'rewrite_rules' );` ) );

const links = ( item: CheckItem ): CheckLink[] =>
	item.description.flatMap( ( part ) =>
		typeof part === 'object' && 'links' in part ? part.links : []
	);

/** The id of the post in a link. */
const idIn = ( url: URL ) => Number( url.searchParams.get( 'post' ) );

const setMeta = ( id: number, field: string, value: string ) =>
	site.php(
		`$args[2] === '' ? delete_post_meta( $args[0], $args[1] ) : update_post_meta( $args[0], $args[1], $args[2] );`,
		[ id, `_pharos_${ field }`, value ]
	);

const trash = ( url: URL ) =>
	site.php( `wp_trash_post( $args[0] );`, [ idIn( url ) ] );

describe( 'Archives of terms', () => {
	// The tags of the sample content are thin, too.
	const sound = { no_index: [ 'search', 'post_tag' ] };

	beforeAll( () => configure( sound ) );

	describeFaults( 'other', [
		{
			title: 'many gardens with a leaf or none',
			check: 'thin_tags',
			seed: async () => {
				const leaf = await post( {
					post_type: 'x_leaf',
					post_title: 'Sencha',
				} );
				await site.php(
					`$all = wp_insert_term( 'All gardens', 'x_garden' )['term_id'];
					for ( $i = 1; $i <= 12; $i++ ) {
						$ids[] = wp_insert_term( "Garden $i", 'x_garden', [ 'parent' => $all ] )['term_id'];
					}
					wp_set_object_terms( $args[0], array_slice( $ids, 0, 2 ), 'x_garden' );
					update_term_meta( $ids[11], '_pharos_noindex', 'yes' );`,
					[ leaf ]
				);
			},
			status: 'suggestion',
			message: /^11 term archives have one post or none/,
			fix: /\/advanced\/robot_instructions\/indexing\?setting=no_index\.x_garden$/,
			mend: ( url ) =>
				configure( {
					no_index: [
						...sound.no_index,
						settingOf( url ).setting.split( '.' )[ 1 ],
					],
				} ),
			expects: ( item ) => {
				expect( item.description ).toContainEqual( {
					list: [ 'Gardens: 11' ],
				} );
				expect( links( item ) ).toHaveLength( 11 );
				expect( links( item )[ 0 ] ).toMatchObject( {
					url: expect.stringContaining( '/x_garden/' ),
					details: 'Garden 3',
					fix: {
						url: expect.stringMatching(
							/term\.php\?taxonomy=x_garden&tag_ID=\d+&pharos-field=noindex$/
						),
					},
				} );
			},
		},
	] );
} );

describe( 'Texts that posts share', () => {
	const pair = ( fields: Record< string, unknown > ) =>
		posts( [
			{ post_type: 'x_leaf', post_content: 'One.', ...fields },
			{ post_type: 'x_leaf', post_content: 'Two.', ...fields },
		] );

	const own = ( field: string, value: string ) => async () => {
		const ids = await posts( [
			{ post_type: 'x_leaf', post_title: 'Gyokuro' },
			{ post_type: 'x_leaf', post_title: 'Bancha' },
		] );
		for ( const id of ids ) {
			await setMeta( id, field, value );
		}
	};

	beforeAll( () => site.resetSettings() );

	describeFaults( 'other', [
		{
			title: 'posts with the same title of their own',
			check: 'duplicate_titles',
			seed: own( 'title', 'Our finest tea' ),
			status: 'warning',
			message: /^1 SEO title is used by several posts/,
			fix: /post\.php\?post=\d+&action=edit&pharos-field=title$/,
			mend: ( url ) => setMeta( idIn( url ), 'title', 'Another tea' ),
			expects: ( item ) => {
				expect( item.description ).toContain( '“Our finest tea”' );
				expect(
					links( item ).map( ( { details } ) => details )
				).toEqual( [ 'Gyokuro', 'Bancha' ] );
			},
		},
		{
			title: 'posts that are called the same',
			check: 'duplicate_titles',
			seed: () => pair( { post_title: 'House blend' } ),
			status: 'warning',
			message: /^1 SEO title is used by several posts/,
			fix: /post\.php\?post=\d+&action=edit&pharos-field=title$/,
			mend: trash,
			expects: ( item ) =>
				expect( item.description ).toContain(
					'“House blend - Fern & Kettle”'
				),
		},
		{
			title: 'posts with the same description of their own',
			check: 'duplicate_descriptions',
			seed: own( 'description', 'Tea, picked by hand.' ),
			status: 'warning',
			message: /^1 meta description is used by several posts/,
			fix: /post\.php\?post=\d+&action=edit&pharos-field=description$/,
			mend: ( url ) =>
				setMeta( idIn( url ), 'description', 'Other tea.' ),
			expects: ( item ) =>
				expect( item.description ).toContain(
					'“Tea, picked by hand.”'
				),
		},
		{
			title: 'posts with the same excerpt',
			check: 'duplicate_descriptions',
			seed: () =>
				posts(
					[ 'Kabuse', 'Tencha' ].map( ( title ) => ( {
						post_type: 'x_leaf',
						post_title: title,
						post_excerpt: 'Steamed, never fired.',
					} ) )
				),
			status: 'warning',
			message: /^1 meta description is used by several posts/,
			fix: /pharos-field=description$/,
			mend: ( url ) =>
				setMeta( idIn( url ), 'description', 'Steamed at once.' ),
		},
	] );

	test.each( [
		[
			'one is not for search engines',
			( [ id ]: number[] ) => setMeta( id ?? 0, 'noindex', 'yes' ),
		],
		[
			'one says of itself what it is called',
			( [ id ]: number[] ) => setMeta( id ?? 0, 'title', 'Mine' ),
		],
		[
			'one is a draft',
			( [ id ]: number[] ) =>
				site.php(
					`wp_update_post( [ 'ID' => $args[0], 'post_status' => 'draft' ] );`,
					[ id ]
				),
		],
		[
			'one leads to the other',
			( [ id ]: number[] ) =>
				setMeta( id ?? 0, 'canonical', 'https://example.org/tea/' ),
		],
		[
			'their template tells them apart',
			() =>
				configure( {
					templates: {
						post_types: { x_leaf: { title: '%title% %id%' } },
					},
				} ),
		],
	] )( 'are no matter where %s', async ( _, differ ) => {
		const ids = await pair( { post_title: 'Twig tea' } );
		expect( await runCheck( 'other', 'duplicate_titles' ) ).toMatchObject( {
			status: 'warning',
		} );

		await differ( ids );

		expect( await runCheck( 'other', 'duplicate_titles' ) ).toMatchObject( {
			status: 'success',
		} );
		await site.resetSettings();
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			ids
		);
	} );
} );

describe( 'Posts that nothing links to', () => {
	let hub: number;

	const lonely = ( fields: Record< string, unknown > = {} ) =>
		post( {
			post_type: 'x_leaf',
			post_title: 'Lonely leaf',
			post_name: 'x-lonely',
			...fields,
		} );

	/** Sets the content of a page of the site. */
	const write = ( content: string ) =>
		site.php(
			`wp_update_post( wp_slash( [ 'ID' => $args[0], 'post_content' => $args[1] ] ) );`,
			[ hub, content ],
			1
		);

	beforeAll( async () => {
		await site.resetSettings();
		hub = await post( {
			post_type: 'page',
			post_title: 'All',
			post_name: 'x-everything',
		} );
		// A page with a link to each post, and one to it: no issues.
		await site.php(
			`$links = '';
			foreach ( get_posts( [ 'post_type' => [ 'post', 'page', 'x_leaf' ], 'numberposts' => -1 ] ) as $one ) {
				$links .= $one->ID === $args[0] ? '' : sprintf( '<a href="%s">%s</a> ', get_permalink( $one ), esc_html( $one->post_title ) );
			}
			$index = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => wp_slash( $links . '<a href="/x-everything/">All</a>' ) ] );
			update_option( 'x_index', $index, false );`,
			[ hub ]
		);
	} );

	afterAll( () =>
		site.php(
			`wp_delete_post( (int) get_option( 'x_index' ), true ); delete_option( 'x_index' );`
		)
	);

	describeFaults( 'other', [
		{
			title: 'a post without a link to it',
			check: 'orphan_posts',
			seed: () =>
				lonely( {
					post_content: '<a href="/leaves/x-lonely/">Myself</a>',
				} ),
			status: 'suggestion',
			message: /^No internal links point to 1 post/,
			fix: /post\.php\?post=\d+&action=edit$/,
			mend: trash,
			expects: ( item ) =>
				expect( links( item ) ).toEqual( [
					expect.objectContaining( {
						url: `${ site.url }/leaves/x-lonely/`,
						details: 'Lonely leaf',
					} ),
				] ),
		},
	] );

	test( 'are not those that the list of the home page links to', async () => {
		const [ id = 0 ] = await posts( [
			{ post_type: 'post', post_title: 'Newest', post_name: 'x-newest' },
		] );
		// The newest posts are on the home page.
		expect( ( await site.get( '/' ) ).text ).toContain( '/x-newest/' );
		expect( await runCheck( 'other', 'orphan_posts' ) ).toMatchObject( {
			status: 'success',
		} );
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	} );

	test( 'are not those that the list of a separate posts page links to', async () => {
		const ids = await posts( [
			{ post_type: 'post', post_title: 'Newest', post_name: 'x-newest' },
			{ post_type: 'page', post_title: 'Front', post_name: 'x-front' },
			{ post_type: 'page', post_title: 'Blog', post_name: 'x-blog' },
		] );
		const choose = ( show: string, front: number, list: number ) =>
			site.php(
				`update_option( 'show_on_front', $args[0] ); update_option( 'page_on_front', $args[1] ); update_option( 'page_for_posts', $args[2] );`,
				[ show, front, list ]
			);
		await choose( 'page', ids[ 1 ] ?? 0, ids[ 2 ] ?? 0 );
		expect( ( await site.get( '/' ) ).text ).not.toContain( '/x-newest/' );
		expect( ( await site.get( '/x-blog/' ) ).text ).toContain(
			'/x-newest/'
		);
		const item = await runCheck( 'other', 'orphan_posts' );
		await choose( 'posts', 0, 0 );
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			ids
		);
		expect( JSON.stringify( item ) ).not.toContain( 'Newest' );
	} );

	test( 'have no link to them, however links are written', async () => {
		const { host } = new URL( site.url );
		const right: ( ( path: string, id: number ) => string )[] = [
			( path ) => `<a href="${ site.url }${ path }">`,
			( path ) => `<a class='x' href='https://${ host }${ path }#top'>`,
			( path ) => `<a href=//www.${ host }${ path }>`,
			( path ) => `<a href="${ path.slice( 0, -1 ) }?ref=mail&amp;x=1">`,
			( path ) => `<a href="${ decodeURI( path ) }">`,
			( path ) => `<a href="..${ path }">`,
			( _, id ) => `<a href="?post_type=x_leaf&#038;p=${ id }">`,
			( _, id ) => `<a href="${ site.url }/?p=${ id }">`,
			( path ) => `<a href="/index.php${ path }">`,
			( path ) => `<!-- wp:embed {"url":"${ site.url }${ path }"} /-->`,
			( path ) =>
				`<!-- wp:x/button {"link":"${ path.replaceAll( '/', '\\/' ) }"} /-->`,
		];
		const wrong: typeof right = [
			( path ) => path,
			( path ) => `<a href="https://example.org${ path }">`,
			( path ) => `<a href="mailto:${ path }">`,
			( path ) => `<a href="/x${ path }">`,
			// WordPress's own function never terminates with this URL.
			( path ) => `<a href="x//../y${ path }">`,
			( _, id ) => `<a href="?p=${ id }0000">`,
		];
		const ways = [ ...right, ...wrong ];
		const ids = await posts(
			ways.map( ( _, i ) => ( {
				post_type: 'x_leaf',
				post_title: `Leaf ${ i }`,
				post_name: `x-茶-${ i }`,
			} ) )
		);
		const paths = await site.php< string[] >(
			`return array_map( static fn( $id ) => wp_make_link_relative( get_permalink( $id ) ), $args );`,
			ids
		);
		await write(
			ways
				.map( ( way, i ) => way( paths[ i ] ?? '', ids[ i ] ?? 0 ) )
				.join( '\n' )
		);

		const item = await runCheck( 'other', 'orphan_posts' );

		expect(
			links( item as CheckItem )
				.map( ( { details } ) => details )
				.sort()
		).toEqual(
			wrong.map( ( _, i ) => `Leaf ${ right.length + i }` ).sort()
		);
		await write( '' );
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			ids
		);
	} );

	test.each( [
		[
			'a menu',
			`$menu = wp_create_nav_menu( 'x-menu' );
			wp_update_nav_menu_item( $menu, 0, [ 'menu-item-object-id' => $args[0], 'menu-item-object' => 'x_leaf', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ] );`,
			`wp_delete_nav_menu( 'x-menu' );`,
		],
		[
			'an address in a menu',
			`$menu = wp_create_nav_menu( 'x-menu' );
			wp_update_nav_menu_item( $menu, 0, [ 'menu-item-url' => get_permalink( $args[0] ), 'menu-item-title' => 'x', 'menu-item-type' => 'custom', 'menu-item-status' => 'publish' ] );`,
			`wp_delete_nav_menu( 'x-menu' );`,
		],
		[
			'a navigation block',
			`update_option( 'x_nav', wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => wp_slash( '<!-- wp:navigation-link {"url":"' . get_permalink( $args[0] ) . '","kind":"post-type"} /-->' ) ] ), false );`,
			`wp_delete_post( (int) get_option( 'x_nav' ), true ); delete_option( 'x_nav' );`,
		],
		[
			'what the theme prints as a menu',
			`file_put_contents( WPMU_PLUGIN_DIR . '/x-nav.php', '<?php add_action( "wp_footer", static fn() => print( "<nav><a href=\\"/leaves/x-lonely/\\">x</a></nav>" ) );' );`,
			`unlink( WPMU_PLUGIN_DIR . '/x-nav.php' );`,
		],
		[
			'their being the home page',
			`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args[0] );`,
			`update_option( 'show_on_front', 'posts' ); update_option( 'page_on_front', 0 );`,
		],
		[
			'their being kept from search engines',
			`update_post_meta( $args[0], '_pharos_noindex', 'yes' );`,
			`delete_post_meta( $args[0], '_pharos_noindex' );`,
		],
	] )( 'are in order by %s', async ( _, mend, undo ) => {
		const id = await lonely();
		expect( await runCheck( 'other', 'orphan_posts' ) ).toMatchObject( {
			status: 'suggestion',
		} );

		await site.php( mend, [ id ] );

		expect( await runCheck( 'other', 'orphan_posts' ) ).toMatchObject( {
			status: 'success',
		} );
		await site.php( undo, [ id ] );
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	} );

	test( 'are found with a fixed number of queries, however many there are', async () => {
		const queries = ( count: number ) =>
			site.php< number >(
				`global $wpdb;
				for ( $i = 0; $i < $args[0]; $i++ ) {
					$ids[] = wp_insert_post( [ 'post_type' => 'x_leaf', 'post_status' => 'publish', 'post_title' => "Leaf $i", 'post_content' => "<a href='../leaf-$i/'>x</a>" ] );
				}
				wp_cache_flush();
				get_option( 'home' );
				$request = new WP_REST_Request( 'GET', '/pharos/v1/checks/other' );
				$request->set_query_params( [ 'check' => 'orphan_posts', 'force' => true ] );
				$before = $wpdb->num_queries;
				rest_do_request( $request );
				$made = $wpdb->num_queries - $before;
				foreach ( $ids as $id ) { wp_delete_post( $id, true ); }
				return $made;`,
				[ count ],
				1
			);
		const few = await queries( 20 );
		expect( ( await queries( 60 ) ) - few ).toBeLessThan( 5 );
	} );
} );
