import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { ConflictDialog as Dialog } from '../../components/conflict-dialog';
import type { Change } from './changes';
import { describe } from './describe';
import { useChangesOf } from './use-unsaved';

interface ConflictDialogProps {
	/** What is stored now, by settings key. */
	conflicts: Record< string, unknown >;
	/** Of settings that are maps, the names of the entries that are in conflict. */
	entries: Record< string, string[] >;
}

/** A setting was changed elsewhere since it was loaded: shows both values and lets the person choose. */
export default function ConflictDialog( {
	conflicts,
	entries,
}: ConflictDialogProps ) {
	const edits = useSelect(
		( select ) => select( store ).getEdits() as Record< string, unknown >,
		[]
	);
	const { resolveConflict, dismissSaveError } = useDispatch( store );
	const changesIn = useChangesOf();
	return (
		<Dialog
			description={ __(
				'These settings were changed in another window or by another person after you opened this page. Choose what to keep; nothing is saved until then.',
				'pharos-seo'
			) }
			conflicts={ Object.keys( conflicts ).map( ( key ) => {
				const changes = changesIn(
					key,
					only( conflicts[ key ], entries[ key ] ),
					only( edits[ key ], entries[ key ] )
				);
				return {
					key,
					label: listOf( changes, ( { label } ) => label ),
					mine: listOf(
						changes,
						( { to, field, words } ) =>
							words?.to ?? describe( to, field )
					),
					stored: listOf(
						changes,
						( { from, field, words } ) =>
							words?.from ?? describe( from, field )
					),
				};
			} ) }
			onConfirm={ ( mine ) => {
				// The outcome is told by the save's own messages; the dialog has done its work.
				resolveConflict( mine ).catch( () => {} );
			} }
			onClose={ () => dismissSaveError() }
		/>
	);
}

/** The part of a map that is to be decided; of other settings all. */
const only = ( value: unknown, names: string[] | undefined ): unknown =>
	names
		? Object.fromEntries(
				Object.entries( value ?? {} ).filter( ( [ name ] ) =>
					names.includes( name )
				)
			)
		: value;

/** A setting of several parts is decided as a whole; the parts that differ are named. */
const listOf = ( changes: Change[], text: ( change: Change ) => string ) =>
	changes.map( text ).join( '; ' );
