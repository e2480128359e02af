import { __ } from '@wordpress/i18n';
import { Resource } from '../../../resource';
import { indexNowField } from '../../definitions/indexnow';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { LogCard } from './log-card';
import { StatusCard } from './status-card';
import './style.scss';
import { SubmitCard } from './submit-card';

/** Advanced > IndexNow. */
export default function IndexNowScreen() {
	return (
		<SettingsLoader>
			<section className="pharos-card">
				<SettingField field={ indexNowField } />
			</section>
			<Resource
				reads={ [ [ 'getIndexNow' ] ] }
				failure={ __(
					'The status of IndexNow couldn’t be loaded.',
					'pharos-seo'
				) }
				rows={ 4 }
			>
				{ ( data ) => (
					<>
						{ data.obstacle !== 'off' && (
							<StatusCard data={ data } />
						) }
						{ data.obstacle === '' && <SubmitCard data={ data } /> }
						{ data.log.length > 0 && <LogCard data={ data } /> }
					</>
				) }
			</Resource>
		</SettingsLoader>
	);
}
