import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Lazy, type Load } from '../../components/lazy';
import { Skeleton } from '../../components/skeleton';
import { CheckboxesControl } from './checkboxes-control';
import { TemplateSetting } from './template-setting';
import type { ControlProps } from './types';

/** Few screens have images; the controls for URLs and usernames are loaded with the screens that use them. */
const loadImageSetting = () =>
	import( /* webpackChunkName: "image" */ './image-setting' );
const loadUrlControl = () =>
	import( /* webpackChunkName: "accounts" */ './url-control' );
const loadPrefixedControl = () =>
	import( /* webpackChunkName: "x" */ './prefixed-control' );

/** Renders the control that a field's definition specifies. */
export function Control( props: ControlProps ) {
	const { field, value, help, isDisabled, onChange } = props;
	const common = {
		label: field.label,
		disabled: isDisabled,
		onChange,
		...( help === undefined ? {} : { help } ),
	};
	const text = {
		...common,
		value: typeof value === 'string' ? value : '',
		...( field.placeholder === undefined
			? {}
			: { placeholder: field.placeholder } ),
	};
	switch ( field.control ) {
		case 'toggle':
			return (
				<ToggleControl
					__nextHasNoMarginBottom
					{ ...common }
					checked={ Boolean( value ) }
				/>
			);
		case 'template':
			return (
				<TemplateSetting
					field={ field }
					value={ text.value }
					help={ help }
					onChange={ onChange }
				/>
			);
		case 'checkboxes':
			return <CheckboxesControl { ...props } />;
		case 'select':
			return (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					{ ...common }
					value={ text.value }
					options={ field.options ?? [] }
				/>
			);
		case 'url':
			return <LaterControl load={ loadUrlControl } { ...props } />;
		case 'text':
			if ( field.prefix ) {
				return (
					<LaterControl load={ loadPrefixedControl } { ...props } />
				);
			}
			return field.multiline ? (
				<TextareaControl __nextHasNoMarginBottom { ...text } />
			) : (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					{ ...text }
				/>
			);
		case 'image':
			return <LaterControl load={ loadImageSetting } { ...props } />;
		case 'custom':
			return null;
	}
}

/** A control that is loaded on demand. */
const LaterControl = ( {
	load,
	...props
}: ControlProps & { load: Load< ControlProps > } ) => (
	<Lazy
		load={ load }
		props={ props }
		title={ sprintf(
			/* translators: %s: name of a setting. */
			__( '%s couldn’t be displayed.', 'pharos-seo' ),
			props.field.label
		) }
		fallback={ <Skeleton rows={ 1 } /> }
	/>
);
