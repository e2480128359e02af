import { Icon } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { _n } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../common/locale';
import { store } from '../../../../store';
import { getBoot } from '../../../boot';
import { STATUS_ICONS } from '../../../components/check-badge';
import { focusHeading } from '../../navigation/focus-heading';
import { routeOf } from '../analysis/list-query';

const COUNTED = [
	{
		status: 'error' as const,
		label: ( count: number ) =>
			_n( 'Error', 'Errors', count, 'pharos-seo' ),
	},
	{
		status: 'warning' as const,
		label: ( count: number ) =>
			_n( 'Warning', 'Warnings', count, 'pharos-seo' ),
	},
	{
		status: 'success' as const,
		label: ( count: number ) =>
			_n( 'Passed check', 'Passed checks', count, 'pharos-seo' ),
	},
];

/** The number of checks by status; each count links to these checks. */
export function Health() {
	// Undefined until all reports are loaded: partial counts would be misleading.
	const known = useSelect(
		( select ) => select( store ).getCheckCounts(),
		[]
	);
	const counts = known ?? getBoot().analysis;
	if ( ! counts ) {
		return null;
	}
	return (
		<ul className="pharos-health">
			{ COUNTED.map( ( { status, label } ) => {
				const count = counts[ status ];
				return (
					<li key={ status }>
						<Link
							className={ `pharos-health__count is-${
								count > 0 ? status : 'none'
							}` }
							to={ routeOf( { status } ) }
							state={ focusHeading }
						>
							<Icon icon={ STATUS_ICONS[ status ] } size={ 20 } />
							<strong>{ formatNumber( count ) }</strong>{ ' ' }
							<span>{ label( count ) }</span>
						</Link>
					</li>
				);
			} ) }
		</ul>
	);
}
