import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { schemaName } from '../../../common/schema/name';
import { store } from '../../../store';
import {
	SCREENS_FILTER,
	SITEMAP_SETTINGS_FILTER,
	useFilteredList,
} from '../../extensions';
import { isGroup, isScreen } from './is-screen';
import {
	withSchemaNames,
	withSitemapSettings,
	withSiteGroups,
} from './registry';
import type { FieldGroup, ScreenDefinition } from './types';
import { ScreensContext } from './use-screens';

/** The plugin's own groups are part of the screen. */
const NO_GROUPS: FieldGroup[] = [];

interface ScreensProviderProps {
	/** The plugin's own screens; add-ons filter the list. */
	screens: ScreenDefinition[];
	children: ReactNode;
}

/** Provides the list of screens to the whole application (see useScreens()). */
export function ScreensProvider( {
	screens: own,
	children,
}: ScreensProviderProps ) {
	const screens = useFilteredList( SCREENS_FILTER, own, isScreen );
	const added = useFilteredList(
		SITEMAP_SETTINGS_FILTER,
		NO_GROUPS,
		isGroup
	);
	const { site, schemas } = useSelect( ( select ) => {
		const { getSavedSettings, getSiteSettings } = select( store );
		return {
			site: getSiteSettings(),
			schemas: getSavedSettings()?.schemas,
		};
	}, [] );
	const all = useMemo( () => {
		const complete = withSchemaNames(
			withSitemapSettings( screens, added ),
			Object.values( schemas ?? {} ).map( ( schema ) =>
				schemaName( Object( schema ) )
			)
		);
		return site
			? complete.map( ( screen ) => withSiteGroups( screen, site ) )
			: complete;
	}, [ screens, added, site, schemas ] );
	return (
		<ScreensContext.Provider value={ all }>
			{ children }
		</ScreensContext.Provider>
	);
}
