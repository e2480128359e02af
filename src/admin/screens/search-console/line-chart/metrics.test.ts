import { formatMetric, nameOf, sentenceOf, toggled } from './metrics';

test( 'one or two metrics are chosen: the third one replaces the first, the last one stays', () => {
	expect( toggled( [ 'clicks', 'impressions' ], 'ctr' ) ).toEqual( [
		'impressions',
		'ctr',
	] );
	expect( toggled( [ 'clicks', 'impressions' ], 'clicks' ) ).toEqual( [
		'impressions',
	] );
	expect( toggled( [ 'clicks' ], 'clicks' ) ).toEqual( [ 'clicks' ] );
} );

test.each( [
	[ 'clicks', 1234, '1,234' ],
	[ 'ctr', 0.0834, '8.3%' ],
	[ 'position', 12.44, '12.4' ],
	[ 'position', null, '–' ],
] as const )( '%s %s is %s', ( metric, value, text ) => {
	expect( formatMetric( metric, value ) ).toBe( text );
} );

test( 'entries of weeks and months are named by both days', () => {
	const week = { start: '2026-11-11', end: '2026-11-17' };
	expect( nameOf( week, 'week' ) ).toBe( 'Nov 11, 2026 – Nov 17, 2026' );
	expect( nameOf( week, 'day' ) ).toBe( 'Nov 11' );
} );

test( 'a gap is read as such, and no position is read without one', () => {
	const none = { clicks: null, impressions: null, ctr: null, position: null };
	expect( sentenceOf( none, 'Nov 11' ) ).toBe( 'Nov 11: no data' );
	expect(
		sentenceOf( { ...none, clicks: 0, impressions: 0 }, 'Nov 11' )
	).toBe( 'Nov 11: 0 clicks, 0 impressions' );
	expect(
		sentenceOf(
			{ clicks: 1, impressions: 12, ctr: 1 / 12, position: 3.25 },
			'Nov 11'
		)
	).toBe( 'Nov 11: 1 click, 12 impressions, CTR 8.3%, average position 3.3' );
} );
