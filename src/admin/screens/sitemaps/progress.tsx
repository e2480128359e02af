import { Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { SitemapProgress } from '../../../../store';
import type { Build } from './use-build';

interface ProgressProps {
	build: Build;
}

/** The progress of generating sitemaps; null when it isn't running. The store announces its start and end. */
export function Progress( {
	build: { progress, isOutOfTouch },
}: ProgressProps ) {
	const id = useInstanceId( Progress, 'pharos-sitemaps-progress' );
	if ( ! progress ) {
		return null;
	}
	if ( ! progress.running ) {
		return (
			progress.failed !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: what went wrong. */
						__( 'Sitemap generation stopped: %s', 'pharos-seo' ),
						progress.failed
					) }
				</Notice>
			)
		);
	}
	const { done, total } = progress;
	return (
		<div className="pharos-sitemaps__progress">
			<progress
				aria-labelledby={ id }
				{ ...( total > 0 && {
					max: total,
					value: Math.min( done, total ),
				} ) }
			/>
			<p id={ id }>{ describe( progress ) }</p>
			{ isOutOfTouch && (
				<p className="pharos-sitemaps__reason" role="status">
					{ __(
						'The server isn’t reporting progress. Generation continues; checking again in a few seconds.',
						'pharos-seo'
					) }
				</p>
			) }
		</div>
	);
}

/**
 * Describes the progress.
 *
 * @param progress The progress from the server.
 */
function describe( { done, total, current }: SitemapProgress ): string {
	if ( total === 0 ) {
		return __( 'Counting URLs…', 'pharos-seo' );
	}
	// The total is an estimate and may be too low.
	const all = Math.max( done, total );
	const count = sprintf(
		/* translators: 1: number of URLs done. 2: number of all. */
		_n( '%1$s of %2$s URL', '%1$s of %2$s URLs', all, 'pharos-seo' ),
		formatNumber( done ),
		formatNumber( all )
	);
	return current === ''
		? count
		: sprintf(
				/* translators: 1: "12,000 of 50,000 URLs". 2: what is being listed, such as Posts. */
				__( '%1$s, %2$s', 'pharos-seo' ),
				count,
				current
			);
}
