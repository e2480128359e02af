import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link, useNavigate } from 'react-router-dom';
import { focusHeading } from '../../navigation/focus-heading';
import { ContentGap } from './content-performance/content-gap';
import { List } from './content-performance/list';
import {
	LIST,
	routeOf,
	type ListQuery,
} from './content-performance/list-query';
import './content-performance/style.scss';
import { Tabs } from './content-performance/tabs';
import { useRange } from './use-range';

/** Rows of the Content Gap placeholder in the card. */
const GAP_ROWS = 5;

/** SEO Performance: the top pages, with a link to all of them. */
export function PerformanceCard() {
	const [ order, setOrder ] = useState<
		Pick< ListQuery, 'orderby' | 'order' >
	>( LIST.initial );
	const [ range ] = useRange();
	const query = { ...LIST.initial, ...order, ...range };
	const navigate = useNavigate();
	return (
		<section
			className="pharos-card pharos-performance"
			aria-labelledby="pharos-performance-title"
		>
			<div className="pharos-gsc-head">
				<h2
					id="pharos-performance-title"
					className="pharos-card__title"
				>
					{ __( 'SEO Performance', 'pharos-seo' ) }
				</h2>
				<Link to={ routeOf( range ) } state={ focusHeading }>
					{ __( 'View Full Report', 'pharos-seo' ) }
				</Link>
			</div>
			<Tabs
				tab="analysis"
				analysis={
					<List
						isShort
						query={ query }
						onChange={ ( { orderby, order: direction } ) =>
							setOrder( {
								orderby: orderby ?? order.orderby,
								order: direction ?? order.order,
							} )
						}
						onOpen={ ( url ) =>
							void navigate( routeOf( { url, ...range } ) )
						}
					/>
				}
				gap={ <ContentGap rows={ GAP_ROWS } /> }
			/>
		</section>
	);
}
