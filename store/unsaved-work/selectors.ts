import { createSelector } from '@wordpress/data';
import type { Confirmation } from '../app/types';
import type { State } from '../types';
import type { Named, WorkInState, WorkSave } from './types';

/**
 * What a store knows about unsaved work.
 *
 * @param all That of its slices.
 */
export function createWorkSelectors( all: readonly Named< WorkInState >[] ) {
	return {
		/** Whether anything is unsaved. */
		hasUnsavedWork: ( state: State ): boolean =>
			all.some( ( { has } ) => has( state ) ),

		/** The slices that have unsaved work, by name. */
		getUnsavedWork: createSelector(
			( state: State ): string[] =>
				all
					.filter( ( { has } ) => has( state ) )
					.map( ( { name } ) => name ),
			( state: State ) => all.map( ( { has } ) => has( state ) )
		),

		/** What to ask whoever leaves the page now: null is nothing, '' what the browser asks by itself. */
		getLeaveWarning: ( state: State ): string | null => {
			const unsaved = all.filter( ( { has } ) => has( state ) );
			return unsaved.length === 0
				? null
				: ( unsaved
						.find( ( { getWarning } ) => getWarning )
						?.getWarning?.() ?? '' );
		},

		/** Whether any of it is being saved. */
		isSavingWork: ( state: State ): boolean =>
			all.some( ( { getSave } ) => getSave( state ).status === 'saving' ),

		/** How saving goes, by slice. */
		getWorkSaves: createSelector(
			( state: State ): WorkSave[] =>
				all.map( ( { name, getSave } ) => ( {
					...getSave( state ),
					name,
				} ) ),
			( state: State ) => all.map( ( { getSave } ) => getSave( state ) )
		),

		/** What to ask before the work of a slice is saved, or null. */
		__getSaveQuestion: (
			state: State,
			name: string
		): Confirmation | null =>
			all
				.find( ( work ) => work.name === name )
				?.getQuestion?.( state ) ?? null,
	};
}
