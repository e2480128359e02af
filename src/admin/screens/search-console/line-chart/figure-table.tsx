import { __ } from '@wordpress/i18n';
import type { FigureColumn } from './figure-rows';
import type { Chart, Unit } from './types';

const LABELS: Readonly< Record< Unit, string > > = {
	day: __( 'Figures by day', 'pharos-seo' ),
	week: __( 'Figures by week', 'pharos-seo' ),
	month: __( 'Figures by month', 'pharos-seo' ),
};

/** The table with the figures of a chart, latest first. */
export function FigureTable( {
	chart: { unit, entries },
	columns,
}: {
	chart: Chart;
	columns: readonly FigureColumn[];
} ) {
	return (
		<div
			className="pharos-chart__table"
			role="region"
			aria-label={ LABELS[ unit ] }
			// Focusable, because it scrolls and contains no focusable elements.
			tabIndex={ 0 }
		>
			<table aria-label={ LABELS[ unit ] }>
				<thead>
					<tr>
						{ columns.map( ( { id, label } ) => (
							<th
								key={ id }
								scope="col"
								className={ `is-${ id }` }
							>
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ [ ...entries ].reverse().map( ( entry ) => (
						<tr key={ entry.start }>
							{ columns.map( ( { id, text }, index ) =>
								index === 0 ? (
									<th key={ id } scope="row">
										{ text( entry ) }
									</th>
								) : (
									<td key={ id } className={ `is-${ id }` }>
										{ text( entry ) }
									</td>
								)
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
