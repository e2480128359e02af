import { Button, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getBoot } from '../../../../boot';
import { Inert } from '../inert';

/** Number of placeholder rows. */
const ROWS = 20;

/** A placeholder for the Content Gap report of the paid edition, with a link to it. */
export function ContentGap( { rows = ROWS }: { rows?: number } ) {
	const { pricingUrl } = getBoot();
	return (
		<div className="pharos-gap">
			<Inert>
				<ul className="pharos-gap__rows">
					{ Array.from( { length: rows }, ( _, index ) => (
						<li key={ index }>
							<span
								style={ {
									width: `${ 30 + ( ( index * 17 ) % 30 ) }%`,
								} }
							/>
							<span />
							<span />
						</li>
					) ) }
				</ul>
			</Inert>
			<div className="pharos-gap__overlay">
				<h3>
					{ __(
						'Unlock Competitor Insights with Content Gap',
						'pharos-seo'
					) }
				</h3>
				{ pricingUrl && (
					<Button
						variant="primary"
						href={ pricingUrl }
						target="_blank"
						rel="noreferrer"
						__next40pxDefaultSize
					>
						{ __( 'Upgrade to View Full Report', 'pharos-seo' ) }
						<VisuallyHidden>
							{ __( '(opens in a new tab)', 'pharos-seo' ) }
						</VisuallyHidden>
					</Button>
				) }
			</div>
		</div>
	);
}
