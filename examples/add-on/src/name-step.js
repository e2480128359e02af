import { TextControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from './store';

/** The step of the setup wizard: it edits the setting in the store, and the wizard saves it. */
export function NameStep() {
	const name = useSelect(
		( select ) => select( store ).getSetting( 'example_name' ),
		[]
	);
	const { editSettings } = useDispatch( store );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Name on the badge', 'pharos-example' ) }
			value={ name ?? '' }
			onChange={ ( value ) => editSettings( { example_name: value } ) }
		/>
	);
}
