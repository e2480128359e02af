import { useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../store';
import { getBoot } from '../../boot';

/**
 * Tells whether a feature is on, by its settings key. What is saved counts: a switch that is only flipped hides nothing yet.
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
