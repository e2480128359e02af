/** A visitor's request registers the hooks that detect changes only with the first write: this one and all later ones are detected. */
import { save } from './support/settings';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

const METAS = [ 'post', 'term', 'user' ].flatMap( ( kind ) =>
	[ 'added', 'updated', 'deleted' ].map(
		( change ) => `${ change }_${ kind }_meta`
	)
);

/** Hooks that features listen to, each after another one of the same write: which is it, or why is it none on a visitor's page? */
const LATER: Record< string, string > = {
	...Object.fromEntries(
		METAS.map( ( hook ) => [ hook, 'wp_cache_set_last_changed' ] )
	),
	wp_after_insert_post: 'clean_post_cache',
	created_term: 'clean_term_cache',
	edited_term: 'clean_term_cache',
	delete_term: 'clean_term_cache',
	profile_update: 'clean_user_cache',
	deleted_user: 'clean_user_cache',
	pharos_redirect_saved: 'pharos_redirect_stored',
	added_option: 'add_option',
	updated_option: 'update_option',
	update_option_home: 'update_option',
	deleted_option: 'delete_option',
	activated_plugin: 'update_option',
	deactivated_plugin: 'update_option',
	upgrader_process_complete: 'update_option',
	'set_transient_shipping-transient-version': 'update_option',
	add_attachment: 'clean_post_cache',
	attachment_updated: 'clean_post_cache',
	wp_update_comment_count: 'clean_post_cache',
	deleted_post: 'before_delete_post',
	_wp_put_post_revision: 'clean_post_cache',
	wp_restore_post_revision: 'clean_post_cache',
	wp_post_revision_meta_keys: 'clean_post_cache',
	wp_save_post_revision_check_for_changes: 'clean_post_cache',
	// A feature fires it on hooks for meta.
	pharos_field_changed: 'wp_cache_set_last_changed',
	// Its first listener registers the others. The feature Content fires it on its hooks, too.
	pharos_sitemap_changed: '',
	pharos_content_changed: '',
	// Only in WordPress's admin.
	wp_media_attach_action: '',
	// Registered together with the others.
	shutdown: '',
};

withSnippet(
	'x-writes',
	`foreach ( preg_grep( '/^pharos_/', json_decode( '${ JSON.stringify( Object.keys( LATER ) ) }' ), PREG_GREP_INVERT ) as $name ) {
		add_filter( $name, static function ( $value = null ) use ( $name ) {
			has_action( 'pharos_field_changed' ) ? $GLOBALS['x_heard'][] = $name : $GLOBALS['x_missed'][] = $name;
			return $value;
		}, str_ends_with( $name, '_meta' ) ? 10 : 9 );
	}
	add_action( 'template_redirect', static function () {
		add_action( 'all', static fn( $name ) => $name === 'pharos_field_changed' ? $GLOBALS['x_heard'][] = $name : null );
		match ( (string) ( $_GET['x-write'] ?? '' ) ) {
			'post' => wp_insert_post( [ 'post_title' => 'Imported', 'post_name' => 'x-imported', 'post_status' => 'publish' ] ),
			'noindex' => update_post_meta( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID, '_pharos_noindex', 'yes' ),
			'noindex-gone' => delete_post_meta( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID, '_pharos_noindex' ),
			'term-noindex' => update_term_meta( get_term_by( 'slug', 'imported', 'category' )->term_id, '_pharos_noindex', 'yes' ),
			'term-index' => update_term_meta( get_term_by( 'slug', 'imported', 'category' )->term_id, '_pharos_noindex', 'no' ),
			'user-noindex' => update_user_meta( get_user_by( 'login', 'x-imported' )->ID, '_pharos_noindex', 'yes' ),
			'gone' => wp_delete_post( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID, true ),
			'settings' => update_option( 'pharos_settings', [ 'page_title' => 'Imported %title%' ] ),
			'term' => wp_insert_term( 'Imported', 'category' ),
			'term-name' => wp_update_term( get_term_by( 'slug', 'imported', 'category' )->term_id, 'category', [ 'name' => 'Imported too' ] ),
			'term-of-post' => wp_set_object_terms( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID, 'imported', 'category' ),
			'term-of-none' => wp_remove_object_terms( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID, 'imported', 'category' ),
			'term-gone' => wp_delete_term( get_term_by( 'slug', 'imported', 'category' )->term_id, 'category' ),
			'file' => wp_insert_attachment( [ 'post_title' => 'Imported', 'post_name' => 'x-imported-file', 'post_mime_type' => 'image/png' ] ),
			'file-name' => wp_update_post( [ 'ID' => get_page_by_path( 'x-imported-file', OBJECT, 'attachment' )->ID, 'post_title' => 'Imported too' ] ),
			'file-gone' => wp_delete_attachment( get_page_by_path( 'x-imported-file', OBJECT, 'attachment' )->ID, true ),
			'comments' => wp_update_comment_count_now( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID ),
			'user' => wp_insert_user( [ 'user_login' => 'x-imported', 'user_pass' => 'x', 'user_email' => 'x@tea.example' ] ),
			'user-name' => wp_update_user( [ 'ID' => get_user_by( 'login', 'x-imported' )->ID, 'user_url' => 'https://tea.example/' ] ),
			'user-gone' => ( require_once ABSPATH . 'wp-admin/includes/user.php' ) && wp_delete_user( get_user_by( 'login', 'x-imported' )->ID ),
			'option' => add_option( 'x-imported', 1 ),
			'option-gone' => delete_option( 'x-imported' ),
			'own-settings' => ( new Pharos\\Settings\\Settings() )->save( [ 'page_title' => 'Own %title%' ] ),
			'redirect' => Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/x-imported/', 'target' => '/' ] ),
			'redirect-gone' => Pharos\\Redirects\\RedirectRepository::delete( array_map( 'intval', $GLOBALS['wpdb']->get_col( "SELECT id FROM {$GLOBALS['wpdb']->prefix}pharos_redirects WHERE source = '/x-imported/'" ) ) ),
			default => null,
		};
	} );`
);

