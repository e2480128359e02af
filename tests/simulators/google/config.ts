/**
 * Configuration of the simulated Google: what a test may choose, and its defaults.
 */
import { refuse, json } from './http';

export interface Account {
	sub: string;
	email: string;
	name: string;
}

export interface Client {
	/** Such as "<project number>-<anything>.apps.googleusercontent.com". */
	id: string;
	secret: string;
	redirectUris: string[];
}

export interface Property {
	siteUrl: string;
	permissionLevel:
		| 'siteOwner'
		| 'siteFullUser'
		| 'siteRestrictedUser'
		| 'siteUnverifiedUser';
}

export interface ServiceAccount {
	email: string;
	publicKeyPem: string;
	kid: string;
	/** Its properties; those of `sites` by default. */
	sites?: Property[];
}

export interface GoogleConfig {
	/** 0 picks a free port. */
	port: number;
	/** Seed of the Search Analytics data. */
	seed: string;
	/** ISO 8601 time at which the clock stands until it is advanced, or "real". */
	now: string;
	/** Day of age 0 in the data (YYYY-MM-DD); empty: the last final day at the start. */
	anchor: string;
	/** Days until the data of a day is final. */
	finalLagDays: number;
	/** URLs with data, best first. */
	pages: string[];
	/** Replacements of search queries by their default texts: "p0 q1" … "p0 q5" of the first page. */
	queries: Record< string, string >;
	sites: Property[];
	/** The signed-in user of the consent page. */
	account: Account;
	clients: Client[];
	serviceAccounts: ServiceAccount[];
	/** Seconds until an access token expires. */
	accessTtl: number;
	/** Whether the user sees the consent page, or the decision without a page. */
	consent: 'page' | 'allow' | 'deny';
	/** Spelling of `metadata` in Search Analytics responses. */
	metadataCase: 'camel' | 'snake';
	/** Share of impressions that a property counts once for several pages. */
	overlap: number;
	/** "big": queries by page return `M` generated rows. */
	scenario: 'site' | 'big';
	/** Number of pages in the scenario "big". */
	M: number;
	/** URL inspections of a property, in a Pacific day and a minute. */
	inspectionQuota: { day: number; minute: number };
	/** Problems that Google finds in sitemaps, by sitemap URL. */
	sitemapProblems: Record< string, { errors: number; warnings: number } >;
}

const DEFAULTS: GoogleConfig = {
	port: 0,
	seed: 'demo',
	now: '2026-11-20T20:00:00Z',
	anchor: '',
	finalLagDays: 3,
	pages: Array.from(
		{ length: 12 },
		( _, k ) => `https://example.com/${ k === 0 ? '' : `page-${ k }/` }`
	),
	queries: {},
	sites: [
		{ siteUrl: 'https://example.com/', permissionLevel: 'siteOwner' },
	],
	account: {
		sub: '100000000000000000001',
		email: 'owner@example.com',
		name: 'Olivia Owner',
	},
	clients: [
		{
			id: '1234567890-sim.apps.googleusercontent.com',
			secret: 'sim-secret',
			redirectUris: [],
		},
	],
	serviceAccounts: [],
	accessTtl: 3599,
	consent: 'page',
	metadataCase: 'camel',
	overlap: 0,
	scenario: 'site',
	M: 26_100,
	inspectionQuota: { day: 2000, minute: 600 },
	sitemapProblems: {},
};

/** Merges changes into a configuration. An unknown key is refused, because a typo would test something else. */
export function mergeConfig(
	changes: Partial< GoogleConfig >,
	config: GoogleConfig = DEFAULTS
): GoogleConfig {
	const unknown = Object.keys( changes ).find(
		( key ) => ! ( key in DEFAULTS )
	);
	if ( unknown ) {
		throw refuse( json( 400, { error: `Unknown key: ${ unknown }` } ) );
	}
	return { ...config, ...changes };
}
