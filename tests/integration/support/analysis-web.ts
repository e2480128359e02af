/** A site and other servers with errors, for the checks of URLs and links. */
import { site } from './site';
import { withSnippet } from './snippets';

/** The response of a server: a status with headers, or why there is none. */
export interface WebAnswer {
	status?: number;
	headers?: Record< string, string >;
	body?: string;
	/** Such as "cURL error 6: Could not resolve host". */
	error?: string;
}

/**
 * For one test file: `web()` sets the responses of URLs, `fault()` the errors of the site itself. Both act as plugins
 * of the site, unknown to the analysis.
 */
export function withWeb(): void {
	withSnippet(
		'pharos-web',
		`add_filter( 'pre_http_request', static function ( $answer, $args, $url ) {
			$given = get_option( 'pharos_test_web', [] )[ $url ] ?? null;
			if ( null === $given ) {
				return $answer;
			}
			return isset( $given['error'] ) ? new WP_Error( 'http_request_failed', $given['error'] ) : [
				'headers' => $given['headers'] ?? [ 'content-type' => 'text/html' ],
				'body' => $given['body'] ?? '',
				'response' => [ 'code' => $given['status'], 'message' => '' ],
				'cookies' => [],
				'filename' => null,
			];
		}, PHP_INT_MAX, 3 );
		eval( get_option( 'pharos_test_fault', '' ) );`
	);
	afterAll( calm );
}

/** For one test file: the links that the theme and the lists of posts add aren't really requested. */
export function withFewLinks(): void {
	withSnippet(
		'pharos-few-links',
		`add_filter( 'pre_http_request', static function ( $answer, $args, $url ) {
			$path = 'HEAD' === $args['method'] && str_starts_with( $url, '${ site.url }/' ) ? substr( $url, strlen( '${ site.url }' ) ) : '';
			$is_given = '/' === $path || preg_match( '~^/(?:author|category)/~', $path ) || ( '' !== $path && '/about/' !== $path && 0 !== url_to_postid( $url ) );
			return $is_given ? [
				'headers' => [ 'content-type' => 'text/html' ],
				'body' => '',
				'response' => [ 'code' => 200, 'message' => '' ],
				'cookies' => [],
				'filename' => null,
			] : $answer;
		}, 10, 3 );`
	);
}

export const web = ( answers: Record< string, WebAnswer > | null ) =>
	site.option( 'pharos_test_web', answers );

/**
 * @param code PHP of a plugin, run before all others; null to remove it.
 */
export const fault = ( code: string | null ) =>
	site.option( 'pharos_test_fault', code );

/** Resets all responses of other servers and all errors of the site. */
export const calm = () =>
	site.php(
		`delete_option( 'pharos_test_web' ); delete_option( 'pharos_test_fault' );`
	);

/**
 * An error: while the analysis runs, the site uses another URL; requests to it still reach the site.
 *
 * @param home    Such as "https://tea.example".
 * @param siteurl The WordPress Address if it differs.
 */
export const livesAt = ( home: string, siteurl = home ) => `
	add_filter( 'pharos_is_development_site', static fn( $is, $host ) => Pharos\\Analysis\\DevelopmentSite::is_name( $host ), 10, 2 );
	add_filter( 'rest_pre_dispatch', static function ( $result, $server, $request ) {
		if ( str_starts_with( $request->get_route(), '/pharos/v1/checks' ) ) {
			add_filter( 'option_home', static fn() => '${ home }', PHP_INT_MAX );
			add_filter( 'option_siteurl', static fn() => '${ siteurl }', PHP_INT_MAX );
		}
		return $result;
	}, 10, 3 );
	add_filter( 'pre_http_request', static function ( $answer, $args, $url ) {
		if ( str_starts_with( $url, '${ site.url }/' ) ) {
			return false;
		}
		if ( str_starts_with( $url, '${ home }/' ) ) {
			$answer = wp_remote_request(
				str_replace( '${ home }', '${ site.url }', $url ),
				[ 'method' => $args['method'], 'redirection' => 0 ]
			);
			$to = wp_remote_retrieve_header( $answer, 'location' );
			if ( '' !== $to ) {
				$answer['headers']['location'] = str_replace( '${ site.url }', '${ home }', $to );
			}
			$answer['body'] = str_replace( '${ site.url }', '${ home }', $answer['body'] );
		}
		return $answer;
	}, 100, 3 );
`;
