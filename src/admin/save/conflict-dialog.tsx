import { RadioControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../store';
import { ConfirmModal } from '../../components/confirm-modal';
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
export function ConflictDialog( { conflicts, entries }: ConflictDialogProps ) {
	const edits = useSelect(
		( select ) => select( store ).getEdits() as Record< string, unknown >,
		[]
	);
	const { resolveConflict, dismissSaveError } = useDispatch( store );
	const changesIn = useChangesOf();
	const keys = Object.keys( conflicts );
	const [ mine, setMine ] = useState< ReadonlySet< string > >(
		new Set( keys )
	);

	return (
		<ConfirmModal
			title={ __( 'Changed somewhere else', 'pharos-seo' ) }
			description={ __(
				'These settings were changed in another window or by another person after you opened this page. Choose what to keep; nothing is saved until then.',
				'pharos-seo'
			) }
			confirmLabel={ __( 'Save my choice', 'pharos-seo' ) }
			onConfirm={ () => {
				// The outcome is told by the save's own messages; the dialog has done its work.
				resolveConflict( [ ...mine ] ).catch( () => {} );
			} }
			onClose={ () => dismissSaveError() }
		>
			{ keys.map( ( key ) => {
				const changes = changesIn(
					key,
					only( conflicts[ key ], entries[ key ] ),
					only( edits[ key ], entries[ key ] )
				);
				return (
					<RadioControl
						key={ key }
						className="pharos-conflict"
						label={ listOf( changes, ( { label } ) => label ) }
						selected={ mine.has( key ) ? 'mine' : 'theirs' }
						options={ [
							{
								value: 'mine',
								label: sprintf(
									/* translators: %s: value of a setting. */
									__( 'Yours: %s', 'pharos-seo' ),
									listOf(
										changes,
										( { to, field, words } ) =>
											words?.to ?? describe( to, field )
									)
								),
							},
							{
								value: 'theirs',
								label: sprintf(
									/* translators: %s: value of a setting. */
									__( 'Stored now: %s', 'pharos-seo' ),
									listOf(
										changes,
										( { from, field, words } ) =>
											words?.from ??
											describe( from, field )
									)
								),
							},
						] }
						onChange={ ( value ) =>
							setMine( ( before ) => {
								const next = new Set( before );
								if ( value === 'mine' ) {
									next.add( key );
								} else {
									next.delete( key );
								}
								return next;
							} )
						}
					/>
				);
			} ) }
		</ConfirmModal>
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
