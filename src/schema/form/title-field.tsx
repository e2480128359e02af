import { TextControl } from '@wordpress/components';
import { textOf } from '../values';
import { problemHelp } from './problem-list';
import type { FieldProps } from './types';

/** A name without variables, only used in the list of schemas. */
export function TitleField( {
	id,
	field,
	value,
	onChange,
	problems,
}: FieldProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ id }
			className="pharos-schema-title"
			label={ field.label }
			{ ...( field.tooltip ? { help: field.tooltip } : {} ) }
			{ ...problemHelp( problems ) }
			placeholder={ textOf( field.std ) }
			value={ textOf( value ) }
			onChange={ onChange }
		/>
	);
}
