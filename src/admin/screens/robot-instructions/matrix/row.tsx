import { CheckboxControl, Icon } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, _x, sprintf } from '@wordpress/i18n';
import { caution, info } from '@wordpress/icons';
import {
	DIRECTIVES,
	type DirectiveKey,
} from '../../../definitions/robot-instructions/directives';
import { isInformation, textOf } from './note-text';
import { notesOf } from './notes';
import { CELL, ROW, ROW_HEADER } from '../../../../components/table-roles';
import type { MatrixRow } from './use-rows';

interface RowProps {
	row: MatrixRow;
	onChange: ( key: DirectiveKey, isOn: boolean ) => void;
}

/** A content type with its three checkboxes and its notes. */
export function Row( { row, onChange }: RowProps ) {
	const id = useInstanceId( Row, 'pharos-matrix-row' );
	const notes = notesOf( row.state );
	const notesId = `${ id }-notes`;

	return (
		<>
			<tr
				{ ...ROW }
				className={ `pharos-matrix__row${
					notes.length > 0 ? ' has-notes' : ''
				}` }
			>
				<th scope="row" { ...ROW_HEADER } id={ id }>
					{ row.label }
				</th>
				{ DIRECTIVES.map( ( { key, label } ) => (
					<td key={ key } { ...CELL } data-label={ label }>
						<CheckboxControl
							__nextHasNoMarginBottom
							aria-label={ sprintf(
								/* translators: 1: a robot instruction, such as No Index. 2: a kind of page, such as Categories. */
								_x(
									'%1$s: %2$s',
									'robot instruction of a kind of page',
									'pharos-seo'
								),
								label,
								row.label
							) }
							{ ...( notes.length > 0
								? { 'aria-describedby': notesId }
								: {} ) }
							checked={ row.on[ key ] }
							onChange={ ( isOn ) => onChange( key, isOn ) }
						/>
					</td>
				) ) }
				<td { ...CELL } data-label={ __( 'In sitemap', 'pharos-seo' ) }>
					{ row.state.inSitemap
						? __( 'Yes', 'pharos-seo' )
						: __( 'No', 'pharos-seo' ) }
				</td>
			</tr>
			{ notes.length > 0 && (
				<tr className="pharos-matrix__notes" { ...ROW }>
					<td { ...CELL } id={ notesId } headers={ id } colSpan={ 7 }>
						{ notes.map( ( note ) => (
							<span
								key={ note }
								className={ `pharos-matrix__note${
									isInformation( note ) ? '' : ' is-warning'
								}` }
							>
								<Icon
									icon={
										isInformation( note ) ? info : caution
									}
									size={ 20 }
								/>
								<span>{ textOf( note, row ) }</span>
							</span>
						) ) }
					</td>
				</tr>
			) }
		</>
	);
}
