import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { CheckBadge } from '../../../components/check-badge';
import { NO_EMOJI } from '../../../components/no-emoji';
import { SelectRow } from '../../lists/selection';
import { CELL, ROW, ROW_HEADER } from '../../../components/table-roles';
import { FixLink } from './fix-link';
import { canChoose, canIgnore, canRestore, type CheckRow } from './rows';

/** Returns the id of the button that opens the details of a check; it gets the focus back. */
export const openerId = ( id: string ) => `pharos-check-${ id }`;

interface RowProps {
	row: CheckRow;
	isSelected: boolean;
	onSelect: ( id: string, isSelected: boolean ) => void;
	onOpen: ( id: string ) => void;
	onIgnore: ( id: string ) => void;
	onRestore: ( id: string ) => void;
}

/** A row of the table: severity, title and actions of a check. */
export function Row( {
	row,
	isSelected,
	onSelect,
	onOpen,
	onIgnore,
	onRestore,
}: RowProps ) {
	const { id, message, shown, fix } = row;
	return (
		<tr { ...ROW } className={ `is-${ shown }` }>
			<td { ...CELL } className="pharos-analysis__choose">
				{ canChoose( row ) && (
					<SelectRow
						name={ message }
						isSelected={ isSelected }
						onSelect={ ( isChosen ) => onSelect( id, isChosen ) }
					/>
				) }
			</td>
			<td { ...CELL } className="pharos-analysis__status">
				<CheckBadge status={ shown } />
			</td>
			<th { ...ROW_HEADER } scope="row">
				<Button
					id={ openerId( id ) }
					className="pharos-analysis__message"
					variant="link"
					aria-haspopup="dialog"
					onClick={ () => onOpen( id ) }
				>
					<span className={ NO_EMOJI }>{ message }</span>
				</Button>
			</th>
			<td { ...CELL } className="pharos-analysis__actions">
				<span>
					{ canIgnore( row ) && fix && (
						<FixLink
							fix={ fix }
							subject={ message }
							variant="secondary"
						/>
					) }
					{ canIgnore( row ) && (
						<Button
							variant="tertiary"
							aria-label={ sprintf(
								/* translators: %s: title of a check. */
								__( 'Ignore: %s', 'pharos-seo' ),
								message
							) }
							onClick={ once( () => onIgnore( id ) ) }
						>
							{ __( 'Ignore', 'pharos-seo' ) }
						</Button>
					) }
					{ canRestore( row ) && (
						<Button
							variant="tertiary"
							aria-label={ sprintf(
								/* translators: %s: title of a check. */
								__( 'Restore: %s', 'pharos-seo' ),
								message
							) }
							onClick={ once( () => onRestore( id ) ) }
						>
							{ __( 'Restore', 'pharos-seo' ) }
						</Button>
					) }
				</span>
			</td>
		</tr>
	);
}

/** Ignores the second click of a double click: by then, another row has moved to this place. */
const once =
	( act: () => void ) =>
	( { detail }: MouseEvent ): void => {
		if ( detail < 2 ) {
			act();
		}
	};
