import { createSelector } from '@wordpress/data';
import type { Confirmation } from './app/types';
import type { SaveState } from './saving/types';
import type { Slice } from './slice';
import type { State, ThunkArgs } from './types';

type Saves = ( args: ThunkArgs ) => Promise< boolean >;

/**
 * What a slice says of its unsaved work. The warning before the page is left, the reload after a save, the dots of the
 * navigation and the shortcut that saves need no more.
 */
export interface UnsavedWork {
	/** Whether there is any. */
	has: ( state: State ) => boolean;
	getSave: ( state: State ) => SaveState;
	/** An action that stores it; the state says how that goes. */
	save: () => Saves;
	/** An action that stores once more what could not be sent, when the network is back. None: the person does. */
	retry?: () => Saves;
	/** What to ask before it is saved, if anything. */
	getQuestion?: ( state: State ) => Confirmation | null;
	/** What to say when it is saved. None: its screens tell how saves go. */
	savedMessage?: ( state: State ) => string;
	/** What to ask whoever leaves the page, for browsers that don't ask in their own words. */
	getWarning?: () => string;
	/** What puts back what the last save replaced, and whether there is anything. */
	undo?: { can: ( state: State ) => boolean; run: () => Saves };
}

/** How the work of a slice is being saved. */
export interface WorkSave extends SaveState {
	/** The slice's. */
	name: string;
	savedMessage: string | undefined;
	/** Whether undoWork() has something to do. */
	canUndo: boolean;
}

/**
 * What a store knows and does about the unsaved work of its slices.
 *
 * @param slices The store's.
 */
export function createUnsavedWork( slices: readonly Slice[] ) {
	const all = slices.flatMap( ( { name, unsaved } ) =>
		unsaved ? [ { name, ...unsaved } ] : []
	);

	const selectors = {
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
				all.map( ( { name, savedMessage, undo, getSave } ) => ( {
					...getSave( state ),
					name,
					savedMessage: savedMessage?.( state ),
					canUndo: undo?.can( state ) ?? false,
				} ) ),
			( state: State ) =>
				all.flatMap( ( { savedMessage, undo, getSave } ) => [
					getSave( state ),
					savedMessage?.( state ),
					undo?.can( state ),
				] )
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

	const actions = {
		/**
		 * Saves the unsaved work of a slice, if there is any, after what has to be asked. How it went is in the state.
		 *
		 * @param name The slice's.
		 */
		saveWork:
			( name: string ) =>
			async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
				const work = all.find( ( other ) => other.name === name );
				if ( ! work || ! select.getUnsavedWork().includes( name ) ) {
					return;
				}
				const save = () => dispatch( work.save() ).catch( () => {} );
				const question = select.__getSaveQuestion( name );
				if ( ! question ) {
					await save();
					return;
				}
				await dispatch.openConfirmation( {
					...question,
					// The outcome is told by its own message; the dialog has done its work.
					onConfirm: () => void save(),
				} );
			},

		/**
		 * Puts back what the last save of a slice replaced. How it went is in the state.
		 *
		 * @param name The slice's.
		 */
		undoWork:
			( name: string ) =>
			async ( { dispatch }: ThunkArgs ): Promise< void > => {
				const undo = all.find( ( work ) => work.name === name )?.undo;
				if ( undo ) {
					await dispatch( undo.run() ).catch( () => {} );
				}
			},

		/** Saves everything that is unsaved. */
		saveAllWork:
			() =>
			async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
				await Promise.all(
					select
						.getUnsavedWork()
						.map( ( name ) => dispatch.saveWork( name ) )
				);
			},

		/** The network is back: tries again what failed for want of one. */
		__retryWork:
			() =>
			async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
				const isOffline = ( name: string ) =>
					select
						.getWorkSaves()
						.some(
							( save ) =>
								save.name === name &&
								save.error?.kind === 'offline'
						);
				await Promise.all(
					all.map(
						( { name, retry } ) =>
							retry &&
							isOffline( name ) &&
							// Should it fail again, the state says so.
							dispatch( retry() ).catch( () => {} )
					)
				);
			},
	};

	return { selectors, actions };
}
