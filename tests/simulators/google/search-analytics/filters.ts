/**
 * Filters of searchanalytics.query requests.
 */
import { invalid, listOf, oneOf } from './check';

const DIMENSIONS = [
	'query',
	'page',
	'country',
	'device',
	'searchAppearance',
] as const;

/** Whether a value passes, by operator. */
const TESTS = {
	equals: isEqual,
	notEquals: ( value, expression, isExact ) =>
		! isEqual( value, expression, isExact ),
	contains,
	notContains: ( value, expression ) => ! contains( value, expression ),
	includingRegex: ( value, expression ) => regex( expression ).test( value ),
	excludingRegex: ( value, expression ) =>
		! regex( expression ).test( value ),
} satisfies Record<
	string,
	( value: string, expression: string, isExact: boolean ) => boolean
>;
const OPERATORS = Object.keys( TESTS ) as ( keyof typeof TESTS )[];

const LONGEST_EXPRESSION = 4096;

/** Locations in error responses. */
const GROUPS = 'dimension_filter_groups';
const EXPRESSION = `${ GROUPS }.filters.expression`;

type Fields = Record< string, unknown >;

export interface Filter {
	dimension: ( typeof DIMENSIONS )[ number ];
	passes: ( value: string ) => boolean;
}

/** All filters of all groups: groups and filters are joined by "and" alone. */
export function parseFilters( groups: unknown ): Filter[] {
	return listOf( GROUPS, groups ).flatMap( ( group ) => {
		const { groupType = 'and', filters = [] } = group as Fields;
		oneOf( `${ GROUPS }.group_type`, groupType, [ 'and' ] );
		return listOf( `${ GROUPS }.filters`, filters ).map( ( filter ) =>
			parseFilter( filter as Fields )
		);
	} );
}

function parseFilter( filter: Fields ): Filter {
	const dimension = oneOf(
		`${ GROUPS }.filters.dimension`,
		filter.dimension,
		DIMENSIONS
	);
	const operator = oneOf(
		`${ GROUPS }.filters.operator`,
		filter.operator ?? 'equals',
		OPERATORS
	);
	const { expression } = filter;
	if (
		typeof expression !== 'string' ||
		expression.length > LONGEST_EXPRESSION
	) {
		throw invalid( EXPRESSION, 'Invalid filter expression.' );
	}
	if ( operator.endsWith( 'Regex' ) ) {
		regex( expression );
	}
	// Only pages and queries are case-sensitive.
	const isExact = dimension === 'page' || dimension === 'query';
	const passes = TESTS[ operator ];
	return {
		dimension,
		passes: ( value ) => passes( value, expression, isExact ),
	};
}

function isEqual( value: string, expression: string, isExact: boolean ) {
	return isExact
		? value === expression
		: value.toLowerCase() === expression.toLowerCase();
}

function contains( value: string, expression: string ) {
	return value.toLowerCase().includes( expression.toLowerCase() );
}

/** RE2 supports the flag "(?i)", which JavaScript takes as an argument. */
function regex( expression: string ): RegExp {
	const source = expression.replace( /^\(\?i\)/, '' );
	try {
		return new RegExp( source, source === expression ? '' : 'i' );
	} catch {
		throw invalid( EXPRESSION, 'Invalid regular expression.' );
	}
}
