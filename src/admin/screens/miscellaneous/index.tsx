import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { helpPage } from '../../../boot';
import { uninstallField, usageField } from '../../definitions/miscellaneous';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import './style.scss';
import { UsageData } from './usage-data';

/** Tools > Miscellaneous: opt-in anonymous usage data, and the deletion of data on uninstall. */
export default function Miscellaneous() {
	return (
		<SettingsLoader>
			<section className="pharos-card">
				<SettingField field={ usageField } />
				<UsageData />
				<p className="pharos-usage__more">
					<ExternalLink href={ helpPage( 'privacy#usage-data' ) }>
						{ __( 'Learn More', 'pharos-seo' ) }
					</ExternalLink>
				</p>
			</section>
			<section className="pharos-card">
				<SettingField field={ uninstallField } />
			</section>
		</SettingsLoader>
	);
}
