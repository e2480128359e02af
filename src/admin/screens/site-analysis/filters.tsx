import { Button, SearchControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SHOWN_STATUSES, statusLabel } from '../../../../common/checks/status';
import type { ListQuery } from './list-query';
import type { CheckRow } from './rows';

const CHIPS = [
	{ status: 'all' as const, label: __( 'All', 'pharos-seo' ) },
	...SHOWN_STATUSES.map( ( status ) => ( {
		status,
		label: statusLabel( status ),
	} ) ),
];

interface FiltersProps {
	rows: readonly CheckRow[];
	query: ListQuery;
	onChange: ( changes: Partial< ListQuery > ) => void;
	onSearch: ( words: string ) => void;
}

/** The search field and status filters, with the number of checks in each. */
export function Filters( { rows, query, onChange, onSearch }: FiltersProps ) {
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
							{ count( status ).toLocaleString() }
						</span>
					</Button>
				) ) }
			</div>
			<Search query={ query } onSearch={ onSearch } />
		</div>
	);
}

function Search( {
	query,
	onSearch,
}: Pick< FiltersProps, 'query' | 'onSearch' > ) {
	const [ text, setText ] = useState( query.search );
	// Applies changes from Back or a cleared search, but not the text that is being typed.
	useEffect( () => {
		setText( ( now ) =>
			now.trim() === query.search ? now : query.search
		);
	}, [ query.search ] );

	return (
		<SearchControl
			__nextHasNoMarginBottom
			label={ __( 'Search checks', 'pharos-seo' ) }
			placeholder={ __( 'Search checks', 'pharos-seo' ) }
			value={ text }
			onChange={ ( words ) => {
				setText( words );
				onSearch( words );
			} }
		/>
	);
}
