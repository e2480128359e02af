import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as preferencesStore } from '@wordpress/preferences';

/** Scope and name in WordPress's user preferences. */
const SCOPE = 'pharos-seo';
const NAME = 'singleKeys';

/**
 * Returns whether single-key shortcuts without Ctrl ("/" and "?") are on for this user, and a function that changes that.
 * Users who dictate or press keys accidentally can turn them off (WCAG 2.1.4).
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