/** Outputs the hooks that register those for changes, and whether these are registered. */
withSnippet(
	'x-hooks',
	`add_action( 'wp_footer', static function () {
		$first = [];
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( array_merge( $hook->callbacks[0] ?? [], $hook->callbacks[10] ?? [] ) as [ 'function' => $function ] ) {
				if ( is_array( $function ) && in_array( $function[1], [ 'add_changes', 'add_changes_of_meta' ], true ) ) { $first[] = $name; }
			}
		}
		echo '<!-- first: ', implode( ' ', $first ), '; missed: ', implode( ' ', $GLOBALS['x_missed'] ?? [] ), '; heard: ', implode( ' ', $GLOBALS['x_heard'] ?? [] ),
			'; registered: ', (int) has_action( 'pharos_field_changed' ), ' -->';
	} );`
);

async function hooksOf( path: string ) {
	const { text } = await site.get( path );
	const [ , first = '', missed = '', heard = '', registered ] =
		/<!-- first: (.*?); missed: (.*?); heard: (.*?); registered: (\d) -->/.exec(
			text
		) ?? [];
	return {
		first: first.split( ' ' ),
		missed,
		heard,
		registered: registered === '1',
	};
}

afterAll( () => site.resetSettings() );

const listed = async () =>
	(
		await ( await site.fetch( '/sitemap-posts-post-1.xml' ) ).text()
	).includes( '/x-imported/' );

test( 'a visitor’s page that writes nothing has no hooks for changes', async () => {
	await site.resetSettings();
	for ( const path of [ '/', '/matcha-without-lumps/', '/category/tea/' ] ) {
		// The first request fills WordPress's own caches.
		await site.get( path );
		expect( ( await hooksOf( path ) ).registered ).toBe( false );
	}
} );

test.each( [
	[ 'post', '' ],
	[ 'comments', 'wp_update_comment_count' ],
	[ 'noindex', 'added_post_meta pharos_field_changed' ],
	[ 'noindex-gone', 'deleted_post_meta pharos_field_changed' ],
	[ 'term', 'created_term' ],
	[ 'term-noindex', 'added_term_meta pharos_field_changed' ],
	[ 'term-index', 'updated_term_meta pharos_field_changed' ],
	[ 'term-name', 'edited_term' ],
	[ 'term-of-post', '' ],
	[ 'term-of-none', '' ],
	[ 'term-gone', 'delete_term' ],
	[ 'gone', 'deleted_post' ],
	[ 'file', 'add_attachment' ],
	[ 'file-name', 'attachment_updated' ],
	[ 'file-gone', 'deleted_post' ],
	[ 'user', '' ],
	[ 'user-noindex', 'added_user_meta pharos_field_changed' ],
	[ 'user-name', 'profile_update' ],
	[ 'user-gone', 'deleted_user' ],
	[ 'option', 'added_option' ],
	[ 'option-gone', 'deleted_option' ],
	[ 'own-settings', '' ],
	[ 'redirect', '' ],
	[ 'redirect-gone', '' ],
] )(
	'the first write of a page is noticed in time: %s',
	async ( write, last ) => {
		const { registered, missed, heard } = await hooksOf(
			`/?x-write=${ write }`
		);
		expect( { registered, missed } ).toEqual( {
			registered: true,
			missed: '',
		} );
		expect( heard ).toContain( last );
	}
);

test( 'each hook that features listen to registers them, or follows one that does', async () => {
	const { first } = await hooksOf( '/' );
	const names = await site.php< string[] >( `
		$list = require dirname( PHAROS_FILE ) . '/includes/hooks/features.php';
		$settings = static fn() => new Pharos\\Settings\\Settings();
		$variables = static fn() => new Pharos\\Template\\Variables( $settings() );
		$rows = ( new Pharos\\Core\\HookList( $list, $settings, $variables ) )->rows();
		return array_values( array_unique( array_column( array_filter( $rows, static fn( $row ) => $row['audience'] === 'changes' ), 'name' ) ) );` );
	expect( names ).toContain( 'wp_after_insert_post' );
	expect(
		names.filter(
			( name ) => ! first.includes( name ) && ! ( name in LATER )
		)
	).toEqual( [] );
	expect(
		Object.values( LATER ).filter(
			( name ) => name !== '' && ! first.includes( name )
		)
	).toEqual( [] );
	expect(
		Object.keys( LATER ).filter( ( name ) => ! names.includes( name ) )
	).toEqual( [] );
} );

test( 'posts that a plugin publishes, hides and deletes during a visitor’s request come into the sitemap and leave it', async () => {
	expect( ( await save( { enable_xml_sitemap: true } ) ).status ).toBe( 200 );
	expect( await listed() ).toBe( false );
	await ( await site.fetch( '/?x-write=post' ) ).text();
	expect( await listed() ).toBe( true );
	await ( await site.fetch( '/?x-write=noindex' ) ).text();
	expect( await listed() ).toBe( false );
	await ( await site.fetch( '/?x-write=gone' ) ).text();
	expect( await listed() ).toBe( false );
} );

test( 'settings that a plugin writes during a visitor’s request hold for the same page', async () => {
	await site.resetSettings();
	const page = await site.get( '/matcha-without-lumps/?x-write=settings' );
	expect( page.titles ).toEqual( [ 'Imported Matcha without lumps' ] );
} );
