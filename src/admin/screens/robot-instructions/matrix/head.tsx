import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	DIRECTIVES,
	type DirectiveKey,
} from '../../../definitions/robot-instructions/directives';
import { settingElementId } from '../../../search/setting-link';
import {
	CELL,
	COLUMN_HEADER,
	GROUP,
	ROW,
	ROW_HEADER,
} from '../../../../components/table-roles';
import type { MatrixRow } from './use-rows';

interface HeadProps {
	rows: MatrixRow[];
	onChange: ( key: DirectiveKey, rows: MatrixRow[], isOn: boolean ) => void;
}

/** The head of the matrix, with a checkbox for each directive that changes all rows. */
export function Head( { rows, onChange }: HeadProps ) {
	return (
		<thead { ...GROUP }>
			<tr className="pharos-matrix__columns" { ...ROW }>
				<th scope="col" { ...COLUMN_HEADER }>
					{ __( 'Content', 'pharos-seo' ) }
				</th>
				{ DIRECTIVES.map( ( { key, label } ) => (
					<th key={ key } scope="col" { ...COLUMN_HEADER }>
						{ label }
					</th>
				) ) }
				<th scope="col" { ...COLUMN_HEADER }>
					{ __( 'In sitemap', 'pharos-seo' ) }
				</th>
			</tr>
			<tr className="pharos-matrix__all" { ...ROW }>
				<th scope="row" { ...ROW_HEADER }>
					{ __( 'Turn all on or off', 'pharos-seo' ) }
				</th>
				{ DIRECTIVES.map( ( { key, label } ) => {
					const on = rows.filter( ( row ) => row.on[ key ] ).length;
					return (
						<td
							key={ key }
							{ ...CELL }
							// The scroll target of the search.
							id={ settingElementId( key ) }
							data-label={ label }
						>
							<CheckboxControl
								__nextHasNoMarginBottom
								aria-label={ sprintf(
									/* translators: %s: a robot instruction, such as No Index. */
									__( '%s: all', 'pharos-seo' ),
									label
								) }
								checked={ on === rows.length }
								indeterminate={ on > 0 && on < rows.length }
								onChange={ ( isOn ) =>
									onChange( key, rows, isOn )
								}
							/>
						</td>
					);
				} ) }
				<td { ...CELL } />
			</tr>
		</thead>
	);
}
