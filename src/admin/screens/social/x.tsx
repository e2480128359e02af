import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import type { ScreenProps } from '../../definitions/types';
import { CardType } from './card-type';
import { cardType } from '../../definitions/social';

/** General > Social > X. */
export default function X( { definition }: ScreenProps ) {
	const fields = ( definition.groups ?? [] ).flatMap(
		( group ) => group.fields
	);
	return (
		<SettingsLoader>
			<section className="pharos-card">
				{ fields.map( ( field ) =>
					field.key === cardType.key ? (
						<CardType key={ field.key } field={ field } />
					) : (
						<SettingField key={ field.key } field={ field } />
					)
				) }
			</section>
		</SettingsLoader>
	);
}
