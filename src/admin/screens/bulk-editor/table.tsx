import { Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store, type SiteSettings } from '../../../../store';
import { isNoindexLocked, Row } from './row';
import { useGrid } from './use-grid';
import { useRevert } from './use-revert';

const COLUMNS = [
	{ name: 'name', label: __( 'Name', 'pharos-seo' ) },
	{ name: 'title', label: __( 'Title', 'pharos-seo' ) },
	{ name: 'description', label: __( 'Description', 'pharos-seo' ) },
	{ name: 'noindex', label: __( 'No Index', 'pharos-seo' ) },
	{ name: 'checks', label: __( 'Checks', 'pharos-seo' ) },
];

/** What it is anyway, said once more: stacked on a phone (`display: block`) it is no table to some browsers. */
const GROUP = { role: 'rowgroup' };

interface TableProps {
	/** Of the rows, in order. */
	keys: readonly string[];
	limits: SiteSettings[ 'limits' ];
}

/** Posts and terms, one a row. */
export function Table( { keys, limits }: TableProps ) {
	const { items, edits, failures, separator } = useSelect( ( select ) => {
		const { getBulkItems, getBulkEdits, getBulkFailures, getSettings } =
			select( store );
		return {
			items: getBulkItems(),
			edits: getBulkEdits(),
			failures: getBulkFailures(),
			separator: getSettings()?.separator ?? '-',
		};
	}, [] );
	const { table, active, editing, change, events } = useGrid( keys );
	const revert = useRevert();
	const id = useInstanceId( Table, 'pharos-bulk' );
	const lockId = `${ id }-lock`;
	const hasLocks = keys.some( ( key ) => {
		const item = items[ key ];
		return item && isNoindexLocked( item );
	} );

	return (
		<>
			<p id={ `${ id }-hint` } className="pharos-bulk__hint">
				{ __(
					'Arrow keys move from cell to cell, Enter edits, Escape takes back. Grey texts come from the type; variables such as %title% work here too.',
					'pharos-seo'
				) }
			</p>
			{ hasLocks && (
				// Read with each cell that it is about.
				<Notice status="info" isDismissible={ false } spokenMessage="">
					<span id={ lockId }>
						{ __(
							'Only users who can publish can change No Index.',
							'pharos-seo'
						) }
					</span>
				</Notice>
			) }
			<table
				ref={ table }
				role="grid"
				className="pharos-bulk__table"
				aria-label={ __( 'Posts and terms', 'pharos-seo' ) }
				aria-describedby={ `${ id }-hint` }
				{ ...events }
			>
				<thead { ...GROUP }>
					<tr role="row">
						{ COLUMNS.map( ( { name, label } ) => (
							<th
								key={ name }
								scope="col"
								role="columnheader"
								className={ `is-${ name }` }
							>
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody { ...GROUP }>
					{ keys.map( ( key, index ) => {
						const item = items[ key ];
						return (
							item && (
								<Row
									key={ key }
									rowKey={ key }
									index={ index }
									item={ item }
									edits={ edits[ key ] }
									failure={ failures[ key ] }
									limits={ limits }
									separator={ separator }
									lockId={ lockId }
									active={
										active.row === index
											? active.stop
											: null
									}
									editing={
										editing?.row === index ? editing : null
									}
									onChange={ change }
									onRevert={ revert }
								/>
							)
						);
					} ) }
				</tbody>
			</table>
		</>
	);
}
