import { useSelect } from '@wordpress/data';
import { __, _x, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { store } from '../../../../store';
import { PlaceLink } from './place-link';

/** The rules that exclude URLs from the sitemaps, with the number of URLs for each. */
export function LeftOutList() {
	const list = useSelect( ( select ) => {
		const { getSavedSettings, getSitemap } = select( store );
		const sitemap = getSitemap();
		return getSavedSettings()?.enable_xml_sitemap && ! sitemap?.hidden
			? sitemap?.left_out
			: undefined;
	}, [] );
	return (
		list && (
			<section className="pharos-card">
				<h2 className="pharos-card__title">
					{ __( 'Excluded from the XML sitemaps', 'pharos-seo' ) }
				</h2>
				{ list.length === 0 ? (
					<p className="pharos-card__description">
						{ __(
							'No content that can be included.',
							'pharos-seo'
						) }
					</p>
				) : (
					<ul className="pharos-sitemaps__rules">
						{ list.map( ( { code, label, count, path } ) => (
							<li key={ `${ code } ${ label }` }>
								<span>
									{ count === null
										? label
										: sprintf(
												/* translators: 1: a rule, such as "Password-protected". 2: how many posts it keeps out. */
												_x(
													'%1$s: %2$s',
													'rule and number of posts',
													'pharos-seo'
												),
												label,
												formatNumber( count )
											) }
								</span>
								<PlaceLink to={ path } subject={ label } />
							</li>
						) ) }
					</ul>
				) }
			</section>
		)
	);
}
