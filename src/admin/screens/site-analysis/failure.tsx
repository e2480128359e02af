import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { LoadFailed } from '../../../components/load-failed';
import { type useFreshChecks } from './use-fresh-checks';

/** Which reports are missing, if any: the others are shown all the same. */
export function Failure( {
	items,
	failures,
	isBroken,
}: ReturnType< typeof useFreshChecks > ) {
	const { retryChecks, invalidateResolution } = useDispatch( store );
	if ( Object.keys( failures ).length === 0 && ! isBroken ) {
		return null;
	}
	return (
		<LoadFailed
			title={
				items
					? __( 'Some checks could not be loaded.', 'pharos-seo' )
					: __( 'The checks could not be loaded.', 'pharos-seo' )
			}
			// The reason is in the message of store/analysis, once.
			error={ undefined }
			onRetry={ () =>
				void ( isBroken
					? invalidateResolution( 'getCheckItems', [] )
					: retryChecks() )
			}
		/>
	);
}
