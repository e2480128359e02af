import { __ } from '@wordpress/i18n';
import type { RestError } from './types';

const load = () => import( /* webpackChunkName: "unreadable" */ './explain' );

/**
 * What is thrown when something else than WordPress's REST interface has answered. The words for it are loaded then.
 *
 * @param status Of HTTP.
 * @param text   Of the answer.
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
 * A message without tags.
 *
 * @param message Of a server.
 */
export const untagged = ( message: string ): Promise< string > =>
	load().then(
		( { plainText } ) => plainText( message ),
		() => message
	);
