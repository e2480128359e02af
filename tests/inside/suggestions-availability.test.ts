/** Whether editors offer suggestions by AI, without a request to a provider at each page load. */
import { ADMIN_HOOKS } from '../integration/support/admin-hooks';
import { setAi, withAiProvider } from '../integration/support/ai-provider';
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

withAiProvider();
withSnippet(
	'x-ai-lists',
	`add_filter( 'pre_http_request', static function ( $response, $args, $url ) {
		if ( str_ends_with( $url, '/v1/models' ) ) {
			$GLOBALS['x_lists'] = ( $GLOBALS['x_lists'] ?? 0 ) + 1;
		}
		return $response;
	}, 1, 3 );`
);
const forget = () =>
	site.php( `delete_transient( 'pharos_suggestions_available' );` );
beforeEach( forget );
afterAll( forget );

/** What the data of editors and of the settings application say to a user, and how often models were listed. */
const offered = ( role = 'administrator' ) =>
	site.php< { is: boolean; lists: number } >(
		`$before = get_current_user_id();
		wp_set_current_user( get_users( [ 'role' => $args['role'], 'number' => 1, 'fields' => 'ID' ] )[0] );
		wp_cache_flush_group( 'wp_ai_client' );
		$GLOBALS['x_lists'] = 0;
		$is = Pharos\\Suggestions\\Availability::read( new Pharos\\Settings\\Settings() );
		wp_set_current_user( $before );
		return [ 'is' => $is, 'lists' => $GLOBALS['x_lists'] ];`,
		{ role }
	);

test( 'where a model is connected, to users who may use it; the provider isn’t asked for its models again', async () => {
	await setAi();
	const { is, lists } = await offered();
	expect( is ).toBe( true );
	expect( lists ).toBeGreaterThan( 0 );
	expect( await offered() ).toEqual( { is: true, lists: 0 } );
	expect( await offered( 'subscriber' ) ).toEqual( { is: false, lists: 0 } );
} );

test( 'not where no model is connected', async () => {
	await setAi( [], {} );
	expect( ( await offered() ).is ).toBe( false );
	expect( await offered() ).toEqual( { is: false, lists: 0 } );
} );

test( 'not where the feature is off: then no provider is asked', async () => {
	await setAi();
	await configure( { enable_ai_suggestions: false } );
	expect( await offered() ).toEqual( { is: false, lists: 0 } );
	await site.php( `delete_option( 'pharos_settings' );` );
} );

test( 'media windows load them only there', async () => {
	const isLoaded = () =>
		site.php< boolean >(
			`${ ADMIN_HOOKS }
			wp_set_current_user( 1 );
			wp_dequeue_script( 'pharos-media-details' );
			do_action( 'wp_enqueue_media' );
			return wp_script_is( 'pharos-media-details' );`
		);
	await setAi();
	expect( await isLoaded() ).toBe( true );
	await setAi( [], {} );
	await forget();
	expect( await isLoaded() ).toBe( false );
} );
