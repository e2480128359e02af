/** The route of the settings, as an administrator. */
import type { RestAnswer } from '../../support/site';
import { site } from './site';

export const path = '/pharos/v1/admin-settings';

export interface Answer {
	success: boolean;
	message: string;
	code: string;
	data: Record< string, unknown > & {
		status?: number;
		errors?: Record< string, string >;
		conflicts?: Record< string, unknown >;
		entries?: Record< string, string[] >;
	};
}

/** All settings by key. */
export async function read(): Promise< Answer[ 'data' ] > {
	const admin = await site.as( 'admin' );
	return ( await admin.rest< Answer >( 'GET', path ) ).body.data;
}

export async function save(
	data: unknown,
	base?: unknown
): Promise< RestAnswer< Answer > > {
	const admin = await site.as( 'admin' );
	return admin.rest(
		'POST',
		path,
		base === undefined ? { data } : { data, base }
	);
}

/**
 * Saves each of many settings separately, starting from the defaults, within one request: separate ones take half a
 * second.
 */
export const saveEach = ( cases: [ key: string, value: unknown ][] ) =>
	site.php< { status: number; body: Answer; stored: unknown }[] >(
		`return array_map( static function ( $case ) {
			delete_option( 'pharos_settings' );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/admin-settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $case );
			$response = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );
			return [
				'status' => $response->get_status(),
				'body' => $response->get_data(),
				'stored' => get_option( 'pharos_settings' ),
			];
		}, $args );`,
		cases.map( ( [ key, value ] ) =>
			JSON.stringify(
				key === ''
					? value
					: { data: { page_description: 'changed', [ key ]: value } }
			)
		),
		1
	);

/** The content of an option without the fingerprint of validated values; false if there is none. */
export async function stored( option = 'pharos_settings' ) {
	const row = await site.option< Record< string, unknown > | false >(
		option
	);
	if ( row === false ) {
		return false;
	}
	const { sign: _sign, ...rest } = row;
	return rest;
}

/** Resets the plugin before each test of the file, and after the last one. */
export function startWithDefaults(): void {
	beforeEach( () => site.resetSettings() );
	afterAll( () => site.resetSettings() );
}
