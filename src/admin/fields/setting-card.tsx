import type { FieldGroup } from '../definitions/types';
import { settingName } from '../search/setting-link';
import { SettingField } from './setting-field';

interface SettingCardProps {
	group: FieldGroup;
}

/** A card of related settings. */
export function SettingCard( { group }: SettingCardProps ) {
	const { title, description, fields } = group;
	return (
		<section className="pharos-card">
			{ title && <h2 className="pharos-card__title">{ title }</h2> }
			{ description && (
				<p className="pharos-card__description">{ description }</p>
			) }
			{ fields.map( ( field ) => (
				<SettingField key={ settingName( field ) } field={ field } />
			) ) }
		</section>
	);
}
