/**
 * Codes, tokens and grants. Numbered instead of random: a run can be repeated.
 */
import type { Account } from '../config';
import type { Clock } from '../clock';

/** Permission of an account to a client. */
export interface Grant {
	account: Account;
	clientId: string;
	scopes: string[];
}

export interface Code extends Grant {
	redirectUri: string;
	offline: boolean;
	nonce: string | null;
	challenge: string | null;
	challengeMethod: string;
	expiresAt: number;
}

interface AccessToken extends Grant {
	/** Seconds since the epoch. */
	expiresAt: number;
}

/** Maximum per account and client. Google deletes the oldest one beyond that. */
const MOST_REFRESH_TOKENS = 100;

/** Seconds. */
const CODE_TTL = 600;

export class Tokens {
	private readonly count = { code: 0, access: 0, refresh: 0 };
	private readonly codes = new Map< string, Code >();
	private readonly access = new Map< string, AccessToken >();
	private readonly refresh = new Map< string, Grant >();
	/** Scopes granted so far, by account and client. */
	private readonly granted = new Map< string, Grant >();

	constructor( private readonly clock: Clock ) {}

	grantOf( account: Account, clientId: string ): Grant | undefined {
		return this.granted.get( keyOf( account, clientId ) );
	}

	createCode( code: Omit< Code, 'expiresAt' > ): string {
		const { account, clientId, scopes } = code;
		const before = this.grantOf( account, clientId )?.scopes ?? [];
		this.granted.set( keyOf( account, clientId ), {
			account,
			clientId,
			scopes: [ ...new Set( [ ...before, ...scopes ] ) ],
		} );
		const name = `4/0sim-${ ++this.count.code }`;
		const expiresAt = this.clock.seconds() + CODE_TTL;
		this.codes.set( name, { ...code, expiresAt } );
		return name;
	}

	/** Returns a valid code and uses it up. */
	takeCode( name: string, clientId: string ): Code | undefined {
		const code = this.codes.get( name );
		this.codes.delete( name );
		return code?.clientId === clientId &&
			code.expiresAt > this.clock.seconds()
			? code
			: undefined;
	}

	createAccess( { account, clientId, scopes }: Grant, ttl: number ): string {
		const name = `ya29.sim-${ ++this.count.access }`;
		const expiresAt = this.clock.seconds() + ttl;
		this.access.set( name, { account, clientId, scopes, expiresAt } );
		return name;
	}

	createRefresh( { account, clientId, scopes }: Grant ): string {
		const key = keyOf( account, clientId );
		const [ oldest, ...others ] = [ ...this.refresh ].filter(
			( [ , grant ] ) => keyOf( grant.account, grant.clientId ) === key
		);
		if ( oldest && others.length + 1 >= MOST_REFRESH_TOKENS ) {
			this.refresh.delete( oldest[ 0 ] );
		}
		const name = `1//sim-${ ++this.count.refresh }`;
		this.refresh.set( name, { account, clientId, scopes } );
		return name;
	}

	/** An access token that has not expired. */
	findAccess( name: string | undefined ): AccessToken | undefined {
		const token = this.access.get( name ?? '' );
		return token && token.expiresAt > this.clock.seconds()
			? token
			: undefined;
	}

	findRefresh( name: string ): Grant | undefined {
		return this.refresh.get( name );
	}

	/**
	 * Deletes all grants of the account to the project of a token, for all clients of the project.
	 *
	 * @return Whether the token was known.
	 */
	revoke( name: string ): boolean {
		const token = this.findAccess( name ) ?? this.refresh.get( name );
		if ( token ) {
			this.forget(
				( { account, clientId } ) =>
					account.sub === token.account.sub &&
					projectOf( clientId ) === projectOf( token.clientId )
			);
		}
		return token !== undefined;
	}

	/** Deletes all tokens and grants, as if users had removed the app from their accounts. */
	revokeAll() {
		this.forget( () => true );
	}

	/** Expires all access tokens; refresh tokens stay valid. */
	expireAccess() {
		this.access.clear();
	}

	/** Limits what an access token allows. */
	narrow( name: string, scopes: string[] ) {
		const token = this.access.get( name );
		if ( token ) {
			token.scopes = scopes;
		}
	}

	private forget( isGone: ( grant: Grant ) => boolean ) {
		for ( const grants of [
			this.codes,
			this.access,
			this.refresh,
			this.granted,
		] as Map< string, Grant >[] ) {
			for ( const [ name, grant ] of grants ) {
				if ( isGone( grant ) ) {
					grants.delete( name );
				}
			}
		}
	}
}

/** The project number, which is the prefix of a client ID. */
export const projectOf = ( clientId: string ) =>
	clientId.split( '-' )[ 0 ] ?? '';

const keyOf = ( { sub }: Account, clientId: string ) =>
	`${ sub } ${ clientId }`;
