/**
 * urlInspection.index.inspect.
 */
import { addDays } from '../clock';
import { json, refuse, type Answer, type Call } from '../http';
import type { World } from '../world';
import { objectOf, requireRead } from './access';
import {
	inspectionsExhausted,
	invalidInspection,
	notInProperty,
} from './errors';

export function inspect( call: Call, world: World ): Answer {
	const { account } = requireRead( call, world );
	const { inspectionUrl, siteUrl } = objectOf( call );
	if ( typeof siteUrl !== 'string' ) {
		throw refuse( invalidInspection( 'site_url' ) );
	}
	if (
		typeof inspectionUrl !== 'string' ||
		! URL.canParse( inspectionUrl )
	) {
		throw refuse( invalidInspection( 'inspection_url' ) );
	}
	const level = world.properties.of( account, world ).get( siteUrl );
	if (
		! level ||
		level === 'siteUnverifiedUser' ||
		! isWithin( siteUrl, inspectionUrl )
	) {
		throw refuse( notInProperty );
	}
	if ( ! world.inspections.take( siteUrl, world ) ) {
		throw refuse( inspectionsExhausted );
	}
	const query = new URLSearchParams( {
		resource_id: siteUrl,
		id: inspectionUrl,
	} );
	return json( 200, {
		inspectionResult: {
			inspectionResultLink: `https://search.google.com/search-console/inspect?${ query }`,
			...resultFor( inspectionUrl, siteUrl, world ),
		},
	} );
}

/** Whether a URL belongs to a property: by its prefix, or by its domain with all subdomains. */
function isWithin( siteUrl: string, url: string ): boolean {
	const [ , domain ] = siteUrl.split( 'sc-domain:' );
	return domain === undefined
		? url.startsWith( siteUrl )
		: `.${ new URL( url ).hostname }`.endsWith( `.${ domain }` );
}

/** The index knows the pages with data; the lost page (last but one) is gone. */
function resultFor(
	url: string,
	siteUrl: string,
	{ config, properties }: World
) {
	const { pages, anchor } = config;
	const k = pages.indexOf( url );
	if ( k < 0 ) {
		return {
			indexStatusResult: {
				verdict: 'NEUTRAL',
				coverageState: 'URL is unknown to Google',
				robotsTxtState: 'ROBOTS_TXT_STATE_UNSPECIFIED',
				indexingState: 'INDEXING_STATE_UNSPECIFIED',
				pageFetchState: 'PAGE_FETCH_STATE_UNSPECIFIED',
			},
		};
	}
	const crawled = {
		robotsTxtState: 'ALLOWED',
		indexingState: 'INDEXING_ALLOWED',
		lastCrawlTime: `${ addDays( anchor, -k ) }T08:00:00Z`,
		crawledAs: 'MOBILE',
	};
	if ( k === pages.length - 2 ) {
		return {
			indexStatusResult: {
				verdict: 'NEUTRAL',
				coverageState: 'Not found (404)',
				pageFetchState: 'NOT_FOUND',
				...crawled,
			},
		};
	}
	return {
		indexStatusResult: {
			verdict: 'PASS',
			coverageState: 'Submitted and indexed',
			pageFetchState: 'SUCCESSFUL',
			...crawled,
			googleCanonical: url,
			userCanonical: url,
			sitemap: [ ...properties.sitemapsOf( siteUrl ).keys() ],
			referringUrls: k === 0 ? [] : pages.slice( 0, 1 ),
		},
		mobileUsabilityResult: { verdict: 'VERDICT_UNSPECIFIED' },
		richResultsResult: {
			verdict: 'PASS',
			detectedItems: [
				{
					richResultType: 'Breadcrumbs',
					items: [ { name: 'Unnamed item' } ],
				},
			],
		},
	};
}
