import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { fetchWithSettings } from '../settings/was-saved';
import type { Action } from '../types';
import type {
	MigratedData,
	MigrationChoice,
	MigrationPlugin,
	ParityReport,
	RedirectsPlan,
	RestorePlan,
} from './types';

export function* fetchPlugins(): Routine< void > {
	const plugins = yield* fetchData< MigrationPlugin[] >( {
		path: `${ REST_PATH }/migrate/plugins`,
	} );
	yield { type: 'migration/RECEIVE_PLUGINS', plugins } satisfies Action;
}

export function* fetchMigrated( request: string ): Routine< void > {
	const data = yield* fetchWithSettings< MigratedData >( {
		path: `${ REST_PATH }/migrated-data?${ request }`,
	} );
	yield {
		type: 'migration/RECEIVE_MIGRATED',
		request,
		data,
	} satisfies Action;
}

export function* fetchReport( request: string ): Routine< void > {
	const report = yield* fetchData< ParityReport >( {
		path: `${ REST_PATH }/migrate/parity?${ request }`,
	} );
	yield {
		type: 'migration/RECEIVE_REPORT',
		request,
		report,
	} satisfies Action;
}

export function* fetchPlan(): Routine< void > {
	const plan = yield* fetchWithSettings< RestorePlan >( {
		path: `${ REST_PATH }/migrate/restore`,
	} );
	yield { type: 'migration/RECEIVE_PLAN', plan } satisfies Action;
}

export function* fetchRedirectsPlan( slug: string ): Routine< void > {
	const plan = yield* fetchData< RedirectsPlan >( {
		path: `${ REST_PATH }/migrate/redirects?plugin_slug=${ slug }`,
	} );
	yield { type: 'migration/RECEIVE_REDIRECTS', slug, plan } satisfies Action;
}

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
