/** Calculations with Search Console data: days, sums, changes, page keys, and insights. */
import { runRules } from './support/php';

const WINDOWS: [
	{ period?: string; start?: string; end: string },
	string,
	number,
	{ start: string; end: string },
][] = [
	[
		{ period: '90', end: '2026-11-17' },
		'2026-08-20',
		90,
		{ start: '2026-05-22', end: '2026-08-19' },
	],
	[
		{ period: '28', end: '2026-11-17' },
		'2026-10-21',
		28,
		{ start: '2026-09-23', end: '2026-10-20' },
	],
	// Daylight saving time starts on March 8 and ends on November 1, 2026.
	[
		{ period: '7', end: '2026-03-10' },
		'2026-03-04',
		7,
		{ start: '2026-02-25', end: '2026-03-03' },
	],
	[
		{ period: '7', end: '2026-11-04' },
		'2026-10-29',
		7,
		{ start: '2026-10-22', end: '2026-10-28' },
	],
	[
		{ period: '16m', end: '2026-11-17' },
		'2025-07-18',
		488,
		{ start: '2024-03-17', end: '2025-07-17' },
	],
	// 16 months before June 30 would be February 30.
	[
		{ period: '16m', end: '2026-06-30' },
		'2025-03-01',
		487,
		{ start: '2023-10-31', end: '2025-02-28' },
	],
	[
		{ start: '2024-02-28', end: '2024-03-01' },
		'2024-02-28',
		3,
		{ start: '2024-02-25', end: '2024-02-27' },
	],
];

// Midnight in California, in summer (UTC-7) and in winter (UTC-8).
const TODAY: [ string, string ][] = [
	[ '2026-07-02T06:59:59Z', '2026-07-01' ],
	[ '2026-07-02T07:00:00Z', '2026-07-02' ],
	[ '2026-12-02T07:59:59Z', '2026-12-01' ],
	[ '2026-12-02T08:00:00Z', '2026-12-02' ],
	[ '2026-11-01T06:59:59Z', '2026-10-31' ],
	[ '2026-11-02T07:30:00Z', '2026-11-01' ],
	[ '2026-03-08T07:59:59Z', '2026-03-07' ],
	[ '2026-03-09T07:00:00Z', '2026-03-09' ],
	[ '2026-07-02T20:00:00+14:00', '2026-07-01' ],
];

const LAST_DAYS: [ object, string ][] = [
	[ { firstIncompleteDate: '2026-11-18' }, '2026-11-17' ],
	[ { first_incomplete_date: '2026-11-19' }, '2026-11-18' ],
	[ {}, '2026-11-17' ],
	[ { firstIncompleteDate: 'soon' }, '2026-11-17' ],
	[ { firstIncompleteDate: [ 1 ] }, '2026-11-17' ],
	[ { firstIncompleteDate: '2027-01-01' }, '2026-11-20' ],
];

type Row = [ clicks: number, impressions: number, position: number ];
const google = ( rows: Row[] ) =>
	rows.map( ( [ clicks, impressions, position ] ) => ( {
		clicks,
		impressions,
		position,
	} ) );

/** Google's rows of both periods; the sum; the changes of clicks, impressions and position. */
const FIGURES: [
	Row[],
	Row[],
	( number | null )[],
	[ number | null, number | null, number | null ],
][] = [
	[
		[ [ 40, 1000, 5 ] ],
		[ [ 50, 900, 6.5 ] ],
		[ 40, 1000, 5 ],
		[ -20, 11.1, 1.5 ],
	],
	[
		[ [ 31, 520, 8.54 ] ],
		[ [ 40, 700, 7.9 ] ],
		[ 31, 520, 8.54 ],
		[ -22.5, -25.7, -0.6 ],
	],
	[ [ [ 6, 90, 14.2 ] ], [], [ 6, 90, 14.2 ], [ null, null, null ] ],
	[ [], [ [ 12, 300, 11 ] ], [ 0, 0, null ], [ -100, -100, null ] ],
	// Weighted by impressions; the mean of the means would be 6.
	[
		[
			[ 0, 10, 2 ],
			[ 0, 990, 10 ],
		],
		[],
		[ 0, 1000, 9.92 ],
		[ null, null, null ],
	],
	[
		[ [ 1284, 45210, 6.1 ] ],
		[ [ 1070, 50233, 8.4 ] ],
		[ 1284, 45210, 6.1 ],
		[ 20, -10, 2.3 ],
	],
	[ [ [ 1, 9, 3 ] ], [ [ 0, 3, 3 ] ], [ 1, 9, 3 ], [ null, 200, 0 ] ],
	// A loss below one decimal counts as none.
	[
		[ [ 9999, 99999, 3 ] ],
		[ [ 10000, 100000, 3 ] ],
		[ 9999, 99999, 3 ],
		[ 0, 0, 0 ],
	],
	// Impossible values.
	[
		[ [ -5, -1, 3 ] ],
		[ [ 7, 2, 1 ] ],
		[ 0, 0, null ],
		[ -100, -100, null ],
	],
];

