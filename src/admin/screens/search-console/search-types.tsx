import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SearchType } from '../../../../store';
import { SEARCH_TYPES } from './breakdown/dimensions';

interface SearchTypesProps {
	type: SearchType;
	onChange: ( type: SearchType ) => void;
}

/** Selects the kind of search results that the figures of the site are of. */
export function SearchTypes( { type, onChange }: SearchTypesProps ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Search type', 'pharos-seo' ) }
			labelPosition="side"
			value={ type }
			options={ [ ...SEARCH_TYPES ] }
			onChange={ ( value ) => onChange( value as SearchType ) }
		/>
	);
}
