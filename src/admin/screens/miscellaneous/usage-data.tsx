import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { LoadFailed, type Failure } from '../../../components/load-failed';
import { Skeleton } from '../../../components/skeleton';

/** What would be sent, word for word, and where to. */
export function UsageData() {
	const { usage, hasFailed, error } = useSelect( ( select ) => {
		const { getUsageData, hasResolutionFailed, getResolutionError } =
			select( store );
		return {
			usage: getUsageData(),
			hasFailed: hasResolutionFailed( 'getUsageData', [] ),
			error: getResolutionError( 'getUsageData', [] ) as
				Failure | undefined,
		};
	}, [] );
	const { invalidateResolution } = useDispatch( store );

	if ( ! usage ) {
		return hasFailed ? (
			<LoadFailed
				title={ __(
					'Failed to fetch what would be sent.',
					'pharos-seo'
				) }
				error={ error }
				onRetry={ () => invalidateResolution( 'getUsageData', [] ) }
			/>
		) : (
			<Skeleton rows={ 4 } />
		);
	}
	return (
		<div className="pharos-usage">
			<h2 className="pharos-card__title" id="pharos-usage-title">
				{ __( 'This is all that is sent', 'pharos-seo' ) }
			</h2>
			<pre
				className="pharos-usage__report"
				dir="ltr"
				// It scrolls, so the keyboard has to reach it.
				tabIndex={ 0 }
				role="region"
				aria-labelledby="pharos-usage-title"
			>
				{ JSON.stringify( usage.report, null, 2 ) }
			</pre>
			<p className="pharos-usage__address">
				{ usage.address === '' ? (
					__(
						'This site has no address to send it to, so nothing is sent even while the switch is on.',
						'pharos-seo'
					)
				) : (
					<>
						{ __( 'It is sent to:', 'pharos-seo' ) }{ ' ' }
						<code dir="ltr">{ usage.address }</code>
					</>
				) }
			</p>
		</div>
	);
}
