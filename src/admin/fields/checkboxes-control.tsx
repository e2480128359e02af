import { CheckboxControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import type { ControlProps } from './types';

/** A list of names as checkboxes. The names keep the order of the options; names without an option are kept. */
export function CheckboxesControl( {
	field,
	value,
	help,
	isDisabled,
	onChange,
}: ControlProps ) {
	const helpId = useInstanceId( CheckboxesControl, 'pharos-checkboxes' );
	const chosen = new Set( Array.isArray( value ) ? value : [] );
	const options = field.options ?? [];

	const toggle = ( name: string, isChosen: boolean ) => {
		const next = new Set( chosen );
		if ( isChosen ) {
			next.add( name );
		} else {
			next.delete( name );
		}
		const known = options.map( ( option ) => option.value );
		onChange( [
			...known.filter( ( option ) => next.has( option ) ),
			...[ ...next ].filter( ( option ) => ! known.includes( option ) ),
		] );
	};

	return (
		<fieldset
			className="pharos-checkboxes"
			aria-describedby={ help ? helpId : undefined }
		>
			<legend className="pharos-checkboxes__label">
				{ field.label }
			</legend>
			{ options.map( ( option ) => (
				<CheckboxControl
					key={ option.value }
					__nextHasNoMarginBottom
					label={ option.label }
					checked={ chosen.has( option.value ) }
					disabled={ isDisabled }
					onChange={ ( isChosen ) =>
						toggle( option.value, isChosen )
					}
				/>
			) ) }
			{ help && (
				<p id={ helpId } className="pharos-checkboxes__help">
					{ help }
				</p>
			) }
		</fieldset>
	);
}
