import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store } from '../../../store';
import { TemplateSetting } from './template-setting';
import type { FieldDefinition } from './types';

interface SettingFieldProps {
	field: FieldDefinition;
}

/** The control of one setting, bound to the store. The settings search scrolls to it by its id. */
export function SettingField( { field }: SettingFieldProps ) {
	const value = useSelect(
		( select ) =>
			(
				select( store ).getSettings() as Record<
					string,
					unknown
				> | null
			 )?.[ field.key ],
		[ field.key ]
	);
	const { editSettings } = useDispatch( store );
	const onChange = ( next: unknown ) =>
		editSettings( { [ field.key ]: next } );
	const error = useSelect(
		( select ) => select( store ).getSaveError()?.errors?.[ field.key ],
		[ field.key ]
	);
	const help = error ?? field.help;

	return (
		<div
			id={ `pharos-setting-${ field.key }` }
			className={ `pharos-field${ error ? ' has-error' : '' }` }
		>
			<Control
				field={ field }
				value={ value }
				help={ help }
				onChange={ onChange }
			/>
		</div>
	);
}

interface ControlProps {
	field: FieldDefinition;
	value: unknown;
	help: string | undefined;
	onChange: ( value: unknown ) => void;
}

function Control( { field, value, help, onChange }: ControlProps ) {
	const text = typeof value === 'string' ? value : '';
	const optional = help === undefined ? {} : { help };
	switch ( field.control ) {
		case 'toggle':
			return (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ field.label }
					checked={ Boolean( value ) }
					onChange={ onChange }
					{ ...optional }
				/>
			);
		case 'template':
			return (
				<TemplateSetting
					field={ field }
					value={ text }
					help={ help }
					onChange={ onChange }
				/>
			);
		case 'select':
			return (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ field.label }
					value={ text }
					options={ field.options ?? [] }
					onChange={ onChange }
					{ ...optional }
				/>
			);
		case 'text':
			return field.multiline ? (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ field.label }
					value={ text }
					onChange={ onChange }
					{ ...optional }
				/>
			) : (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ field.label }
					value={ text }
					onChange={ onChange }
					{ ...optional }
				/>
			);
	}
}
