import { SelectControl } from '@wordpress/components';
import { InfoPopover } from '../../components/template-field/info-popover';
import { RequiredMark } from '../../components/template-field/required-mark';
import { GroupedOptions } from '../grouped-options';
import type { SchemaOptions } from '../../../common/schema/types';
import { textOf } from '../values';
import { problemHelp } from './problem-list';
import type { FieldProps } from './types';

/** A select field. Unknown stored values are kept as an option. */
export function SelectField( {
	id,
	field,
	value,
	onChange,
	problems,
}: FieldProps ) {
	const { options = [], label, required, tooltip } = field;
	// A missing "@type" means the default type.
	const text =
		textOf( value ) || ( field.id === '@type' ? textOf( field.std ) : '' );
	return (
		<div className="pharos-schema-select">
			<div className="pharos-schema-select__head">
				<label htmlFor={ id } className="pharos-schema-label">
					{ label }
				</label>
				{ required && <RequiredMark /> }
				{ tooltip && (
					<InfoPopover subject={ label }>{ tooltip }</InfoPopover>
				) }
			</div>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				id={ id }
				value={ text }
				onChange={ onChange }
				{ ...( required && { 'aria-required': true } ) }
				{ ...problemHelp( problems ) }
			>
				{ ! has( options, '' ) && field.id !== '@type' && (
					<option value="">–</option>
				) }
				<GroupedOptions groups={ options } />
				{ ! has( options, text ) && text !== '' && (
					<option value={ text }>{ text }</option>
				) }
			</SelectControl>
		</div>
	);
}

const has = ( groups: SchemaOptions[], wanted: string ): boolean =>
	groups.some( ( { options } ) =>
		options.some( ( { value } ) => value === wanted )
	);
