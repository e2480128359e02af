import { createWorkActions, type UnsavedWork } from './actions';
import { createWorkSelectors } from './selectors';

export type { UnsavedWork } from './actions';

/**
 * The selectors and actions of a store for the unsaved work of its slices.
 *
 * @param slices The slices of the store.
 */
export function createUnsavedWork(
	slices: readonly { readonly name: string; readonly unsaved?: UnsavedWork }[]
) {
	const all = slices.flatMap( ( { name, unsaved } ) =>
		unsaved ? [ { name, ...unsaved } ] : []
	);
	return {
		selectors: createWorkSelectors( all ),
		actions: createWorkActions( all ),
	};
}
