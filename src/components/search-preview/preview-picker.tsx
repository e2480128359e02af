import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PreviewOption } from './types';
import { useAriaControls } from './use-aria-controls';

interface PreviewPickerProps {
	value: PreviewOption;
	/** The search results. */
	options: readonly PreviewOption[];
	/** Called with the search text. */
	onFilterValueChange: ( search: string ) => void;
	onChange: ( option: PreviewOption ) => void;
}

/** Selects the post whose values are used in a preview. */
export function PreviewPicker( {
	value,
	options,
	onFilterValueChange,
	onChange,
}: PreviewPickerProps ) {
	const ref = useAriaControls();
	// The control only shows its value if it is one of the options.
	const all = options.some( ( { id } ) => id === value.id )
		? options
		: [ value, ...options ];
	return (
		<div className="pharos-search-preview__picker" ref={ ref }>
			<ComboboxControl
				label={ __( 'Preview with', 'pharos-seo' ) }
				value={ String( value.id ) }
				options={ all.map( ( { id, label } ) => ( {
					value: String( id ),
					label,
				} ) ) }
				onFilterValueChange={ onFilterValueChange }
				onChange={ ( chosen ) => {
					const option = all.find(
						( { id } ) => String( id ) === chosen
					);
					if ( option ) {
						onChange( option );
					}
				} }
				allowReset={ false }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</div>
	);
}
