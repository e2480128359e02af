import { __ } from '@wordpress/i18n';
import type { SearchQuery } from '../../../../store';

/** The search queries of a page, by number of clicks. */
export function Queries( { queries }: { queries: readonly SearchQuery[] } ) {
	return (
		<section className="pharos-page-panel__part">
			<h3>{ __( 'Top queries', 'pharos-seo' ) }</h3>
			{ queries.length === 0 ? (
				<p>
					{ __(
						'No queries yet. Google doesn’t report rare ones.',
						'pharos-seo'
					) }
				</p>
			) : (
				<table aria-label={ __( 'Top queries', 'pharos-seo' ) }>
					<thead>
						<tr>
							<th scope="col">{ __( 'Query', 'pharos-seo' ) }</th>
							<th scope="col">
								{ __( 'Clicks', 'pharos-seo' ) }
							</th>
							<th scope="col">
								{ __( 'Impressions', 'pharos-seo' ) }
							</th>
							<th scope="col">
								{ __( 'Position', 'pharos-seo' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ queries.map( ( query ) => (
							<tr key={ query.query }>
								<th scope="row">
									<bdi>{ query.query }</bdi>
								</th>
								<td>{ query.clicks.toLocaleString() }</td>
								<td>{ query.impressions.toLocaleString() }</td>
								<td>
									{ query.position?.toLocaleString(
										undefined,
										{ maximumFractionDigits: 1 }
									) ?? '–' }
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</section>
	);
}
