import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatTime, formatNumber } from '../../../../common/locale';
import { store, type IndexNow } from '../../../../store';
import { ClearLog } from '../../lists/clear-log';
import { ListTable } from '../../lists/list-table';
import { CELL, ROW, ROW_HEADER } from '../../../components/table-roles';
import { timeAgo } from '../../../components/time-ago';

/** The last responses of IndexNow. */
export function LogCard( { data: { log } }: { data: IndexNow } ) {
	const { clearIndexNowLog } = useDispatch( store );
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Log', 'pharos-seo' ) }
			</h2>
			<ListTable
				label={ __( 'Log', 'pharos-seo' ) }
				className="is-stackable pharos-indexnow__table"
				columns={ [
					{ id: 'time', label: __( 'Time', 'pharos-seo' ) },
					{ id: 'urls', label: __( 'URLs', 'pharos-seo' ) },
					{ id: 'response', label: __( 'Response', 'pharos-seo' ) },
				] }
			>
				{ log.map( ( entry, index ) => (
					<Row key={ log.length - index } entry={ entry } />
				) ) }
			</ListTable>
			<ClearLog
				description={ __(
					'All responses in the log are deleted. URLs in the queue are kept.',
					'pharos-seo'
				) }
				onClear={ () => clearIndexNowLog() }
			/>
		</section>
	);
}

function Row( {
	entry: { time, urls, status, first, message },
}: {
	entry: IndexNow[ 'log' ][ number ];
} ) {
	const more = urls - first.length;
	return (
		<tr { ...ROW }>
			<th { ...ROW_HEADER } scope="row">
				<time dateTime={ time } title={ formatTime( time ) }>
					{ timeAgo( new Date( time ), new Date() ) }
				</time>
			</th>
			<td { ...CELL }>
				{ first.map( ( url ) => (
					<span className="pharos-indexnow__url" key={ url }>
						<bdi dir="ltr">{ url }</bdi>
					</span>
				) ) }
				{ more > 0 && (
					<span className="pharos-indexnow__detail">
						{ sprintf(
							/* translators: %s: number of URLs that are not shown. */
							_n(
								'… and %s more',
								'… and %s more',
								more,
								'pharos-seo'
							),
							formatNumber( more )
						) }
					</span>
				) }
			</td>
			<td { ...CELL }>
				{ status > 0 && <strong>{ status }</strong> } { message }
			</td>
		</tr>
	);
}
