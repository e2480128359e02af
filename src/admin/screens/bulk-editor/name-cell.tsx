import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { PLAIN } from '../../../components/plain';
import type { BulkFailure, BulkItem } from '../../../../store';
import type { Stop } from './places';

interface NameCellProps {
	item: BulkItem;
	active: Stop | null;
	isChanged: boolean;
	failure: BulkFailure | undefined;
	/** Of the element that says why the row was not saved. */
	errorId: string;
	onRevert: () => void;
}

/** What the row is about, where that is edited and seen, and what is wrong with the row. */
export function NameCell( {
	item,
	active,
	isChanged,
	failure,
	errorId,
	onRevert,
}: NameCellProps ) {
	const stop = ( name: Stop ) => ( {
		'data-stop': name,
		tabIndex: active === name ? 0 : -1,
	} );
	const name = <bdi className={ PLAIN }>{ item.name }</bdi>;
	return (
		<th
			scope="row"
			role="rowheader"
			className="pharos-bulk__name"
			{ ...( item.edit_link === '' ? stop( 'edit' ) : {} ) }
		>
			{ item.edit_link === '' ? (
				name
			) : (
				<a href={ item.edit_link } { ...stop( 'edit' ) }>
					{ name }
				</a>
			) }
			<span className="pharos-bulk__facts">
				<span>{ item.type_label }</span>
				{ item.status !== '' && <span>{ item.status }</span> }
				{ item.url !== '' && (
					<a
						href={ item.url }
						aria-label={ sprintf(
							/* translators: %s: name of a post or term. */
							__( 'View “%s”', 'pharos-seo' ),
							item.name
						) }
						{ ...stop( 'view' ) }
					>
						{ __( 'View', 'pharos-seo' ) }
					</a>
				) }
				{ isChanged && (
					<Button
						variant="link"
						onClick={ onRevert }
						aria-label={ sprintf(
							/* translators: %s: name of a post or term. */
							__( 'Undo changes: %s', 'pharos-seo' ),
							item.name
						) }
						{ ...stop( 'revert' ) }
					>
						{ __( 'Undo changes', 'pharos-seo' ) }
					</Button>
				) }
			</span>
			{ failure && <Failure failure={ failure } id={ errorId } /> }
		</th>
	);
}

function Failure( { failure, id }: { failure: BulkFailure; id: string } ) {
	return (
		<span className="pharos-bulk__error" id={ id }>
			<span>
				{ failure.message ||
					__(
						'Changed somewhere else meanwhile. Save to replace that, or undo your change.',
						'pharos-seo'
					) }
			</span>
			{ Object.entries( failure.conflicts ).map( ( [ field, value ] ) => (
				<span key={ field } dir="auto" className={ PLAIN }>
					{ sprintf(
						/* translators: %s: a text that another person has saved. */
						__( 'Stored now: “%s”', 'pharos-seo' ),
						value
					) }
				</span>
			) ) }
		</span>
	);
}
