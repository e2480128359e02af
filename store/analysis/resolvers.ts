import type { ThunkArgs } from '../thunk-args';
import { loadChecks } from './actions';

/** The failed reports are in the state, because the others are shown anyway: getCheckFailures(). */
export const getCheckItems =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		dispatch( loadChecks() );
