import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { store } from '../../../store';
import { LoadFailed, type Failure } from '../../components/load-failed';
import { Skeleton } from '../../components/skeleton';

interface SettingsLoaderProps {
	children: ReactNode;
}

/** Shows its children once the settings and the site's data are there; until then a skeleton, or what went wrong. */
export function SettingsLoader( { children }: SettingsLoaderProps ) {
	const { isLoaded, failed, error } = useSelect( ( select ) => {
		const {
			getSettings,
			getSiteSettings,
			hasResolutionFailed,
			getResolutionError,
		} = select( store );
		const loaded = getSettings() !== null && getSiteSettings() !== null;
		const name = ( [ 'getSettings', 'getSiteSettings' ] as const ).find(
			( selector ) => hasResolutionFailed( selector, [] )
		);
		return {
			isLoaded: loaded,
			failed: name,
			error:
				name &&
				( getResolutionError( name, [] ) as Failure | undefined ),
		};
	}, [] );
	const { invalidateResolution } = useDispatch( store );

	if ( isLoaded ) {
		return children;
	}
	if ( failed ) {
		return (
			<LoadFailed
				title={ __( 'Failed to fetch meta settings', 'pharos-seo' ) }
				error={ error }
				onRetry={ () => invalidateResolution( failed, [] ) }
			/>
		);
	}
	return <Skeleton />;
}
