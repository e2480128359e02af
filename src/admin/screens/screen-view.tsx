import { lazy, Suspense, useMemo } from '@wordpress/element';
import { matchPath, useLocation } from 'react-router-dom';
import { Skeleton } from '../../components/skeleton';
import { useScrollTarget } from '../search/use-scroll-target';
import { CHUNKS } from './chunks';
import { SettingsScreen } from './settings-screen';
import type { ScreenDefinition } from '../definitions/types';

interface ScreenViewProps {
	definition: ScreenDefinition;
}

/** The component of a screen: its own, or its settings one below the other. */
export function ScreenView( { definition }: ScreenViewProps ) {
	const Screen = useMemo( () => {
		if ( definition.component ) {
			return definition.component;
		}
		const load = CHUNKS[ definition.path ];
		return load ? lazy( load ) : SettingsScreen;
	}, [ definition ] );
	const { pathname } = useLocation();
	useScrollTarget();

	return (
		<Suspense fallback={ <Skeleton /> }>
			<Screen
				definition={ definition }
				params={ matchPath( definition.path, pathname )?.params ?? {} }
			/>
		</Suspense>
	);
}
