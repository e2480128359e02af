import { loaded, loadMediaLibrary, type Routine } from '../controls';
import type { Action, State } from '../types';

export function* getMediaItem( url: string ): Routine< void > {
	const { fetchMediaItem } = yield* loaded(
		import( /* webpackChunkName: "image" */ './requests' )
	);
	yield* fetchMediaItem( url );
}

// What was chosen from the library is known.
getMediaItem.isFulfilled = ( { media }: State, url: string ): boolean =>
	Object.hasOwn( media.items, url );

export function* isMediaLibraryLoaded(): Routine< void > {
	yield* loadMediaLibrary();
	yield { type: 'media/LIBRARY_LOADED' } satisfies Action;
}
