import { Composite, Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { store, type SiteSettings } from '../../../../store';
import { cellId, isNoindexLocked } from './cells';
import { Row } from './row';
import { useEditing } from './use-editing';
import { useRevert } from './use-revert';

const COLUMNS = [
	{ name: 'name', label: __( 'Name', 'pharos-seo' ) },
	{ name: 'title', label: __( 'Title', 'pharos-seo' ) },
	{ name: 'description', label: __( 'Description', 'pharos-seo' ) },
	{ name: 'noindex', label: __( 'No Index', 'pharos-seo' ) },
	{ name: 'checks', label: __( 'Checks', 'pharos-seo' ) },
];

/** Explicit role: stacked on mobile devices (`display: block`), some browsers drop the table semantics. */
const GROUP = { role: 'rowgroup' };

interface TableProps {
	/** The keys of the rows, in order. */
	keys: readonly string[];
	limits: SiteSettings[ 'limits' ];
}

/** Keeps Composite from handling Alt or Command with an arrow key: browsers use them to go back. */
function leaveToBrowser( event: KeyboardEvent ): void {
	const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
	if (
		key.startsWith( 'Arrow' ) &&
		( altKey || ctrlKey || metaKey || shiftKey )
	) {
		event.stopPropagation();
	}
}

/**
 * The table of posts and terms: an ARIA grid, in which the arrow keys, Home, End, Page Up and Page Down move between cells,
 * with a single tab stop.
 */
export function BulkTable( { keys, limits }: TableProps ) {
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
	const [ editing, editor ] = useEditing( keys );
	const { undoBulkEdit, redoBulkEdit } = useDispatch( store );
	const revert = useRevert();
	const id = useInstanceId( BulkTable, 'pharos-bulk' );
	const lockId = `${ id }-lock`;
	const hasLocks = keys.some( ( key ) => {
		const item = items[ key ];
		return item && isNoindexLocked( item );
	} );

	const onHistoryKey = ( event: KeyboardEvent ) => {
		const { key, ctrlKey, metaKey, shiftKey } = event;
		if ( ! editing && ( ctrlKey || metaKey ) && /^[zy]$/i.test( key ) ) {
			event.preventDefault();
			event.stopPropagation();
			void ( key.toLowerCase() === 'y' || shiftKey
				? redoBulkEdit()
				: undoBulkEdit() );
		}
	};

	return (
		<>
			<p id={ `${ id }-hint` } className="pharos-bulk__hint">
				{ __(
					'Use arrow keys to move between cells, Enter to edit, Escape to cancel. Gray text is inherited; variables such as %title% work here too.',
					'pharos-seo'
				) }
			</p>
			{ hasLocks && (
				// Not announced: it is the description of each cell that it explains.
				<Notice status="info" isDismissible={ false } spokenMessage="">
					<span id={ lockId }>
						{ __(
							'Only users who can publish can change No Index.',
							'pharos-seo'
						) }
					</span>
				</Notice>
			) }
			<Composite
				focusShift
				defaultActiveId={ cellId( {
					key: keys[ 0 ] ?? '',
					field: 'title',
				} ) }
				render={ <table /> }
				role="grid"
				className="pharos-bulk__table"
				aria-label={ __( 'Posts and terms', 'pharos-seo' ) }
				aria-describedby={ `${ id }-hint` }
				onKeyDown={ onHistoryKey }
				onKeyDownCapture={ leaveToBrowser }
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
									editing={
										editing?.key === key ? editing : null
									}
									editor={ editor }
									onRevert={ revert }
								/>
							)
						);
					} ) }
				</tbody>
			</Composite>
		</>
	);
}
