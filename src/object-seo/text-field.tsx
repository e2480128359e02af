import { TemplateField } from '../components/template-field';
import { fieldId } from './field-id';
import { FieldError } from './field-error';
import { createPreview, variablesOf } from './preview';
import type { SeoField, SeoProps, Preview } from './types';

type TextName = Extract<
	SeoField,
	`${ string }title` | `${ string }description`
>;

interface TextFieldProps extends SeoProps {
	name: TextName;
	label: string;
	help?: string;
	/** Returns the text that visitors get with these fields: the placeholder is the one without a custom text. */
	textOf: ( all: Preview ) => string;
}

/** A title or description with variables, like in the settings. */
export function TextField( {
	name,
	label,
	help,
	textOf,
	facts,
	value,
	inherited,
	page,
	errors,
	onChange,
}: TextFieldProps ) {
	const isTitle = name.endsWith( 'title' );
	const error = errors[ name ];
	return (
		<TemplateField
			id={ fieldId( name ) }
			label={ label }
			help={ error ? <FieldError message={ error } /> : help }
			value={ value[ name ] }
			onChange={ ( text ) => onChange( { [ name ]: text }, true ) }
			variables={ facts.variables }
			kind={ facts.kind === 'user' ? 'author' : facts.kind }
			values={ variablesOf( value, page ) }
			separator={ facts.separator }
			limit={ isTitle ? facts.limits.title : facts.limits.description }
			multiline
			isOneLine={ isTitle }
			inherited={ textOf(
				createPreview(
					facts,
					{ ...value, [ name ]: '' },
					inherited,
					page
				)
			) }
		/>
	);
}
