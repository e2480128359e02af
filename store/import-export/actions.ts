import { loaded, type Routine } from '../controls';
import type { ImportPlan } from './types';

const requests = () =>
	import( /* webpackChunkName: "import-export" */ './requests' );

/**
 * Creates a settings file (POST /pharos/v1/export-settings).
 *
 * @param categories The ids of the categories.
 * @throws See fetchJson().
 * @return The decoded settings file.
 */
export function* exportSettings( categories: string[] ): Routine< object > {
	const { fetchFile } = yield* loaded( requests() );
	return yield* fetchFile( categories );
}

/**
 * Previews the changes of an import (POST /pharos/v1/import-settings with `dry_run`); nothing is written.
 *
 * @param file          A decoded settings file.
 * @param keepAddresses Whether to keep URLs of the other site.
 * @throws See fetchJson().
 */
export function* planImport(
	file: object,
	keepAddresses: boolean
): Routine< ImportPlan > {
	const { fetchPlan } = yield* loaded( requests() );
	return yield* fetchPlan( file, keepAddresses );
}

/**
 * Imports settings, shows a notice and reloads the page. Users who leave during the import are warned.
 *
 * @param file          A decoded settings file.
 * @param only          The settings to import.
 * @param keepAddresses Whether to keep URLs of the other site.
 * @param base          The values that the user saw, by setting: settings that were changed since are conflicts.
 * @throws See fetchJson(); `data.conflicts` has the settings that were changed since.
 */
export function* importSettings(
	file: object,
	only: string[],
	keepAddresses: boolean,
	base: Record< string, unknown > = {}
): Routine< void > {
	const { send } = yield* loaded( requests() );
	yield* send( file, only, keepAddresses, base );
}
