import { ComboboxControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import type {
	FieldDefinition,
	FieldGroup,
	ScreenProps,
} from '../../definitions/types';
import { valueIn } from '../../fields/field-value';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { settingElementId, settingName } from '../../search/setting-link';
import { useWantedSetting } from '../../search/use-wanted-setting';

/** General > Social > Other Accounts: the best-known networks, and other networks with a profile. */
export default function Accounts( { definition }: ScreenProps ) {
	const [ first, ...others ] = definition.groups ?? [];
	return (
		<SettingsLoader>
			{ first && (
				<section className="pharos-card">
					<h2 className="pharos-card__title">{ first.title }</h2>
					<p className="pharos-card__description">
						{ first.description }
					</p>
					{ first.fields.map( ( field ) => (
						<SettingField
							key={ settingName( field ) }
							field={ field }
						/>
					) ) }
				</section>
			) }
			{ others.map( ( group ) => (
				<MoreNetworks key={ group.title } group={ group } />
			) ) }
		</SettingsLoader>
	);
}

/** Other networks: those with a profile, those that were just added, and the target of a search or link. */
function MoreNetworks( { group: { title, fields } }: { group: FieldGroup } ) {
	const filled = useFilled( fields );
	const wanted = useWantedSetting();
	const [ opened, setOpened ] = useState< readonly string[] >( [] );
	const [ added, setAdded ] = useState< string | null >( null );
	const unopened = [
		...filled,
		...( wanted === null ? [] : [ wanted ] ),
	].filter( ( name ) => ! opened.includes( name ) );
	// An emptied field stays, so that another value can be entered.
	if ( unopened.length > 0 ) {
		setOpened( [ ...opened, ...unopened ] );
	}
	useEffect( () => {
		if ( added !== null ) {
			document
				.getElementById( settingElementId( added ) )
				?.querySelector( 'input' )
				?.focus();
		}
	}, [ added ] );

	const isShown = ( field: FieldDefinition ) =>
		opened.includes( settingName( field ) );
	const left = fields.filter( ( field ) => ! isShown( field ) );
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">{ title }</h2>
			{ fields.filter( isShown ).map( ( field ) => (
				<SettingField key={ settingName( field ) } field={ field } />
			) ) }
			{ left.length > 0 && (
				<div className="pharos-field">
					<ComboboxControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Add profile', 'pharos-seo' ) }
						placeholder={ __(
							'Search social networks',
							'pharos-seo'
						) }
						value={ null }
						options={ left.map( ( field ) => ( {
							value: settingName( field ),
							label: field.label,
						} ) ) }
						onChange={ ( name ) => {
							if ( name ) {
								setOpened( ( before ) => [ ...before, name ] );
								setAdded( name );
							}
						} }
					/>
				</div>
			) }
		</section>
	);
}

/**
 * Returns the names of settings that aren't empty, including unsaved changes.
 *
 * @param fields The fields of one or more settings.
 */
function useFilled( fields: readonly FieldDefinition[] ): string[] {
	const settings = useSelect(
		( select ) =>
			select( store ).getSettings() as Record< string, unknown > | null,
		[]
	);
	return fields
		.filter(
			( field ) =>
				( valueIn( field, settings?.[ field.key ] ) ?? '' ) !== ''
		)
		.map( settingName );
}
