/**
 * The properties of each account, and the sitemaps submitted for them.
 */
import type { Account, Property } from '../config';
import type { World } from '../world';

type Level = Property[ 'permissionLevel' ];

export class Properties {
	private readonly byEmail = new Map< string, Map< string, Level > >();
	/** Time of submission by sitemap URL, by property. */
	private readonly submitted = new Map< string, Map< string, number > >();

	/** Permission levels by siteUrl: those of the configuration until the account changes them. */
	of( { email }: Account, { config }: World ): Map< string, Level > {
		let properties = this.byEmail.get( email );
		if ( ! properties ) {
			const { sites = config.sites } =
				config.serviceAccounts.find( ( one ) => one.email === email ) ??
				{};
			properties = new Map(
				sites.map( ( site ) => [ site.siteUrl, site.permissionLevel ] )
			);
			this.byEmail.set( email, properties );
		}
		return properties;
	}

	sitemapsOf( siteUrl: string ): Map< string, number > {
		const sitemaps = this.submitted.get( siteUrl ) ?? new Map();
		this.submitted.set( siteUrl, sitemaps );
		return sitemaps;
	}

	/** Follows the configuration again. */
	reset() {
		this.byEmail.clear();
	}
}
