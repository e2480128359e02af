import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../../store';
import { withNames } from '../robot-instructions/names';

const NONE: string[] = [];

/** Returns the posts and terms that are excluded individually, with and without unsaved changes. */
export function useExcluded(): {
	names: string[];
	saved: string[];
	/** Excludes an object, or removes the exclusion. */
	set: ( name: string, isExcluded: boolean ) => void;
} {
	const { names, saved } = useSelect( ( select ) => {
		const { getSetting, getSavedSettings } = select( store );
		return {
			names: getSetting( 'sitemap_exclude' ) ?? NONE,
			saved: getSavedSettings()?.sitemap_exclude ?? NONE,
		};
	}, [] );
	const { editSettings } = useDispatch( store );
	const set = useCallback(
		( name: string, isExcluded: boolean ) =>
			void editSettings( {
				sitemap_exclude: withNames(
					names,
					[ name ],
					isExcluded,
					saved
				),
			} ),
		[ editSettings, names, saved ]
	);
	return { names, saved, set };
}
