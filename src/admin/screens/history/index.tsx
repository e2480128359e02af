import { __ } from '@wordpress/i18n';
import { Resource } from '../../../resource';
import { Entries } from './entries';
import './style.scss';

/** Tools > Settings History. */
export default function History() {
	return (
		<Resource
			reads={ [ [ 'getSettingsHistory' ], [ 'getSettings' ] ] }
			failure={ __(
				'The settings history couldn’t be loaded.',
				'pharos-seo'
			) }
		>
			{ ( entries ) => <Entries entries={ entries } /> }
		</Resource>
	);
}
