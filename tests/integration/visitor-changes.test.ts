/**
 * A visitor's request registers the hooks that detect changes only when something is written: all later changes are
 * detected.
 */
import { save } from './support/settings';
import { site } from './support/site';
import { withSnippet } from './support/snippets';

withSnippet(
	'x-writes',
	`add_action( 'template_redirect', static function () {
		match ( (string) ( $_GET['x-write'] ?? '' ) ) {
			'post' => wp_insert_post( [ 'post_title' => 'Imported', 'post_name' => 'x-imported', 'post_status' => 'publish' ] ),
			'noindex' => update_post_meta( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID, '_pharos_noindex', 'yes' ),
			'gone' => wp_delete_post( get_page_by_path( 'x-imported', OBJECT, 'post' )->ID, true ),
			'settings' => update_option( 'pharos_settings', [ 'page_title' => 'Imported %title%' ] ),
			default => null,
		};
	} );`
);

/** Outputs the number of the plugin's callbacks on a page. */
withSnippet(
	'x-hooks',
	`add_action( 'wp_footer', static function () {
		$count = 0;
		foreach ( $GLOBALS['wp_filter'] as $hook ) {
			foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $callback ) {
				$function = $callback['function'];
				$reflection = match ( true ) {
					$function instanceof Closure => new ReflectionFunction( $function ),
					is_array( $function ) => new ReflectionClass( $function[0] ),
					default => null,
				};
				$count += str_contains( (string) $reflection?->getFileName(), '/plugins/pharos-seo/' ) ? 1 : 0;
			}
		}
		echo "<!-- hooks: $count -->";
	} );`
);

afterAll( () => site.resetSettings() );

const listed = async () =>
	(
		await ( await site.fetch( '/sitemap-posts-post-1.xml' ) ).text()
	).includes( '/x-imported/' );

test( 'a visitor’s page has no more hooks of ours than it needs: each takes two kilobytes of memory', async () => {
	await site.resetSettings();
	for ( const path of [ '/', '/matcha-without-lumps/', '/category/tea/' ] ) {
		// The first request fills WordPress's own caches.
		await site.get( path );
		const { text } = await site.get( path );
		const [ , count ] = /<!-- hooks: (\d+) -->/.exec( text ) ?? [];
		expect( Number( count ) ).toBeGreaterThan( 0 );
		expect( Number( count ) ).toBeLessThanOrEqual( 26 );
	}
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
