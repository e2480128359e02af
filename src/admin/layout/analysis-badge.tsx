import { Icon } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	cancelCircleFilled,
	chartBar,
	error as triangle,
	published,
} from '@wordpress/icons';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../common/locale';
import { store, type CheckCounts } from '../../../store';
import { getBoot } from '../../boot';
import { useMenuBubble } from './use-menu-bubble';

/** The site's status: the worst severity that the analysis found, and how many issues have it. */
export function AnalysisBadge() {
	const known = useSelect(
		( select ) => select( store ).getCheckCounts(),
		[]
	);
	const counts = known ?? getBoot().analysis ?? null;
	useMenuBubble( counts?.error );
	const { status, number, text } = summaryOf( counts );
	return (
		<Link
			className={ `pharos-badge pharos-bar__analysis is-${ status }` }
			to="/site-seo-analysis"
		>
			<Icon icon={ ICONS[ status ] } size={ 18 } />
			{ status !== 'unknown' && (
				<span className="pharos-bar__analysis-subject">
					{ __( 'Site SEO Analysis:', 'pharos-seo' ) }{ ' ' }
				</span>
			) }
			<span className="pharos-bar__analysis-text">{ text }</span>
			{ number > 0 && (
				<span className="pharos-bar__analysis-number" aria-hidden>
					{ formatNumber( number ) }
				</span>
			) }
		</Link>
	);
}

/** The icons of CheckBadge, whose labels aren't needed here. */
const ICONS = {
	error: cancelCircleFilled,
	warning: triangle,
	success: published,
	unknown: chartBar,
};

interface Summary {
	status: keyof typeof ICONS;
	number: number;
	text: string;
}

function summaryOf( counts: CheckCounts | null ): Summary {
	if ( ! counts ) {
		return {
			status: 'unknown',
			number: 0,
			text: __( 'Site Analysis', 'pharos-seo' ),
		};
	}
	const { error, warning } = counts;
	if ( error > 0 ) {
		return {
			status: 'error',
			number: error,
			text: sprintf(
				/* translators: %d: number of errors. */
				_n( '%d Error', '%d Errors', error, 'pharos-seo' ),
				error
			),
		};
	}
	return warning > 0
		? {
				status: 'warning',
				number: warning,
				text: sprintf(
					/* translators: %d: number of warnings. */
					_n( '%d Warning', '%d Warnings', warning, 'pharos-seo' ),
					warning
				),
			}
		: {
				status: 'success',
				number: 0,
				text: __( 'No errors or warnings', 'pharos-seo' ),
			};
}
