import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { LoadFailed } from '../../../components/load-failed';
import { type useFreshChecks } from './use-fresh-checks';

/** A notice that reports couldn't be loaded; the others are shown anyway. */
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
					? __( 'Some checks couldn’t be loaded.', 'pharos-seo' )
					: __( 'The checks couldn’t be loaded.', 'pharos-seo' )
			}
			// The message of store/analysis already shows the reason.
			error={ undefined }
			onRetry={ () =>
				void ( isBroken
					? invalidateResolution( 'getCheckItems', [] )
					: retryChecks() )
			}
		/>
	);
}
