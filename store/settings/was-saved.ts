import { controls } from '@wordpress/data';
import type { ApiRequest } from '../api';
import { fetchData, type Routine } from '../controls';
import { STORE_NAME } from '../name';
import type { Action } from '../types';

/**
 * For resolvers whose answer the server makes with the settings: after a save it is asked for again when somebody looks;
 * what is known stays until the new answer is there.
 *
 * @example getUsageData.shouldInvalidate = settingsWereSaved;
 */
export const settingsWereSaved = ( { type }: Action ): boolean =>
	type === 'settings/SAVE_DONE' || type === 'settings/WRITTEN';

/**
 * As fetchData(), for the same resolvers: what the server made with settings that were replaced while it answered is asked
 * for again. `shouldInvalidate` is not asked about a request under way.
 *
 * @param request Path with its query, method, and data for the body.
 */
export function* fetchWithSettings< Data extends object >(
	request: ApiRequest
): Routine< Data > {
	const revision = () =>
		controls.select( STORE_NAME, '__getSettingsRevision' );
	for (;;) {
		const before = yield revision();
		const data = yield* fetchData< Data >( request );
		if ( before === ( yield revision() ) ) {
			return data;
		}
	}
}
