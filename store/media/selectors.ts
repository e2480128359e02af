import type { State } from '../types';
import type { MediaItem } from './types';

/**
 * The image of the media library with this URL (GET /wp/v2/media, requested by the first call): null if the library has
 * none, undefined until that is known.
 *
 * @param state The state of the store.
 * @param url   The URL of the full image or one of its sizes; no request is sent for ''.
 */
export const getMediaItem = (
	{ media }: State,
	url: string
): MediaItem | null | undefined =>
	Object.hasOwn( media.items, url ) ? media.items[ url ] : undefined;

/**
 * Whether WordPress's media library is loaded. Its scripts are larger than the whole application, so no page loads them
 * initially; the first call does (GET admin-ajax.php?action=pharos_media_library).
 */
export const isMediaLibraryLoaded = ( { media }: State ): boolean =>
	media.isLibraryLoaded;
