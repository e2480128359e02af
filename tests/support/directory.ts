/**
 * A simulated plugin and theme directory of WordPress.org: PHP of a must-use plugin that responds to WordPress's
 * requests, with ZIP files that are really installed. The option `x_directory` selects an error.
 */

/** The simulated errors: values of the option. */
export type Trouble =
	| 'none'
	/** The product doesn't exist in the directory. */
	| 'unknown'
	/** The download is interrupted. */
	| 'download'
	/** The downloaded file isn't a ZIP file. */
	| 'bad-zip'
	/** The plugin causes a fatal error when it is activated. */
	| 'fatal'
	/** The plugin outputs something when it is activated. */
	| 'prints'
	/** The plugin requires a later PHP version. */
	| 'php'
	/** The response to the installation is lost, although it succeeded. */
	| 'lost-answer'
	/** The directory takes two seconds to respond. */
	| 'slow';

/** PHP, without its opening tag. */
export const DIRECTORY = `
add_filter( 'pharos_recommended_products', static fn() => [
	[ 'name' => 'Tea Theme', 'description' => 'A theme for tea shops.', 'slug' => 'tea-theme', 'type' => 'theme' ],
	[ 'name' => 'Tea Forms', 'description' => 'Forms for orders.', 'slug' => 'tea-forms', 'type' => 'plugin' ],
	[ 'name' => 'Tea Mail', 'description' => 'Mail that arrives.', 'slug' => 'tea-mail', 'type' => 'plugin' ],
] );
function x_trouble() {
	return get_option( 'x_directory', 'none' );
}
foreach ( [ 'plugins_api', 'themes_api' ] as $x_api ) {
	add_filter( $x_api, static function ( $answer, $action, $args ) use ( $x_api ) {
		if ( ! str_starts_with( $args->slug ?? '', 'tea-' ) ) {
			return $answer;
		}
		if ( 'slow' === x_trouble() ) {
			sleep( 2 );
		}
		if ( 'unknown' === x_trouble() ) {
			return new WP_Error( 'plugins_api_failed', 'Plugin not found.' );
		}
		return (object) [
			'name' => $args->slug,
			'slug' => $args->slug,
			'version' => '1.0.0',
			'download_link' => "https://downloads.wordpress.org/$x_api/{$args->slug}.zip",
		];
	}, 10, 3 );
}
add_filter( 'pre_http_request', static function ( $answer, $args, $url ) {
	// Nothing is asked of the real one.
	if ( str_starts_with( $url, 'https://api.wordpress.org/' ) ) {
		return new WP_Error( 'http_request_failed', 'No such host.' );
	}
	if ( ! preg_match( '#^https://downloads\\.wordpress\\.org/(plugins|themes)_api/([a-z-]+)\\.zip#', $url, $found ) ) {
		return $answer;
	}
	$trouble = x_trouble();
	if ( 'download' === $trouble ) {
		return new WP_Error( 'http_request_failed', 'The connection was reset.' );
	}
	if ( 'bad-zip' === $trouble ) {
		file_put_contents( $args['filename'], 'Bad gateway' );
	} else {
		$zip = new ZipArchive();
		$zip->open( $args['filename'], ZipArchive::CREATE | ZipArchive::OVERWRITE );
		[ , $kind, $slug ] = $found;
		if ( 'themes' === $kind ) {
			$zip->addFromString( "$slug/style.css", "/*\\nTheme Name: Tea Theme\\nVersion: 1.0.0\\n*/" );
			$zip->addFromString( "$slug/index.php", '<?php wp_head(); echo "A theme for tea"; wp_footer();' );
		} else {
			$code = [
				'fatal' => 'tea_has_no_such_function();',
				'prints' => 'register_activation_hook( __FILE__, static function () { echo "Thanks for choosing tea!"; } );',
			][ $trouble ] ?? '';
			$needs = 'php' === $trouble ? ' * Requires PHP: 99.0' : '';
			$zip->addFromString( "$slug/main.php", "<?php\\n/**\\n * Plugin Name: $slug\\n * Version: 1.0.0\\n$needs\\n */\\n$code" );
		}
		$zip->close();
	}
	return [
		'headers' => [],
		'body' => '',
		'response' => [ 'code' => 200, 'message' => 'OK' ],
		'cookies' => [],
		'filename' => $args['filename'],
	];
	// After the one that keeps test sites from asking anybody outside.
}, PHP_INT_MAX, 3 );
add_filter( 'upgrader_post_install', static function ( $done ) {
	if ( 'lost-answer' === x_trouble() ) {
		add_action( 'upgrader_process_complete', static function () {
			status_header( 504 );
			exit( '<h1>Gateway Time-out</h1>' );
		} );
	}
	return $done;
} );
`;

/** PHP that deletes the installed products. */
export const FORGET = `
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	get_option( 'x_theme' ) && switch_theme( get_option( 'x_theme' ) );
	delete_option( 'x_theme' );
	delete_option( 'x_directory' );
	deactivate_plugins( [ 'tea-forms/main.php', 'tea-mail/main.php' ], true );
	WP_Filesystem();
	global $wp_filesystem;
	foreach ( [ 'tea-forms', 'tea-mail' ] as $slug ) {
		$wp_filesystem->delete( WP_PLUGIN_DIR . "/$slug", true );
	}
	$wp_filesystem->delete( get_theme_root() . '/tea-theme', true );
	delete_option( 'theme_mods_tea-theme' );
	wp_clean_plugins_cache( true );
	wp_clean_themes_cache( true );
`;
