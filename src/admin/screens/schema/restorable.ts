import equal from 'fast-deep-equal';
import { defaults } from '../../../../store/settings/schema';
import type { SchemaMap } from '../../../../common/schema/types';

/** The schemas that a new site has. */
export const DEFAULTS = defaults.schemas as unknown as SchemaMap;

/**
 * What "Restore defaults" has to do.
 *
 * @param schemas  As they are shown.
 * @param standard As a new site has them.
 */
export function restorable(
	schemas: SchemaMap,
	standard: SchemaMap
): { missing: string[]; changed: string[] } {
	const ids = Object.keys( standard );
	return {
		missing: ids.filter( ( id ) => ! Object.hasOwn( schemas, id ) ),
		changed: ids.filter(
			( id ) =>
				Object.hasOwn( schemas, id ) &&
				! equal( schemas[ id ], standard[ id ] )
		),
	};
}
