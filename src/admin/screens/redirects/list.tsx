import { __ } from '@wordpress/i18n';
import type { Redirect } from '../../../../store';
import { ServerList } from '../../../components/server-list';
import { useSelection } from '../../../components/server-list/use-selection';
import { Resource } from '../../../resource';
import { BulkActions } from './bulk-actions';
import { ALL, PER_PAGE, requestOf, type Query } from './query';
import { RedirectTable } from './table';

interface ListProps {
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
	onEdit: ( redirect: Redirect ) => void;
}

/** The filtered list of redirects, with pagination. */
export function List( { query, onChange, onEdit }: ListProps ) {
	// What another page or filter shows is not acted on.
	const { selected, select, clear } = useSelection< number >();
	const isFiltered = ( Object.keys( ALL ) as ( keyof typeof ALL )[] ).some(
		( name ) => query[ name ] !== ALL[ name ]
	);
	return (
		<Resource
			reads={ [ [ 'getRedirects', requestOf( query ) ] ] }
			failure={ __( 'The redirects couldn’t be loaded.', 'pharos-seo' ) }
			rows={ 8 }
		>
			{ ( { items, total, pages, titles, dead, incomplete } ) => (
				<ServerList
					isEmpty={ items.length === 0 && query.page === 1 }
					isFiltered={ isFiltered }
					empty={ __(
						'No redirects yet. When the URL of published content changes, a redirect is added automatically.',
						'pharos-seo'
					) }
					onClear={ () => onChange( ALL ) }
					page={ query.page }
					pages={ pages }
					perPage={ PER_PAGE }
					total={ total }
					onChange={ ( page ) => onChange( { page } ) }
				>
					<BulkActions
						redirects={ items.filter( ( { id } ) =>
							selected.includes( id )
						) }
						onClear={ clear }
					/>
					<RedirectTable
						items={ items }
						titles={ titles }
						dead={ dead }
						selected={ selected }
						onSelect={ select }
						query={ query }
						onChange={ onChange }
						onEdit={ onEdit }
					/>
					{ incomplete && (
						<p>
							{ __(
								'Not all redirects could be checked in time. There may be more targets that aren’t found.',
								'pharos-seo'
							) }
						</p>
					) }
				</ServerList>
			) }
		</Resource>
	);
}
