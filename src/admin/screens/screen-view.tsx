import { __ } from '@wordpress/i18n';
import { matchPath, useLocation, type Params } from 'react-router-dom';
import { Lazy } from '../../components/lazy';
import { Skeleton } from '../../components/skeleton';
import type { ScreenDefinition } from '../definitions/types';
import { useScrollTarget } from '../search/use-scroll-target';
import { REGISTRY } from './registry';
import { SettingsScreen } from './settings-screen';

interface ScreenViewProps {
	definition: ScreenDefinition;
}

/** The router hands out parameters as they stand in the address. */
const decoded = ( params: Params ): Params =>
	Object.fromEntries(
		Object.entries( params ).map( ( [ name, value ] ) => [
			name,
			value && decode( value ),
		] )
	);

function decode( value: string ): string {
	try {
		return decodeURIComponent( value );
	} catch {
		// Somebody has typed a lone "%".
		return value;
	}
}

/** The component of a screen: its own, or its settings one below the other. */
export function ScreenView( { definition }: ScreenViewProps ) {
	const { pathname } = useLocation();
	useScrollTarget();

	const { path, component: Component = SettingsScreen } = definition;
	const params = decoded( matchPath( path, pathname )?.params ?? {} );
	const load = definition.component ? undefined : REGISTRY[ path ]?.load;

	return load ? (
		<Lazy
			load={ load }
			props={ { definition, params } }
			title={ __( 'This page could not be shown.', 'pharos-seo' ) }
			fallback={ <Skeleton /> }
		/>
	) : (
		<Component definition={ definition } params={ params } />
	);
}
