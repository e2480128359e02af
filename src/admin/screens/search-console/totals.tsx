import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { ClicksData, Period } from '../../../../store';
import { Resource } from '../../../resource';
import { Change } from './change';

const THAN: Record< Period, string > = {
	7: __( 'from the previous 7 days', 'pharos-seo' ),
	28: __( 'from the previous 28 days', 'pharos-seo' ),
	90: __( 'from the previous 90 days', 'pharos-seo' ),
	'16m': __( 'from the previous 16 months', 'pharos-seo' ),
};

/** The Clicks and Impressions cards. */
export function Totals( { period }: { period: Period } ) {
	return (
		<Resource
			reads={ [ [ 'getClicksData', period ] ] }
			failure={ __(
				'Failed to fetch clicks and impressions',
				'pharos-seo'
			) }
			rows={ 2 }
		>
			{ ( { clicks, impressions } ) => (
				<div className="pharos-gsc-totals">
					<Total
						label={ __( 'Clicks', 'pharos-seo' ) }
						figure={ clicks }
						than={ THAN[ period ] }
					/>
					<Total
						label={ __( 'Impressions', 'pharos-seo' ) }
						figure={ impressions }
						than={ THAN[ period ] }
					/>
				</div>
			) }
		</Resource>
	);
}

interface TotalProps {
	label: string;
	figure: ClicksData[ 'clicks' ];
	than: string;
}

function Total( { label, figure, than }: TotalProps ) {
	return (
		<section className="pharos-card pharos-gsc-total">
			<h3 className="pharos-card__title">{ label }</h3>
			<p className="pharos-gsc-total__number">
				{ figure.current === null
					? '–'
					: formatNumber( figure.current ) }
			</p>
			<p>
				<Change
					change={ figure.percentage }
					hasValue={ Boolean( figure.current ) }
					compares={ figure.previous !== null }
					than={ than }
				/>
			</p>
		</section>
	);
}
