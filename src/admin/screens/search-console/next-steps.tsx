import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../common/locale';
import { focusHeading } from '../../navigation/focus-heading';
import { routeOf } from './content-performance/list-query';
import { InsightsFailure, useInsights } from './use-insights';

/** The next steps: insights that have pages, each with a link to them. Null when there are none. */
export function NextSteps() {
	const { insights, error } = useInsights();
	if ( error ) {
		return <InsightsFailure error={ error } />;
	}
	const found = insights?.filter( ( { count } ) => count > 0 ) ?? [];
	if ( found.length === 0 ) {
		return null;
	}
	return (
		<section
			className="pharos-card pharos-gsc-next"
			aria-labelledby="pharos-next-title"
		>
			<h2 id="pharos-next-title" className="pharos-card__title">
				{ __( 'Next steps', 'pharos-seo' ) }
			</h2>
			<ul>
				{ found.map( ( { code, label, description, count } ) => (
					<li key={ code }>
						<Link
							to={ routeOf( { insight: code } ) }
							state={ focusHeading }
						>
							{ label }{ ' ' }
							<span className="pharos-gsc-count">
								{ formatNumber( count ) }
							</span>
						</Link>
						<p>{ description }</p>
					</li>
				) ) }
			</ul>
		</section>
	);
}
