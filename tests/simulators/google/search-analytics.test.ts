/** The data of the simulated Google, and the queries that it refuses. */
import { startGoogle, type Google } from '.';
import { fact, fnv1a } from './search-analytics/facts';
import type { Row } from './search-analytics/rows';
import { ask, CLIENT, connect, SITE } from './support/client';

let google: Google;
let token: string;

const START: Parameters< typeof startGoogle >[ 0 ] = {
	clients: [ CLIENT ],
	consent: 'allow',
};

beforeAll( async () => {
	google = await startGoogle( START );
	token = ( await connect( google ) ).access_token;
} );
afterEach( () => {
	google.configure( {
		overlap: 0,
		scenario: 'site',
		metadataCase: 'camel',
		now: '2026-11-20T20:00:00Z',
	} );
} );
afterAll( () => google.stop() );

const CURRENT = { startDate: '2026-08-20', endDate: '2026-11-17' };
const PREVIOUS = { startDate: '2026-05-22', endDate: '2026-08-19' };

const query = ( request: object ) =>
	ask( google, 'POST', `${ SITE }/searchAnalytics/query`, request, token );
const rows = async ( request: object ): Promise< Row[] > =>
	( await query( { rowLimit: 25_000, ...request } ) ).body.rows ?? [];

const sum = ( list: Row[], of: 'clicks' | 'impressions' ) =>
	list.reduce( ( total, row ) => total + row[ of ], 0 );
const totals = ( list: Row[] ) => [
	sum( list, 'clicks' ),
	sum( list, 'impressions' ),
];

describe( 'The data', () => {
	test( 'come from a hash', () => {
		expect( fnv1a( '' ) ).toBe( 2166136261 );
		expect( fnv1a( 'a' ) ).toBe( 3826002220 );
	} );

	test( 'of the first page on the last final day are known', () => {
		expect( fact( 0, '2026-11-17', google.config ) ).toEqual( {
			clicks: 54,
			impressions: 2465,
			pos10: 148,
		} );
	} );

	test.each( [
		[ 'current', CURRENT, 13_834, 582_783, 15.731459, '2026-10-31' ],
		[ 'previous', PREVIOUS, 13_807, 562_831, 15.545294, '2026-08-08' ],
	] as const )(
		'of the %s 90 days have the golden totals, by property, date and page',
		async ( _, range, clicks, impressions, position, gap ) => {
			const [ total ] = await rows( range );
			expect( total ).toEqual( {
				clicks,
				impressions,
				ctr: clicks / impressions,
				position: expect.closeTo( position, 6 ),
			} );
			const dates = await rows( { ...range, dimensions: [ 'date' ] } );
			expect( dates ).toHaveLength( 89 );
			expect( dates.map( ( row ) => row.keys?.[ 0 ] ) ).not.toContain(
				gap
			);
			for ( const dimension of [ 'date', 'page', 'country', 'device' ] ) {
				expect(
					totals(
						await rows( { ...range, dimensions: [ dimension ] } )
					)
				).toEqual( [ clicks, impressions ] );
			}
		}
	);

	test( 'tell the weighted mean of positions from the plain one', async () => {
		const dates = await rows( { ...CURRENT, dimensions: [ 'date' ] } );
		const plain =
			dates.reduce( ( all, row ) => all + row.position, 0 ) / 89;
		expect( plain ).toBeCloseTo( 15.7091, 4 );
	} );

	type Expected = [ number, number, number ] | undefined;
	test.each< [ k: number, current: Expected, previous: Expected ] >( [
		[ 1, [ 2241, 124_181, 18.7305 ], [ 1498, 83_127, 18.5367 ] ],
		[ 2, [ 1409, 54_081, 12.0024 ], [ 2182, 83_853, 11.9978 ] ],
		[ 10, undefined, [ 298, 22_700, 27.0791 ] ],
		[ 11, [ 274, 17_280, 20.8945 ], undefined ],
	] )(
		'of page %i rise, fall, end or begin',
		async ( k, ...expected: Expected[] ) => {
			for ( const [ i, range ] of [ CURRENT, PREVIOUS ].entries() ) {
				const row = (
					await rows( { ...range, dimensions: [ 'page' ] } )
				).find(
					( { keys } ) => keys?.[ 0 ] === google.config.pages[ k ]
				);
				const [ clicks, impressions, position ] = expected[ i ] ?? [];
				expect( row?.clicks ).toBe( clicks );
				expect( row?.impressions ).toBe( impressions );
				expect( row?.position.toFixed( 4 ) ).toBe(
					position?.toFixed( 4 )
				);
			}
		}
	);

	test( 'of queries leave out rare ones', async () => {
		const queries = await rows( { ...CURRENT, dimensions: [ 'query' ] } );
		expect( totals( queries ) ).toEqual( [ 12_835, 524_895 ] );
	} );

	test( 'by property count less than by page where results overlap', async () => {
		const byDate = { ...CURRENT, dimensions: [ 'date' ] };
		const byPage = { ...CURRENT, dimensions: [ 'page' ] };
		const [ before ] = await rows( byDate );
		google.configure( { overlap: 0.1 } );
		const days = await rows( byDate );
		expect( sum( await rows( byPage ), 'impressions' ) ).toBe( 582_783 );
		expect( sum( days, 'impressions' ) / 582_783 ).toBeCloseTo( 0.9, 3 );
		expect( days[ 0 ]?.clicks ).toBe( before?.clicks );
		expect( days[ 0 ]?.position ).toBeCloseTo( before?.position ?? 0 );
	} );
} );

