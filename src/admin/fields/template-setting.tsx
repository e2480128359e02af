import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { TemplateField } from '../../components/template-field';
import type { FieldDefinition } from '../definitions/types';
import { settingName } from '../search/setting-link';
import { usePreview } from './preview-context';

interface TemplateSettingProps {
	field: FieldDefinition;
	value: string;
	help: string | undefined;
	onChange: ( value: string ) => void;
}

/** A title or description template with the values of its variables on this site. */
export function TemplateSetting( {
	field,
	value,
	help,
	onChange,
}: TemplateSettingProps ) {
	const { preview } = usePreview();
	const { site, separator, defaultTitle } = useSelect( ( select ) => {
		const { getSiteSettings, getSettings } = select( store );
		const settings = getSettings();
		return {
			site: getSiteSettings(),
			separator: settings?.separator ?? '',
			defaultTitle: settings?.global_default.page_title ?? '',
		};
	}, [] );

	const { limit = 'title' } = field;
	if ( ! site || ! preview ) {
		return null;
	}
	return (
		<TemplateField
			id={ `pharos-field-${ settingName( field ) }` }
			label={ field.label }
			{ ...( help === undefined ? {} : { help } ) }
			{ ...( field.tooltip === undefined
				? {}
				: { tooltip: field.tooltip } ) }
			value={ value }
			onChange={ onChange }
			variables={ site.variables }
			kind={ kindOf( field ) }
			values={ preview.variables }
			separator={ separator }
			limit={ typeof limit === 'number' ? limit : site.limits[ limit ] }
			placeholder={ field.placeholder }
			multiline={ field.multiline ?? false }
			{ ...( ! field.emptyFallback
				? {}
				: {
						emptyFallback: defaultTitle,
						emptyFallbackText: __(
							'Using the default title',
							'pharos-seo'
						),
					} ) }
		/>
	);
}

const GROUPS: Readonly< Record< string, string > > = {
	post_types: 'post',
	taxonomies: 'term',
};

/** Returns the content type of a template; undefined for a template of several content types. */
function kindOf( { key, path = [] }: FieldDefinition ): string | undefined {
	if ( key.startsWith( 'home_page_' ) ) {
		return 'home';
	}
	const [ group = '', name = '' ] = path;
	return key === 'templates'
		? ( GROUPS[ group ] ?? name.replace( /^archive-.*/, 'archive' ) )
		: undefined;
}
