import { collapse, SPACE } from '../template/text';

/**
 * Building blocks of the URL rule in includes/Settings/Url.php; tests/fixtures/accounts.json tests both
 * for the same results.
 */
const LABEL =
	'[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}_-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const NUMBER = '(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])';
const DOMAIN = `(?:${ LABEL }\\.)+(?=[^.]*\\p{L})${ LABEL }\\.?`;
const HOST = `(?:localhost|(?:${ NUMBER }\\.){3}${ NUMBER }|${ DOMAIN })`;
const REST = `(?::[0-9]{1,5})?(?:[/?#][^${ SPACE }\\p{Cc}<>"\`\\\\]*)?`;
const ADDRESS = new RegExp(
	`^(?:https?://(?:${ HOST }|${ LABEL })|${ HOST })${ REST }$`,
	'iu'
);

/**
 * Returns the URL in a text, with https:// added when the scheme is missing. Accepts a domain, localhost or IPv4, with or
 * without http(s) before, and port, path, query and hash after it.
 *
 * @param text The text that was entered.
 * @return The URL; '' when the text isn't one.
 */
export function addressOf( text: string ): string {
	const address = collapse( text );
	if ( ! ADDRESS.test( address ) ) {
		return '';
	}
	return /^https?:\/\//i.test( address ) ? address : `https://${ address }`;
}
