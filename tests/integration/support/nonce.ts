import type { Role } from '../../support/site';
import { site } from './site';

/** The nonce that a form of the admin has in a hidden field: without the page of the form, which takes a tenth of a second. */
export async function nonceOf(
	action: string,
	role: Role = 'admin'
): Promise< string > {
	const { id, cookie } = await site.as( role );
	return site.php(
		`parse_str( str_replace( '; ', '&', $args['cookie'] ), $cookies );
		$_COOKIE = $cookies + $_COOKIE;
		return wp_create_nonce( $args['action'] );`,
		{ action, cookie },
		id
	);
}
