import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Action } from '../types';
import type { MigratedData, MigrationPlugin, ParityReport } from './types';

export function* fetchPlugins(): Routine< void > {
	const plugins = yield* fetchData< MigrationPlugin[] >( {
		path: `${ REST_PATH }/migrate/plugins`,
	} );
	yield { type: 'migration/RECEIVE_PLUGINS', plugins } satisfies Action;
}

export function* fetchMigrated( request: string ): Routine< void > {
	const data = yield* fetchData< MigratedData >( {
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

/** Answers what the server says. */
export function* deactivate( slug: string ): Routine< string > {
	const { message } = yield* fetchJson< { message: string } >( {
		path: `${ REST_PATH }/migrate/deactivate-plugin`,
		method: 'POST',
		data: { plugin_slug: slug },
		keepalive: true,
	} );
	return message;
}
