import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { labelOf, METRICS, toggled } from './metrics';
import type { Metric } from './types';

interface MetricTogglesProps {
	/** One or two. */
	metrics: readonly Metric[];
	onChange: ( metrics: readonly Metric[] ) => void;
}

/** Selects the metrics of a chart; the selected ones are its legend. */
export function MetricToggles( { metrics, onChange }: MetricTogglesProps ) {
	const toggle = ( metric: Metric ) => {
		const next = toggled( metrics, metric );
		onChange( next );
		// The third metric replaces another one.
		speak( shownText( next ), 'polite' );
	};
	return (
		<div
			className="pharos-chart__metrics"
			role="group"
			aria-label={ __(
				'Metrics of the chart (up to two)',
				'pharos-seo'
			) }
		>
			{ METRICS.map( ( metric ) => (
				<Button
					key={ metric }
					className={ `is-${ metric }` }
					size="compact"
					aria-pressed={ metrics.includes( metric ) }
					onClick={ () => toggle( metric ) }
				>
					{ labelOf( metric ) }
				</Button>
			) ) }
		</div>
	);
}

function shownText( [ first, second ]: readonly Metric[] ): string {
	if ( ! first ) {
		return '';
	}
	return second
		? sprintf(
				/* translators: 1, 2: metrics, such as "Clicks". */
				__( 'The chart shows: %1$s, %2$s', 'pharos-seo' ),
				labelOf( first ),
				labelOf( second )
			)
		: sprintf(
				/* translators: %s: a metric, such as "Clicks". */
				__( 'The chart shows: %s', 'pharos-seo' ),
				labelOf( first )
			);
}
