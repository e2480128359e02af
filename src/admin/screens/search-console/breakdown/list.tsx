import { speak } from '@wordpress/a11y';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { SearchBreakdown } from '../../../../../store';
import { DownloadCsv } from '../../../../components/csv';
import { clampPage } from '../../../lists/pagination/page-numbers';
import { SearchField } from '../../../lists/search-field';
import { resultsText } from '../../../lists/page-text';
import { PagedList } from '../../../lists/paged-list';
import type { Dimension } from './dimensions';
import { cellsOf, rowsOf, shownRows, type Order } from './rows';
import { BreakdownTable } from './table';

interface ListProps {
	dimension: Dimension;
	breakdown: SearchBreakdown;
}

/** Rows of a page: the card is one of several. */
const PER_PAGE = 10;

/** The most a list has: as many as in Search Console. */
const MOST = 1000;

/** A list of queries, pages, countries or devices, which is searched and sorted in the browser. */
export function List( { dimension, breakdown }: ListProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ order, setOrder ] = useState< Order >( {
		orderby: 'clicks',
		order: 'desc',
	} );
	const [ page, setPage ] = useState( 1 );
	const rows = useMemo(
		() => rowsOf( dimension.value, breakdown.data ),
		[ dimension, breakdown ]
	);
	const found = useMemo(
		() => shownRows( rows, search, order ),
		[ rows, search, order ]
	);
	const pages = Math.ceil( found.length / PER_PAGE );
	const current = clampPage( page, pages );
	const start = ( current - 1 ) * PER_PAGE;
	const find = ( words: string ) => {
		setSearch( words );
		setPage( 1 );
		speak(
			resultsText( shownRows( rows, words, order ).length ),
			'polite'
		);
	};
	const { window } = breakdown;
	return (
		<>
			{ rows.length > 0 && (
				<div className="pharos-performance__filters">
					<SearchField
						label={ sprintf(
							/* translators: %s: name of a list, such as "Queries". */
							__( 'Search: %s', 'pharos-seo' ),
							dimension.title
						) }
						value={ search }
						onSearch={ find }
					/>
					<DownloadCsv
						name={ `search-console-${ dimension.value }-${ window?.start }-${ window?.end }` }
						rows={ () => cellsOf( dimension.label, found ) }
					/>
				</div>
			) }
			<PagedList
				className="pharos-performance__list"
				isEmpty={ found.length === 0 }
				isFiltered={ search !== '' }
				emptyClassName="pharos-gsc-empty"
				noResults={
					<strong>{ __( 'No Results Found', 'pharos-seo' ) }</strong>
				}
				empty={
					<strong>{ __( 'No data available', 'pharos-seo' ) }</strong>
				}
				emptyHint={ __(
					'Google has no figures for this period and search type.',
					'pharos-seo'
				) }
				onClear={ () => find( '' ) }
				page={ current }
				pages={ pages }
				perPage={ PER_PAGE }
				total={ found.length }
				onChange={ setPage }
			>
				<BreakdownTable
					dimension={ dimension }
					rows={ found.slice( start, start + PER_PAGE ) }
					order={ order }
					onOrder={ ( next ) => {
						setOrder( next );
						setPage( 1 );
					} }
				/>
			</PagedList>
			{ rows.length >= MOST && (
				<p className="pharos-gsc-muted">
					{ __(
						'Like Search Console, the list has the 1,000 rows with the most clicks.',
						'pharos-seo'
					) }
				</p>
			) }
		</>
	);
}
