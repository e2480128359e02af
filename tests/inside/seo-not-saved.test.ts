/** SEO data that the database refuses: an error everywhere, and nothing of it is stored. */
import { withContent } from '../integration/support/head';
import { clear, read, write } from '../integration/support/object-seo';
import { site } from '../integration/support/site';

const content = withContent();
const made: Record< string, number > = {};

beforeAll( async () => {
	made.post = content.ids.plain as number;
	made.term = await site.php< number >(
		`return get_category_by_slug( 'tea' )->term_id;`
	);
	made.user = 1;
} );

const routes: Record< string, string > = {
	post: '/wp/v2/posts',
	term: '/wp/v2/categories',
	user: '/wp/v2/users',
};
const route = ( kind: string ) => `${ routes[ kind ] }/${ made[ kind ] }`;

const STORED = { title: 'Stored', description: 'Stored too' };

/** What the database refuses, and a change of two fields that needs it for the second. */
const refusals = [
	{
		query: 'INSERT',
		changes: { title: 'New', canonical: 'https://elsewhere.example/' },
		key: '_pharos_canonical',
	},
	{
		query: 'UPDATE',
		changes: { title: 'New', description: 'New too' },
		key: 'New too',
	},
	{
		query: 'DELETE',
		changes: { title: 'New', description: '' },
		key: '',
	},
];
type Refusal = ( typeof refusals )[ number ];

/** PHP: refuses the rows of one kind of metadata. */
const REFUSE = `
	$refuse = static fn( $kind, $query, $key ) => add_filter( 'query', static fn( $sql ) =>
		str_starts_with( $sql, $query ) && str_contains( $sql, _get_meta_table( $kind ) ) && str_contains( $sql, $key ) ? 'INSERT INTO nowhere VALUES ( 1 )' : $sql
	);
	$GLOBALS['wpdb']->suppress_errors();`;

/** Prepares an object, and runs PHP while the database refuses a part of the change: `$object`, `$kind`, `$id` and `$changes`. */
async function refused< Result >(
	kind: string,
	refusal: Refusal,
	php: string
) {
	await write( route( kind ), STORED );
	const result = await site.php< Result >(
		`${ REFUSE }
		[ 'kind' => $kind, 'id' => $id, 'changes' => $changes ] = $args;
		$object = 'post' === $kind ? get_post( $id ) : ( 'term' === $kind ? get_term( $id ) : get_userdata( $id ) );
		$refuse( $kind, $args['query'], $args['key'] );
		${ php }`,
		{ kind, id: made[ kind ], ...refusal },
		1
	);
	const stored = await read( route( kind ) );
	await clear( route( kind ) );
	expect( stored ).toMatchObject( { ...STORED, canonical: '' } );
	return result;
}

describe.each( Object.keys( routes ) )( 'A %s whose fields are', ( kind ) => {
	test.each( refusals )(
		'refused by the database ($query) stays as it was: REST answers as for WordPress’s own metadata',
		async ( refusal ) => {
			const [ status, code ] = await refused< [ number, string ] >(
				kind,
				refusal,
				`$request = new WP_REST_Request( 'POST', '${ route( kind ) }' );
				$request->set_body_params( [ 'pharos_seo' => $changes ] );
				$response = rest_do_request( $request );
				return [ $response->get_status(), $response->get_data()['code'] ?? '' ];`
			);
			expect( [ status, code ] ).toEqual( [
				500,
				'pharos_seo_not_saved',
			] );
		}
	);

	test( 'sent with a form of WordPress are shown in the next one, with the reason', async () => {
		const shown = await refused< {
			values: object;
			errors: object;
		} >(
			kind,
			refusals[ 0 ] as Refusal,
			`$_POST = wp_slash( [
				'post_ID' => $id,
				'pharos_seo_form' => wp_json_encode( [ 'seo' => $changes, 'base' => [] ] ),
				'pharos_seo_nonce' => wp_create_nonce( Pharos\\ObjectForms\\FormWriter::action( $object ) ),
			] );
			match ( $kind ) {
				'post' => Pharos\\ObjectForms\\FormWriter::post( $object ),
				'term' => Pharos\\ObjectForms\\FormWriter::term( $id, 'category', false ),
				default => Pharos\\ObjectForms\\FormWriter::user( $id ),
			};
			remove_all_filters( 'query' );
			return Pharos\\ObjectForms\\Refusal::take( $object );`
		);
		expect( shown.values ).toEqual( refusals[ 0 ]?.changes );
		expect( Object.values( shown.errors ) ).toContain(
			'It couldn’t be saved because of a database error.'
		);
	} );
} );

test( 'A change of the bulk editor that the database refuses isn’t a success', async () => {
	const [ row ] = await refused< { success: boolean; code: string }[] >(
		'post',
		refusals[ 1 ] as Refusal,
		`$request = new WP_REST_Request( 'POST', '/pharos/v1/bulk-editor' );
		$request->set_body_params( [ 'items' => [ [ 'kind' => 'post', 'id' => $id, 'changes' => $changes ] ] ] );
		return rest_do_request( $request )->get_data()['data']['results'];`
	);
	expect( row ).toMatchObject( {
		success: false,
		code: 'pharos_seo_not_saved',
	} );
} );

test( 'Profile URLs that the database refuses are an error of the profile', async () => {
	const errors = await site.php< string[] >(
		`${ REFUSE }
		$refuse( 'user', 'INSERT', '_pharos_profiles' );
		$_POST = [ 'pharos_profiles' => 'https://mastodon.example/@me', 'pharos_profiles_base' => '', 'pharos_profiles_nonce' => wp_create_nonce( 'pharos_profiles1' ) ];
		Pharos\\ObjectForms\\Profiles::save( 1 );
		$errors = new WP_Error();
		$user = (object) [ 'ID' => 1 ];
		do_action_ref_array( 'user_profile_update_errors', [ &$errors, true, &$user ] );
		return $errors->get_error_codes();`,
		undefined,
		1
	);
	expect( errors ).toEqual( [ 'pharos_seo_not_saved' ] );
} );
