import { loaded, type Routine } from '../controls';
import type { ImportPlan } from './types';

const requests = () =>
	import( /* webpackChunkName: "import-export" */ './requests' );

/**
 * Makes a settings file (POST /pharos/v1/export-settings).
 *
 * @param categories Their ids.
 * @throws As fetchJson().
 * @return The file.
 */
export function* exportSettings( categories: string[] ): Routine< object > {
	const { fetchFile } = yield* loaded( requests() );
	return yield* fetchFile( categories );
}

/**
 * What an import would change (POST /pharos/v1/import-settings); nothing is written.
 *
 * @param file          A decoded settings file.
 * @param keepAddresses Whether URLs of the other site stay.
 * @throws As fetchJson().
 */
export function* planImport(
	file: object,
	keepAddresses: boolean
): Routine< ImportPlan > {
	const { fetchPlan } = yield* loaded( requests() );
	return yield* fetchPlan( file, keepAddresses );
}

/**
 * Imports settings, says so and loads the page again. Whoever leaves meanwhile is asked.
 *
 * @param file          A decoded settings file.
 * @param only          The settings to import.
 * @param keepAddresses Whether URLs of the other site stay.
 * @throws As fetchJson().
 */
export function* importSettings(
	file: object,
	only: string[],
	keepAddresses: boolean
): Routine< void > {
	const { send } = yield* loaded( requests() );
	yield* send( file, only, keepAddresses );
}