const PAGES: [ string, string, boolean ][] = [
	[ 'https://example.com/b/', 'http://www.example.com/b', true ],
	[ 'https://example.com', 'http://WWW.Example.com:8080/', true ],
	[ 'https://example.com/b/#part', 'https://example.com/b/?utm=x', true ],
	[ 'https://example.com/caf%C3%A9/', 'https://example.com/café', true ],
	[ 'https://example.com/?p=12', 'https://example.com/?a=b&p=12', true ],
	[ 'https://example.com/?p=12', 'https://example.com/?p=13', false ],
	[ 'https://example.com/?p=12', 'https://example.com/?page_id=12', false ],
	[ 'https://example.com/?p=12', 'https://example.com/', false ],
	[ 'https://example.com/A', 'https://example.com/a', false ],
	[ 'https://example.com/a', 'https://blog.example.com/a', false ],
	[ 'https://example.com/a/b', 'https://example.com/a%2Fb', true ],
	[ 'ftp://example.com/a', 'https://example.com/a', false ],
];

const FILTERS: [ property: string, home: string, expression: string | null ][] =
	[
		[ 'https://example.com/', 'https://example.com/', null ],
		[ 'https://example.com/', 'https://example.com', null ],
		[
			'https://example.com/',
			'https://example.com/blog/',
			'^https?://(www\\.)?example\\.com/blog([/?#]|$)',
		],
		[ 'https://example.com/blog/', 'https://example.com/blogs/', null ],
		[ 'https://example.com/shop/', 'https://example.com/', null ],
		[
			'sc-domain:example.com',
			'https://www.example.com/',
			'^https?://(www\\.)?example\\.com([/?#]|$)',
		],
		[
			'sc-domain:example.com',
			'https://blog.example.com/',
			'^https?://(www\\.)?blog\\.example\\.com([/?#]|$)',
		],
		[ 'sc-domain:example.com', 'https://notexample.com/', null ],
		[ 'https://other.example/', 'https://example.com/', null ],
	];

type Case = {
	now: number[];
	before?: number[];
	state?: number;
	competes?: boolean;
};
const [ UNKNOWN, FOUND, NOINDEX, NOT_FOUND ] = [ 0, 1, 2, 3 ];
/** Clicks, impressions, ten times the sum of positions. */
const at = ( clicks: number, impressions: number, position: number ) => [
	clicks,
	impressions,
	Math.round( position * impressions * 10 ),
];

const INSIGHTS: [ string, Case, string[] ][] = [
	[
		'30% fewer of 20 clicks',
		{ now: at( 14, 100, 2 ), before: at( 20, 100, 2 ) },
		[ 'losing_clicks' ],
	],
	[ '25% fewer', { now: at( 15, 100, 2 ), before: at( 20, 100, 2 ) }, [] ],
	[
		'too few clicks before',
		{ now: at( 0, 100, 2 ), before: at( 19, 100, 2 ) },
		[],
	],
	[
		'a lost page',
		{ now: [ 0, 0, 0 ], before: at( 298, 22700, 27 ) },
		[ 'losing_clicks' ],
	],
	[ 'a new page', { now: at( 274, 17280, 20.9 ), before: [ 0, 0, 0 ] }, [] ],
	[ 'position 4', { now: at( 14, 500, 4 ) }, [ 'rewrite_title' ] ],
	[ 'position 3.9', { now: at( 14, 500, 3.9 ) }, [] ],
	[ 'position 15', { now: at( 0, 500, 15 ) }, [ 'rewrite_title' ] ],
	[ 'position 15.1', { now: at( 0, 500, 15.1 ) }, [] ],
	[ 'few impressions', { now: at( 0, 499, 8 ) }, [] ],
	[ '3 clicks in 100', { now: at( 15, 500, 8 ) }, [] ],
	[
		'state unknown',
		{ now: at( 0, 500, 8 ), state: UNKNOWN },
		[ 'rewrite_title' ],
	],
	[
		'a title that nobody will see soon',
		{ now: at( 0, 500, 8 ), state: NOINDEX },
		[ 'not_indexable' ],
	],
	[
		'not found, shown once',
		{ now: at( 0, 1, 80 ), state: NOT_FOUND },
		[ 'not_indexable' ],
	],
	[
		'not found, shown no more',
		{ now: [ 0, 0, 0 ], before: at( 1, 9, 8 ), state: NOT_FOUND },
		[],
	],
	[
		'all at once',
		{
			now: at( 2, 900, 9 ),
			before: at( 50, 900, 9 ),
			state: FOUND,
			competes: true,
		},
		[ 'losing_clicks', 'rewrite_title', 'competing_pages' ],
	],
];

