import { __ } from '@wordpress/i18n';
import type { PageReport } from '../../../../store';
import { ListTable } from '../../lists/list-table';
import { CELL, ROW, ROW_HEADER } from '../../../components/table-roles';
import { NO_EMOJI } from '../../../components/no-emoji';

interface DifferencesProps {
	differences: PageReport[ 'differences' ];
	summary: string;
}

const NAMES: Record< string, string > = {
	title: __( 'Title tag', 'pharos-seo' ),
	description: __( 'Meta description', 'pharos-seo' ),
	robots: __( 'Robots meta tag', 'pharos-seo' ),
	canonical: __( 'Canonical URL', 'pharos-seo' ),
	json_ld: __( 'Structured data', 'pharos-seo' ),
};

/** What Pharos outputs beside what visitors get, where they differ. */
export const Differences = ( { differences, summary }: DifferencesProps ) => (
	<section className="pharos-card">
		<h2 className="pharos-card__title" id="pharos-differences">
			{ summary }
		</h2>
		<ListTable
			labelledBy="pharos-differences"
			className="is-stackable pharos-page-report__differences"
			columns={ [
				{ id: 'name', label: __( 'Tag', 'pharos-seo' ) },
				{
					id: 'expected',
					label: __( 'Pharos SEO outputs', 'pharos-seo' ),
				},
				{ id: 'arrived', label: __( 'Visitors get', 'pharos-seo' ) },
			] }
		>
			{ differences.map( ( { name, expected, arrived, text } ) => (
				<tr key={ name } { ...ROW }>
					<th { ...ROW_HEADER } scope="row">
						{ NAMES[ name ] ?? name }
						<span className="pharos-page-report__source">
							{ text }
						</span>
					</th>
					<Value
						label={ __( 'Pharos SEO outputs', 'pharos-seo' ) }
						value={ expected }
						name={ name }
					/>
					<Value
						label={ __( 'Visitors get', 'pharos-seo' ) }
						value={ arrived }
						name={ name }
					/>
				</tr>
			) ) }
		</ListTable>
	</section>
);

interface ValueProps {
	label: string;
	value: string;
	/** The name of the tag. */
	name: string;
}

const Value = ( { label, value, name }: ValueProps ) => (
	<td { ...CELL } className={ NO_EMOJI } data-label={ label }>
		<bdi>
			{ value ||
				( name === 'json_ld'
					? __( 'See below', 'pharos-seo' )
					: __( 'None', 'pharos-seo' ) ) }
		</bdi>
	</td>
);
