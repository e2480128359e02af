/**
 * The scenario "big": more pages than a response, or Google, returns.
 */
import type { World } from '../world';
import type { Query } from './request';
import type { Row } from './rows';

/** Rows that Google keeps, by clicks. */
const CAP = 50_000;

/** Whether the query is one for generated rows. */
export const isBig = ( { dimensions }: Query, { config }: World ) =>
	config.scenario === 'big' &&
	[ 'page', 'date,page' ].includes( dimensions.join() );

/** Generates only the requested slice; with dates, all rows are those of the last day. */
export function bigRows(
	{ startRow, rowLimit, dimensions, endDate }: Query,
	{ config }: World
): Row[] {
	const { origin } = new URL( config.pages[ 0 ] ?? 'https://example.com' );
	const count = Math.min( config.M, CAP );
	const end = Math.min( startRow + rowLimit, count );
	return Array.from( { length: Math.max( 0, end - startRow ) }, ( _, i ) => {
		const r = startRow + i;
		const clicks = Math.floor( ( config.M - 1 - r ) / 100 );
		const impressions = 10 * clicks + 1 + ( r % 7 );
		return {
			keys: [
				...( dimensions[ 0 ] === 'date' ? [ endDate ] : [] ),
				`${ origin }/p/${ r }/`,
			],
			clicks,
			impressions,
			ctr: clicks / impressions,
			position: 1 + ( r % 100 ) / 10,
		};
	} );
}
