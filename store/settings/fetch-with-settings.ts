import { controls } from '@wordpress/data';
import type { ApiRequest } from '../api';
import { fetchDataControl, type Routine } from '../controls';
import { STORE_NAME } from '../name';
import type { Action } from '../types';

/**
 * The `shouldInvalidate` of resolvers whose response depends on the settings: after a save, the next selector call
 * requests it again; the known data stay until the new response arrives.
 *
 * @example getPreview.shouldInvalidate = settingsWereSaved;
 */
export const settingsWereSaved = ( { type }: Action ): boolean =>
	type === 'settings/SAVE_DONE' || type === 'settings/WRITTEN';

/**
 * Like fetchData(), for the same resolvers: repeats the request if the settings were changed while it was running,
 * because `shouldInvalidate` isn't called for a running request.
 *
 * @param request Path with query, method, and data of the body.
 */
export function* fetchWithSettings< Data extends object >(
	request: ApiRequest
): Routine< Data > {
	const revision = () =>
		controls.select( STORE_NAME, '__getSettingsRevision' );
	for (;;) {
		const before = yield revision();
		const data: Data = yield fetchDataControl( request );
		if ( before === ( yield revision() ) ) {
			return data;
		}
	}
}
