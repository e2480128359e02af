import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import {
	store,
	type ParityPage,
	type ParityReport,
	type ParityStep,
} from '../../../../../store';

/** Pages of the site in a page of the report (docs/migration.md). */
const PER_PAGE = 20;

/**
 * The parameters of a page of the report.
 *
 * @param slug The source's.
 * @param step What is compared.
 * @param page From 1.
 */
export const requestOf = (
	slug: string,
	step: ParityStep,
	page: number
): string => `plugin_slug=${ slug }&step=${ step }&page=${ page }`;

/**
 * How many pages a report has.
 *
 * @param report Its first page.
 */
export const pagesOf = ( { total }: ParityReport ): number =>
	Math.ceil( total / PER_PAGE );

/**
 * Whether a page is not as it was.
 *
 * @param page Of the report.
 */
export const differs = ( { problem, tags }: ParityPage ): boolean =>
	problem !== '' || tags.some( ( { same } ) => ! same );

interface Loaded {
	pages: ParityPage[];
	/** Whether there may be more. */
	hasMore: boolean;
	isLoading: boolean;
	showMore: () => void;
}

/**
 * The pages of a report, as many as a person wants to see.
 *
 * @param slug          The source's.
 * @param step          What is compared.
 * @param onlyDifferent Whether those that are as they were are left out.
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

	// Of pages that are left out, further ones take the place.
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
