import { memo, useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type {
	BulkFailure,
	BulkField,
	BulkItem,
	BulkValues,
	SiteSettings,
} from '../../../../store';
import { ChecksCell } from './checks-cell';
import { NameCell } from './name-cell';
import { NoindexCell } from './noindex-cell';
import type { Stop } from './places';
import { TextCell } from './text-cell';
import type { Editing } from './use-grid';

interface RowProps {
	rowKey: string;
	/** Its place in the table. */
	index: number;
	item: BulkItem;
	edits: BulkValues | undefined;
	failure: BulkFailure | undefined;
	limits: SiteSettings[ 'limits' ];
	separator: string;
	/** Of the element that says why fields are locked. */
	lockId: string;
	/** What of it Tab leads to. */
	active: Stop | null;
	editing: Editing | null;
	onChange: (
		step: string,
		key: string,
		field: BulkField,
		value: string
	) => void;
	onRevert: ( key: string ) => void;
}

const TEXTS = [
	{ field: 'title', label: __( 'Title', 'pharos-seo' ) },
	{ field: 'description', label: __( 'Description', 'pharos-seo' ) },
] as const;

/**
 * Whether the person may change the texts of a row, but not whether it is indexed.
 *
 * @param item What is stored of it.
 */
export const isNoindexLocked = ( item: BulkItem ): boolean =>
	item.editable && ! item.can_restrict;

function DrawnRow( {
	rowKey,
	index,
	item,
	edits,
	failure,
	limits,
	separator,
	lockId,
	active,
	editing,
	onChange,
	onRevert,
}: RowProps ) {
	const id = `pharos-bulk-row-${ index }`;
	const step = editing?.step;
	const change = useCallback(
		( field: BulkField, value: string ) =>
			step !== undefined && onChange( step, rowKey, field, value ),
		[ step, rowKey, onChange ]
	);
	const cell = ( field: BulkField ) => {
		const isLocked = field === 'noindex' && isNoindexLocked( item );
		return {
			name: item.name,
			saved: item.fields[ field ],
			value: edits?.[ field ] ?? item.fields[ field ],
			isEditable: item.editable && ! isLocked,
			isActive: active === field,
			isEditing: editing?.stop === field,
			errorId: failure?.fields.includes( field ) ? `${ id }-error` : '',
			lockId: isLocked ? lockId : '',
			onChange: change,
		};
	};

	return (
		<tr
			role="row"
			data-row={ index }
			className={ edits ? 'is-changed' : undefined }
		>
			<NameCell
				item={ item }
				active={ active }
				isChanged={ edits !== undefined }
				failure={ failure }
				errorId={ `${ id }-error` }
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
				isActive={ active === 'checks' }
			/>
		</tr>
	);
}

/** One post or term. Drawn again only when something of it changes. */
export const Row = memo( DrawnRow );
