import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { TemplateField } from '../../components/template-field';
import { usePreview } from './preview-context';
import type { FieldDefinition } from './types';

interface TemplateSettingProps {
	field: FieldDefinition;
	value: string;
	help: string | undefined;
	onChange: ( value: string ) => void;
}

/** A title or description template with what its variables stand for on this site. */
export function TemplateSetting( {
	field,
	value,
	help,
	onChange,
}: TemplateSettingProps ) {
	const { preview } = usePreview();
	const { site, separator } = useSelect( ( select ) => {
		const { getSite, getSettings } = select( store );
		return { site: getSite(), separator: getSettings()?.separator ?? '' };
	}, [] );

	if ( ! site || ! preview ) {
		return null;
	}
	return (
		<TemplateField
			id={ `pharos-field-${ field.key }` }
			label={ field.label }
			{ ...( help === undefined ? {} : { help } ) }
			{ ...( field.tooltip === undefined
				? {}
				: { tooltip: field.tooltip } ) }
			value={ value }
			onChange={ onChange }
			variables={ site.variables }
			values={ preview.variables }
			separator={ separator }
			limit={ site.limits[ field.limit ?? 'title' ] }
			multiline={ field.multiline ?? false }
			{ ...( field.emptyFallback === undefined
				? {}
				: {
						emptyFallback: field.emptyFallback,
						emptyFallbackText: __(
							'Using the default title',
							'pharos-seo'
						),
					} ) }
		/>
	);
}
