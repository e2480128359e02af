import { useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../store';
import { getBoot } from '../../boot';

/**
 * Returns a function that tells whether a feature is on, by its settings key. Uses saved settings: an unsaved toggle doesn't
 * hide anything yet.
 */
export function useFeatures(): ( key: string ) => boolean {
	const saved = useSelect(
		( select ) => select( store ).getSavedSettings(),
		[]
	) as Record< string, unknown > | null;
	return useCallback(
		( key ) => Boolean( saved?.[ key ] ?? getBoot().features[ key ] ),
		[ saved ]
	);
}
