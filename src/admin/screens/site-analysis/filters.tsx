import { Button, SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { STATUSES } from '../../../components/check-badge';
import type { ListQuery } from './list-query';
import { ORDER, type CheckRow } from './rows';

/** Milliseconds without a key (ux.md 4.8). */
const PAUSE = 200;

const CHIPS = [
	{ status: 'all' as const, label: __( 'All', 'pharos-seo' ) },
	...ORDER.map( ( status ) => ( {
		status,
		label: STATUSES[ status ].label,
	} ) ),
];

interface FiltersProps {
	rows: readonly CheckRow[];
	query: ListQuery;
	onChange: ( changes: Partial< ListQuery > ) => void;
}

/** Which checks are shown; how many there are of each kind. */
export function Filters( { rows, query, onChange }: FiltersProps ) {
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
			<Search query={ query } onChange={ onChange } />
		</div>
	);
}

function Search( { query, onChange }: Omit< FiltersProps, 'rows' > ) {
	const [ text, setText ] = useState( query.search );
	const apply = useCallback(
		( words: string ) => onChange( { search: words.trim() } ),
		[ onChange ]
	);
	// Another function would have to wait anew.
	const search = useDebounce( apply, PAUSE );
	// Back, or a cleared search; not what is being typed.
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
				search( words );
			} }
		/>
	);
}
