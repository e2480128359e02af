import { Button, Composite } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { PLAIN } from '../../../components/plain';
import type { BulkFailure, BulkItem } from '../../../../store';

interface NameCellProps {
	item: BulkItem;
	isChanged: boolean;
	failure: BulkFailure | undefined;
	/** Of the element that says why the row was not saved. */
	errorId: string;
	onRevert: () => void;
}

/** What the row is about, where that is edited and seen, and what is wrong with the row. */
export function NameCell( {
	item,
	isChanged,
	failure,
	errorId,
	onRevert,
}: NameCellProps ) {
	const name = <bdi className={ PLAIN }>{ item.name }</bdi>;
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
	// Every row begins with a place for the keyboard.
	return item.edit_link === '' ? (
		<Composite.Item render={ header } />
	) : (
		header
	);
}

/** Composite counts what a row has, to find what stands below: keeps the place of a link that is not there. */
const Gap = () => <Composite.Item disabled render={ <span hidden /> } />;

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
