import type { ScreenProps } from '../definitions/types';
import { SettingCard } from '../fields/setting-card';
import { SettingsLoader } from '../fields/settings-loader';

/** A screen with only settings, one card per group. */
export function SettingsScreen( { definition }: ScreenProps ) {
	return (
		<SettingsLoader>
			{ ( definition.groups ?? [] ).map( ( group, index ) => (
				<SettingCard key={ group.title ?? index } group={ group } />
			) ) }
		</SettingsLoader>
	);
}
