import { loaded, type Routine } from '../controls';

/**
 * Puts the old values of an entry back (POST /pharos/v1/settings-history/{id}/restore), and says so.
 *
 * @param id    Of the entry.
 * @param only  The settings.
 * @param force Whether what was changed since is overwritten.
 * @throws As fetchJson(); `data.conflicts` says what was changed since.
 */
export function* restoreSettings(
	id: number,
	only: string[],
	force: boolean
): Routine< void > {
	const { restore } = yield* loaded(
		import( /* webpackChunkName: "history" */ './requests' )
	);
	yield* restore( id, only, force );
}
