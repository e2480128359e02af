import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Action } from '../types';
import type { MigrationChoice } from './types';

/**
 * Migrates items again.
 *
 * @param slug The slug of the source plugin.
 * @param kind `post` or `term`; settings and authors are migrated together.
 * @param ids  The ids of the items.
 */
export function* retry(
	slug: string,
	kind: string,
	ids: number[]
): Routine< void > {
	const isObject = kind === 'post' || kind === 'term';
	try {
		yield* fetchJson< object >( {
			path: `${ REST_PATH }/migrate/${ isObject ? `${ kind }s` : 'global-settings' }`,
			method: 'POST',
			data: {
				plugin_slug: slug,
				cleanup: false,
				...( isObject && { [ `${ kind }_ids` ]: ids } ),
			},
		} );
		if ( ! isObject ) {
			yield { type: 'settings/WRITTEN' } satisfies Action;
			// Writing the settings marks the migration as begun on the server: mark it as completed.
			yield* fetchJson< object >( {
				path: `${ REST_PATH }/migration-completed`,
				method: 'POST',
				data: { plugin_slug: slug },
			} );
		}
	} finally {
		yield { type: 'migration/CHOSEN' } satisfies Action;
	}
}

/**
 * Applies values that the source plugin stores but never output.
 *
 * @param slug   The slug of the source plugin.
 * @param choice The value to apply; null for all of them.
 */
export function* applyChoices(
	slug: string,
	choice: MigrationChoice | null
): Routine< void > {
	try {
		for ( let left = 1; left > 0; ) {
			const data = yield* fetchData< { applied: number; left: number } >(
				{
					path: `${ REST_PATH }/migrate/choices`,
					method: 'POST',
					data: { plugin_slug: slug, ...( choice && { choice } ) },
				}
			);
			// A request that applies nothing would repeat forever.
			left = data.applied === 0 ? 0 : data.left;
		}
	} finally {
		// Some values may be applied although a later request failed.
		yield { type: 'settings/WRITTEN' } satisfies Action;
		yield { type: 'migration/CHOSEN' } satisfies Action;
	}
}

/** Deactivates the source plugin and returns the server's message. */
export function* deactivate( slug: string ): Routine< string > {
	const { message } = yield* fetchJson< { message: string } >( {
		path: `${ REST_PATH }/migrate/deactivate-plugin`,
		method: 'POST',
		data: { plugin_slug: slug },
		keepalive: true,
	} );
	return message;
}
