/** The SEO data of posts, terms and authors over REST, as an administrator. */
import { site } from './site';

export interface Answer {
	pharos_seo: Record< string, unknown >;
	data?: { params?: Record< string, string >; status: number };
	message?: string;
}

/** Changes these fields. */
export async function write( route: string, fields: unknown ) {
	const admin = await site.as( 'admin' );
	return admin.rest< Answer >( 'POST', route, { pharos_seo: fields } );
}

/** Reads all fields. */
export async function read( route: string ) {
	const admin = await site.as( 'admin' );
	return ( await admin.rest< Answer >( 'GET', `${ route }?context=edit` ) )
		.body.pharos_seo;
}

/** Runs these REST requests as an administrator within one request of the site: separate ones take 0.1 s each. */
const inOneRequest = < Body >(
	calls: [ method: string, route: string, fields: unknown ][]
) =>
	site.php< { status: number; body: Body }[] >(
		`return array_map( static function ( $call ) {
			[ $method, $route, $fields ] = json_decode( $call, true );
			$request = new WP_REST_Request( $method, $route );
			$request->set_param( 'context', 'edit' );
			if ( $fields !== null ) { $request->set_body_params( [ 'pharos_seo' => $fields ] ); }
			$response = rest_do_request( $request );
			return [ 'status' => $response->get_status(), 'body' => $response->get_data() ];
		}, $args );`,
		calls.map( ( call ) => JSON.stringify( call ) ),
		1
	);

/** Tries each of these changes separately. */
export const writeEach = ( route: string, changes: unknown[] ) =>
	inOneRequest( changes.map( ( fields ) => [ 'POST', route, fields ] ) );

/** Clears all fields, if there are any. */
export async function clear( route: string ) {
	if ( ( await rowsOf( route ) ).length === 0 ) {
		return;
	}
	const [ stored ] = await inOneRequest< Answer >( [
		[ 'GET', route, null ],
	] );
	const empty = Object.fromEntries(
		Object.entries( stored?.body.pharos_seo ?? {} ).map(
			( [ name, value ] ) => [ name, nothing( value ) ]
		)
	);
	const [ , after ] = await inOneRequest< Answer >( [
		[ 'POST', route, empty ],
		[ 'GET', route, null ],
	] );
	expect( after?.body.pharos_seo ).toEqual( empty );
	expect( await rowsOf( route ) ).toEqual( [] );
}

/** The names of the metadata that an object has in the database. */
export const rowsOf = ( route: string ) =>
	site.php< string[] >(
		`global $wpdb;
		[ , $where, $id ] = explode( '/', substr( $args['route'], strlen( '/wp/' ) ) );
		$kind = [ 'users' => 'user', 'categories' => 'term', 'tags' => 'term', 'genre' => 'term' ][ $where ] ?? 'post';
		return $wpdb->get_col( $wpdb->prepare( "SELECT meta_key FROM {$wpdb->prefix}{$kind}meta WHERE {$kind}_id = %d AND meta_key LIKE '\\_pharos\\_%%'", $id ) );`,
		{ route }
	);

function nothing( value: unknown ) {
	if ( typeof value === 'number' ) {
		return 0;
	}
	return typeof value === 'string' ? '' : {};
}
