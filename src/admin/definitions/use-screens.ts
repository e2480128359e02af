import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store } from '../../../store';
import { SCREENS_FILTER, useFilteredList } from '../../extensions';
import { isScreen, SCREENS, withSiteGroups } from './registry';
import type { ScreenDefinition } from './types';

/** All screens, add-ons' included, with what the site adds to them once that is known. */
export function useScreens(): ScreenDefinition[] {
	const screens = useFilteredList( SCREENS_FILTER, SCREENS, isScreen );
	const site = useSelect(
		( select ) => select( store ).getSiteSettings(),
		[]
	);
	return useMemo(
		() =>
			site
				? screens.map( ( screen ) => withSiteGroups( screen, site ) )
				: screens,
		[ screens, site ]
	);
}
