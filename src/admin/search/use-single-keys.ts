import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';

/** Where WordPress keeps it among the preferences of a person. */
const SCOPE = 'pharos-seo';
const NAME = 'singleKeys';

/**
 * Whether shortcuts of one key without Ctrl ("/" and "?") are on for this person, and how to change that. Who dictates, or
 * presses keys by accident, can be without them (WCAG 2.1.4).
 */
export function useSingleKeys(): [ boolean, ( isOn: boolean ) => void ] {
	const isOn = useSelect(
		( select ) => select( preferencesStore ).get( SCOPE, NAME ) !== false,
		[]
	);
	const { set } = useDispatch( preferencesStore );
	return [
		isOn,
		useCallback(
			( value: boolean ) => void set( SCOPE, NAME, value ),
			[ set ]
		),
	];
}
