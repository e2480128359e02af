/** Keys of service accounts, as downloaded from Google's console. */
import type { ServiceAccount } from './config';
import { createKey } from './oauth/jwt';

/**
 * Creates a service account.
 *
 * @param email Its client_email.
 * @return `key`: content of the JSON key file. `account`: entry of the configuration's `serviceAccounts`.
 */
export function createServiceAccount(
	email = 'pharos@sim-project.iam.gserviceaccount.com'
) {
	const { privateKey, publicKey } = createKey();
	const kid = `key-of-${ email }`;
	const key = {
		type: 'service_account',
		project_id: 'sim-project',
		private_key_id: kid,
		private_key: String(
			privateKey.export( { type: 'pkcs8', format: 'pem' } )
		),
		client_email: email,
		client_id: '100000000000000000002',
		auth_uri: 'https://accounts.google.com/o/oauth2/auth',
		token_uri: 'https://oauth2.googleapis.com/token',
		universe_domain: 'googleapis.com',
	};
	const publicKeyPem = String(
		publicKey.export( { type: 'spki', format: 'pem' } )
	);
	return {
		key,
		account: { email, publicKeyPem, kid } satisfies ServiceAccount,
	};
}
