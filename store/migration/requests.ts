import { fetchData, fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { MigrationChoice } from './types';

export async function retry(
	{ dispatch }: ThunkArgs,
	slug: string,
	kind: string,
	ids: number[]
): Promise< void > {
	const isObject = kind === 'post' || kind === 'term';
	try {
		await fetchJson< object >( {
			path: `${ REST_PATH }/migrate/${ isObject ? `${ kind }s` : 'global-settings' }`,
			method: 'POST',
			data: {
				plugin_slug: slug,
				cleanup: false,
				...( isObject && { [ `${ kind }_ids` ]: ids } ),
			},
		} );
		if ( ! isObject ) {
			dispatch( { type: 'settings/WRITTEN' } satisfies Action );
			// Writing the settings marks the migration as begun on the server: mark it as completed.
			await fetchJson< object >( {
				path: `${ REST_PATH }/migration-completed`,
				method: 'POST',
				data: { plugin_slug: slug },
			} );
		}
	} finally {
		dispatch( { type: 'migration/CHOSEN' } satisfies Action );
	}
}

export async function applyChoices(
	{ dispatch }: ThunkArgs,
	slug: string,
	choice: MigrationChoice | null
): Promise< void > {
	try {
		for ( let left = 1; left > 0; ) {
			const data = await fetchData< { applied: number; left: number } >( {
				path: `${ REST_PATH }/migrate/choices`,
				method: 'POST',
				data: { plugin_slug: slug, ...( choice && { choice } ) },
			} );
			// A request that applies nothing would repeat forever.
			left = data.applied === 0 ? 0 : data.left;
		}
	} finally {
		// Some values may be applied although a later request failed.
		dispatch( { type: 'settings/WRITTEN' } satisfies Action );
		dispatch( { type: 'migration/CHOSEN' } satisfies Action );
	}
}

export async function deactivate(
	_args: ThunkArgs,
	slug: string
): Promise< string > {
	const { message } = await fetchJson< { message: string } >( {
		path: `${ REST_PATH }/migrate/deactivate-plugin`,
		method: 'POST',
		data: { plugin_slug: slug },
		keepalive: true,
	} );
	return message;
}
