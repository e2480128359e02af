/**
 * What takes memory on a visitor's page: a hook takes one and a half kilobytes, a closure 0.4, and another 0.4 if it captures variables.
 * `npm run bench -- --only visitor` measures all of it.
 */
import { site } from './support/site';
import { withSnippet } from './support/snippets';

/** Hooks with callbacks of the plugin, at the end of a page. Lower the number if a page needs fewer; give a reason to raise it. */
// Two are for the FAQ and How-to blocks, which any content, pattern or widget may have: one that is hidden must not be shown.
const MOST = 26;

withSnippet(
	'x-hooks',
	`add_action( 'wp_footer', static function () {
		$folder = WP_PLUGIN_DIR . '/pharos-seo/';
		$is_ours = static function ( $callback ) use ( $folder ): bool {
			$function = is_array( $callback )
				? new ReflectionMethod( ...$callback )
				: ( is_string( $callback ) && str_contains( $callback, '::' ) ? new ReflectionMethod( $callback ) : new ReflectionFunction( $callback ) );
			return str_starts_with( (string) $function->getFileName(), $folder );
		};
		$ours = [];
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( $hook->callbacks as $callbacks ) {
				foreach ( array_filter( array_column( $callbacks, 'function' ), 'is_callable' ) as $callback ) {
					// One list, of the hooks that register those for changes, see visitor-changes.test.ts.
					$is_first_write = is_array( $callback ) && $callback[1] === 'add_changes';
					if ( ! $is_first_write && $is_ours( $callback ) ) {
						$ours[] = $name;
					}
				}
			}
		}
		echo '<!-- ours: ', implode( ' ', $ours ), ' -->';
	}, PHP_INT_MAX );`
);

beforeAll( () => site.resetSettings() );

test.each( [ '/', '/matcha-without-lumps/', '/category/tea/' ] )(
	'%s registers no more hooks than needed',
	async ( path ) => {
		// The first request of a kind of page fills caches: a query that writes registers the hooks that detect changes.
		await site.get( path );
		const { text } = await site.get( path );
		const hooks = /<!-- ours: (.*?) -->/.exec( text )?.[ 1 ]?.split( ' ' );
		expect( hooks ).toContain( 'wp_head' );
		expect( hooks?.length ).toBeLessThanOrEqual( MOST );
	}
);
