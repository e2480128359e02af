import type { Action } from '../types';
import type { MediaItem } from './types';

/**
 * Notes what the library says about an image, so that nobody has to ask for it: the person has just chosen it there.
 *
 * @param item The image.
 */
export const receiveMediaItem = ( item: MediaItem ) =>
	( { type: 'media/RECEIVE', url: item.url, item } ) satisfies Action;
