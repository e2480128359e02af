import { cardType } from '../../definitions/social';
import type { ScreenProps } from '../../definitions/types';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { CardType } from './card-type';

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
