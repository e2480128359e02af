import { __ } from '@wordpress/i18n';
import { Resource } from '../../../resource';
import { BackToSetup } from './back-to-setup';
import './style.scss';
import { Wizard } from './wizard';

/** Tools > Migrate. */
export default function Migrate() {
	return (
		<>
			<BackToSetup />
			<Resource
				reads={ [ [ 'getMigrationPlugins' ] ] }
				failure={ __(
					'Other SEO plugins couldn’t be detected.',
					'pharos-seo'
				) }
			>
				{ ( plugins ) => <Wizard plugins={ plugins } /> }
			</Resource>
		</>
	);
}
