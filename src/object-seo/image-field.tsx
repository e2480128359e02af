import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaField, openLibrary } from '../components/media-field';
import type { LibraryImage } from '../components/media-field/types';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { createPreview } from './preview';
import type { SeoProps } from './types';

/** Image size that social networks recommend. */
const SHARED_SIZE = { width: 1200, height: 630 };

/** The social image of a network: its URL and attachment id. */
export function ImageField( {
	network,
	facts,
	value,
	inherited,
	page,
	errors,
	onChange,
}: SeoProps & { network: 'facebook' | 'twitter' } ) {
	const name = `${ network }_image` as const;
	const url = value[ name ];
	const id = value[ `${ name }_id` ];
	const [ known, setKnown ] = useState< LibraryImage | null >( null );
	const label = fieldLabel( 'facebook_image' );

	const set = ( next: string, nextId: number ) =>
		onChange( { [ name ]: next, [ `${ name }_id` ]: nextId } );
	const choose = () =>
		openLibrary( {
			title: label,
			buttonLabel: __( 'Use this image', 'pharos-seo' ),
			selectedId: id,
			onSelect: ( image ) => {
				setKnown( image );
				set( image.url, image.id );
			},
			onLeave: ( image ) => image?.url === url && setKnown( image ),
		} );

	return (
		<MediaField
			id={ fieldId( name ) }
			label={ label }
			help={
				facts.canUpload
					? __(
							'At least 1200 × 630 pixels, JPG or PNG.',
							'pharos-seo'
						)
					: __(
							'Your role has no access to the media library.',
							'pharos-seo'
						)
			}
			url={ url }
			inherited={
				createPreview(
					facts,
					{ ...value, [ name ]: '' },
					inherited,
					page
				)[ network ].image
			}
			image={ known?.url === url ? known : undefined }
			advice={ SHARED_SIZE }
			error={ errors[ name ] ?? errors[ `${ name }_id` ] }
			isBusy={ false }
			disabled={ ! facts.canUpload }
			onChoose={ choose }
			onRemove={ () => set( '', 0 ) }
		/>
	);
}
