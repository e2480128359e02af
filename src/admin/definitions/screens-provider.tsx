import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { store } from '../../../store';
import {
	SCREENS_FILTER,
	SITEMAP_SETTINGS_FILTER,
	useFilteredList,
} from '../../extensions';
import { isGroup, isScreen } from './is-screen';
import {
	SCREENS,
	withSchemaNames,
	withSitemapSettings,
	withSiteGroups,
} from './registry';
import { schemaName } from './schema';
import type { FieldGroup } from './types';
import { ScreensContext } from './use-screens';

/** Ours are with the screen. */
const NO_GROUPS: FieldGroup[] = [];

interface ScreensProviderProps {
	children: ReactNode;
}

/** Makes the list of screens, once for the whole application (see useScreens()). */
export function ScreensProvider( { children }: ScreensProviderProps ) {
	const screens = useFilteredList( SCREENS_FILTER, SCREENS, isScreen );
	const added = useFilteredList(
		SITEMAP_SETTINGS_FILTER,
		NO_GROUPS,
		isGroup
	);
	const { site, names } = useSelect( ( select ) => {
		const { getSavedSettings, getSiteSettings } = select( store );
		const schemas = getSavedSettings()?.schemas ?? {};
		return {
			site: getSiteSettings(),
			// A text, so that it is the same one until a name changes.
			names: Object.values( schemas ).map( schemaName ).join( '\n' ),
		};
	}, [] );
	const all = useMemo( () => {
		const complete = withSchemaNames(
			withSitemapSettings( screens, added ),
			names.split( '\n' ).filter( Boolean )
		);
		return site
			? complete.map( ( screen ) => withSiteGroups( screen, site ) )
			: complete;
	}, [ screens, added, site, names ] );
	return (
		<ScreensContext.Provider value={ all }>
			{ children }
		</ScreensContext.Provider>
	);
}
