import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../../store';
import type { DirectiveKey } from '../../definitions/robot-instructions/directives';
import { withNames } from './names';

const NONE: string[] = [];

/**
 * What a directive is given for, with what was changed and not saved, and the way to change it.
 *
 * @param key Its setting.
 */
export function useDirective( key: DirectiveKey ): {
	names: string[];
	saved: string[];
	/** Gives the directive for some names, or takes it away. */
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
