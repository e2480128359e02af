import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useInstanceId } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { store, type KnownConnection } from '../../../../store';

/** The progress of fetching figures in the background; null when no fetch is running. */
export function FetchProgress( {
	connection: { fetch },
}: {
	connection: KnownConnection;
} ) {
	const { followFetch } = useDispatch( store );
	const id = useInstanceId( FetchProgress, 'pharos-fetch-progress' );
	const isRunning = fetch?.running ?? false;
	useEffect( () => {
		if ( ! isRunning ) {
			return;
		}
		const screen = new AbortController();
		// Without its code, the progress stays as it is until the screen is opened again.
		void followFetch( screen.signal ).catch( () => {} );
		return () => screen.abort();
	}, [ isRunning, followFetch ] );
	if ( ! fetch?.running ) {
		return null;
	}
	const { done, total, driven } = fetch;
	return (
		<div className="pharos-gsc-progress">
			<progress
				aria-labelledby={ id }
				{ ...( total > 0 && {
					max: total,
					value: Math.min( done, total ),
				} ) }
			/>
			<p id={ id }>
				{ total > 0
					? sprintf(
							/* translators: 1: number of days done. 2: number of all days. */
							_n(
								'Fetching data from Google: %1$s of %2$s day.',
								'Fetching data from Google: %1$s of %2$s days.',
								total,
								'pharos-seo'
							),
							formatNumber( done ),
							formatNumber( total )
						)
					: __( 'Fetching data from Google.', 'pharos-seo' ) }{ ' ' }
				{ driven
					? __(
							'WP-Cron isn’t running on this site. Keep this page open until the data is fetched.',
							'pharos-seo'
						)
					: __( 'You can leave this page.', 'pharos-seo' ) }
			</p>
		</div>
	);
}
