import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { HistoryEntry, SeoHistoryEntry } from '../../../../store';
import { ShowMoreList } from '../../../components/show-more-list';
import { Entry } from './entry';
import { RestoreDialog, type Restoring } from './restore-dialog';
import { SeoEntry } from './seo-entry';
import { UndoDialog } from './undo-dialog';

/** Entries per page. */
const PAGE = 20;

const KINDS = [
	{ value: 'all', label: __( 'All changes', 'pharos-seo' ) },
	{ value: 'settings', label: __( 'Settings', 'pharos-seo' ) },
	{ value: 'objects', label: __( 'SEO data and redirects', 'pharos-seo' ) },
];

interface EntriesProps {
	/** Changes of settings. */
	settings: HistoryEntry[];
	/** Changes of SEO fields, and of redirects by programs. */
	objects: SeoHistoryEntry[];
	/** Called after an undo. */
	onUndo: () => void;
}

/** The changes of both kinds in one list, or only those of one kind. */
export function Entries( { settings, objects, onUndo }: EntriesProps ) {
	const [ kind, setKind ] = useState< string >( 'all' );
	const [ shown, setShown ] = useState( PAGE );
	const [ restoring, setRestoring ] = useState< Restoring | null >( null );
	const [ undoing, setUndoing ] = useState< SeoHistoryEntry | null >( null );
	const rows = [
		...( kind === 'objects' ? [] : settings ).map( ( entry ) => ( {
			time: entry.time,
			row: (
				<li key={ `settings ${ entry.id }` } tabIndex={ -1 }>
					<Entry
						entry={ entry }
						onRestore={ ( names ) =>
							setRestoring( { entry, settings: names } )
						}
					/>
				</li>
			),
		} ) ),
		...( kind === 'settings' ? [] : objects ).map( ( entry ) => ( {
			time: entry.time,
			row: (
				<li key={ `objects ${ entry.id }` } tabIndex={ -1 }>
					<SeoEntry
						entry={ entry }
						undone={ objects.find(
							( { id } ) => String( id ) === entry.name
						) }
						onUndo={ () => setUndoing( entry ) }
					/>
				</li>
			),
		} ) ),
		// Each list has the newest first; the sort keeps the order of entries of the same second.
	].sort( ( a, b ) => Date.parse( b.time ) - Date.parse( a.time ) );
	return (
		<>
			<SelectControl
				className="pharos-history__filter"
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Show', 'pharos-seo' ) }
				labelPosition="side"
				value={ kind }
				options={ KINDS }
				onChange={ ( value ) => {
					setKind( value );
					setShown( PAGE );
				} }
			/>
			{ rows.length === 0 && (
				<section className="pharos-card">
					<p>
						{ __(
							'No changes yet. When you change settings, or SEO data in lists, from files or with other programs, or programs change redirects, the previous values are listed here.',
							'pharos-seo'
						) }
					</p>
				</section>
			) }
			<ShowMoreList
				className="pharos-card pharos-history"
				rows={ rows.slice( 0, shown ).map( ( { row } ) => row ) }
				onMore={
					shown < rows.length
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
			{ undoing && (
				<UndoDialog
					entry={ undoing }
					onClose={ () => {
						setUndoing( null );
						onUndo();
					} }
				/>
			) }
		</>
	);
}
