import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../../store';
import {
	PreviewPicker,
	SearchPreview,
} from '../../../components/search-preview';
import { render } from '../../../template';
import { usePreview } from '../preview-context';

/** Shorter searches find too much (spec.md section 5). */
const MIN_SEARCH = 3;

/** How a page looks in search results with the templates as they are typed. */
export function Preview() {
	const { preview, choose } = usePreview();
	const [ search, setSearch ] = useState( '' );
	const { site, settings, results } = useSelect(
		( select ) => {
			const { getSite, getSettings, searchPosts } = select( store );
			return {
				site: getSite(),
				settings: getSettings(),
				results:
					search.length >= MIN_SEARCH ? searchPosts( search ) : null,
			};
		},
		[ search ]
	);
	if ( ! site || ! settings || ! preview ) {
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
		<SearchPreview
			siteName={ site.site.site_name }
			favicon={ site.site.favicon }
			url={ preview.url }
			title={ render(
				settings.page_title,
				preview.variables,
				settings.separator
			) }
			description={ render(
				settings.page_description,
				preview.variables,
				settings.separator
			) }
			titleLimit={ site.limits.title }
			descriptionLimit={ site.limits.description }
			urlLimit={ site.limits.url }
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
		</SearchPreview>
	);
}
