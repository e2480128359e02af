import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { _x, sprintf } from '@wordpress/i18n';
import { collapse, length } from '../../../common/template';
import { store } from '../../../store';
import { PreviewPicker } from '../../components/search-preview';
import { usePreview } from './preview-context';

/** Minimum length of a search; shorter ones find too much. */
const MIN_SEARCH = 3;

/** Selects the page of the previews of a screen. Null until the first one is known. */
export function PagePicker() {
	const { preview, choose } = usePreview();
	const [ search, setSearch ] = useState( '' );
	const results = useSelect(
		( select ) =>
			length( collapse( search ) ) >= MIN_SEARCH
				? select( store ).searchPosts( search )
				: null,
		[ search ]
	);
	if ( ! preview ) {
		return null;
	}
	const current = { id: preview.id, label: preview.title };
	const found = ( results ?? [] ).flatMap( ( group ) =>
		group.children.map( ( { id, text } ) => ( {
			id,
			label: sprintf(
				/* translators: 1: title of a post. 2: its type, such as Pages. */
				_x( '%1$s (%2$s)', 'title and content type', 'pharos-seo' ),
				text,
				group.text
			),
		} ) )
	);
	return (
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
	);
}
