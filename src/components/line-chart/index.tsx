import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../../common/locale';
import { clicksText, impressionsText } from '../figures';
import { Lazy } from '../lazy';
import { DayTable } from './day-table';
import { Legend } from './legend';
import { nameOf } from './name-of';
import './style.scss';
import type { ChartDay } from './types';

const load = () => import( /* webpackChunkName: "charts" */ './plot' );

interface LineChartProps {
	days: readonly ChartDay[];
	/** A text alternative for the chart. */
	summary: string;
	/** The label of the previous period's lighter area; undefined for none. */
	beforeLabel?: string | undefined;
	/** Whether the chart and the table include the average position. */
	hasPositions?: boolean;
	/** Whether each entry is the week that begins with its date. */
	hasWeeks?: boolean;
}

/** A chart of clicks and impressions by day, with a table of the figures and keyboard access by arrow keys (ux.md 4.10). */
export function LineChart( {
	days,
	summary,
	beforeLabel,
	hasPositions = false,
	hasWeeks = false,
}: LineChartProps ) {
	const [ isTable, setIsTable ] = useState( false );
	const tableId = useInstanceId( LineChart, 'pharos-chart-table' );
	return (
		<figure className="pharos-chart">
			<figcaption className="pharos-chart__summary">
				{ summary }
			</figcaption>
			<div className="pharos-chart__head">
				<Legend>
					{ hasPositions && (
						<li className="is-position">
							{ __( 'Average position', 'pharos-seo' ) }
						</li>
					) }
					{ beforeLabel && (
						<li className="is-before">{ beforeLabel }</li>
					) }
				</Legend>
				<Button
					variant="tertiary"
					size="compact"
					aria-expanded={ isTable }
					aria-controls={ tableId }
					onClick={ () => setIsTable( ! isTable ) }
				>
					{ isTable
						? __( 'Hide table', 'pharos-seo' )
						: __( 'View as table', 'pharos-seo' ) }
				</Button>
			</div>
			<Drawing
				days={ days }
				hasPositions={ hasPositions }
				hasWeeks={ hasWeeks }
			/>
			<div id={ tableId }>
				{ isTable && (
					<DayTable
						days={ days }
						beforeLabel={ beforeLabel }
						hasPositions={ hasPositions }
						hasWeeks={ hasWeeks }
					/>
				) }
			</div>
		</figure>
	);
}

/** Number of days that a key moves. */
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

function Drawing( {
	days,
	hasPositions,
	hasWeeks,
}: {
	days: readonly ChartDay[];
	hasPositions: boolean;
	hasWeeks: boolean;
} ) {
	const last = days.length - 1;
	const [ chosen, setChosen ] = useState< number | null >( null );
	const index = Math.min( chosen ?? last, last );
	const day = days[ index ];
	const text =
		day &&
		textOf(
			hasPositions ? day : { ...day, position: null },
			nameOf( day.date, hasWeeks )
		);
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
			aria-label={
				hasWeeks
					? __( 'Week of the chart', 'pharos-seo' )
					: __( 'Day of the chart', 'pharos-seo' )
			}
			aria-valuemin={ 1 }
			aria-valuemax={ days.length }
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
						days,
						hasPositions,
						hasWeeks,
						marked: chosen === null ? null : ( day?.date ?? null ),
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
	{ clicks, impressions, position }: ChartDay,
	name: string
): string {
	const figures = [
		name,
		clicksText( clicks ),
		impressionsText( impressions ),
	] as const;
	return position
		? sprintf(
				/* translators: 1: day, such as "12 Nov". 2: "34 clicks". 3: "410 impressions". 4: average position. */
				__( '%1$s: %2$s, %3$s, average position %4$s', 'pharos-seo' ),
				...figures,
				formatNumber( position, {
					maximumFractionDigits: 1,
				} )
			)
		: sprintf(
				/* translators: 1: day, such as "12 Nov". 2: "34 clicks". 3: "410 impressions". */
				__( '%1$s: %2$s, %3$s', 'pharos-seo' ),
				...figures
			);
}
