import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import { store, type NotFoundItem } from '../../../../store';
import { ListTable } from '../../lists/list-table';
import { rescueFocus } from '../../../components/rescue-focus';
import { CELL, ROW, ROW_HEADER } from '../../../components/table-roles';
import { timeAgo } from '../../../components/time-ago';
import { CLIENTS } from './clients';

interface TableProps {
	items: readonly NotFoundItem[];
	/** @param target A suggestion, or '' for none. */
	onRedirect: ( item: NotFoundItem, target: string ) => void;
}

/** The log of URLs that weren't found, with suggested redirect targets. */
export function NotFoundTable( { items, onRedirect }: TableProps ) {
	return (
		<ListTable
			label={ __( 'URLs that weren’t found', 'pharos-seo' ) }
			className="is-stackable pharos-redirects__log"
			columns={ [
				{
					id: 'url',
					label: __( 'URL', 'pharos-seo' ),
					className: 'pharos-not-found__url',
				},
				{ id: 'times', label: __( 'Requests', 'pharos-seo' ) },
				{ id: 'target', label: __( 'Redirect to', 'pharos-seo' ) },
			] }
		>
			{ items.map( ( item ) => (
				<Row
					key={ item.id }
					item={ item }
					onRedirect={ ( target ) => onRedirect( item, target ) }
				/>
			) ) }
		</ListTable>
	);
}

function Row( {
	item,
	onRedirect,
}: {
	item: NotFoundItem;
	onRedirect: ( target: string ) => void;
} ) {
	const { deleteNotFound } = useDispatch( store );
	const { url, times, last, referrer, by, suggestions } = item;
	return (
		<tr { ...ROW }>
			<th { ...ROW_HEADER } scope="row">
				<bdi dir="ltr">{ url }</bdi>
				{ referrer && (
					<span className="pharos-redirects__detail">
						{ __( 'Linked from', 'pharos-seo' ) }{ ' ' }
						<bdi dir="ltr">{ referrer }</bdi>
					</span>
				) }
			</th>
			<td
				{ ...CELL }
				className="is-number"
				data-label={ __( 'Requests', 'pharos-seo' ) }
			>
				{ formatNumber( times ) }
				<span className="pharos-redirects__detail">
					{ timeAgo( new Date( last ), new Date() ) }
					{ ' · ' }
					{ CLIENTS[ by ] }
				</span>
			</td>
			<td { ...CELL }>
				{ suggestions.map( ( { target, title } ) => (
					<Button
						key={ target }
						className="pharos-not-found__suggestion"
						variant="secondary"
						size="compact"
						onClick={ () => onRedirect( target ) }
						aria-label={ sprintf(
							/* translators: 1: a path, such as /old/. 2: title of a page. */
							__( 'Redirect %1$s to “%2$s”', 'pharos-seo' ),
							url,
							title
						) }
					>
						{ title }
					</Button>
				) ) }
				<div className="pharos-redirects__buttons">
					<Button
						variant="tertiary"
						size="compact"
						onClick={ () => onRedirect( '' ) }
						aria-label={ sprintf(
							/* translators: %s: a path, such as /old/. */
							__( 'Add redirect: %s', 'pharos-seo' ),
							url
						) }
					>
						{ __( 'Add redirect', 'pharos-seo' ) }
					</Button>
					<Button
						variant="tertiary"
						size="compact"
						isDestructive
						onClick={ () => {
							void deleteNotFound( item ).then( rescueFocus );
						} }
						aria-label={ sprintf(
							/* translators: %s: a path, such as /old/. */
							__( 'Delete from the log: %s', 'pharos-seo' ),
							url
						) }
					>
						{ __( 'Delete', 'pharos-seo' ) }
					</Button>
				</div>
			</td>
		</tr>
	);
}
