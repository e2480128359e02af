import { SelectControl, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../common/locale';
import { DirectiveField } from './directive-field';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { FieldError } from './field-error';
import type { ObjectSeo, SeoProps } from './types';

/** Preview limits of the page in search results. */
export function RobotsMore( props: SeoProps ) {
	return (
		<div className="pharos-object-seo__more-fields">
			<DirectiveField
				name="nosnippet"
				help={ __(
					'When set to “No”, search results show no text of this page (nosnippet).',
					'pharos-seo'
				) }
				{ ...props }
			/>
			<DirectiveField
				name="noimageindex"
				help={ __(
					'When set to “No”, images on this page aren’t indexed (noimageindex).',
					'pharos-seo'
				) }
				{ ...props }
			/>
			<LimitField
				name="max_snippet"
				help={ __(
					'Characters of text in search results (max-snippet). -1 for no limit, 0 for no text.',
					'pharos-seo'
				) }
				{ ...props }
			/>
			<ImagePreview { ...props } />
			<LimitField
				name="max_video_preview"
				help={ __(
					'Seconds of video in search results (max-video-preview). -1 for no limit, 0 for a still image.',
					'pharos-seo'
				) }
				{ ...props }
			/>
		</div>
	);
}

function LimitField( {
	name,
	help,
	value,
	inherited,
	errors,
	onChange,
}: SeoProps & { name: 'max_snippet' | 'max_video_preview'; help: string } ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ fieldId( name ) }
			type="number"
			min={ -1 }
			max={ 999999 }
			step={ 1 }
			label={ fieldLabel( name ) }
			help={
				errors[ name ] ? (
					<FieldError message={ errors[ name ] } />
				) : (
					help
				)
			}
			placeholder={ sprintf(
				/* translators: %s: "yes" or "no", or a size such as "Large". */
				__( 'Default (%s)', 'pharos-seo' ),
				limitText( name, inherited[ name ] )
			) }
			value={ value[ name ] }
			onChange={ ( text ) => onChange( { [ name ]: text }, true ) }
		/>
	);
}

function limitText( name: keyof ObjectSeo, limit: string ): string {
	const number = Number( limit );
	if ( limit === '' || number < 0 ) {
		return __( 'no limit', 'pharos-seo' );
	}
	return name === 'max_snippet'
		? sprintf(
				/* translators: %s: a number. */
				_n( '%s character', '%s characters', number, 'pharos-seo' ),
				formatNumber( number )
			)
		: sprintf(
				/* translators: %s: a number. */
				_n( '%s second', '%s seconds', number, 'pharos-seo' ),
				formatNumber( number )
			);
}

function ImagePreview( { value, inherited, errors, onChange }: SeoProps ) {
	const name = 'max_image_preview';
	const sizes = {
		none: __( 'None', 'pharos-seo' ),
		standard: __( 'Standard', 'pharos-seo' ),
		large: __( 'Large', 'pharos-seo' ),
	};
	return (
		<SelectControl< ObjectSeo[ typeof name ] >
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ fieldId( name ) }
			label={ fieldLabel( name ) }
			help={
				errors[ name ] ? (
					<FieldError message={ errors[ name ] } />
				) : (
					__(
						'The largest image in search results (max-image-preview).',
						'pharos-seo'
					)
				)
			}
			value={ value[ name ] }
			options={ [
				{
					value: '',
					label: sprintf(
						/* translators: %s: "yes" or "no", or a size such as "Large". */
						__( 'Default (%s)', 'pharos-seo' ),
						sizes[
							inherited[ name ] || 'large'
						].toLocaleLowerCase()
					),
				},
				...Object.entries( sizes ).map( ( [ size, label ] ) => ( {
					value: size as keyof typeof sizes,
					label,
				} ) ),
			] }
			onChange={ ( next ) => onChange( { [ name ]: next } ) }
		/>
	);
}
