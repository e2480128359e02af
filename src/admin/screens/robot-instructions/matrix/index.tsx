import type { PostContent } from '../../../../../store';
import { __ } from '@wordpress/i18n';
import { SettingsLoader } from '../../../fields/settings-loader';
import { ContentLoader } from '../content-loader';
import { Head } from './head';
import {
	GROUP,
	ROW,
	ROW_HEADER,
	TABLE,
} from '../../../../components/table-roles';
import { Row } from './row';
import './style.scss';
import { useRows } from './use-rows';

/** All robot instructions in one matrix, with notes about conflicts. */
export default function RobotsMatrix() {
	return (
		<SettingsLoader>
			<ContentLoader rows={ 10 }>
				{ ( content ) => (
					<section className="pharos-card pharos-matrix">
						<Table content={ content } />
					</section>
				) }
			</ContentLoader>
		</SettingsLoader>
	);
}

function Table( { content }: { content: PostContent } ) {
	const { groups, set } = useRows( content );

	return (
		<table className="pharos-matrix__table" { ...TABLE }>
			<caption className="pharos-matrix__caption">
				{ __(
					'Robot instructions by content type, and whether the sitemap includes it',
					'pharos-seo'
				) }
			</caption>
			<Head
				rows={ groups.flatMap( ( { rows } ) => rows ) }
				onChange={ set }
			/>
			{ groups.map( ( { name, label, rows } ) => (
				<tbody key={ name } { ...GROUP }>
					{ name !== 'home' && (
						<tr className="pharos-matrix__group" { ...ROW }>
							<th
								scope="rowgroup"
								{ ...ROW_HEADER }
								colSpan={ 7 }
							>
								{ label }
							</th>
						</tr>
					) }
					{ rows.map( ( row ) => (
						<Row
							key={ row.name }
							row={ row }
							onChange={ ( key, isOn ) =>
								set( key, [ row ], isOn )
							}
						/>
					) ) }
				</tbody>
			) ) }
		</table>
	);
}
