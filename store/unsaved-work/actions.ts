import { openConfirmation } from '../app/actions';
import type { OwnActions, ThunkArgs } from '../thunk-args';
import type { Named, WorkInState } from './types';

type Saves = ( args: ThunkArgs ) => Promise< boolean >;

/**
 * The unsaved work of a slice. The warning before leaving the page, the reload after a save, the dots in the navigation
 * and the save shortcut are based on it.
 */
export interface UnsavedWork extends WorkInState {
	/** An action that saves it; the status is in the state. */
	save: () => Saves;
	/** An action that saves again when the network is back. If undefined, the user has to save again. */
	retry?: () => Saves;
}

/**
 * The actions of a store for unsaved work.
 *
 * @param all The unsaved work of its slices.
 */
export function createWorkActions( all: readonly Named< UnsavedWork >[] ) {
	/**
	 * Saves the unsaved work of a slice, if any, after a confirmation if necessary. The result is in the state.
	 *
	 * @param name The name of the slice.
	 */
	const saveWork =
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
			dispatch(
				openConfirmation( {
					...question,
					// The dialog closes at once, because a notice shows the result.
					onConfirm: () => void save(),
				} )
			);
		};

	const retryWork: OwnActions[ '__retryWork' ] =
		() =>
		async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
			const isOffline = ( name: string ) =>
				select
					.getWorkSaves()
					.some(
						( save ) =>
							save.name === name && save.error?.kind === 'offline'
					);
			await Promise.all(
				all.map(
					( { name, retry } ) =>
						retry &&
						isOffline( name ) &&
						// If it fails again, the error is in the state.
						dispatch( retry() ).catch( () => {} )
				)
			);
		};

	return {
		saveWork,

		/** Saves all unsaved work. */
		saveAllWork:
			() =>
			async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
				await Promise.all(
					select
						.getUnsavedWork()
						.map( ( name ) => dispatch( saveWork( name ) ) )
				);
			},

		__retryWork: retryWork,
	};
}
