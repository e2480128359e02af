import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { HistoryChange, HistoryEntry } from '../../../../store';
import { useFields } from '../../save/use-fields';
import { useChangesOf } from '../../save/use-unsaved';
import { namesOf, ValueChanges } from '../../save/value-changes';
import { changedByAgent, changedByProgram } from './by-user';
import { EntryHead, timeOf } from './entry-head';

interface EntryProps {
	entry: HistoryEntry;
	onRestore: ( settings: string[] ) => void;
}

/** An entry of the settings history: who changed which settings, when and how. */
export function Entry( { entry, onRestore }: EntryProps ) {
	const changesOf = useChangesOf();
	const fields = useFields();
	/** The id of an image changes and is restored with its URL. */
	const idOf = ( setting: string ) => {
		const idKey = fields.get( setting )?.[ 0 ]?.field.idKey;
		return idKey && idKey in entry.changes ? [ idKey ] : [];
	};
	const ids = Object.keys( entry.changes ).flatMap( idOf );
	const changes = Object.entries( entry.changes ).filter(
		( [ setting ] ) => ! ids.includes( setting )
	);
	const restorable = changes
		.filter( ( [ , { hidden } ] ) => ! hidden )
		.flatMap( ( [ setting ] ) => [ setting, ...idOf( setting ) ] );
	const time = timeOf( entry );
	const labelOf = ( setting: string, change: HistoryChange ) =>
		namesOf( changesOf( setting, change.old, change.new ) );
	return (
		<>
			<EntryHead
				entry={ entry }
				how={ how( entry ) }
				action={
					restorable.length === 0
						? null
						: {
								label: __( 'Restore', 'pharos-seo' ),
								name: sprintf(
									/* translators: %s: date and time. */
									__(
										'Restore values from before %s',
										'pharos-seo'
									),
									time
								),
								onClick: () => onRestore( restorable ),
							}
				}
			/>
			<ul className="pharos-history__changes">
				{ changes.map( ( [ setting, change ] ) => (
					<li key={ setting }>
						{ change.hidden ? (
							<span className="pharos-value-change">
								<strong>{ labelOf( setting, change ) }</strong>
								<span>{ WHY_HIDDEN[ change.hidden ] }</span>
							</span>
						) : (
							<div className="pharos-history__lines">
								<ValueChanges
									changes={ changesOf(
										setting,
										change.old,
										change.new
									) }
								/>
							</div>
						) }
						{ ! change.hidden && changes.length > 1 && (
							<Button
								variant="link"
								aria-haspopup="dialog"
								aria-label={ sprintf(
									/* translators: 1: name of a setting, 2: date and time. */
									__( 'Restore: %1$s, %2$s', 'pharos-seo' ),
									labelOf( setting, change ),
									time
								) }
								onClick={ () =>
									onRestore( [ setting, ...idOf( setting ) ] )
								}
							>
								{ __( 'Restore', 'pharos-seo' ) }
							</Button>
						) }
					</li>
				) ) }
			</ul>
		</>
	);
}

/** Texts in place of values that aren't available. */
const WHY_HIDDEN = {
	secret: __( 'Changed', 'pharos-seo' ),
	large: __( 'Changed; too large for the history', 'pharos-seo' ),
	inactive: __(
		'Changed; belongs to a plugin that isn’t active',
		'pharos-seo'
	),
};

function how( { via, name, application }: HistoryEntry ): string {
	switch ( via ) {
		case 'import':
			return __( 'Imported', 'pharos-seo' );
		case 'migration':
			return __( 'Migrated from another plugin', 'pharos-seo' );
		case 'restore':
			return __( 'Restored', 'pharos-seo' );
		case 'cli':
			return __( 'Changed with WP-CLI', 'pharos-seo' );
		case 'mcp':
		case 'ability':
			return changedByAgent( via, name );
		default:
			return application === ''
				? __( 'Saved', 'pharos-seo' )
				: changedByProgram( application );
	}
}
