import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../../store';
import { PreviewPicker } from '../../../components/search-preview';
import { collapse, length } from '../../../../common/template';
import { usePreview } from '../../fields/preview-context';
import { titleInUse } from '../../fields/title-in-use';
import { TemplatePreview } from './template-preview';

/** Minimum length of a search; shorter ones find too much (spec.md section 5). */
const MIN_SEARCH = 3;

/** The search result of a chosen page with the site-wide templates as edited. */
export function Preview() {
	const { preview, choose } = usePreview();
	const [ search, setSearch ] = useState( '' );
	const { settings, results } = useSelect(
		( select ) => {
			const { getSettings, searchPosts } = select( store );
			return {
				settings: getSettings(),
				results:
					length( collapse( search ) ) >= MIN_SEARCH
						? searchPosts( search )
						: null,
			};
		},
		[ search ]
	);
	if ( ! settings || ! preview ) {
		return null;
	}

	const current = { id: preview.id, label: preview.title };
	const found = ( results ?? [] ).flatMap( ( group ) =>
		group.children.map( ( { id, text } ) => ( {
			id,
			label: sprintf(
				/* translators: 1: title of a post. 2: its type, such as Pages. */
				__( '%1$s (%2$s)', 'pharos-seo' ),
				text,
				group.text
			),
		} ) )
	);

	return (
		<TemplatePreview
			title={ titleInUse( settings, settings.page_title ) }
			description={ settings.page_description }
		>
			<PreviewPicker
				value={ current }
				options={
					found.some( ( { id } ) => id === current.id )
						? found
						: [ current, ...found ]
				}
				onFilterValueChange={ setSearch }
				onChange={ ( { id } ) => choose( id ) }
			/>
		</TemplatePreview>
	);
}
