import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { formatField, kindsField } from '../../definitions/sitemaps';
import { SettingField } from '../../fields/setting-field';
import { PagePicker } from './page-picker';
import { Snippet } from './snippet';

/** The settings of the HTML sitemap. */
export function HtmlCard() {
	const content = useSelect(
		( select ) => select( store ).getSiteSettings()?.content,
		[]
	);
	const kinds = useMemo(
		() => ( {
			...kindsField,
			help: __(
				'If none are selected, all content types that aren’t set to noindex are included.',
				'pharos-seo'
			),
			options: [
				...( content?.post_types ?? [] ),
				...( content?.taxonomies ?? [] ),
			]
				// Attachments aren't pages.
				.filter( ( { name } ) => name !== 'attachment' )
				.map( ( { name, label } ) => ( { value: name, label } ) ),
		} ),
		[ content ]
	);
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'HTML sitemap for visitors', 'pharos-seo' ) }
			</h2>
			<SettingField field={ formatField } />
			<PagePicker />
			<SettingField field={ kinds } />
			<div className="pharos-sitemaps__snippets">
				<Snippet
					label={ __( 'Shortcode', 'pharos-seo' ) }
					code="[pharos_sitemap]"
				/>
				<Snippet
					label={ __( 'Block', 'pharos-seo' ) }
					code="<!-- wp:pharos/sitemap /-->"
				/>
			</div>
		</section>
	);
}
