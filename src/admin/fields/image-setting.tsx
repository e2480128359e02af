import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store } from '../../../store';
import { MediaField } from '../../components/media-field';
import { settingName } from '../search/setting-link';
import type { ControlProps } from './types';
import { useMediaLibrary } from '../../media-library/use-media-library';

/** Image size that social networks recommend. */
const SHARED_SIZE = { width: 1200, height: 630 };

/** The URL of an image, selected from the media library. */
export default function ImageSetting( {
	field,
	value,
	help,
	isDisabled,
	onChange,
}: ControlProps ) {
	const url = typeof value === 'string' ? value : '';
	const image = useSelect(
		( select ) => select( store ).getMediaItem( url ),
		[ url ]
	);
	const { editSetting, receiveMediaItem } = useDispatch( store );
	const { createInfoNotice } = useDispatch( noticesStore );
	const { openMediaLibrary, isOpening, error } = useMediaLibrary();

	const choose = ( next: string, id: number ) => {
		onChange( next );
		if ( field.idKey ) {
			editSetting( field.idKey, id );
		}
	};
	const remove = () => {
		const notice = {
			id: `pharos-image-${ settingName( field ) }`,
			type: 'snackbar',
		} as const;
		const undo = () => {
			choose( url, image?.id ?? 0 );
			void createInfoNotice(
				__( 'Change undone.', 'pharos-seo' ),
				notice
			);
		};
		choose( '', 0 );
		void createInfoNotice( __( 'Image removed.', 'pharos-seo' ), {
			...notice,
			actions: [ { label: __( 'Undo', 'pharos-seo' ), onClick: undo } ],
		} );
	};

	return (
		<MediaField
			id={ `pharos-field-${ settingName( field ) }` }
			label={ field.label }
			help={ help }
			url={ url }
			inherited={ field.placeholder }
			image={ image }
			advice={ field.isShared ? SHARED_SIZE : undefined }
			error={ error }
			isBusy={ isOpening }
			disabled={ isDisabled }
			onChoose={ () =>
				openMediaLibrary( field.label, url, ( chosen ) => {
					void receiveMediaItem( chosen );
					choose( chosen.url, chosen.id );
				} )
			}
			onRemove={ remove }
		/>
	);
}
