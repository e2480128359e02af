import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** The search field and filters of a list get what it shows, and change that. */
export interface FiltersProps< Query > {
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
	onSearch: ( words: string ) => void;
}

interface ListFilterProps< Value extends string > {
	label: string;
	value: Value;
	/** The labels by value, without that for all rows. */
	labels: Readonly< Record< string, string > >;
	/** The value for all rows; null if one has to be chosen. */
	all?: string | null;
	allLabel?: string;
	onChange: ( value: Value ) => void;
}

/** A filter of a list, beside its label. */
export function ListFilter< Value extends string >( {
	label,
	value,
	labels,
	all = '',
	allLabel = __( 'All', 'pharos-seo' ),
	onChange,
}: ListFilterProps< Value > ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			labelPosition="side"
			value={ value }
			options={ [
				...( all === null ? [] : [ { value: all, label: allLabel } ] ),
				...Object.entries( labels ).map( ( [ name, text ] ) => ( {
					value: name,
					label: text,
				} ) ),
			] }
			onChange={ ( chosen ) => onChange( chosen as Value ) }
		/>
	);
}
