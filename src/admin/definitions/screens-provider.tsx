import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { store } from '../../../store';
import { SCREENS_FILTER, useFilteredList } from '../../extensions';
import { isScreen } from './is-screen';
import { SCREENS, withSiteGroups } from './registry';
import { ScreensContext } from './use-screens';

interface ScreensProviderProps {
	children: ReactNode;
}

/** Makes the list of screens, once for the whole application (see useScreens()). */
export function ScreensProvider( { children }: ScreensProviderProps ) {
	const screens = useFilteredList( SCREENS_FILTER, SCREENS, isScreen );
	const site = useSelect(
		( select ) => select( store ).getSiteSettings(),
		[]
	);
	const all = useMemo(
		() =>
			site
				? screens.map( ( screen ) => withSiteGroups( screen, site ) )
				: screens,
		[ screens, site ]
	);
	return (
		<ScreensContext.Provider value={ all }>
			{ children }
		</ScreensContext.Provider>
	);
}
