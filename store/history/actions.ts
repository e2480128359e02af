import { fetchJson } from '../controls';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';

/**
 * Restores the old values of a history entry (POST /pharos/v1/settings-history/{id}/restore), and shows a notice.
 *
 * @param id    The entry's id.
 * @param only  The settings to restore.
 * @param force Whether to overwrite settings that were changed since.
 * @throws See fetchJson(); `data.conflicts` has the settings that were changed since.
 */
export const restoreSettings =
	( id: number, only: string[], force: boolean ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		const { message } = await dispatch(
			fetchJson< { message: string } >( {
				path: `${ REST_PATH }/settings-history/${ id }/restore`,
				method: 'POST',
				data: { only, force },
			} )
		);
		dispatch( { type: 'settings/WRITTEN' } satisfies Action );
		await dispatch(
			showSuccess( { id: 'pharos-history', text: message } )
		);
	};
