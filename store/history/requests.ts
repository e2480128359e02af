/** The request of the settings history, loaded with the first one. */
import { fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';

export async function restore(
	{ dispatch }: ThunkArgs,
	id: number,
	only: string[],
	force: boolean
): Promise< void > {
	const { message } = await fetchJson< { message: string } >( {
		path: `${ REST_PATH }/settings-history/${ id }/restore`,
		method: 'POST',
		data: { only, force },
	} );
	dispatch( { type: 'settings/WRITTEN' } satisfies Action );
	dispatch( showSuccess( { id: 'pharos-history', text: message } ) );
}
