import { __ } from '@wordpress/i18n';
import { imageField, xmlField } from '../../definitions/sitemaps';
import { SettingField } from '../../fields/setting-field';
import { Actions } from './actions';
import { Progress } from './progress';
import { useBuild } from './use-build';

/** The XML sitemap setting, with its actions. */
export function XmlCard() {
	const build = useBuild();
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'XML sitemaps', 'pharos-seo' ) }
			</h2>
			<SettingField field={ xmlField } />
			<SettingField field={ imageField } />
			<Actions build={ build } />
			<Progress build={ build } />
		</section>
	);
}
