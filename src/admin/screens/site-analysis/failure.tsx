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
	const messages = Object.values( failures );
	if ( messages.length === 0 && ! isBroken ) {
		return null;
	}
	return (
		<LoadFailed
			title={
				items
					? __( 'Some checks could not be loaded.', 'pharos-seo' )
					: __( 'The checks could not be loaded.', 'pharos-seo' )
			}
			error={ {
				message: [ ...new Set( messages.filter( Boolean ) ) ].join(
					' '
				),
			} }
			onRetry={ () =>
				void ( isBroken
					? invalidateResolution( 'getCheckItems', [] )
					: retryChecks() )
			}
		/>
	);
}
