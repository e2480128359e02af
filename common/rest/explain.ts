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
		__( 'Response: “%s”', 'pharos-seo' ),
		text.length > QUOTED ? `${ text.slice( 0, QUOTED ) }…` : text
	);

const broken = () =>
	__(
		'WordPress stopped because of a PHP error, probably in a plugin or the theme. Check the PHP error log (Tools > Site Health > Info shows where), or ask your host. Then try again.',
		'pharos-seo'
	);

const printed = () =>
	__(
		'A plugin or the theme added a PHP error to the response, so it can’t be read. The change may have been saved: reload the page to check. The PHP error log and Tools > Site Health help find the cause.',
		'pharos-seo'
	);

const busy = () =>
	__(
		'The server is busy, in maintenance mode, or took too long to respond. Try again in a few minutes. If that doesn’t help, contact your host.',
		'pharos-seo'
	);

const notFound = () =>
	__(
		'The REST API of WordPress wasn’t found. Open Settings > Permalinks and select “Save Changes”. If that doesn’t help, check Tools > Site Health.',
		'pharos-seo'
	);

const refused = () =>
	__(
		'A security plugin or firewall blocked the request. Allow the REST API there, or contact your host. Tools > Site Health has details.',
		'pharos-seo'
	);

const instead = () =>
	__(
		'The site returned a web page instead of data, possibly because of a security, maintenance or cache plugin. Check the REST API under Tools > Site Health.',
		'pharos-seo'
	);
