import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { HistoryEntry } from '../../../../store';
import { ShowMoreList } from '../../../components/show-more-list';
import { Entry } from './entry';
import { RestoreDialog, type Restoring } from './restore-dialog';

/** Entries per page. */
const PAGE = 20;

export function Entries( { entries }: { entries: HistoryEntry[] } ) {
	const [ shown, setShown ] = useState( PAGE );
	const [ restoring, setRestoring ] = useState< Restoring | null >( null );
	if ( entries.length === 0 ) {
		return (
			<section className="pharos-card">
				<p>
					{ __(
						'No changes yet. When you save, import or migrate settings, the previous values are listed here.',
						'pharos-seo'
					) }
				</p>
			</section>
		);
	}
	return (
		<>
			<ShowMoreList
				className="pharos-card pharos-history"
				rows={ entries.slice( 0, shown ).map( ( entry ) => (
					<li key={ entry.id } tabIndex={ -1 }>
						<Entry
							entry={ entry }
							onRestore={ ( settings ) =>
								setRestoring( { entry, settings } )
							}
						/>
					</li>
				) ) }
				onMore={
					shown < entries.length
						? () => setShown( shown + PAGE )
						: undefined
				}
			/>
			{ restoring && (
				<RestoreDialog
					{ ...restoring }
					onClose={ () => setRestoring( null ) }
				/>
			) }
		</>
	);
}
