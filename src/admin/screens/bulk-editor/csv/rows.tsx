import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { SeoFileRow } from '../../../../../store';
import { ListTable } from '../../../lists/list-table';
import { ObjectLink } from '../../../../components/object-link';
import { CELL, ROW } from '../../../../components/table-roles';

/** Rows that are shown at first, and more with each click. */
const SHOWN = 20;

interface RowsProps {
	label: string;
	rows: readonly SeoFileRow[];
	/** Whether they have a reason in place of changes. */
	hasReasons?: boolean;
}

/** Rows of a file: their pages, and what they change, or why they can't be imported. */
export function Rows( { label, rows, hasReasons = false }: RowsProps ) {
	const [ shown, setShown ] = useState( SHOWN );
	if ( rows.length === 0 ) {
		return null;
	}
	const columns = hasReasons
		? [
				__( 'Row', 'pharos-seo' ),
				__( 'Page', 'pharos-seo' ),
				__( 'Reason', 'pharos-seo' ),
			]
		: [
				__( 'Row', 'pharos-seo' ),
				__( 'Page', 'pharos-seo' ),
				__( 'Changes', 'pharos-seo' ),
			];
	return (
		<div>
			<h2>{ `${ label } (${ formatNumber( rows.length ) })` }</h2>
			<ListTable
				label={ label }
				className="is-stackable pharos-seo-file__rows"
				columns={ columns.map( ( name ) => ( {
					id: name,
					label: name,
				} ) ) }
			>
				{ rows.slice( 0, shown ).map( ( row ) => (
					<tr key={ row.row } { ...ROW }>
						<td { ...CELL } data-label={ columns[ 0 ] }>
							{ formatNumber( row.row ) }
						</td>
						<td { ...CELL } data-label={ columns[ 1 ] }>
							<ObjectLink object={ row.object } />
						</td>
						<td { ...CELL } data-label={ columns[ 2 ] }>
							{ row.message || <Changes row={ row } /> }
						</td>
					</tr>
				) ) }
			</ListTable>
			{ rows.length > shown && (
				<Button
					variant="link"
					onClick={ () => setShown( shown + 10 * SHOWN ) }
				>
					{ sprintf(
						/* translators: %s: number of rows that aren't shown yet. */
						__( 'Show more (%s)', 'pharos-seo' ),
						formatNumber( rows.length - shown )
					) }
				</Button>
			) }
		</div>
	);
}

/** The changed fields, by the names of their columns. */
function Changes( { row: { changes } }: { row: SeoFileRow } ) {
	return (
		<dl className="pharos-seo-file__changes">
			{ changes.map( ( change ) => (
				<div key={ change.field }>
					<dt>
						<bdi dir="ltr">{ change.field }</bdi>
					</dt>
					<dd>
						<del>
							<Value text={ change.old } />
						</del>
						<span
							aria-hidden="true"
							className="pharos-seo-file__arrow"
						/>
						<ins>
							<Value text={ change.new } />
						</ins>
					</dd>
				</div>
			) ) }
		</dl>
	);
}

const Value = ( { text }: { text: string } ) =>
	text === '' ? (
		<em>{ __( '(empty)', 'pharos-seo' ) }</em>
	) : (
		<bdi>{ text }</bdi>
	);
