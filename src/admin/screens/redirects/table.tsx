import { Button, Icon } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import { store, type Redirect } from '../../../../store';
import { rescueFocus } from '../../../components/rescue-focus';
import {
	CELL,
	COLUMN_HEADER,
	GROUP,
	ROW,
	ROW_HEADER,
	TABLE,
} from '../../../components/table-roles';
import { timeAgo } from '../../../components/time-ago';
import type { Query } from './query';
import { GONE, MATCHES, ORIGINS, STATUSES } from './words';

interface TableProps {
	items: readonly Redirect[];
	/** Titles of target posts and terms, by their names. */
	titles: Record< string, string >;
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
	onEdit: ( redirect: Redirect ) => void;
}

/** The table of redirects. */
export function Table( {
	items,
	titles,
	query,
	onChange,
	onEdit,
}: TableProps ) {
	const sortable = ( key: Query[ 'orderby' ], label: string ) => (
		<SortHeader
			label={ label }
			order={ query.orderby === key ? query.order : null }
			onSort={ () =>
				onChange( {
					orderby: key,
					order:
						query.orderby === key && query.order === 'desc'
							? 'asc'
							: 'desc',
				} )
			}
		/>
	);
	return (
		<table
			{ ...TABLE }
			className="pharos-redirects__table"
			aria-label={ __( 'Redirects', 'pharos-seo' ) }
		>
			<thead { ...GROUP }>
				<tr { ...ROW }>
					{ sortable( 'source', __( 'Source', 'pharos-seo' ) ) }
					<th { ...COLUMN_HEADER } scope="col">
						{ __( 'Target', 'pharos-seo' ) }
					</th>
					{ sortable( 'hits', __( 'Hits', 'pharos-seo' ) ) }
					<th { ...COLUMN_HEADER } scope="col">
						{ __( 'Actions', 'pharos-seo' ) }
					</th>
				</tr>
			</thead>
			<tbody { ...GROUP }>
				{ items.map( ( redirect ) => (
					<Row
						key={ redirect.id }
						redirect={ redirect }
						title={ titles[ redirect.target ] }
						onEdit={ () => onEdit( redirect ) }
					/>
				) ) }
			</tbody>
		</table>
	);
}

function SortHeader( {
	label,
	order,
	onSort,
}: {
	label: string;
	/** Null when the table is sorted by another column. */
	order: 'asc' | 'desc' | null;
	onSort: () => void;
} ) {
	const direction = order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			{ ...COLUMN_HEADER }
			scope="col"
			aria-sort={ order ? direction : 'none' }
		>
			<Button size="small" onClick={ onSort }>
				{ label }
				{ order && (
					<Icon
						icon={ order === 'asc' ? arrowUp : arrowDown }
						size={ 18 }
					/>
				) }
			</Button>
		</th>
	);
}

function Row( {
	redirect,
	title,
	onEdit,
}: {
	redirect: Redirect;
	title: string | undefined;
	onEdit: () => void;
} ) {
	const { saveRedirect, deleteRedirect } = useDispatch( store );
	const { id, source, target, status, match, enabled, hits } = redirect;
	const state = enabled
		? STATUSES[ status ]
		: sprintf(
				/* translators: %s: a status, such as "301 Moved permanently". */
				__( 'Off (%s)', 'pharos-seo' ),
				STATUSES[ status ] ?? String( status )
			);
	return (
		<tr { ...ROW } className={ enabled ? '' : 'is-off' }>
			<th { ...ROW_HEADER } scope="row">
				<Button
					className="pharos-redirects__source"
					variant="link"
					onClick={ onEdit }
					aria-label={ sprintf(
						/* translators: %s: a path, such as /old/. */
						__( 'Edit: %s', 'pharos-seo' ),
						source
					) }
				>
					<bdi dir="ltr">{ source }</bdi>
				</Button>
				<span className="pharos-redirects__detail">
					{ [
						...( match === 'exact' ? [] : [ MATCHES[ match ] ] ),
						...( redirect.origin === 'manual'
							? []
							: [ ORIGINS[ redirect.origin ] ] ),
					].join( ' · ' ) }
				</span>
			</th>
			<td { ...CELL }>
				{ ! GONE.includes( status ) && (
					<span className="pharos-redirects__target">
						{ title ?? <bdi dir="ltr">{ target }</bdi> }
					</span>
				) }
				<span className="pharos-redirects__detail">{ state }</span>
			</td>
			<td { ...CELL } className="is-number">
				{ hits.toLocaleString() }
				{ redirect.last_hit && (
					<span className="pharos-redirects__detail">
						{ timeAgo( new Date( redirect.last_hit ), new Date() ) }
					</span>
				) }
			</td>
			<td { ...CELL } className="pharos-redirects__buttons">
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () =>
						void saveRedirect( id, {
							enabled: ! enabled,
							base: { enabled },
						} ).catch( onEdit )
					}
					aria-label={
						enabled
							? sprintf(
									/* translators: %s: a path, such as /old/. */
									__( 'Turn off: %s', 'pharos-seo' ),
									source
								)
							: sprintf(
									/* translators: %s: a path, such as /old/. */
									__( 'Turn on: %s', 'pharos-seo' ),
									source
								)
					}
				>
					{ enabled
						? __( 'Turn off', 'pharos-seo' )
						: __( 'Turn on', 'pharos-seo' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					isDestructive
					onClick={ () => {
						void deleteRedirect( redirect ).then( rescueFocus );
					} }
					aria-label={ sprintf(
						/* translators: %s: a path, such as /old/. */
						__( 'Delete: %s', 'pharos-seo' ),
						source
					) }
				>
					{ __( 'Delete', 'pharos-seo' ) }
				</Button>
			</td>
		</tr>
	);
}
