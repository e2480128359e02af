import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { ConflictDialog as Dialog } from '../../components/conflict-dialog';
import type { Change } from './changes';
import { describe } from './describe';
import { useChangesOf } from './use-unsaved';

interface ConflictDialogProps {
	/** The stored values, by settings key. */
	conflicts: Record< string, unknown >;
	/** For settings that are maps: the names of the conflicting entries. */
	entries: Record< string, string[] >;
}

/**
 * The dialog for settings that were changed in another window or by another user since they were loaded: shows both values
 * and lets the user choose.
 */
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
				'These settings were changed in another window or by another user after you opened this screen. Choose which values to keep; until then, nothing is saved.',
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
				// The messages of the save report the result.
				resolveConflict( mine ).catch( () => {} );
			} }
			onClose={ () => dismissSaveError() }
		/>
	);
}

/** Returns the conflicting entries of a map; other settings as a whole. */
const only = ( value: unknown, names: string[] | undefined ): unknown =>
	names
		? Object.fromEntries(
				Object.entries( value ?? {} ).filter( ( [ name ] ) =>
					names.includes( name )
				)
			)
		: value;

/** Lists the parts that differ: a setting with several parts is resolved as a whole. */
const listOf = ( changes: Change[], text: ( change: Change ) => string ) =>
	changes.map( text ).join( '; ' );
