import { collapse } from '../template';
import { addressOf } from './address';

/**
 * The pattern of usernames on a social network, and the URL of the account with that username
 * (includes/Social/Profiles.php).
 */
export interface AccountName {
	/** Regular expression that must match the whole username; case-insensitive. */
	pattern: string;
	/** URL of the account; `%s` (or `%1$s` and `%2$s`) stands for the text of the pattern's groups. */
	address: string;
}

const X_NAME = '@?(\\w{1,15})';
const X_HOST =
	'(?:https?://)?(?:(?:www|mobile)\\.)?(?:x|twitter)\\.com/(?:#!/)?';
/** Matches a username or the URL of an account; in a URL, everything after the username is ignored. */
const X = new RegExp(
	`^(?:${ X_HOST }${ X_NAME }(?:[/?#].*)?|${ X_NAME }/?)$`,
	'i'
);

/**
 * Returns the username of an account on X, without "@".
 *
 * @param text A username or the URL of the account.
 * @return The username; '' when the text is neither.
 */
export function xName( text: string ): string {
	const [ , inAddress, bare ] = X.exec( collapse( text ) ) ?? [];
	return inAddress ?? bare ?? '';
}

/**
 * Returns the URL of an account, like includes/Social/; tests/fixtures/accounts.json tests both for the same results.
 *
 * @param network `facebook`, `x` or the id of another network.
 * @param text    A username, or a URL with or without its scheme.
 * @param names   The username patterns of other networks; without them, no text is recognized as a username there.
 * @return The URL; '' when the text is neither.
 */
export function accountAddress(
	network: string,
	text: string,
	names?: readonly AccountName[]
): string {
	switch ( network ) {
		case 'facebook':
			return onFacebook( text );
		case 'x': {
			const name = xName( text );
			return name && `https://x.com/${ name }`;
		}
		default:
			return names ? onNetwork( collapse( text ), names ) : '';
	}
}

function onFacebook( text: string ): string {
	const value = collapse( text );
	const [ , name ] = /^@?([a-z\d.]{2,100})$/i.exec( value ) ?? [];
	// A username may contain dots and then looks like a domain, but Facebook doesn't allow usernames like these.
	return name !== undefined && ! /^www\.|\.(com|net|org)$/i.test( value )
		? `https://www.facebook.com/${ name }`
		: addressOf( value );
}

function onNetwork( value: string, names: readonly AccountName[] ): string {
	if ( ! isAddress( value, names ) ) {
		for ( const { pattern, address } of names ) {
			const found = wholeMatch( pattern, value );
			if ( found ) {
				const [ , first = '', second = '' ] = found.map( encode );
				return address.replace( /%(?:s|1\$s|2\$s)/g, ( place ) =>
					place === '%2$s' ? second : first
				);
			}
		}
	}
	return addressOf( value );
}

/**
 * Whether a value can only be a URL. Usernames may contain dots too, and then look like a domain.
 *
 * @param value The text that was entered.
 * @param names The username patterns of the network.
 */
function isAddress( value: string, names: readonly AccountName[] ): boolean {
	if ( /^(https?:\/\/|www\.|[^/@ ]+\.[^/@ ]+\/)/i.test( value ) ) {
		return true;
	}
	const typed = value.toLowerCase();
	return names.some( ( { address } ) => {
		const host = address.split( '/' )[ 2 ]?.toLowerCase() ?? '';
		return typed === host || typed === host.replace( /^www\./, '' );
	} );
}

function wholeMatch( pattern: string, value: string ): string[] | null {
	try {
		return new RegExp( `^(?:${ pattern })$`, 'iu' ).exec( value );
	} catch {
		// A pattern from an add-on that only PHP can compile.
		return null;
	}
}

/**
 * Encodes a text like PHP's rawurlencode().
 *
 * @param text A part of a username; undefined for a group that didn't match.
 */
const encode = ( text: string | undefined ): string =>
	encodeURIComponent(
		( text ?? '' ).replace( /\p{Cs}/gu, '\uFFFD' )
	).replace(
		/[!'()*]/g,
		( sign ) => '%' + sign.charCodeAt( 0 ).toString( 16 ).toUpperCase()
	);
