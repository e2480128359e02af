import type { State } from '../types';
import type { MediaItem } from './types';

/**
 * The image of the media library behind an address (GET /wp/v2/media, started by the first call): null when the library
 * has none, undefined until that is known.
 *
 * @param state The store's.
 * @param url   Of the full image or one of its sizes; nothing is asked for an empty one.
 */
export const getMediaItem = (
	{ media }: State,
	url: string
): MediaItem | null | undefined =>
	Object.hasOwn( media.items, url ) ? media.items[ url ] : undefined;

/**
 * Whether WordPress's media window is there. Its scripts are heavier than the whole application, so the first call loads
 * them (GET admin-ajax.php?action=pharos_media_library) and no page starts with them.
 */
export const isMediaLibraryLoaded = ( { media }: State ): boolean =>
	media.isLibraryLoaded;
