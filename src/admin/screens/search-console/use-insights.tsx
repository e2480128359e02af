import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store, type Insight } from '../../../../store';
import { getBoot } from '../../../boot';
import { LoadFailed, type Failure } from '../../../components/load-failed';
import { stateOf } from '../../../search-console/connection-state';

/** Returns the insights of a connected site, null until they are known, and why they couldn't be loaded. */
export function useInsights(): {
	insights: Insight[] | null;
	error: Failure | null;
} {
	return useSelect( ( select ) => {
		const {
			getSearchConsole,
			getInsights,
			hasResolutionFailed,
			getResolutionError,
		} = select( store );
		const connection = getBoot().features.enable_google_console
			? getSearchConsole()
			: null;
		const insights =
			connection && stateOf( connection ) === 'ready'
				? getInsights()
				: null;
		return {
			insights,
			error:
				! insights && hasResolutionFailed( 'getInsights', [] )
					? ( getResolutionError( 'getInsights', [] ) as Failure )
					: null,
		};
	}, [] );
}

/** Says that the insights couldn't be loaded, with a button that tries again. */
export function InsightsFailure( { error }: { error: Failure } ) {
	const { invalidateResolution } = useDispatch( store );
	return (
		<LoadFailed
			title={ __( 'The next steps couldn’t be loaded.', 'pharos-seo' ) }
			error={ error }
			onRetry={ () => void invalidateResolution( 'getInsights', [] ) }
		/>
	);
}
