import { fetchData } from '../fetch';
import { REST_PATH } from '../name';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { Installed } from './types';

export async function fetchInstalled( {
	dispatch,
}: ThunkArgs ): Promise< void > {
	const installed = await fetchData< Installed >( {
		path: `${ REST_PATH }/installed-plugins-and-themes`,
	} );
	dispatch( {
		type: 'extend/CHANGED',
		changes: { installed },
	} satisfies Action );
}
