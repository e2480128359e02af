/**
 * JSON Web Tokens, signed with RS256.
 */
import {
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	sign,
	verify,
	type KeyObject,
} from 'node:crypto';

export type Claims = Record< string, unknown >;

/** Signs claims. */
export function encodeJwt(
	claims: Claims,
	key: KeyObject | string,
	kid: string
): string {
	const signed = [ { alg: 'RS256', typ: 'JWT', kid }, claims ]
		.map( ( part ) =>
			Buffer.from( JSON.stringify( part ) ).toString( 'base64url' )
		)
		.join( '.' );
	const privateKey = typeof key === 'string' ? createPrivateKey( key ) : key;
	const signature = sign( 'sha256', Buffer.from( signed ), privateKey );
	return `${ signed }.${ signature.toString( 'base64url' ) }`;
}

/** Header and claims of a token, unverified; undefined if it is invalid. */
export function decodeJwt(
	token: string
): { header: Claims; claims: Claims } | undefined {
	const [ header, claims, signature, ...more ] = token.split( '.' );
	try {
		return signature !== undefined && more.length === 0
			? { header: parse( header ), claims: parse( claims ) }
			: undefined;
	} catch {
		return undefined;
	}
}

export function isSignedBy( token: string, publicKeyPem: string ): boolean {
	const end = token.lastIndexOf( '.' );
	return verify(
		'sha256',
		Buffer.from( token.slice( 0, end ) ),
		createPublicKey( publicKeyPem ),
		Buffer.from( token.slice( end + 1 ), 'base64url' )
	);
}

/** Creates an RSA key, which takes a moment. */
export const createKey = () =>
	generateKeyPairSync( 'rsa', { modulusLength: 2048 } );

const parse = ( part = '' ): Claims =>
	JSON.parse( Buffer.from( part, 'base64url' ).toString() );
