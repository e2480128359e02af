import { SettingField } from './setting-field';
import { SettingsLoader } from './settings-loader';
import type { ScreenProps } from './types';

/** A screen that is just its settings, one card a group. */
export function SettingsScreen( { definition }: ScreenProps ) {
	return (
		<SettingsLoader>
			{ ( definition.groups ?? [] ).map(
				( { title, description, fields }, index ) => (
					<section key={ title ?? index } className="pharos-card">
						{ title && (
							<h2 className="pharos-card__title">{ title }</h2>
						) }
						{ description && (
							<p className="pharos-card__description">
								{ description }
							</p>
						) }
						{ fields.map( ( field ) => (
							<SettingField key={ field.key } field={ field } />
						) ) }
					</section>
				)
			) }
		</SettingsLoader>
	);
}
