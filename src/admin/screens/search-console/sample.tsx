import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { Legend } from './line-chart/legend';
import { StatusBadge } from './content-performance/status-badge';
import { Inert } from './inert';
import { SAMPLE_DAYS, SAMPLE_PAGES } from './sample-data';

/** A sample of the cards. It is labeled as a sample and inert, so that it isn't mistaken for real figures. */
export function Sample() {
	return (
		<>
			<section className="pharos-card" aria-labelledby="pharos-sample">
				<div className="pharos-gsc-head">
					<h2 id="pharos-sample" className="pharos-card__title">
						{ __( 'Site Search Traffic', 'pharos-seo' ) }
					</h2>
					<Mark />
				</div>
				<Inert>
					<Legend />
					<Lines />
				</Inert>
			</section>
			<section className="pharos-card" aria-labelledby="pharos-sample-2">
				<div className="pharos-gsc-head">
					<h2 id="pharos-sample-2" className="pharos-card__title">
						{ __( 'SEO Performance', 'pharos-seo' ) }
					</h2>
					<Mark />
				</div>
				<Inert>
					<ul className="pharos-gsc-sample">
						<li className="is-head">
							<span>{ __( 'Page', 'pharos-seo' ) }</span>
							<span>{ __( 'Status', 'pharos-seo' ) }</span>
							<span>{ __( 'Clicks', 'pharos-seo' ) }</span>
							<span>{ __( 'Avg. Position', 'pharos-seo' ) }</span>
							<span>{ __( 'Impressions', 'pharos-seo' ) }</span>
						</li>
						{ SAMPLE_PAGES.map( ( page ) => (
							<li key={ page.path }>
								<span dir="ltr">{ page.path }</span>
								<StatusBadge position={ page.position } />
								<span>{ formatNumber( page.clicks ) }</span>
								<span>{ formatNumber( page.position ) }</span>
								<span>
									{ formatNumber( page.impressions ) }
								</span>
							</li>
						) ) }
					</ul>
				</Inert>
			</section>
		</>
	);
}

const Mark = () => (
	<span className="pharos-gsc-mark">
		{ __( 'Sample data', 'pharos-seo' ) }
	</span>
);

const WIDTH = 600;
const HEIGHT = 120;

/** Returns the SVG path of a line chart, scaled to the largest value. */
function path( values: readonly number[] ): string {
	const most = Math.max( ...values ) * 1.1;
	const step = WIDTH / ( values.length - 1 );
	return values
		.map(
			( value, index ) =>
				`${ ( index * step ).toFixed( 1 ) },${ (
					HEIGHT -
					( value / most ) * HEIGHT
				).toFixed( 1 ) }`
		)
		.join( ' ' );
}

/** Drawn as SVG, so that the chart library doesn't have to be loaded. */
function Lines() {
	return (
		<svg
			className="pharos-gsc-lines"
			viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
			preserveAspectRatio="none"
			height={ HEIGHT }
			focusable="false"
		>
			{ [ 0.25, 0.5, 0.75, 1 ].map( ( part ) => (
				<line
					key={ part }
					x1="0"
					x2={ WIDTH }
					y1={ HEIGHT * part }
					y2={ HEIGHT * part }
				/>
			) ) }
			<polyline
				className="is-impressions"
				points={ path(
					SAMPLE_DAYS.map( ( { impressions } ) => impressions )
				) }
			/>
			<polyline
				className="is-clicks"
				points={ path(
					SAMPLE_DAYS.map( ( { clicks } ) => clicks * 8 )
				) }
			/>
		</svg>
	);
}
