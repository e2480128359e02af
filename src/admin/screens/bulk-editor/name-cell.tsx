import { Button, Composite } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { NO_EMOJI } from '../../../components/no-emoji';
import type { BulkFailure, BulkItem } from '../../../../store';

interface NameCellProps {
	item: BulkItem;
	isChanged: boolean;
	failure: BulkFailure | undefined;
	/** The id of the element that explains why the row wasn't saved. */
	errorId: string;
	onRevert: () => void;
}

/** The name of the row's post or term, with its links and the row's error. */
export function NameCell( {
	item,
	isChanged,
	failure,
	errorId,
	onRevert,
}: NameCellProps ) {
	const name = <bdi className={ NO_EMOJI }>{ item.name }</bdi>;
	const header = (
		<th scope="row" role="rowheader" className="pharos-bulk__name">
			{ item.edit_link === '' ? (
				name
			) : (
				<Composite.Item
					render={ <a href={ item.edit_link }>{ name }</a> }
				/>
			) }
			<span className="pharos-bulk__facts">
				<span>{ item.type_label }</span>
				{ item.status !== '' && <span>{ item.status }</span> }
				{ item.url === '' ? (
					<Gap />
				) : (
					<Composite.Item
						render={
							<a href={ item.url }>
								{ __( 'View', 'pharos-seo' ) }
							</a>
						}
						aria-label={ sprintf(
							/* translators: %s: name of a post or term. */
							__( 'View “%s”', 'pharos-seo' ),
							item.name
						) }
					/>
				) }
				{ isChanged ? (
					<Composite.Item
						render={ <Button variant="link" /> }
						onClick={ onRevert }
						aria-label={ sprintf(
							/* translators: %s: name of a post or term. */
							__( 'Undo changes: %s', 'pharos-seo' ),
							item.name
						) }
					>
						{ __( 'Undo changes', 'pharos-seo' ) }
					</Composite.Item>
				) : (
					<Gap />
				) }
			</span>
			{ failure && <Failure failure={ failure } id={ errorId } /> }
		</th>
	);
	// Each row needs a focusable cell at its start.
	return item.edit_link === '' ? (
		<Composite.Item render={ header } />
	) : (
		header
	);
}

/** A placeholder for a missing link: Composite finds the item below by counting the items of a row. */
const Gap = () => <Composite.Item disabled render={ <span hidden /> } />;

function Failure( { failure, id }: { failure: BulkFailure; id: string } ) {
	return (
		<span className="pharos-bulk__error" id={ id }>
			<span>
				{ failure.message ||
					__(
						'Changed in another window or by another user. Save to overwrite it, or undo your change.',
						'pharos-seo'
					) }
			</span>
			{ Object.entries( failure.conflicts ).map( ( [ field, value ] ) => (
				<span key={ field } dir="auto" className={ NO_EMOJI }>
					{ sprintf(
						/* translators: %s: a text that another user has saved. */
						__( 'Saved value: “%s”', 'pharos-seo' ),
						value
					) }
				</span>
			) ) }
		</span>
	);
}
