import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { SearchField } from '../../lists/search-field';
import type { FiltersProps } from '../../lists/list-filter';
import type { ListQuery } from './list-query';

const FILTERS = [
	{ value: 'all', label: __( 'All', 'pharos-seo' ), help: '' },
	{
		value: 'missing_title',
		label: __( 'No custom title', 'pharos-seo' ),
		help: __( 'No custom title; the template is used.', 'pharos-seo' ),
	},
	{
		value: 'missing_description',
		label: __( 'No custom description', 'pharos-seo' ),
		help: __(
			'No custom meta description; the template is used.',
			'pharos-seo'
		),
	},
	{
		value: 'too_long',
		label: __( 'Too long', 'pharos-seo' ),
		help: __(
			'Custom titles or descriptions with too many characters. Texts with variables aren’t checked.',
			'pharos-seo'
		),
	},
	{
		value: 'noindex',
		label: __( 'No Index', 'pharos-seo' ),
		help: __(
			'Set to noindex, individually or by content type.',
			'pharos-seo'
		),
	},
	{
		value: 'errors',
		label: __( 'With errors', 'pharos-seo' ),
		help: __(
			'Found by the latest page checks in the editor.',
			'pharos-seo'
		),
	},
];

const ORDERS: { value: ListQuery[ 'order' ]; label: string }[] = [
	{ value: 'newest', label: __( 'Newest first', 'pharos-seo' ) },
	{ value: 'oldest', label: __( 'Oldest first', 'pharos-seo' ) },
	{ value: 'name', label: __( 'Name, A to Z', 'pharos-seo' ) },
	{ value: 'name-reversed', label: __( 'Name, Z to A', 'pharos-seo' ) },
];

const EVERY_TYPE = { value: 'all', label: __( 'All types', 'pharos-seo' ) };

/** The filters and sort order of the list. */
export function Filters( {
	query,
	onChange,
	onSearch,
}: FiltersProps< ListQuery > ) {
	const content = useSelect(
		( select ) => select( store ).getSiteSettings()?.content,
		[]
	);
	const types = [
		...( content?.post_types ?? [] ),
		...( content?.taxonomies ?? [] ),
	].map( ( { name, label } ) => ( { value: name, label } ) );
	const { help = '' } =
		FILTERS.find( ( { value } ) => value === query.filter ) ?? {};

	return (
		<div className="pharos-bulk__filters" role="search">
			<SearchField
				label={ __(
					'Search names, titles and descriptions',
					'pharos-seo'
				) }
				placeholder={ __( 'Search', 'pharos-seo' ) }
				isLabelVisible
				value={ query.search }
				onSearch={ onSearch }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Type', 'pharos-seo' ) }
				value={ query.type }
				options={ [ EVERY_TYPE, ...types ] }
				onChange={ ( type ) => onChange( { type } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Show', 'pharos-seo' ) }
				help={ help }
				value={ query.filter }
				options={ FILTERS.map( ( { value, label } ) => ( {
					value,
					label,
				} ) ) }
				onChange={ ( filter ) => onChange( { filter } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Sort by', 'pharos-seo' ) }
				value={ query.order }
				options={ ORDERS }
				onChange={ ( order ) => onChange( { order } ) }
			/>
		</div>
	);
}
