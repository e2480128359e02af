import { ComboboxControl, TextControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../../store';
import { useAriaControls } from '../../../components/search-preview/use-aria-controls';
import { pageField } from '../../definitions/sitemaps';
import { useSetting } from '../../fields/use-setting';
import { settingElementId } from '../../search/setting-link';
import { PAUSE } from './pause';

/** Selects the page that shows the HTML sitemap. */
export function PagePicker() {
	const isOnPage = useSelect(
		( select ) =>
			select( store ).getSetting( 'sitemap_display_format' ) === 'page',
		[]
	);
	return (
		<div id={ settingElementId( pageField.key ) } className="pharos-field">
			{ isOnPage ? (
				<Picker />
			) : (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ pageField.label }
					help={ __(
						'Choose “Also at the end of a page” first.',
						'pharos-seo'
					) }
					value=""
					disabled
					onChange={ () => {} }
				/>
			) }
		</div>
	);
}

function Picker() {
	const ref = useAriaControls();
	const { value, onChange, error } = useSetting( pageField );
	const [ words, setWords ] = useState( '' );
	const search = useDebounce( setWords, PAUSE );
	const id = typeof value === 'number' ? value : 0;
	const { chosen, found } = useSelect(
		( select ) => {
			const { getPages } = select( store );
			return {
				chosen: id > 0 ? getPages( `include=${ id }` ) : null,
				found: getPages(
					words === ''
						? 'orderby=date'
						: `search=${ encodeURIComponent( words ) }`
				),
			};
		},
		[ id, words ]
	);
	const pages = [
		...( id > 0 ? [ { id, title: titleOf( id, chosen ) } ] : [] ),
		...( found ?? [] ).filter( ( page ) => page.id !== id ),
	];
	return (
		<div ref={ ref }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ pageField.label }
				help={
					error ??
					__(
						'The list is added below the content of the page.',
						'pharos-seo'
					)
				}
				value={ id > 0 ? String( id ) : null }
				options={ pages.map( ( page ) => ( {
					value: String( page.id ),
					label: page.title,
				} ) ) }
				onFilterValueChange={ ( typed ) => search( typed.trim() ) }
				onChange={ ( next ) => onChange( Number( next ?? 0 ) ) }
			/>
		</div>
	);
}

/**
 * Returns the title of the selected page.
 *
 * @param id     The id of the page.
 * @param chosen The response of the server; null until it is loaded.
 */
function titleOf( id: number, chosen: { title: string }[] | null ): string {
	const [ page ] = chosen ?? [];
	if ( page ) {
		return page.title || `#${ id }`;
	}
	return chosen
		? sprintf(
				/* translators: %s: number of a page. */
				__( '#%s (not published)', 'pharos-seo' ),
				String( id )
			)
		: `#${ id }`;
}