describe( 'Rows', () => {
	test( 'are sorted by clicks, those of days by date', async () => {
		const pages = await rows( { ...CURRENT, dimensions: [ 'page' ] } );
		const clicks = pages.map( ( row ) => row.clicks );
		expect( clicks ).toEqual( [ ...clicks ].sort( ( a, b ) => b - a ) );
		const dates = (
			await rows( { ...CURRENT, dimensions: [ 'date', 'page' ] } )
		).map( ( row ) => row.keys?.[ 0 ] );
		expect( dates ).toEqual( [ ...dates ].sort() );
	} );

	test.each( [
		[ 'page', 'equals', 'https://example.com/page-1/', 2241 ],
		[ 'page', 'equals', 'https://example.com/PAGE-1/', 0 ],
		[ 'page', 'contains', 'PAGE-1/', 2241 ],
		[ 'page', 'includingRegex', '^https://example\\.com/page-1/$', 2241 ],
		[ 'page', 'excludingRegex', 'example', 0 ],
		[ 'query', 'equals', 'p9 q9', 0 ],
	] )(
		'pass the filter %s %s %s',
		async ( dimension, operator, expression, clicks ) => {
			const filter = { dimension, operator, expression };
			expect(
				sum(
					await rows( {
						...CURRENT,
						dimensionFilterGroups: [ { filters: [ filter ] } ],
					} ),
					'clicks'
				)
			).toBe( clicks );
		}
	);

	test( 'of one country and of all others make the whole', async () => {
		const countries = await rows( {
			...CURRENT,
			dimensions: [ 'country' ],
		} );
		const usa = countries.find( ( { keys } ) => keys?.[ 0 ] === 'usa' );
		const clicks = async ( operator: string ) =>
			sum(
				await rows( {
					...CURRENT,
					dimensionFilterGroups: [
						{
							filters: [
								{
									dimension: 'country',
									operator,
									expression: 'USA',
								},
							],
						},
					],
				} ),
				'clicks'
			);
		expect( await clicks( 'equals' ) ).toBe( usa?.clicks );
		expect( await clicks( 'notEquals' ) ).toBe(
			13_834 - Number( usa?.clicks )
		);
	} );

	test( 'come 1,000 at a time, or as many as asked, and none beyond the end', async () => {
		const all = { ...CURRENT, dimensions: [ 'date', 'page', 'country' ] };
		const page = async ( request: object ) =>
			( await query( { ...all, ...request } ) ).body;
		expect( ( await page( {} ) ).rows ).toHaveLength( 1000 );
		const { rows: first } = await page( { rowLimit: 5 } );
		const { rows: second } = await page( { rowLimit: 3, startRow: 2 } );
		expect( second ).toEqual( first.slice( 2 ) );
		expect( await page( { startRow: 100_000 } ) ).toEqual( {
			responseAggregationType: 'byPage',
		} );
	} );

	test.each( [
		[ 26_100, [ 25_000, 1100, 0 ], 3_393_000, 34_034_394 ],
		[ 60_000, [ 25_000, 25_000, 0 ], 17_475_000, 174_949_997 ],
	] )(
		'of a site with %i pages end after 50,000',
		async ( M, counts, clicks, impressions ) => {
			google.configure( { scenario: 'big', M } );
			const pages: Row[][] = [];
			for ( const startRow of [ 0, 25_000, 50_000 ] ) {
				pages.push(
					await rows( {
						...CURRENT,
						dimensions: [ 'page' ],
						startRow,
					} )
				);
			}
			expect( pages.map( ( page ) => page.length ) ).toEqual( counts );
			expect( totals( pages.flat() ) ).toEqual( [ clicks, impressions ] );
		}
	);
} );

