import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store, type Values } from '../../store';
import type { SaveError } from '../../store/saving/types';
import type { StepDefinition } from './steps/types';

/**
 * Saves the settings that a step has changed, and no others.
 *
 * @param step The current step; null at the end.
 */
export function useSaving( step: StepDefinition | null ) {
	const { select } = useRegistry();
	const { editSettings, resolveConflict, saveValues } = useDispatch( store );
	const [ isSaving, setSaving ] = useState( false );
	const [ error, setError ] = useState< SaveError | null >( null );

	const attempt = async ( work: () => Promise< unknown > ) => {
		setSaving( true );
		setError( null );
		try {
			await work();
			return true;
		} catch ( reason ) {
			setError( reason as SaveError );
			return false;
		} finally {
			setSaving( false );
		}
	};

	const valuesOf = ( { keys, confirmed }: StepDefinition ): Values => {
		const { getEdits, getSettings } = select( store );
		const edits = Object.entries( getEdits() ).filter( ( [ key ] ) =>
			keys.includes( key )
		);
		return {
			...Object.fromEntries( edits ),
			...confirmed?.( getSettings() ?? {} ),
		};
	};

	/**
	 * @return Whether everything is saved.
	 */
	const save = () =>
		attempt( async () => step && ( await saveValues( valuesOf( step ) ) ) );

	return {
		isSaving,
		error,
		forget: () => setError( null ),
		save,
		/** Resolves a conflict with the stored values. */
		takeTheirs: () => attempt( () => resolveConflict( [] ) ),
		/** Resolves a conflict with the user's values. */
		keepMine: () =>
			attempt( async () => {
				const mine = step ? valuesOf( step ) : {};
				await resolveConflict( [] );
				await editSettings( mine );
				await saveValues( mine );
			} ),
	};
}
