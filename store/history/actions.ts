import { lazilyFrom } from '../lazily';

const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "history" */ './requests' )
);

/**
 * Restores the old values of a history entry (POST /pharos/v1/settings-history/{id}/restore), and shows a notice.
 *
 * @param id    The entry's id.
 * @param only  The settings to restore.
 * @param force Whether to overwrite settings that were changed since.
 * @throws See fetchJson(); `data.conflicts` has the settings that were changed since.
 */
export const restoreSettings = lazily( ( all ) => all.restore );