/** Impressions of pages 0, 1, 2 … for a query, and the pages that compete. */
const COMPETING: [ number[], number[] ][] = [
	[ [ 100 ], [] ],
	[
		[ 50, 50 ],
		[ 0, 1 ],
	],
	[
		[ 80, 20 ],
		[ 0, 1 ],
	],
	[ [ 81, 19 ], [] ],
	[
		[ 10, 10 ],
		[ 0, 1 ],
	],
	[ [ 10, 9 ], [] ],
	[
		[ 60, 30, 5 ],
		[ 0, 1 ],
	],
	[ [ 0, 0 ], [] ],
];

const found = runRules( {
	'search window': WINDOWS.map( ( [ window ] ) => window ),
	'pacific day': TODAY.map( ( [ now ] ) => now ),
	'last complete day': LAST_DAYS.map( ( [ metadata ] ) => ( {
		metadata,
		today: '2026-11-20',
	} ) ),
	'search figures': FIGURES.map( ( [ now, before ] ) => ( {
		now: google( now ),
		before: google( before ),
	} ) ),
	'search page': PAGES,
	'search filter': FILTERS.map( ( [ property, home ] ) => ( {
		property,
		home,
	} ) ),
	'search insights': INSIGHTS.map( ( [ , one ] ) => one ),
	'competing pages': COMPETING.map( ( [ impressions ] ) => impressions ),
} );

test.each( WINDOWS.map( ( one, i ) => [ i, ...one ] as const ) )(
	'window %i: %j',
	( i, { end }, start, days, before ) => {
		expect( found[ 'search window' ][ i ] ).toEqual( [
			start,
			end,
			days,
			days,
			before,
		] );
	}
);

test.each( TODAY.map( ( one, i ) => [ i, ...one ] as const ) )(
	'%i: at %s, it is %s in California',
	( i, _now, day ) => {
		expect( found[ 'pacific day' ][ i ] ).toBe( day );
	}
);

test.each( LAST_DAYS.map( ( one, i ) => [ i, ...one ] as const ) )(
	'%i: %j, so %s is the last complete day',
	( i, _metadata, day ) => {
		expect( found[ 'last complete day' ][ i ] ).toBe( day );
	}
);

test.each( FIGURES.map( ( one, i ) => [ i, ...one ] as const ) )(
	'%i: sum of %j after %j',
	( i, _now, _before, sum, changes ) => {
		const [ clicks, impressions, position ] = sum;
		expect( found[ 'search figures' ][ i ] ).toEqual( [
			{ clicks, impressions, position },
			expect.anything(),
			{
				clicks: changes[ 0 ],
				impressions: changes[ 1 ],
				position: changes[ 2 ],
			},
		] );
	}
);

test.each( PAGES.map( ( one, i ) => [ i, ...one ] as const ) )(
	'%i: %s and %s are one page: %s',
	( i, _a, _b, isOne ) => {
		expect( found[ 'search page' ][ i ] ).toBe( isOne );
	}
);

test.each( FILTERS.map( ( one, i ) => [ i, ...one ] as const ) )(
	'%i: of %s, %s has %s',
	( i, _property, home, expression ) => {
		expect( found[ 'search filter' ][ i ] ).toBe( expression );
		if ( expression !== null ) {
			const regex = new RegExp( expression );
			expect( regex.test( `${ home }page/` ) ).toBe( true );
			expect( regex.test( home.replace( '//', '//other.' ) ) ).toBe(
				false
			);
			expect( regex.test( `https://x.example/?${ home }` ) ).toBe(
				false
			);
		}
	}
);

test.each(
	INSIGHTS.map( ( [ name, , codes ], i ) => [ name, codes, i ] as const )
)( '%s: %j', ( _name, codes, i ) => {
	expect( found[ 'search insights' ][ i ] ).toEqual( codes );
} );

test.each( COMPETING.map( ( one, i ) => [ i, ...one ] as const ) )(
	'%i: of %j, %j compete',
	( i, _impressions, pages ) => {
		expect( found[ 'competing pages' ][ i ] ).toEqual( pages );
	}
);
