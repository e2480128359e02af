import { loadMediaLibrary, type Routine } from '../controls';
import { lazilyFrom } from '../lazily';
import type { Action, State } from '../types';

const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "image" */ './requests' )
);

export const getMediaItem = Object.assign(
	lazily( ( all ) => all.fetchMediaItem ),
	{
		// Images selected in the media library are already known.
		isFulfilled: ( { media }: State, url: string ): boolean =>
			Object.hasOwn( media.items, url ),
	}
);

export function* isMediaLibraryLoaded(): Routine< void > {
	yield* loadMediaLibrary();
	yield { type: 'media/LIBRARY_LOADED' } satisfies Action;
}
