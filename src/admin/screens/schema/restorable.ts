import equal from 'fast-deep-equal';
import { defaults } from '../../../../store/settings/schema';
import type { SchemaMap } from '../../../../common/schema/types';

/** The default schemas of a new site. */
export const DEFAULTS = defaults.schemas as unknown as SchemaMap;

/**
 * Returns the default schemas that are missing or changed.
 *
 * @param schemas  The current schemas.
 * @param standard The default schemas.
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
