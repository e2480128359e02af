import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import './legend.scss';

/** The legend of a chart of clicks and impressions. */
export function Legend( {
	children,
}: {
	/** The items of further series. */
	children?: ReactNode;
} ) {
	return (
		<ul className="pharos-chart-legend">
			<li className="is-impressions">
				{ __( 'Impressions', 'pharos-seo' ) }
			</li>
			<li className="is-clicks">{ __( 'Clicks', 'pharos-seo' ) }</li>
			{ children }
		</ul>
	);
}
