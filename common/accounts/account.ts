import { collapse } from '../template';
import { addressOf } from './address';

/** What counts as a name on a network, and where the account of that name is (includes/Social/Profiles.php). */
export interface AccountName {
	/** A regular expression that the whole name matches, without regard to case. */
	pattern: string;
	/** With `%s` (or `%1$s` and `%2$s`) for what the groups of the pattern have found. */
	address: string;
}

const X_NAME = '@?(\\w{1,15})';
const X_HOST =
	'(?:https?://)?(?:(?:www|mobile)\\.)?(?:x|twitter)\\.com/(?:#!/)?';
/** Of an address, what stands behind the name does not matter. */
const X = new RegExp(
	`^(?:${ X_HOST }${ X_NAME }(?:[/?#].*)?|${ X_NAME }/?)$`,
	'i'
);

/**
 * The name of an account on X, without "@".
 *
 * @param text A name or the account's address.
 * @return '' when it is neither.
 */
export function xName( text: string ): string {
	const [ , inAddress, bare ] = X.exec( collapse( text ) ) ?? [];
	return inAddress ?? bare ?? '';
}

/**
 * The address of an account, as includes/Social/ has it; tests/fixtures/accounts.json holds both to the same results.
 *
 * @param network `facebook`, `x` or the id of another network.
 * @param text    A name, or an address with or without its scheme.
 * @param names   What counts as a name on other networks; nothing is an account on a network without that list.
 * @return '' when it is neither.
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
	// A name may hold dots, which makes it look like a domain; but Facebook gives out no names like these.
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
 * Whether it can only be an address. A name may hold dots too, which makes it look like a domain.
 *
 * @param value What somebody typed.
 * @param names What counts as a name.
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
		// An add-on's pattern that only PHP understands.
		return null;
	}
}

/**
 * As PHP's rawurlencode() does.
 *
 * @param text A part of a name; undefined where a group took no part.
 */
const encode = ( text: string | undefined ): string =>
	encodeURIComponent(
		( text ?? '' ).replace( /\p{Cs}/gu, '\uFFFD' )
	).replace(
		/[!'()*]/g,
		( sign ) => '%' + sign.charCodeAt( 0 ).toString( 16 ).toUpperCase()
	);
