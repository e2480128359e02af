import { loaded, loadMediaLibrary, type Routine } from '../controls';
import type { Action, State } from '../types';

export function* getMediaItem( url: string ): Routine< void > {
	const { fetchMediaItem } = yield* loaded(
		import( /* webpackChunkName: "image" */ './requests' )
	);
	yield* fetchMediaItem( url );
}

// Images selected in the media library are already known.
getMediaItem.isFulfilled = ( { media }: State, url: string ): boolean =>
	Object.hasOwn( media.items, url );

export function* isMediaLibraryLoaded(): Routine< void > {
	yield* loadMediaLibrary();
	yield { type: 'media/LIBRARY_LOADED' } satisfies Action;
}
