import { createSelector } from '@wordpress/data';
import type { Confirmation } from '../app/types';
import type { State } from '../types';
import type { Named, WorkInState, WorkSave } from './types';

/**
 * The selectors of a store for unsaved work.
 *
 * @param all The unsaved work of its slices.
 */
export function createWorkSelectors( all: readonly Named< WorkInState >[] ) {
	return {
		/** Whether there is unsaved work. */
		hasUnsavedWork: ( state: State ): boolean =>
			all.some( ( { has } ) => has( state ) ),

		/** The names of the slices with unsaved work. */
		getUnsavedWork: createSelector(
			( state: State ): string[] =>
				all
					.filter( ( { has } ) => has( state ) )
					.map( ( { name } ) => name ),
			( state: State ) => all.map( ( { has } ) => has( state ) )
		),

		/** The warning for leaving the page: null if none is needed, '' for the default text of the browser. */
		getLeaveWarning: ( state: State ): string | null => {
			const unsaved = all.filter( ( { has } ) => has( state ) );
			return unsaved.length === 0
				? null
				: ( unsaved
						.find( ( { getWarning } ) => getWarning )
						?.getWarning?.() ?? '' );
		},

		/** Whether a save is running. */
		isSavingWork: ( state: State ): boolean =>
			all.some( ( { getSave } ) => getSave( state ).status === 'saving' ),

		/** The status of the saves, by slice. */
		getWorkSaves: createSelector(
			( state: State ): WorkSave[] =>
				all.map( ( { name, getSave } ) => ( {
					...getSave( state ),
					name,
				} ) ),
			( state: State ) => all.map( ( { getSave } ) => getSave( state ) )
		),

		/** The confirmation to show before the work of a slice is saved, or null. */
		__getSaveQuestion: (
			state: State,
			name: string
		): Confirmation | null =>
			all
				.find( ( work ) => work.name === name )
				?.getQuestion?.( state ) ?? null,
	};
}
