import {
	RadioControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SchemaMap } from '../../../common/schema/types';
import { store } from '../../../store';
import { getBoot } from '../../boot';
import {
	findOwner,
	pictureOf,
	withField,
	withKind,
	type Owner,
} from '../owner';
import { Picture } from './picture';

const KINDS = [
	{
		value: 'organization',
		label: __( 'Organization', 'pharos-seo' ),
		description: __( 'A company, club, school or group.', 'pharos-seo' ),
	},
	{
		value: 'person',
		label: __( 'Person', 'pharos-seo' ),
		description: __( 'Your own blog or portfolio.', 'pharos-seo' ),
	},
	{
		value: 'shop',
		label: __( 'Online store', 'pharos-seo' ),
		description: __( 'A site that sells products.', 'pharos-seo' ),
	},
] as const;

/** The labels of the fields, by property. */
const LABELS = {
	name: __( 'Name', 'pharos-seo' ),
	logo: __( 'Logo', 'pharos-seo' ),
	image: __( 'Image', 'pharos-seo' ),
	description: __( 'Description', 'pharos-seo' ),
	jobTitle: __( 'Job title', 'pharos-seo' ),
	email: __( 'Public email address', 'pharos-seo' ),
	telephone: __( 'Public phone number', 'pharos-seo' ),
} as const;

/** Returns the label of a part of the schemas; see StepDefinition.labelOf. */
export const siteLabel = (
	_key: string,
	[ , , property = '' ]: readonly string[]
): string =>
	LABELS[ property as keyof typeof LABELS ] ?? __( 'Schema', 'pharos-seo' );

/** Whether a value is an unchanged default, which is resolved and shown as a placeholder. */
const isDefault = ( text: string ): boolean =>
	/^%(?:site_name|org_name|org_logo|author_name|author_image)%$/.test( text );

/** The site's owner as a person, organization or shop: name, picture and the most requested schema fields. */
export function Site() {
	const { schemas, siteName } = useSelect( ( select ) => {
		const { getSetting, getSiteSettings } = select( store );
		return {
			schemas: ( getSetting( 'schemas' ) ?? {} ) as object as SchemaMap,
			siteName: getSiteSettings()?.site.site_name ?? '',
		};
	}, [] );
	const { editSetting } = useDispatch( store );
	const owner = findOwner( schemas );
	return (
		<>
			<RadioControl
				className="pharos-onboarding__kinds"
				label={ __( 'This site belongs to', 'pharos-seo' ) }
				// Without an owner, none is checked.
				selected={ owner?.kind ?? '' }
				options={ [ ...KINDS ] }
				onChange={ ( value ) => {
					const kind = KINDS.find( ( one ) => one.value === value );
					if ( kind ) {
						editSetting(
							'schemas',
							withKind( schemas, kind.value )
						);
					}
				} }
			/>
			{ owner && (
				<OwnerFields
					owner={ owner }
					siteName={ siteName }
					onChange={ ( property, value ) =>
						editSetting( 'schemas', {
							...schemas,
							[ owner.id ]: withField(
								owner.schema,
								property,
								value
							),
						} )
					}
				/>
			) }
		</>
	);
}

interface OwnerFieldsProps {
	owner: Owner;
	siteName: string;
	onChange: ( property: string, value: string ) => void;
}

function OwnerFields( { owner, siteName, onChange }: OwnerFieldsProps ) {
	const valueOf = ( property: string ) => {
		const value = owner.schema.fields?.[ property ] ?? '';
		return typeof value === 'string' && ! isDefault( value ) ? value : '';
	};
	// Lists and groups can only be edited on the schema's screen.
	const isText = ( property: string ) =>
		typeof ( owner.schema.fields?.[ property ] ?? '' ) === 'string';
	const isPerson = owner.kind === 'person';
	const text = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
	} as const;
	return (
		<>
			<TextControl
				{ ...text }
				label={ LABELS.name }
				placeholder={ siteName }
				help={ __( 'Leave empty to use the site name.', 'pharos-seo' ) }
				value={ valueOf( 'name' ) }
				onChange={ ( value ) =>
					onChange( 'name', value === '' ? '%site_name%' : value )
				}
			/>
			<Picture
				owner={ owner }
				label={ LABELS[ pictureOf( owner ) ] }
				onChange={ ( property, url ) =>
					onChange( property, url === '' ? '%org_logo%' : url )
				}
				valueOf={ valueOf }
			/>
			{ isText( 'description' ) && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ LABELS.description }
					rows={ 2 }
					value={ valueOf( 'description' ) }
					onChange={ ( value ) => onChange( 'description', value ) }
				/>
			) }
			{ isPerson && isText( 'jobTitle' ) && (
				<TextControl
					{ ...text }
					label={ LABELS.jobTitle }
					value={ valueOf( 'jobTitle' ) }
					onChange={ ( value ) => onChange( 'jobTitle', value ) }
				/>
			) }
			{ isText( 'email' ) && (
				<TextControl
					{ ...text }
					type="email"
					dir="ltr"
					label={ LABELS.email }
					help={ __(
						'Anyone can read it in the source code of your pages.',
						'pharos-seo'
					) }
					value={ valueOf( 'email' ) }
					onChange={ ( value ) => onChange( 'email', value ) }
				/>
			) }
			{ isText( 'telephone' ) && (
				<TextControl
					{ ...text }
					type="tel"
					dir="ltr"
					label={ LABELS.telephone }
					value={ valueOf( 'telephone' ) }
					onChange={ ( value ) => onChange( 'telephone', value ) }
				/>
			) }
			<p className="pharos-onboarding__hint">
				{ createInterpolateElement(
					/* translators: <a>: a link to that screen. */
					__(
						'Address, opening hours and more can be added later under <a>Schema</a>.',
						'pharos-seo'
					),
					{
						a: (
							// The link text is part of the translation.
							// eslint-disable-next-line jsx-a11y/anchor-has-content
							<a
								href={ `${ getBoot().pageUrl }#/advanced/schema/${ encodeURIComponent( owner.id ) }` }
							/>
						),
					}
				) }
			</p>
		</>
	);
}
