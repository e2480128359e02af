import { openConfirmation } from '../app/actions';
import type { OwnActions, ThunkArgs } from '../thunk-args';
import type { Named, WorkInState } from './types';

type Saves = ( args: ThunkArgs ) => Promise< boolean >;

/**
 * What a slice says of its unsaved work. The warning before the page is left, the reload after a save, the dots of the
 * navigation and the shortcut that saves need no more.
 */
export interface UnsavedWork extends WorkInState {
	/** An action that stores it; the state says how that goes. */
	save: () => Saves;
	/** An action that stores once more what could not be sent, when the network is back. None: the person does. */
	retry?: () => Saves;
}

/**
 * What a store does about unsaved work.
 *
 * @param all That of its slices.
 */
export function createWorkActions( all: readonly Named< UnsavedWork >[] ) {
	/**
	 * Saves the unsaved work of a slice, if there is any, after what has to be asked. How it went is in the state.
	 *
	 * @param name The slice's.
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
					// The outcome is told by its own message; the dialog has done its work.
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
						// Should it fail again, the state says so.
						dispatch( retry() ).catch( () => {} )
				)
			);
		};

	return {
		saveWork,

		/** Saves everything that is unsaved. */
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
