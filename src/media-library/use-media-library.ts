import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type MediaItem } from '../../store';
import { openLibrary } from '../components/media-field';

/** Returns a function that opens the media library with the current image selected, if the library has it. */
export function useMediaLibrary() {
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
			// If the image can't be loaded, the user can still choose another one.
			const [ image ] = await Promise.all( [
				getMediaItem( url ).catch( () => null ),
				isMediaLibraryLoaded(),
			] );
			// The user has left the screen while the library was loading.
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
			// The next click retries.
			invalidateResolution( 'isMediaLibraryLoaded', [] );
			setError( ( reason as Error ).message );
		}
		setOpening( false );
	};
	return { openMediaLibrary, isOpening, error };
}
