/** The rule of includes/Settings/Url.php, which has the last word (spec.md section 5). */
const LABEL =
	'[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}_-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const NUMBER = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const DOMAIN = `(?:${ LABEL }\\.)+(?=[^.]*\\p{L})${ LABEL }\\.?`;
const HOST = `(?:localhost|(?:${ NUMBER }\\.){3}${ NUMBER }|${ DOMAIN })`;
const REST = '(?::\\d{1,5})?(?:[/?#][^\\s\\p{Cc}<>"`\\\\]*)?';
const URL_PATTERN = new RegExp(
	`^(?:https?://(?:${ HOST }|${ LABEL })|${ HOST })${ REST }$`,
	'iu'
);

/**
 * Whether a text is a web address: domain, localhost or IPv4, with or without http(s) before and port, path, query and hash
 * after it.
 *
 * @param text What somebody typed.
 */
export const isUrl = ( text: string ): boolean =>
	URL_PATTERN.test( text.trim() );

/**
 * An address that can be opened.
 *
 * @param url With or without its scheme.
 */
export const absolute = ( url: string ): string =>
	/^https?:\/\//i.test( url.trim() ) ? url.trim() : `https://${ url.trim() }`;
