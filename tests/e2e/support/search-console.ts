/** Search Console for tests: a simulated Google, or answers of the server that are made up. */
import type { Page } from '@playwright/test';
import { startGoogleFor, type SiteGoogle } from '../../support/google';
import { intercept } from './intercept';
import { test as base } from './test';

/** With a simulated Google that asks for consent, which the site may be connected to. */
export const test = base.extend< { google: SiteGoogle } >( {
	google: async ( { site, afterwards }, use ) => {
		const google = await startGoogleFor( site, { consent: 'page' } );
		afterwards( () => google.stop() );
		await use( google );
	},
} );

export const CONNECT = "Connect to Search Console - It's Free";

/** A day, so many days before the last one of the made-up figures. */
const day = ( age: number ) =>
	new Date( Date.UTC( 2026, 10, 17 - age ) ).toISOString().slice( 0, 10 );

const DAYS: Record< string, number > = { 7: 7, 28: 28, 90: 90, '16m': 486 };

const series = ( count: number, from = 0 ) =>
	Array.from( { length: count }, ( _, index ) => {
		const age = from + count - 1 - index;
		return {
			date: day( age ),
			clicks: 20 + ( age % 7 ) * 3,
			impressions: 800 + ( age % 7 ) * 60,
			position: 12.4,
		};
	} );

/** The rows of the table: what the server would find. */
const rows = ( home: string ) =>
	Array.from( { length: 43 }, ( _, index ) => ( {
		url: `${ home }page-${ index }/`,
		title: index === 1 ? '' : `Post ${ index }`,
		current: {
			clicks: 430 - index * 10,
			position: [ 3.24, 12.5, 34, null ][ index % 4 ],
			impressions: 9000 - index * 200,
		},
		changes: {
			clicks: [ 12.5, -8, 0, null ][ index % 4 ],
			position: [ 1.5, -0.4, 0, null ][ index % 4 ],
			impressions: [ 3.2, -12, 0, null ][ index % 4 ],
		},
		post:
			index % 2 === 0
				? {
						id: 1,
						type: 'post',
						edit: `${ home }wp-admin/post.php?post=1&action=edit`,
					}
				: null,
		insights: index < 3 ? [ 'losing_clicks' ] : [],
	} ) );

/** Answers for the figures; how often each route was asked. */
export async function pretendFigures( page: Page, home: string ) {
	const all = rows( home );
	const asked: string[] = [];
	const answer = ( url: URL ): unknown => {
		const route = (
			url.searchParams.get( 'rest_route' ) ?? url.pathname
		).replace( /^.*\/pharos\/v1\//, '' );
		const of = ( name: string ) => url.searchParams.get( name ) ?? '';
		asked.push( route + url.search );
		if ( route === 'site-traffic' ) {
			const count = DAYS[ of( 'period' ) ] ?? 90;
			return {
				data: series( count ),
				previous: series( count, count ),
				window: { start: day( count - 1 ), end: day( 0 ) },
			};
		}
		if ( route === 'clicks-and-impressions' ) {
			return {
				data: {
					clicks: {
						current: 13834,
						previous: 13807,
						percentage: 0.2,
					},
					impressions: {
						current: 562831,
						previous: 582783,
						percentage: -3.4,
					},
				},
			};
		}
		if ( route === 'search-console/insights' ) {
			return {
				data: [
					{
						code: 'losing_clicks',
						label: 'Pages that lose clicks',
						description: 'At least 20% fewer clicks than before.',
						count: 3,
					},
					{
						code: 'competing',
						label: 'Competing pages',
						description: 'Several pages for one query.',
						count: 0,
					},
				],
			};
		}
		if ( route === 'search-console/page' ) {
			return {
				data: {
					...all.find( ( { url: known } ) => known === of( 'url' ) ),
					series: series( 90 ),
					queries: [
						{
							query: 'fern kettle <b>',
							clicks: 40,
							impressions: 900,
							position: 2.1,
							rivals: [ `${ home }page-2/` ],
						},
					],
					snippet: {
						title: 'Post 0 - Fern & Kettle',
						title_length: 22,
						description: '',
						description_length: 0,
						robots: 'noindex, follow',
						status: 200,
					},
				},
			};
		}
		const found = all
			.filter(
				( { title, url: address, insights } ) =>
					`${ title } ${ address }`
						.toLowerCase()
						.includes( of( 'search' ).toLowerCase() ) &&
					( of( 'insight' ) === '' ||
						insights.includes( of( 'insight' ) ) ) &&
					( of( 'status' ) !== 'top_ranked' ||
						address.match( /page-\d*[048]\// ) !== null )
			)
			.sort( ( a, b ) =>
				of( 'order' ) === 'asc'
					? a.current.clicks - b.current.clicks
					: b.current.clicks - a.current.clicks
			);
		const size = Number( of( 'rowLimit' ) );
		const start = ( Number( of( 'page' ) ) - 1 ) * size;
		return {
			data: found.slice( start, start + size ),
			total: found.length,
			pages: Math.ceil( found.length / size ),
		};
	};
	await intercept(
		page,
		/pharos(\/|%2F)v1(\/|%2F)(site-traffic|clicks-and-impressions|content-performance|search-console(\/|%2F)(insights|page))/,
		( request ) =>
			request.fulfill( {
				json: {
					success: true,
					...( answer( new URL( request.url ) ) as object ),
				},
			} )
	);
	return { asked };
}

/** A connected site, as the server would tell of it. */
export async function pretendConnected( page: Page, home: string ) {
	const state = {
		authenticated: '1',
		profile: { email: 'owner@example.com' },
		selectedSite: 'sc-domain:example.com',
		method: 'oauth',
		lastFetched: '2026-11-20T20:00:00Z',
		error: null as { code: string; message: string } | null,
		credentials: { source: 'stored', kind: 'oauth', client_id: 'id' },
		redirect_uri: `${ home }wp-admin/admin-post.php?action=pharos_google`,
		home,
		problems: [],
		can_submit_sitemaps: false,
		inspections: { used: 0, limit: 2000 },
		simulated: false,
		blocked_until: null as string | null,
		fetch: null,
	};
	await intercept(
		page,
		/pharos(\/|%2F)v1(\/|%2F)search-console(&|\?|$)/,
		( request ) =>
			request.fulfill( { json: { success: true, data: state } } )
	);
	await intercept( page, /search-console(\/|%2F)sitemaps/, ( request ) =>
		request.fulfill( {
			json: {
				success: true,
				data: {
					submitted: true,
					path: `${ home }sitemap_index.xml`,
					lastSubmitted: '2026-11-10T08:00:00Z',
					lastDownloaded: '2026-11-11T08:00:00Z',
					pending: false,
					errors: 2,
					warnings: 0,
				},
			},
		} )
	);
	return state;
}
