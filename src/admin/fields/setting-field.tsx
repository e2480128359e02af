import type { FieldDefinition } from '../definitions/types';
import { settingElementId, settingName } from '../search/setting-link';
import { Control } from './control';
import { useSetting } from './use-setting';

interface SettingFieldProps {
	field: FieldDefinition;
}

/** The control of one setting, connected to the store. The settings search scrolls to it by its id. */
export function SettingField( { field }: SettingFieldProps ) {
	const { value, onChange, error, disabledReason } = useSetting( field );

	return (
		<div
			id={ settingElementId( settingName( field ) ) }
			className={ `pharos-field${ error ? ' has-error' : '' }` }
		>
			<Control
				field={ field }
				value={ value }
				help={ error ?? disabledReason ?? field.help }
				isDisabled={ disabledReason !== undefined }
				onChange={ onChange }
			/>
		</div>
	);
}
