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

/** Decodes the parameters: the router returns them as they are in the URL. */
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
		// The URL has a lone "%".
		return value;
	}
}

/** Renders a screen: its component, or its settings. */
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
			title={ __( 'This screen couldn’t be displayed.', 'pharos-seo' ) }
			fallback={ <Skeleton /> }
		/>
	) : (
		<Component definition={ definition } params={ params } />
	);
}
