import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../../store';
import type { DirectiveKey } from '../../definitions/robot-instructions/directives';
import { withNames } from './names';

const NONE: string[] = [];

/**
 * Returns the content types that have a directive, including unsaved changes, and a function that changes them.
 *
 * @param key The settings key of the directive.
 */
export function useDirective( key: DirectiveKey ): {
	names: string[];
	saved: string[];
	/** Turns the directive on or off for some content types. */
	set: ( names: string[], isOn: boolean ) => void;
} {
	const { names, saved } = useSelect(
		( select ) => {
			const { getSetting, getSavedSettings } = select( store );
			return {
				names: getSetting( key ) ?? NONE,
				saved: getSavedSettings()?.[ key ] ?? NONE,
			};
		},
		[ key ]
	);
	const { editSettings } = useDispatch( store );
	const set = useCallback(
		( changed: string[], isOn: boolean ) =>
			editSettings( {
				[ key ]: withNames( names, changed, isOn, saved ),
			} ),
		[ editSettings, key, names, saved ]
	);
	return { names, saved, set };
}
