import { __, _n, sprintf } from '@wordpress/i18n';
import { FEATURES, FRONT_END } from '../../definitions/manage-features';
import { SettingCard } from '../../fields/setting-card';
import { SettingField } from '../../fields/setting-field';
import { SettingNote } from '../../fields/setting-note';
import { SettingsLoader } from '../../fields/settings-loader';
import { useNavigation } from '../../navigation/model';
import { countHiddenItems } from './hidden-items';

/** Tools > Manage Features: turns optional features on and off. */
export default function ManageFeatures() {
	const navigation = useNavigation();

	return (
		<SettingsLoader>
			<section className="pharos-card">
				{ FEATURES.map( ( field ) => (
					<div key={ field.key }>
						<SettingField field={ field } />
						<SettingNote>
							{ noteOf(
								field.key,
								countHiddenItems( navigation, field.key )
							) }
						</SettingNote>
					</div>
				) ) }
			</section>
			<SettingCard group={ FRONT_END } />
		</SettingsLoader>
	);
}

/** Features that add no screens. */
const WITHOUT_RELOAD = [
	'enable_page_level_seo',
	'enable_ai_suggestions',
	'enable_rest_head',
	'enable_schema_map',
];

/** Returns the note for a feature that will be turned off: the number of hidden menu items, and that the page reloads. */
function noteOf( key: string, hidden: number ): string {
	const off =
		hidden === 0
			? __( 'When off, the data is kept.', 'pharos-seo' )
			: sprintf(
					/* translators: %d: number of menu items. */
					_n(
						'When off, %d menu item is hidden. The data is kept.',
						'When off, %d menu items are hidden. The data is kept.',
						hidden,
						'pharos-seo'
					),
					hidden
				);
	return WITHOUT_RELOAD.includes( key )
		? off
		: `${ off } ${ __( 'The page reloads after saving.', 'pharos-seo' ) }`;
}
