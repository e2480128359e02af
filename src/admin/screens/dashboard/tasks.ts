import type { CheckFix, Insight } from '../../../../store';
import { routeOf as pagesRoute } from '../search-console/content-performance/list-query';
import { routeOf as checkRoute } from '../analysis/list-query';
import { canIgnore, type CheckRow } from '../analysis/rows';

/** Something to do for the site's SEO: an issue of the analysis, or an insight of Search Console. */
export interface Task {
	id: string;
	/** The severity, for tasks without clicks. */
	status: 'error' | 'warning' | 'suggestion';
	/** Clicks to win in 90 days; 0 if unknown. */
	clicks: number;
	/** Number of pages of an insight; 0 for issues, whose titles have it. */
	pages: number;
	title: string;
	/** Why it matters; '' if nothing is known. */
	why: string;
	/** The route with the details. */
	route: string;
	/** The fix of an issue. */
	fix: CheckFix | null;
}

/** Checks that another card of the dashboard asks to fix: it has the button. */
const ELSEWHERE: ReadonlySet< string > = new Set( [
	'search_console',
	'sitemap_off',
] );

/** The order of tasks: errors, which keep pages out of search, then tasks by clicks to win, then those without a known number of clicks. */
const RANKS = [ 'error', 'clicks', 'warning', 'suggestion' ];

const rankOf = ( { status, clicks }: Task ): number =>
	RANKS.indexOf( clicks > 0 ? 'clicks' : status );

/**
 * Returns all tasks, those with the most to gain first; tasks with equal gain keep their order.
 *
 * @param rows     The checks, by severity.
 * @param insights The insights of Search Console.
 */
export const tasksOf = (
	rows: readonly CheckRow[],
	insights: readonly Insight[]
): Task[] =>
	[
		...insights.filter( ( { count } ) => count > 0 ).map( ofInsight ),
		...rows
			.filter( ( row ) => canIgnore( row ) && ! ELSEWHERE.has( row.id ) )
			.map( ofCheck ),
	].sort( ( a, b ) => rankOf( a ) - rankOf( b ) || b.clicks - a.clicks );

const ofInsight = ( {
	code,
	label,
	description,
	count,
	clicks = 0,
}: Insight ): Task => ( {
	id: `insight-${ code }`,
	status: 'suggestion',
	clicks,
	pages: count,
	title: label,
	why: description,
	route: pagesRoute( { insight: code } ),
	fix: null,
} );

const ofCheck = ( { id, status, message, description, fix }: CheckRow ) =>
	( {
		id,
		status,
		clicks: 0,
		pages: 0,
		title: message,
		why: description.find( ( part ) => typeof part === 'string' ) ?? '',
		route: checkRoute( { check: id } ),
		fix,
	} ) as Task;
