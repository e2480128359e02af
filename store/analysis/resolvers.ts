import type { ThunkArgs } from '../thunk-args';
import { loadChecks } from './actions';

/** Which of the reports failed is in the state, since the others are shown all the same: getCheckFailures(). */
export const getCheckItems =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		dispatch( loadChecks() );
