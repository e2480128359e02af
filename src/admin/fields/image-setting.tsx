import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store, type MediaItem } from '../../../store';
import { MediaField, openLibrary } from '../../components/media-field';
import { settingName } from '../search/setting-link';
import type { ControlProps } from './control';

/** What networks advise (spec.md section 9). */
const SHARED_SIZE = { width: 1200, height: 630 };

/** An address of an image, chosen from the media library. */
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

/** Opens the library with the image in use, if the library has it. */
function useMediaLibrary() {
	const registry = useRegistry();
	const [ isOpening, setOpening ] = useState( false );
	const [ error, setError ] = useState< string >();
	const isShown = useRef( true );
	useEffect( () => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, [] );

	const openMediaLibrary = async (
		label: string,
		url: string,
		onSelect: ( image: MediaItem ) => void
	) => {
		const { isMediaLibraryLoaded, getMediaItem } =
			registry.resolveSelect( store );
		const { receiveMediaItem, invalidateResolution } =
			registry.dispatch( store );
		setError( undefined );
		setOpening( true );
		try {
			// An image that can't be looked up is no reason not to choose another one.
			const [ image ] = await Promise.all( [
				getMediaItem( url ).catch( () => null ),
				isMediaLibraryLoaded(),
			] );
			// Nobody wants the window on the page they went to while it was loading.
			if ( ! isShown.current ) {
				return;
			}
			openLibrary( {
				title: label,
				buttonLabel: __( 'Use this image', 'pharos-seo' ),
				selectedId: image?.id ?? 0,
				onSelect,
				onLeave: ( edited ) =>
					edited &&
					edited.url === url &&
					void receiveMediaItem( edited ),
			} );
		} catch ( reason ) {
			// The next press tries again.
			invalidateResolution( 'isMediaLibraryLoaded', [] );
			setError( ( reason as Error ).message );
		}
		setOpening( false );
	};
	return { openMediaLibrary, isOpening, error };
}