describe( 'Fresh days', () => {
	const week = {
		startDate: '2026-11-15',
		endDate: '2026-11-20',
		dimensions: [ 'date' ],
	};
	const lastDay = async ( request: object ) =>
		( await rows( request ) ).at( -1 )?.keys?.[ 0 ];

	test( 'come only with all data, with half of their impressions', async () => {
		expect( ( await query( week ) ).body ).not.toHaveProperty( 'metadata' );
		expect( await lastDay( week ) ).toBe( '2026-11-17' );
		const { body } = await query( { ...week, dataState: 'ALL' } );
		expect( body.metadata ).toEqual( {
			firstIncompleteDate: '2026-11-18',
		} );
		expect( body.rows.at( -1 ).keys ).toEqual( [ '2026-11-19' ] );
		expect( body.rows.at( -1 ).impressions ).toBeLessThan(
			body.rows[ 2 ].impressions * 0.6
		);
	} );

	test( 'are named in either spelling', async () => {
		google.configure( { metadataCase: 'snake' } );
		const { body } = await query( { ...week, dataState: 'all' } );
		expect( body.metadata ).toEqual( {
			first_incomplete_date: '2026-11-18',
		} );
	} );

	test.each( [
		[ '2026-11-20T07:59:59Z', '2026-11-16' ],
		[ '2026-11-20T08:00:00Z', '2026-11-17' ],
		// Daylight saving time ended on November 1.
		[ '2026-11-01T06:59:59Z', '2026-10-28' ],
		[ '2026-11-01T07:00:00Z', '2026-10-29' ],
		[ '2026-11-02T07:59:59Z', '2026-10-29' ],
		[ '2026-11-02T08:00:00Z', '2026-10-30' ],
	] )( 'begin by Pacific time: at %s after %s', async ( now, final ) => {
		google.configure( { now } );
		expect( await lastDay( { ...week, startDate: '2026-10-20' } ) ).toBe(
			final
		);
	} );

	test( 'can be had by the hour', async () => {
		const day = { startDate: '2026-11-19', endDate: '2026-11-19' };
		const byHour = {
			...day,
			dimensions: [ 'hour' ],
			dataState: 'hourly_all',
		};
		const { body } = await query( byHour );
		expect( body.rows[ 0 ].keys ).toEqual( [
			'2026-11-19T00:00:00-08:00',
		] );
		expect( body.metadata ).toEqual( {
			firstIncompleteHour: '2026-11-19T00:00:00-08:00',
		} );
		expect( totals( body.rows ) ).toEqual(
			totals( await rows( { ...day, dataState: 'all' } ) )
		);
	} );
} );

describe( 'A query is refused', () => {
	const filtered = ( filter: object ) => ( {
		dimensionFilterGroups: [ { groupType: 'and', filters: [ filter ] } ],
	} );

	test( 'without dates', async () => {
		const response = await query( {} );
		expect( response.status ).toBe( 400 );
		expect( response.body.error.message ).toBe(
			'startDate field is required.\nendDate field is required.'
		);
	} );

	test( 'by property and page at once, in words that are known', async () => {
		const { status, body } = await query( {
			...CURRENT,
			dimensions: [ 'page' ],
			aggregationType: 'byProperty',
		} );
		expect( status ).toBe( 400 );
		expect( body.error ).toMatchObject( {
			message:
				"'BY_PROPERTY' is not a valid aggregation type in the context of the request.",
			errors: [
				{
					domain: 'global',
					reason: 'invalidParameter',
					location: 'aggregation_type',
				},
			],
		} );
	} );

	test.each( [
		[ 'a day that does not exist', { startDate: '2026-02-30' } ],
		[ 'dates in the wrong order', { startDate: '2026-11-18' } ],
		[ 'an unknown dimension', { dimensions: [ 'title' ] } ],
		[ 'a duplicate dimension', { dimensions: [ 'page', 'PAGE' ] } ],
		[ 'no rows', { rowLimit: 0 } ],
		[ 'too many rows', { rowLimit: 25_001 } ],
		[ 'a negative start', { startRow: -1 } ],
		[ 'an unknown type', { type: 'maps' } ],
		[ 'hours of final data', { dimensions: [ 'hour' ] } ],
		[ 'hourly data by date', { dataState: 'hourly_all' } ],
		[ 'OR', { dimensionFilterGroups: [ { groupType: 'or' } ] } ],
		[
			'a filter by date',
			filtered( { dimension: 'date', expression: 'x' } ),
		],
		[
			'an unknown operator',
			filtered( { dimension: 'page', operator: 'like', expression: '' } ),
		],
		[
			'an invalid expression',
			filtered( {
				dimension: 'page',
				operator: 'includingRegex',
				expression: '(',
			} ),
		],
		[
			'an expression that is too long',
			filtered( { dimension: 'page', expression: 'x'.repeat( 4097 ) } ),
		],
	] )( 'for %s', async ( _, changes ) => {
		const { status, body } = await query( { ...CURRENT, ...changes } );
		expect( status ).toBe( 400 );
		expect( body.error.errors[ 0 ].reason ).toBe( 'invalidParameter' );
	} );
} );
