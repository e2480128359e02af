import { VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { Sitemap } from '../../../../store';

interface SeriesTableProps {
	sitemaps: Sitemap[ 'sitemaps' ];
}

/** The sitemaps with their number of URLs. */
export function SeriesTable( { sitemaps }: SeriesTableProps ) {
	const sum = ( values: ( number | null )[] ) =>
		values.reduce< number >(
			( total, value ) => total + ( value ?? 0 ),
			0
		);
	const isCounted = sitemaps.every( ( { entries } ) => entries !== null );

	return (
		<table className="pharos-sitemaps__table">
			<caption>
				<VisuallyHidden>
					{ __( 'Sitemaps', 'pharos-seo' ) }
				</VisuallyHidden>
			</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Sitemap', 'pharos-seo' ) }</th>
					<th scope="col">{ __( 'URLs', 'pharos-seo' ) }</th>
					<th scope="col">{ __( 'Pages', 'pharos-seo' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ sitemaps.map( ( { name, label, url, entries, pages } ) => (
					<tr key={ name }>
						<th scope="row">
							<a
								href={ url }
								target="_blank"
								rel="noreferrer"
								aria-label={ sprintf(
									/* translators: %s: name of a sitemap, such as Posts. */
									__(
										'%s (opens in a new tab)',
										'pharos-seo'
									),
									label
								) }
							>
								{ label }
							</a>
						</th>
						<td>
							<Count value={ entries } />
						</td>
						<td>{ formatNumber( pages ) }</td>
					</tr>
				) ) }
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{ __( 'All', 'pharos-seo' ) }</th>
					<td>
						<Count
							value={
								isCounted
									? sum(
											sitemaps.map(
												( { entries } ) => entries
											)
										)
									: null
							}
						/>
					</td>
					<td>
						{ formatNumber(
							sum( sitemaps.map( ( { pages } ) => pages ) )
						) }
					</td>
				</tr>
			</tfoot>
		</table>
	);
}

function Count( { value }: { value: number | null } ) {
	return value === null ? (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>
				{ __( 'not counted yet', 'pharos-seo' ) }
			</VisuallyHidden>
		</>
	) : (
		<>{ formatNumber( value ) }</>
	);
}
