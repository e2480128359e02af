import { __ } from '@wordpress/i18n';
import { useInstanceId } from '@wordpress/compose';
import type { SchemaOptions, SchemaTypes } from '../../../schema';
import { Row } from './row';
import type { SchemaRow } from './types';

interface TableProps {
	title: string;
	rows: SchemaRow[];
	types: SchemaTypes;
	conditions: SchemaOptions[];
}

/** The schemas of one category. */
export function SchemaTable( { title, rows, types, conditions }: TableProps ) {
	const titleId = useInstanceId( SchemaTable, 'pharos-schemas-title' );
	return (
		<section className="pharos-card">
			<h2 id={ titleId } className="pharos-card__title">
				{ title }
			</h2>
			{ rows.length === 0 ? (
				<p className="pharos-schemas__nothing">
					{ __( 'No schemas found in this category.', 'pharos-seo' ) }
				</p>
			) : (
				<table
					className="pharos-schemas__table"
					aria-labelledby={ titleId }
				>
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Schema Title', 'pharos-seo' ) }
							</th>
							<th scope="col">
								{ __( 'Schema Type', 'pharos-seo' ) }
							</th>
							<th scope="col">
								{ __( 'Actions', 'pharos-seo' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( row ) => (
							<Row
								key={ row.id }
								row={ row }
								types={ types }
								conditions={ conditions }
							/>
						) ) }
					</tbody>
				</table>
			) }
		</section>
	);
}
