import type { Action } from '../types';
import type { MediaItem } from './types';

/**
 * Stores an image that the user has selected in the media library, so that it doesn't have to be requested.
 *
 * @param item The image.
 */
export const receiveMediaItem = ( item: MediaItem ) =>
	( { type: 'media/RECEIVE', url: item.url, item } ) satisfies Action;
