import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../../store';
import { timeAgo } from '../../../components/time-ago';

/** Milliseconds between updates of the relative time. */
const TELL_AGAIN = 30_000;

/** The progress of a running check; otherwise when the site was last checked, and whether the latest run failed. */
export function LastChecked() {
	const { checkedAt, gaps, hasFailed, isRunning, isIncomplete, progress } =
		useSelect( ( select ) => {
			const {
				getCheckedAt,
				getCheckGaps,
				getCheckCounts,
				getCheckProgress,
				hasCheckRunFailed,
				isAwaitingChecks,
				isRunningChecks,
			} = select( store );
			return {
				checkedAt: getCheckedAt(),
				gaps: getCheckGaps(),
				hasFailed: hasCheckRunFailed(),
				isRunning: isRunningChecks(),
				isIncomplete: isAwaitingChecks() && getCheckCounts() === null,
				progress: getCheckProgress(),
			};
		}, [] );
	const now = useNow();

	if ( isRunning ) {
		return (
			<p className="pharos-analysis__checked">
				{ progress
					? sprintf(
							/* translators: 1: number of checks that are done. 2: number of all. */
							__(
								'Checking your site: %1$d of %2$d checks',
								'pharos-seo'
							),
							progress.done,
							progress.total
						)
					: __( 'Checking your site…', 'pharos-seo' ) }
			</p>
		);
	}
	if ( isIncomplete ) {
		return (
			<p className="pharos-analysis__checked">
				{ __(
					'Your site is still being checked. More results will follow.',
					'pharos-seo'
				) }
			</p>
		);
	}
	if ( checkedAt === null ) {
		return null;
	}
	const ago = timeAgo( new Date( checkedAt ), now );
	return (
		<p className="pharos-analysis__checked">
			<time dateTime={ checkedAt }>
				{ hasFailed
					? sprintf(
							/* translators: %s: such as "3 minutes ago". */
							__(
								'Last checked: %s (latest run failed)',
								'pharos-seo'
							),
							ago
						)
					: sprintf(
							/* translators: %s: such as "3 minutes ago". */
							__( 'Last checked: %s', 'pharos-seo' ),
							ago
						) }
			</time>
			{ gaps.map( ( gap ) => (
				<span key={ gap } className="pharos-analysis__gap">
					{ gap }
				</span>
			) ) }
		</p>
	);
}

function useNow(): Date {
	const [ now, setNow ] = useState( () => new Date() );
	useEffect( () => {
		const timer = setInterval( () => setNow( new Date() ), TELL_AGAIN );
		return () => clearInterval( timer );
	}, [] );
	return now;
}
