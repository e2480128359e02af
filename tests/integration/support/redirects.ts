/** The routes of redirects, as an administrator. */
import type { RestAnswer } from '../../support/site';
import { site } from './site';

export interface Redirect {
	id: number;
	source: string;
	match: 'exact' | 'prefix' | 'pattern';
	query: 'keep' | 'ignore' | 'exact' | 'campaign';
	target: string;
	status: number;
	enabled: boolean;
	hits: number;
	last_hit: string | null;
	origin: string;
	ignore_case: boolean;
	import: number;
}

export interface Answer< Data = Redirect > {
	success: boolean;
	code: string;
	message: string;
	data: Data & {
		status?: number;
		errors?: Record< string, string >;
		position?: number | null;
	};
	conflict: { url: string; title: string; edit: string } | null;
}

export async function rest< Data = Redirect >(
	method: string,
	path: string,
	body?: unknown
): Promise< RestAnswer< Answer< Data > > > {
	const admin = await site.as( 'admin' );
	return admin.rest( method, `/pharos/v1/redirects${ path }`, body );
}

/** Saves a redirect, which must be accepted. */
export async function add( fields: Partial< Redirect > & { confirm?: true } ) {
	const { status, body } = await rest( 'POST', '', fields );
	expect( [ status, body.message ] ).toEqual( [ 200, undefined ] );
	return body.data;
}

/** Stores many redirects in one request. */
export const addAll = ( rules: Partial< Redirect >[] ) =>
	site.php< ( number | string )[] >(
		`return array_map( static function ( $fields ) {
			$rule = Pharos\\Redirects\\RedirectWriter::save( $fields );
			return is_wp_error( $rule ) ? $rule->get_error_code() : $rule->id;
		}, $args );`,
		rules
	);

/** Deletes all data of redirects. */
export const clear = () =>
	site.php( `
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\Redirects\\Table::name() );
		delete_option( Pharos\\Redirects\\Table::OPTION );` );

/** The response of a path: the path or URL of the redirect with its status, or the status alone. */
export async function visit( path: string ): Promise< string > {
	const { status, location } = await site.get( path );
	return location === null
		? String( status )
		: `${ status } ${ location.replace( site.url, '' ) }`;
}
