import { __ } from '@wordpress/i18n';
import type { Redirect } from '../../../../store';
import { ServerList } from '../../lists/server-list';
import { useSelection } from '../../lists/use-selection';
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
	return (
		<ServerList
			read="getRedirects"
			query={ query }
			requestOf={ requestOf }
			all={ ALL }
			onChange={ onChange }
			failure={ __( 'The redirects couldn’t be loaded.', 'pharos-seo' ) }
			perPage={ PER_PAGE }
			empty={ __(
				'No redirects yet. When the URL of published content changes, a redirect is added automatically.',
				'pharos-seo'
			) }
		>
			{ ( { items, titles, dead, incomplete }, shown ) => (
				<>
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
						query={ shown }
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
				</>
			) }
		</ServerList>
	);
}
