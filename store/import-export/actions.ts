import { lazilyFrom } from '../lazily';

const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "import-export" */ './requests' )
);

/**
 * Creates a settings file (POST /pharos/v1/export-settings).
 *
 * @param categories The ids of the categories.
 * @throws See fetchJson().
 * @return The decoded settings file.
 */
export const exportSettings = lazily( ( all ) => all.fetchFile );

/**
 * Previews the changes of an import (POST /pharos/v1/import-settings with `dry_run`); nothing is written.
 *
 * @param file          A decoded settings file.
 * @param keepAddresses Whether to keep URLs of the other site.
 * @throws See fetchJson().
 */
export const planImport = lazily( ( all ) => all.fetchPlan );

/**
 * Imports settings, shows a notice and reloads the page. Users who leave during the import are warned.
 *
 * @param file          A decoded settings file.
 * @param only          The settings to import.
 * @param keepAddresses Whether to keep URLs of the other site.
 * @param base          The values that the user saw, by setting: settings that were changed since are conflicts.
 * @throws See fetchJson(); `data.conflicts` has the settings that were changed since.
 */
export const importSettings = lazily( ( all ) => all.send );
