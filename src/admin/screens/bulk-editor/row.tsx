import { Composite } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type {
	BulkFailure,
	BulkField,
	BulkItem,
	BulkValues,
	SiteSettings,
} from '../../../../store';
import { isEditable, isNoindexLocked } from './cells';
import { ChecksCell } from './checks-cell';
import { NameCell } from './name-cell';
import { NoindexCell } from './noindex-cell';
import { TextCell } from './text-cell';
import type { Editing, Editor } from './use-editing';

interface RowProps {
	rowKey: string;
	/** Its index in the table. */
	index: number;
	item: BulkItem;
	edits: BulkValues | undefined;
	failure: BulkFailure | undefined;
	limits: SiteSettings[ 'limits' ];
	separator: string;
	/** The id of the element that explains why fields are locked. */
	lockId: string;
	/** The cell of this row that is being edited. */
	editing: Editing | null;
	editor: Editor;
	onRevert: ( key: string ) => void;
}

const TEXTS = [
	{ field: 'title', label: __( 'Title', 'pharos-seo' ) },
	{ field: 'description', label: __( 'Description', 'pharos-seo' ) },
] as const;

function DrawnRow( {
	rowKey,
	index,
	item,
	edits,
	failure,
	limits,
	separator,
	lockId,
	editing,
	editor,
	onRevert,
}: RowProps ) {
	const errorId = `pharos-bulk-row-${ index }-error`;
	const cell = ( field: BulkField ) => ( {
		rowKey,
		name: item.name,
		saved: item.fields[ field ],
		value: edits?.[ field ] ?? item.fields[ field ],
		isEditable: isEditable( item, field ),
		editing: editing?.field === field ? editing : null,
		editor,
		errorId: failure?.fields.includes( field ) ? errorId : '',
		lockId: field === 'noindex' && isNoindexLocked( item ) ? lockId : '',
	} );

	return (
		<Composite.Row
			render={ <tr className={ edits ? 'is-changed' : undefined } /> }
			role="row"
		>
			<NameCell
				item={ item }
				isChanged={ edits !== undefined }
				failure={ failure }
				errorId={ errorId }
				onRevert={ () => onRevert( rowKey ) }
			/>
			{ TEXTS.map( ( { field, label } ) => (
				<TextCell
					key={ field }
					{ ...cell( field ) }
					field={ field }
					label={ label }
					inherited={ item.inherited[ field ] }
					resolved={ item.resolved[ field ] }
					limit={ limits[ field ] }
					separator={ separator }
				/>
			) ) }
			<NoindexCell
				{ ...cell( 'noindex' ) }
				inherited={ item.inherited.noindex }
			/>
			<ChecksCell
				checks={ item.checks }
				issues={ item.issues }
				edit_link={ item.edit_link }
				name={ item.name }
			/>
		</Composite.Row>
	);
}

/** A post or term. Memoized: only renders when its data changes. */
export const Row = memo( DrawnRow );
