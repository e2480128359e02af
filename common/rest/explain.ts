import { __, sprintf } from '@wordpress/i18n';
import { plainText } from './plain-text';

export { plainText };

/** Length of the excerpt of a response in an error message, in characters. */
const QUOTED = 200;

/** Matches the error messages that PHP outputs when display_errors is on. */
const PHP_FAULT =
	/\b(?:Fatal error|Parse error|Warning|Notice|Deprecated|Recoverable error)\b.{0,20}:/s;

/**
 * Explains a response that didn't come from WordPress's REST API, and what the user can do.
 *
 * @param status The HTTP status.
 * @param text   The body of the response.
 */
export function explain( status: number, text: string ): string {
	const said = plainText( beforeJson( text ) );
	if ( PHP_FAULT.test( said ) ) {
		return `${ status < 400 ? printed() : broken() } ${ quote( said ) }`;
	}
	if ( [ 502, 503, 504 ].includes( status ) || status > 511 ) {
		return busy();
	}
	if ( status >= 500 ) {
		return broken();
	}
	if ( status === 404 ) {
		return notFound();
	}
	if ( status >= 400 ) {
		return refused();
	}
	return said === '' ? broken() : `${ instead() } ${ quote( said ) }`;
}

/** Returns what was output before the JSON: the REST response may follow PHP error messages. */
const beforeJson = ( text: string ): string =>
	text.replace( /\{"[a-z_]+":.*$/is, '' );

const quote = ( text: string ): string =>
	sprintf(
		/* translators: %s: the beginning of what a server has answered. */
		__( 'The answer says: “%s”', 'pharos-seo' ),
		text.length > QUOTED ? `${ text.slice( 0, QUOTED ) }…` : text
	);

const broken = () =>
	__(
		'WordPress stopped with a PHP error, most likely in a plugin or the theme. The site’s PHP error log says where: your host knows it, and Tools > Site Health shows whether WordPress keeps one. Then try again.',
		'pharos-seo'
	);

const printed = () =>
	__(
		'A plugin or the theme has printed a PHP error into the answer, so that it can’t be read. It may have been done all the same: load this page again to see. The error log of the site and Tools > Site Health help to find the cause.',
		'pharos-seo'
	);

const busy = () =>
	__(
		'The server is busy, is being maintained, or took too long. Try again in a few minutes. If that does not help, ask your host.',
		'pharos-seo'
	);

const notFound = () =>
	__(
		'WordPress’s REST API was not found. Open Settings > Permalinks and save them once; Tools > Site Health tells more.',
		'pharos-seo'
	);

const refused = () =>
	__(
		'Something in front of WordPress has refused the request, such as a security plugin or a firewall. Allow the REST API there, or ask your host; Tools > Site Health tells more.',
		'pharos-seo'
	);

const instead = () =>
	__(
		'The site has answered with a web page instead of data. A plugin for security, maintenance or caching may be the reason: Tools > Site Health tells whether the REST API works.',
		'pharos-seo'
	);
