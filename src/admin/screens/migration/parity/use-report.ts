import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import {
	store,
	type ParityPage,
	type ParityReport,
	type ParityStep,
} from '../../../../../store';

/** Site pages per page of the report (docs/migration.md). */
const PER_PAGE = 20;

/**
 * Returns the query parameters for a page of the report.
 *
 * @param slug The slug of the source.
 * @param step The compared step.
 * @param page The page number, from 1.
 */
export const requestOf = (
	slug: string,
	step: ParityStep,
	page: number
): string => `plugin_slug=${ slug }&step=${ step }&page=${ page }`;

/**
 * Returns how many pages a report has.
 *
 * @param report Its first page.
 */
export const pagesOf = ( { total }: ParityReport ): number =>
	Math.ceil( total / PER_PAGE );

/**
 * Whether a page has changed.
 *
 * @param page A page of the report.
 */
const differs = ( { problem, tags }: ParityPage ): boolean =>
	problem !== '' || tags.some( ( { same } ) => ! same );

interface Loaded {
	pages: ParityPage[];
	/** Whether there may be more. */
	hasMore: boolean;
	isLoading: boolean;
	showMore: () => void;
}

/**
 * Returns the pages of a report, as many as the user has asked for.
 *
 * @param slug          The slug of the source.
 * @param step          The compared step.
 * @param onlyDifferent Whether unchanged pages are hidden.
 */
export function useReport(
	slug: string,
	step: ParityStep,
	onlyDifferent: boolean
): Loaded {
	const [ wanted, setWanted ] = useState( PER_PAGE );
	const [ count, setCount ] = useState( 1 );
	const reports = useSelect(
		( select ) =>
			Array.from( { length: count }, ( _, i ) =>
				select( store ).getParityReport(
					requestOf( slug, step, i + 1 )
				)
			),
		[ slug, step, count ]
	);
	const isLoading = reports.some( ( report ) => report === null );
	const all = reports
		.flatMap( ( report ) => report?.pages ?? [] )
		.filter( ( page ) => ! onlyDifferent || differs( page ) );
	const [ first ] = reports;
	const hasUnread =
		Boolean( first ) && count < pagesOf( first as ParityReport );
	const isShort = all.length < wanted && hasUnread && ! isLoading;

	// Load more pages to replace the hidden ones.
	useEffect( () => {
		if ( isShort ) {
			setCount( ( before ) => before + 1 );
		}
	}, [ isShort, count ] );

	return {
		pages: all.slice( 0, wanted ),
		hasMore: all.length > wanted || hasUnread,
		isLoading: isLoading || isShort,
		showMore: () => setWanted( wanted + PER_PAGE ),
	};
}
