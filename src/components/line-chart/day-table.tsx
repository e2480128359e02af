import { __ } from '@wordpress/i18n';
import { formatNumber, formatDay } from '../../../common/locale';
import type { ChartDay } from './types';

interface DayTableProps {
	days: readonly ChartDay[];
	beforeLabel: string | undefined;
	hasPositions: boolean;
	hasWeeks: boolean;
}

/** The table with the figures of a chart, latest day first. */
export function DayTable( {
	days,
	beforeLabel,
	hasPositions,
	hasWeeks,
}: DayTableProps ) {
	const label = hasWeeks
		? __( 'Clicks and impressions by week', 'pharos-seo' )
		: __( 'Clicks and impressions by day', 'pharos-seo' );
	return (
		<div
			className="pharos-chart__table"
			role="region"
			aria-label={ label }
			// Focusable, because it scrolls and contains no focusable elements.
			tabIndex={ 0 }
		>
			<table aria-label={ label }>
				<thead>
					<tr>
						<th scope="col">
							{ hasWeeks
								? __( 'Week from', 'pharos-seo' )
								: __( 'Day', 'pharos-seo' ) }
						</th>
						<th scope="col">{ __( 'Clicks', 'pharos-seo' ) }</th>
						<th scope="col">
							{ __( 'Impressions', 'pharos-seo' ) }
						</th>
						{ hasPositions && (
							<th scope="col">
								{ __( 'Position', 'pharos-seo' ) }
							</th>
						) }
						{ beforeLabel && <th scope="col">{ beforeLabel }</th> }
					</tr>
				</thead>
				<tbody>
					{ [ ...days ].reverse().map( ( day ) => (
						<tr key={ day.date }>
							<th scope="row">
								{ formatDay( day.date, {
									dateStyle: 'medium',
								} ) }
							</th>
							<td>{ formatNumber( day.clicks ) }</td>
							<td>{ formatNumber( day.impressions ) }</td>
							{ hasPositions && (
								<td>
									{ formatNumber( day.position, {
										maximumFractionDigits: 1,
									} ) }
								</td>
							) }
							{ beforeLabel && (
								<td>{ formatNumber( day.before ) }</td>
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
