import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { SearchQuery } from '../../../../../store';
import { DownloadCsv } from '../../../../components/csv';
import type { Cell } from '../../../../components/csv/csv';
import { pathOf } from './path-of';

interface QueriesProps {
	queries: readonly SearchQuery[];
	/** The name of the CSV file, without ".csv". */
	fileName: string;
	/** Opens the details of another page. */
	onOpen: ( url: string ) => void;
}

/** The search queries of a page, by number of clicks, each with the other pages that compete for it. */
export function Queries( { queries, fileName, onOpen }: QueriesProps ) {
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
							<Rows
								key={ query.query }
								query={ query }
								onOpen={ onOpen }
							/>
						) ) }
					</tbody>
				</table>
			) }
			{ queries.length > 0 && (
				<DownloadCsv
					name={ fileName }
					rows={ () => [ HEADINGS, ...queries.map( cellsOf ) ] }
				/>
			) }
		</section>
	);
}

const HEADINGS: readonly Cell[] = [
	__( 'Query', 'pharos-seo' ),
	__( 'Clicks', 'pharos-seo' ),
	__( 'Impressions', 'pharos-seo' ),
	__( 'Average position', 'pharos-seo' ),
	__( 'Competing pages', 'pharos-seo' ),
];

const cellsOf = ( {
	query,
	clicks,
	impressions,
	position,
	rivals,
}: SearchQuery ): Cell[] => [
	query,
	clicks,
	impressions,
	position === null ? null : Number( position.toFixed( 1 ) ),
	rivals.join( ' ' ),
];

function Rows( {
	query: { query, clicks, impressions, position, rivals },
	onOpen,
}: {
	query: SearchQuery;
	onOpen: ( url: string ) => void;
} ) {
	return (
		<>
			<tr>
				<th scope="row">
					<bdi>{ query }</bdi>
				</th>
				<td>{ formatNumber( clicks ) }</td>
				<td>{ formatNumber( impressions ) }</td>
				<td>
					{ formatNumber( position, {
						maximumFractionDigits: 1,
					} ) }
				</td>
			</tr>
			{ rivals.length > 0 && (
				<tr className="pharos-page-panel__rivals">
					<td colSpan={ 4 }>
						{ __( 'Competes with:', 'pharos-seo' ) }
						<ul>
							{ rivals.map( ( url ) => (
								<li key={ url }>
									<Button
										variant="link"
										onClick={ () => onOpen( url ) }
									>
										<bdi dir="ltr">{ pathOf( url ) }</bdi>
									</Button>
								</li>
							) ) }
						</ul>
					</td>
				</tr>
			) }
		</>
	);
}
