import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface PrimaryTermProps {
	/** The singular label of the taxonomy, such as "Category". */
	singular: string;
	/** The object's terms. */
	terms: readonly { id: number; name: string }[];
	/** 0 for the first term by name. */
	value: number;
	onChange: ( id: number ) => void;
}

/** The primary term among several: for breadcrumbs, %primary_term% and URLs. */
export function PrimaryTerm( {
	singular,
	terms,
	value,
	onChange,
}: PrimaryTermProps ) {
	if ( terms.length < 2 ) {
		return null;
	}
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="pharos-primary-term"
			label={ sprintf(
				/* translators: %s: what one term is called, such as "Category". */
				__( 'Primary term: %s', 'pharos-seo' ),
				singular
			) }
			// Ignores a stored term that is no longer assigned.
			value={ String(
				terms.some( ( { id } ) => id === value ) ? value : 0
			) }
			options={ [
				{
					value: '0',
					label: __(
						'Automatic (first in alphabetical order)',
						'pharos-seo'
					),
				},
				...terms.map( ( { id, name } ) => ( {
					value: String( id ),
					label: name,
				} ) ),
			] }
			onChange={ ( id ) => onChange( Number( id ) ) }
		/>
	);
}
