/**
 * OAuth scopes: names, labels on the consent page, and short forms.
 */

const AUTH = 'https://www.googleapis.com/auth/';

export const READ = `${ AUTH }webmasters.readonly`;
export const WRITE = `${ AUTH }webmasters`;
export const EMAIL = `${ AUTH }userinfo.email`;
export const PROFILE = `${ AUTH }userinfo.profile`;

/** The permission of each scope, with the text of the consent page. */
export const LABELS: Record< string, string > = {
	[ READ ]: 'View Search Console data for your verified sites.',
	[ WRITE ]: 'View and manage Search Console data for your verified sites.',
	[ `${ AUTH }siteverification` ]:
		'Manage the list of sites and domains you control.',
	[ EMAIL ]: 'See your primary Google Account email address.',
	[ PROFILE ]: 'See your personal info.',
	openid: 'Associate you with your personal info on Google.',
};

const SHORT: Record< string, string > = { email: EMAIL, profile: PROFILE };

/** Splits a space-delimited list, and replaces short forms with the names that Google returns. */
export const parseScopes = ( list: string ): string[] => [
	...new Set(
		list
			.split( ' ' )
			.filter( Boolean )
			.map( ( scope ) => SHORT[ scope ] ?? scope )
	),
];

export const areKnown = ( scopes: string[] ) =>
	scopes.every( ( scope ) => scope in LABELS );
