import { TemplateField } from '../components/template-field';
import { render } from '../../common/template';
import { fieldId } from './field-id';
import { Refused } from './refused';
import { variablesOf } from './shown';
import type { SeoField, SeoProps } from './types';

type TextName = Extract<
	SeoField,
	`${ string }title` | `${ string }description`
>;

interface TextFieldProps extends SeoProps {
	name: TextName;
	label: string;
	help?: string;
	/** The inherited template, used while the field is empty. */
	fallback: string;
	/** Variable values that are different in the fallback. */
	fallbackValues?: Record< string, string >;
}

/** A title or description with variables, like in the settings. */
export function TextField( {
	name,
	label,
	help,
	fallback,
	fallbackValues,
	facts,
	value,
	page,
	errors,
	onChange,
}: TextFieldProps ) {
	const isTitle = name.endsWith( 'title' );
	const error = errors[ name ];
	const values = variablesOf( value, page );
	return (
		<TemplateField
			id={ fieldId( name ) }
			label={ label }
			help={ error ? <Refused message={ error } /> : help }
			value={ value[ name ] }
			onChange={ ( text ) => onChange( { [ name ]: text }, true ) }
			variables={ facts.variables }
			kind={ facts.kind === 'user' ? 'author' : facts.kind }
			values={ values }
			separator={ facts.separator }
			limit={ isTitle ? facts.limits.title : facts.limits.description }
			multiline
			isOneLine={ isTitle }
			placeholder={ render(
				fallback,
				{ ...values, ...fallbackValues },
				facts.separator
			) }
			inherited={ fallback }
		/>
	);
}
