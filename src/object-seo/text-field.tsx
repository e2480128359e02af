import { TemplateField } from '../components/template-field';
import { fieldId } from './field-id';
import { FieldError } from './field-error';
import { createPreview, variablesOf } from './preview';
import { Suggestions } from './suggestions';
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
export function TextField( { label, help, textOf, ...props }: TextFieldProps ) {
	const { name, facts, value, inherited, page, errors, onChange } = props;
	const limit = name.endsWith( 'title' )
		? facts.limits.title
		: facts.limits.description;
	const error = errors[ name ];
	return (
		<div>
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
				limit={ limit }
				multiline
				isOneLine={ name.endsWith( 'title' ) }
				inherited={ textOf(
					createPreview(
						facts,
						{ ...value, [ name ]: '' },
						inherited,
						page
					)
				) }
			/>
			<Suggestions { ...props } limit={ limit } />
		</div>
	);
}
