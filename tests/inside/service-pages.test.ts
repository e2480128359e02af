/**
 * Pages that serve one visitor at a time (carts, checkouts, accounts, receipts), and posts that Jetpack sets to noindex, are in no sitemap.
 */
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

/** Public functions and classes of the plugins, which tell that they are active. */
withSnippet(
	'service-pages',
	`if ( get_option( 'z_active' ) ) {
		function edd_get_option( $name ) { return get_option( 'edd_settings' )[ $name ] ?? false; }
		function pmpro_has_membership_access() { return true; }
		function learn_press_get_page_id( $name ) { return (int) get_option( "learn_press_{$name}_page_id" ); }
		function stm_lms_get_wpml_binded_id( $id ) { return $id; }
		function sensei_can_user_view_lesson() { return true; }
		class Jetpack_SEO_Posts {}
	}`
);

let made: Record< string, number >;

const listed = async () => {
	const paths = await site.php< string[] >(
		`$settings = new Pharos\\Settings\\Settings();
		$series = new Pharos\\Sitemaps\\Series( $settings );
		$urls = [];
		foreach ( [ 'post', 'page' ] as $type ) {
			$provider = $series->find( "posts-$type" )[0];
			$entries = $provider->entries( $type, '', '', 1000, true );
			if ( $provider->tally( $type, [ [ '', '' ] ] )[0][0] !== count( $entries ) ) { throw new Exception( "Another number of entries: $type" ); }
			array_push( $urls, ...array_column( $entries, 'loc' ) );
		}
		$urls[] = ( new Pharos\\LlmsTxt\\Document( $settings, new Pharos\\Template\\Variables( $settings ) ) )->text();
		return array_values( array_filter( array_keys( $args ), static fn( $name ) => str_contains( implode( ' ', $urls ), "/z-$name/" ) ) );`,
		made
	);
	return paths.sort();
};

beforeAll( async () => {
	await configure( { enable_xml_sitemap: true } );
	made = await site.php(
		`foreach ( [ 'checkout', 'receipt', 'account', 'levels', 'profile', 'completed', 'learner', 'plain' ] as $name ) {
			$made[ $name ] = wp_insert_post( [ 'post_type' => 'page', 'post_title' => $name, 'post_name' => "z-$name", 'post_status' => 'publish' ] );
		}
		$made['hidden'] = wp_insert_post( [ 'post_title' => 'Hidden', 'post_name' => 'z-hidden', 'post_status' => 'publish', 'meta_input' => [ 'jetpack_seo_noindex' => '1' ] ] );
		$made['shown'] = wp_insert_post( [ 'post_title' => 'Shown', 'post_name' => 'z-shown', 'post_status' => 'publish', 'meta_input' => [ 'jetpack_seo_noindex' => '0' ] ] );
		update_option( 'edd_settings', [ 'purchase_page' => (string) $made['checkout'], 'success_page' => $made['receipt'], 'test_mode' => '1' ] );
		update_option( 'pmpro_account_page_id', $made['account'] );
		update_option( 'pmpro_levels_page_id', $made['levels'] );
		update_option( 'learn_press_profile_page_id', $made['profile'] );
		update_option( 'stm_lms_settings', [ 'user_url' => $made['learner'], 'courses_page' => $made['plain'] ] );
		update_option( 'sensei-settings', [ 'course_completed_page' => $made['completed'], 'my_course_page' => '' ] );
		return $made;`
	);
} );

afterAll( async () => {
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
		foreach ( [ 'z_active', 'edd_settings', 'pmpro_account_page_id', 'pmpro_levels_page_id', 'learn_press_profile_page_id', 'sensei-settings', 'stm_lms_settings' ] as $option ) { delete_option( $option ); }
		Pharos\\Sitemaps\\Job::clear();`,
		made
	);
	await site.resetSettings();
} );

test( 'while their plugins are active', async () => {
	await site.option( 'z_active', '1' );
	expect( await listed() ).toEqual( [ 'levels', 'plain', 'shown' ] );
	const reasons = await site.php< string[] >(
		`$verdict = new Pharos\\Sitemaps\\Explanation( new Pharos\\Settings\\Settings() );
		return array_map( static fn( $name ) => $verdict->explain( get_post( $args[ $name ] ) )['reason']['message'], [ 'checkout', 'hidden' ] );`,
		made
	);
	expect( reasons ).toEqual( [
		'Another plugin excludes it.',
		'Another plugin excludes it.',
	] );
} );

test( 'not otherwise', async () => {
	await site.option( 'z_active', null );
	expect( await listed() ).toEqual( Object.keys( made ).sort() );
} );

test( 'and a service page that is the home page is listed', async () => {
	await site.option( 'z_active', '1' );
	await site.option( 'show_on_front', 'page' );
	await site.option( 'page_on_front', String( made.account ) );
	try {
		const reason = await site.php(
			`return ( new Pharos\\Sitemaps\\Explanation( new Pharos\\Settings\\Settings() ) )->explain( get_post( $args['account'] ) )['reason'];`,
			made
		);
		expect( reason ).toBeNull();
	} finally {
		await site.option( 'show_on_front', 'posts' );
		await site.option( 'page_on_front', '0' );
	}
} );
