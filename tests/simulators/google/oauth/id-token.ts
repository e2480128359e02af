/**
 * ID tokens: OpenID Connect claims about the account, signed with a key of this process.
 */
import type { KeyObject } from 'node:crypto';
import { json, type Answer } from '../http';
import type { World } from '../world';
import { createKey, encodeJwt } from './jwt';
import { EMAIL, PROFILE } from './scopes';
import type { Grant } from './tokens';

const KID = 'sim';

let keys: { privateKey: KeyObject; publicKey: KeyObject } | undefined;

/** The key is created lazily, because only tests with OpenID Connect need it. */
const ownKeys = () => ( keys ??= createKey() );

export function createIdToken(
	grant: Grant,
	{ clock, config }: World,
	nonce: string | null = null
): string {
	const iat = clock.seconds();
	return encodeJwt(
		{
			iss: 'https://accounts.google.com',
			azp: grant.clientId,
			aud: grant.clientId,
			...claimsOf( grant ),
			...( nonce === null ? {} : { nonce } ),
			iat,
			exp: iat + config.accessTtl + 1,
		},
		ownKeys().privateKey,
		KID
	);
}

/** Claims about the account that the scopes allow. */
export function claimsOf( { account, scopes }: Grant ) {
	const [ givenName, ...familyNames ] = account.name.split( ' ' );
	return {
		sub: account.sub,
		...( scopes.includes( EMAIL )
			? { email: account.email, email_verified: true }
			: {} ),
		...( scopes.includes( PROFILE )
			? {
					name: account.name,
					given_name: givenName,
					family_name: familyNames.join( ' ' ),
					picture: 'https://example.com/picture.png',
				}
			: {} ),
	};
}

/** Public key of the ID tokens, as a JSON Web Key Set. */
export const certificates = (): Answer =>
	json( 200, {
		keys: [
			{
				...ownKeys().publicKey.export( { format: 'jwk' } ),
				kid: KID,
				alg: 'RS256',
				use: 'sig',
			},
		],
	} );
