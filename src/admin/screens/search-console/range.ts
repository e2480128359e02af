/** The period that the figures on a screen are of, and the one they are compared with. */
import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../../../common/locale';
import type { Comparison, Period, SearchType } from '../../../../store';
import { oneOf, text, urlQuery } from '../../lists/url-query';

export interface Range {
	/** Custom: from `start` to `end`. */
	period: Period | 'custom';
	/** First and last day, such as "2026-11-17"; '' unless the period is custom. */
	start: string;
	end: string;
	compare: Comparison;
	/** The search type of the figures of the site; those of pages are of web search. */
	type: SearchType;
}

/** In the URL, so that a reload and a link show the same. */
export const RANGE_PARAMETERS = {
	period: oneOf< Range[ 'period' ] >( '90', '7', '28', '16m', 'custom' ),
	start: text(),
	end: text(),
	compare: oneOf< Comparison >( 'previous', 'year' ),
	type: oneOf< SearchType >(
		'web',
		'image',
		'video',
		'news',
		'discover',
		'googleNews'
	),
};

export const RANGE = urlQuery< Range >( RANGE_PARAMETERS );

/** The periods with a name, each with the one before. */
export const PERIODS: readonly {
	value: Period;
	label: string;
	before: string;
	than: string;
	title: string;
}[] = [
	{
		value: '7',
		label: __( '7 days', 'pharos-seo' ),
		before: __( 'Previous 7 days', 'pharos-seo' ),
		than: __( 'from the previous 7 days', 'pharos-seo' ),
		title: __( 'SEO Performance (Last 7 days)', 'pharos-seo' ),
	},
	{
		value: '28',
		label: __( '28 days', 'pharos-seo' ),
		before: __( 'Previous 28 days', 'pharos-seo' ),
		than: __( 'from the previous 28 days', 'pharos-seo' ),
		title: __( 'SEO Performance (Last 28 days)', 'pharos-seo' ),
	},
	{
		value: '90',
		label: __( '90 days', 'pharos-seo' ),
		before: __( 'Previous 90 days', 'pharos-seo' ),
		than: __( 'from the previous 90 days', 'pharos-seo' ),
		title: __( 'SEO Performance (Last 90 days)', 'pharos-seo' ),
	},
	{
		value: '16m',
		label: __( '16 months', 'pharos-seo' ),
		before: __( 'Previous 16 months', 'pharos-seo' ),
		than: __( 'from the previous 16 months', 'pharos-seo' ),
		title: __( 'SEO Performance (Last 16 months)', 'pharos-seo' ),
	},
];

const named = ( { period }: Range ) =>
	PERIODS.find( ( { value } ) => value === period );

/**
 * Whether dates are a period: days, the last one not before the first.
 *
 * @param start First day.
 * @param end   Last day.
 */
export const isSpan = ( start: string, end: string ): boolean =>
	isDay( start ) && isDay( end ) && start <= end;

const isDay = ( date: string ): boolean =>
	/^\d{4}-\d\d-\d\d$/.test( date ) &&
	! Number.isNaN( Date.parse( `${ date }T00:00:00Z` ) );

/**
 * Returns the parameters that the routes of figures have in common. Invalid dates of a URL are those of the default period.
 *
 * @param range The period.
 */
export function requestOf( range: Range ): Record< string, string > {
	const { period, start, end, compare } = range;
	return {
		...( period === 'custom' && isSpan( start, end )
			? { startDate: start, endDate: end }
			: { period: named( range )?.value ?? '90' } ),
		...( compare !== 'previous' && { compare } ),
	};
}

/**
 * Returns the parameters of the routes of the site's figures, as a URL query string.
 *
 * @param range The period.
 */
export const requestOfSite = ( range: Range ): string =>
	new URLSearchParams( {
		...requestOf( range ),
		...( range.type !== 'web' && { type: range.type } ),
	} ).toString();

/**
 * Returns the name of a custom period: "Nov 1, 2026 – Nov 17, 2026".
 *
 * @param start First day.
 * @param end   Last day.
 */
export const spanText = ( start: string, end: string ): string =>
	sprintf(
		/* translators: 1: first day. 2: last day. */
		__( '%1$s – %2$s', 'pharos-seo' ),
		formatDay( start, { dateStyle: 'medium' } ),
		formatDay( end, { dateStyle: 'medium' } )
	);

const isCustom = ( { period, start, end }: Range ): boolean =>
	period === 'custom' && isSpan( start, end );

/**
 * Returns the heading of the list of pages.
 *
 * @param range The period.
 */
export function titleOf( range: Range ): string {
	if ( isCustom( range ) ) {
		return sprintf(
			/* translators: %s: period, such as "Nov 1, 2026 – Nov 17, 2026". */
			__( 'SEO Performance (%s)', 'pharos-seo' ),
			spanText( range.start, range.end )
		);
	}
	return (
		named( range )?.title ??
		__( 'SEO Performance (Last 90 days)', 'pharos-seo' )
	);
}

/**
 * Returns the name of the earlier period.
 *
 * @param range The period.
 */
export function earlierText( range: Range ): string {
	if ( range.compare === 'year' ) {
		return __( 'Year before', 'pharos-seo' );
	}
	return named( range )?.before ?? __( 'Previous period', 'pharos-seo' );
}

/**
 * Returns the compared period of a change: "from the previous 90 days".
 *
 * @param range The period.
 */
export function thanText( range: Range ): string {
	if ( range.compare === 'year' ) {
		return __( 'from the year before', 'pharos-seo' );
	}
	return (
		named( range )?.than ?? __( 'from the previous period', 'pharos-seo' )
	);
}
