import { __ } from '@wordpress/i18n';
import type { RestError } from './types';

const load = () => import( /* webpackChunkName: "unreadable" */ './explain' );

/**
 * Creates the error for a response that didn't come from WordPress's REST API. Its messages are loaded on demand.
 *
 * @param status The HTTP status.
 * @param text   The body of the response.
 */
export async function unreadable(
	status: number,
	text: string
): Promise< RestError > {
	const message = await load().then(
		( { explain } ) => explain( status, text ),
		() => __( 'Action failed. Please try again.', 'pharos-seo' )
	);
	return { code: 'invalid_json', message, data: { status } };
}

/**
 * Returns a message without HTML tags.
 *
 * @param message A message from a server.
 */
export const untagged = ( message: string ): Promise< string > =>
	load().then(
		( { plainText } ) => plainText( message ),
		() => message
	);
