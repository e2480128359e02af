/** The lists of the card, and search types. */
import { __ } from '@wordpress/i18n';
import type { BreakdownDimension, SearchType } from '../../../../../store';

export const SEARCH_TYPES: readonly { value: SearchType; label: string }[] = [
	{ value: 'web', label: __( 'Web', 'pharos-seo' ) },
	{ value: 'image', label: __( 'Image', 'pharos-seo' ) },
	{ value: 'video', label: __( 'Video', 'pharos-seo' ) },
	{ value: 'news', label: __( 'News tab', 'pharos-seo' ) },
	{ value: 'discover', label: __( 'Discover', 'pharos-seo' ) },
	{ value: 'googleNews', label: __( 'Google News', 'pharos-seo' ) },
];

interface Dimension {
	value: BreakdownDimension;
	/** The heading of a row. */
	label: string;
	/** The name of the list. */
	title: string;
	/** Search types that have no such figures. */
	without: readonly SearchType[];
}

const DIMENSIONS: readonly Dimension[] = [
	{
		value: 'query',
		label: __( 'Query', 'pharos-seo' ),
		title: __( 'Queries', 'pharos-seo' ),
		without: [ 'discover', 'googleNews' ],
	},
	{
		value: 'page',
		label: __( 'Page', 'pharos-seo' ),
		title: __( 'Pages', 'pharos-seo' ),
		// The list of Content Performance has these.
		without: [ 'web' ],
	},
	{
		value: 'country',
		label: __( 'Country', 'pharos-seo' ),
		title: __( 'Countries', 'pharos-seo' ),
		without: [],
	},
	{
		value: 'device',
		label: __( 'Device', 'pharos-seo' ),
		title: __( 'Devices', 'pharos-seo' ),
		without: [ 'discover' ],
	},
];

/**
 * Returns the lists of a search type.
 *
 * @param type The search type.
 */
export const dimensionsOf = ( type: SearchType ): readonly Dimension[] =>
	DIMENSIONS.filter( ( { without } ) => ! without.includes( type ) );

export type { Dimension };
