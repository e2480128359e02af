import * as api from '../api';
import { lazilyFrom } from '../lazily';
import type { ThunkArgs } from '../thunk-args';
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

export const isMediaLibraryLoaded =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await api.loadMediaLibrary();
		dispatch( { type: 'media/LIBRARY_LOADED' } satisfies Action );
	};
