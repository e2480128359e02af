import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { SHOWN_STATUSES, statusLabel } from '../../../../common/checks/status';
import { SearchField } from '../../lists/search-field';
import type { FiltersProps } from '../../lists/list-filter';
import type { ListQuery } from './list-query';
import type { CheckRow } from './rows';

const CHIPS = [
	{ status: 'all' as const, label: __( 'All', 'pharos-seo' ) },
	...SHOWN_STATUSES.map( ( status ) => ( {
		status,
		label: statusLabel( status ),
	} ) ),
];

interface CheckFiltersProps extends FiltersProps< ListQuery > {
	rows: readonly CheckRow[];
}

/** The search field and status filters, with the number of checks in each. */
export function Filters( {
	rows,
	query,
	onChange,
	onSearch,
}: CheckFiltersProps ) {
	const count = ( status: ListQuery[ 'status' ] ) =>
		status === 'all'
			? rows.length
			: rows.filter( ( { shown } ) => shown === status ).length;
	return (
		<div className="pharos-analysis__filters">
			<div
				className="pharos-analysis__chips"
				role="group"
				aria-label={ __( 'Show', 'pharos-seo' ) }
			>
				{ CHIPS.map( ( { status, label } ) => (
					<Button
						key={ status }
						className="pharos-analysis__chip"
						aria-pressed={ query.status === status }
						onClick={ () => onChange( { status } ) }
					>
						{ label }{ ' ' }
						<span className="pharos-analysis__count">
							{ formatNumber( count( status ) ) }
						</span>
					</Button>
				) ) }
			</div>
			<SearchField
				label={ __( 'Search checks', 'pharos-seo' ) }
				value={ query.search }
				onSearch={ onSearch }
			/>
		</div>
	);
}
