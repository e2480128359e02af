import { SearchPreview } from '../../../components/search-preview';
import { descriptionField, titleField } from '../../definitions/home-page';
import { SettingField } from '../../fields/setting-field';
import { HomePage } from './home-page';
import { useHomePage } from './use-home-page';

/** General > Home Page > General: title and description in search results. */
export default function HomePageGeneral() {
	return (
		<HomePage>
			<section className="pharos-card">
				<SettingField field={ titleField } />
				<SettingField field={ descriptionField } />
				<Preview />
			</section>
		</HomePage>
	);
}

function Preview() {
	const home = useHomePage();
	if ( ! home ) {
		return null;
	}
	const { site, title, description } = home;
	return (
		<SearchPreview
			siteName={ site.site.site_name }
			favicon={ site.site.favicon }
			url={ site.home_preview.url }
			title={ title }
			description={ description }
			titleLimit={ site.limits.title }
			descriptionLimit={ site.limits.description }
			urlLimit={ site.limits.url }
		/>
	);
}
