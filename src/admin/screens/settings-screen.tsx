import type { ScreenProps } from '../definitions/types';
import { SettingCard } from '../fields/setting-card';
import { SettingsLoader } from '../fields/settings-loader';
import { BelowFold } from '../fields/below-fold';

/** A screen with only settings, one card per group. */
export function SettingsScreen( { definition }: ScreenProps ) {
	const [ first, ...others ] = definition.groups ?? [];

	return (
		<SettingsLoader>
			{ first && <SettingCard group={ first } /> }
			<BelowFold>
				{ others.map( ( group, index ) => (
					<SettingCard key={ group.title ?? index } group={ group } />
				) ) }
			</BelowFold>
		</SettingsLoader>
	);
}
