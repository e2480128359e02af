import { __ } from '@wordpress/i18n';
import './legend.scss';

/** The legend of a sample chart of clicks and impressions. */
export function Legend() {
	return (
		<ul className="pharos-chart-legend">
			<li className="is-impressions">
				{ __( 'Impressions', 'pharos-seo' ) }
			</li>
			<li className="is-clicks">{ __( 'Clicks', 'pharos-seo' ) }</li>
		</ul>
	);
}
