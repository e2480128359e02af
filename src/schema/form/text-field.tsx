import { TemplateField } from '../../components/template-field';
import type { SchemaFieldType } from '../../../common/schema/types';
import { textOf } from '../values';
import { useTools } from './context';
import { problemHelp } from './problem-list';
import type { FieldProps } from './types';

/** Placeholders of fields that require a format. */
const EXAMPLES: Partial< Record< SchemaFieldType, string > > = {
	date: '2026-11-22',
	duration: 'PT1H30M',
	number: '4.5',
	url: 'https://example.org/',
};

/** Properties with long texts. */
const LONG = /^(description|text|.*Body)$/;

/** A text with variables; also for dates, durations, numbers and URLs, which may be variables as well. */
export function TextField( {
	id,
	field,
	value,
	onChange,
	problems,
}: FieldProps ) {
	const { variables, kind, values, separator } = useTools();
	return (
		<TemplateField
			id={ id }
			label={ field.label }
			isRequired={ field.required }
			{ ...( field.tooltip ? { tooltip: field.tooltip } : {} ) }
			{ ...problemHelp( problems ) }
			value={ textOf( value ) }
			onChange={ onChange }
			variables={ variables }
			kind={ kind }
			values={ values }
			separator={ separator }
			placeholder={ EXAMPLES[ field.type ] }
			multiline={ field.type === 'Text' && LONG.test( field.id ) }
		/>
	);
}
