import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';

/** Returns "34 clicks". */
export const clicksText = ( clicks: number ): string =>
	sprintf(
		/* translators: %s: number of clicks. */
		_n( '%s click', '%s clicks', clicks, 'pharos-seo' ),
		formatNumber( clicks )
	);

/** Returns "410 impressions". */
export const impressionsText = ( impressions: number ): string =>
	sprintf(
		/* translators: %s: number of impressions. */
		_n( '%s impression', '%s impressions', impressions, 'pharos-seo' ),
		formatNumber( impressions )
	);
