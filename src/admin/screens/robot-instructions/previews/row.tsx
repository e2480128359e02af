import { SelectControl, TextControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../../store';
import type { Settings } from '../../../../../store/settings/types';

type Limits = Settings[ 'preview_limits' ];
type Limit = Limits[ string ];

interface RowProps {
	/** The key of a post type, taxonomy or archive in the setting. */
	name: string;
	label: string;
}

/** The preview limits of one content type. */
export function Row( { name, label }: RowProps ) {
	const all = useSelect(
		( select ) => select( store ).getSetting( 'preview_limits' ) ?? NONE,
		[]
	);
	const { editSettings } = useDispatch( store );
	const limit = all[ name ] ?? {};
	const change = ( part: keyof Limit ) => ( value: string ) =>
		void editSettings( {
			preview_limits: withPart( all, name, part, value ),
		} );
	const number = ( part: 'snippet' | 'video', title: string ) => (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ -1 }
			max={ 999999 }
			label={ title }
			placeholder={ __( 'No limit', 'pharos-seo' ) }
			value={ limit[ part ] ?? '' }
			onChange={ change( part ) }
		/>
	);

	return (
		<fieldset className="pharos-previews__row">
			<legend className="pharos-previews__name">{ label }</legend>
			<div className="pharos-previews__limits">
				{ number( 'snippet', __( 'Text (characters)', 'pharos-seo' ) ) }
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Image', 'pharos-seo' ) }
					value={ limit.image ?? '' }
					options={ [
						{
							value: '',
							label: __( 'Default (large)', 'pharos-seo' ),
						},
						{ value: 'none', label: __( 'None', 'pharos-seo' ) },
						{
							value: 'standard',
							label: __( 'Standard', 'pharos-seo' ),
						},
						{ value: 'large', label: __( 'Large', 'pharos-seo' ) },
					] }
					onChange={ change( 'image' ) }
				/>
				{ number( 'video', __( 'Video (seconds)', 'pharos-seo' ) ) }
			</div>
		</fieldset>
	);
}

const NONE: Limits = {};

/**
 * Returns the setting with a new value. Empty values are removed like on the server, so that undoing a change leaves nothing
 * unsaved.
 *
 * @param all   The setting.
 * @param name  The content type.
 * @param part  The limit.
 * @param value The new value; '' for the default.
 */
export function withPart(
	all: Limits,
	name: string,
	part: keyof Limit,
	value: string
): Limits {
	const { [ name ]: old = {}, ...others } = all;
	const { [ part ]: _, ...rest } = old;
	const limit = (
		value === '' ? rest : { ...rest, [ part ]: value }
	) as Limit;
	return Object.keys( limit ).length === 0
		? others
		: { ...all, [ name ]: limit };
}
