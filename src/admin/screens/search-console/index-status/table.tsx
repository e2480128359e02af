import { __, sprintf } from '@wordpress/i18n';
import type { IndexedPage } from '../../../../../store';
import { formatTime } from '../../../../../common/locale';
import { ListTable } from '../../../lists/list-table';
import { CELL, ROW, ROW_HEADER } from '../../../../components/table-roles';
import { timeAgo } from '../../../../components/time-ago';

/** Pages with their index status, the last change, and the recommended action. */
export function IndexStatusTable( {
	items,
}: {
	items: readonly IndexedPage[];
} ) {
	return (
		<ListTable
			label={ __( 'Pages', 'pharos-seo' ) }
			className="is-stackable pharos-index-list__table"
			columns={ [
				{ id: 'page', label: __( 'Page', 'pharos-seo' ) },
				{ id: 'status', label: __( 'Status', 'pharos-seo' ) },
				{ id: 'checked', label: __( 'Checked', 'pharos-seo' ) },
			] }
		>
			{ items.map( ( item ) => (
				<Row key={ item.url } item={ item } />
			) ) }
		</ListTable>
	);
}

function Row( { item }: { item: IndexedPage } ) {
	const { url, title, edit, indexed, status, advice, before, changed } = item;
	return (
		<tr { ...ROW }>
			<th { ...ROW_HEADER } scope="row">
				{ edit ? <a href={ edit }>{ title || url }</a> : title || url }
				<a className="pharos-index-list__detail" href={ url } dir="ltr">
					{ url }
				</a>
			</th>
			<td { ...CELL }>
				<strong className={ indexed === false ? 'is-bad' : undefined }>
					{ status }
				</strong>
				{ before && changed && (
					<span className="pharos-index-list__detail">
						{ sprintf(
							/* translators: 1: former status, such as Indexed. 2: time ago, such as "2 days ago". */
							__( 'Before: %1$s (changed %2$s)', 'pharos-seo' ),
							before,
							timeAgo( new Date( changed ), new Date() )
						) }
					</span>
				) }
				{ advice && (
					<span className="pharos-index-list__detail">
						{ advice }
					</span>
				) }
			</td>
			<td { ...CELL }>
				<Time time={ item.checked } />
				{ item.crawled && (
					<span className="pharos-index-list__detail">
						{ sprintf(
							/* translators: %s: time ago, such as "2 days ago". */
							__( 'Crawled %s', 'pharos-seo' ),
							timeAgo( new Date( item.crawled ), new Date() )
						) }
					</span>
				) }
			</td>
		</tr>
	);
}

const Time = ( { time }: { time: string | null } ) =>
	time ? (
		<time dateTime={ time } title={ formatTime( time ) }>
			{ timeAgo( new Date( time ), new Date() ) }
		</time>
	) : (
		<>–</>
	);
