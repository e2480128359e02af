import { TabPanel } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../../store';
import { SettingsLoader } from '../../../fields/settings-loader';
import { settingElementId } from '../../../search/setting-link';
import { ContentLoader } from '../content-loader';
import { KINDS } from '../kinds';
import '../style.scss';
import { Row } from './row';
import './style.scss';

/** The key of the home page with the latest posts in the setting. */
const HOME = 'home';

/** Preview limits of search results, by content type. */
export default function PreviewLimits() {
	const isStatic = useSelect(
		( select ) =>
			select( store ).getSiteSettings()?.home_page_static === 'page',
		[]
	);
	return (
		<SettingsLoader>
			<ContentLoader>
				{ ( content ) => (
					<section
						id={ settingElementId( 'preview_limits' ) }
						className="pharos-card pharos-robots"
					>
						<TabPanel
							tabs={ KINDS.map( ( { name, label } ) => ( {
								name,
								title: label,
							} ) ) }
						>
							{ ( { name: kind } ) => (
								<>
									{ ! isStatic && kind === 'post_types' && (
										<Row
											name={ HOME }
											label={ __(
												'Home Page',
												'pharos-seo'
											) }
										/>
									) }
									{ KINDS.filter(
										( { name } ) => name === kind
									)
										.flatMap(
											( { name } ) => content[ name ]
										)
										.map( ( { name, label } ) => (
											<Row
												key={ name }
												name={ name }
												label={ label }
											/>
										) ) }
								</>
							) }
						</TabPanel>
					</section>
				) }
			</ContentLoader>
		</SettingsLoader>
	);
}
