import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Lazy } from '../../../../components/lazy';
import { formatMetric, METRICS, nameOf, sentenceOf } from './metrics';
import type { PlotProps } from './plot';
import type { ChartEntry, Metric, Unit } from './types';

const load = () => import( /* webpackChunkName: "charts" */ './plot' );

/** Number of entries that a key moves. */
const STEPS: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowDown: -1,
	ArrowRight: 1,
	ArrowUp: 1,
	PageDown: -7,
	PageUp: 7,
	Home: -Infinity,
	End: Infinity,
};

const LABELS: Readonly< Record< Unit, string > > = {
	day: __( 'Day', 'pharos-seo' ),
	week: __( 'Week', 'pharos-seo' ),
	month: __( 'Month', 'pharos-seo' ),
};

/** The lines of a chart. Arrow keys go through the entries, whose figures are read out and shown below. */
export function Drawing( props: Omit< PlotProps, 'marked' > ) {
	const { chart, metrics, previousLabel } = props;
	const { unit, entries } = chart;
	const last = entries.length - 1;
	const [ chosen, setChosen ] = useState< number | null >( null );
	const index = Math.min( chosen ?? last, last );
	const entry = entries[ index ];
	const text = entry && textOf( entry, unit, metrics, previousLabel );
	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = STEPS[ event.key ];
		if ( step !== undefined ) {
			event.preventDefault();
			setChosen( Math.max( 0, Math.min( last, index + step ) ) );
		}
	};
	return (
		<div
			className="pharos-chart__drawing"
			role="slider"
			tabIndex={ 0 }
			aria-label={ LABELS[ unit ] }
			aria-valuemin={ 1 }
			aria-valuemax={ entries.length }
			aria-valuenow={ index + 1 }
			aria-valuetext={ text }
			onKeyDown={ onKeyDown }
			onBlur={ () => setChosen( null ) }
		>
			{ /* Time runs from left to right in all languages. */ }
			<div className="pharos-chart__plot" dir="ltr" aria-hidden="true">
				<Lazy
					load={ load }
					props={ {
						...props,
						marked:
							chosen === null ? null : ( entry?.start ?? null ),
					} }
					title={ __(
						'The chart couldn’t be loaded.',
						'pharos-seo'
					) }
				/>
			</div>
			<p className="pharos-chart__reading" aria-hidden="true">
				{ chosen !== null && text }
			</p>
		</div>
	);
}

function textOf(
	entry: ChartEntry,
	unit: Unit,
	metrics: readonly Metric[],
	previousLabel: string | undefined
): string {
	const sentence = [
		sentenceOf( entry.figures, nameOf( entry, unit ) ),
		...entry.events.map( ( event ) => event.text ),
	].join( '; ' );
	const [ metric = METRICS[ 0 ], second ] = metrics;
	const value = metric && entry.before?.[ metric ];
	return second || ! metric || ! previousLabel || value === undefined
		? sentence
		: sprintf(
				/* translators: 1: figures of a day. 2: earlier period, such as "Previous 90 days". 3: figure of that period. */
				__( '%1$s (%2$s: %3$s)', 'pharos-seo' ),
				sentence,
				previousLabel,
				formatMetric( metric, value )
			);
}
