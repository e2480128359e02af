import { __ } from '@wordpress/i18n';
import { ConflictDialog } from '../../components/conflict-dialog';
import { describe } from './describe';
import { fieldLabel } from '../field-label';
import { unitOf } from './resolve';
import { conflictsOf, type SaveError } from './save-error';
import type { ObjectSeo } from '../types';

interface ConflictQuestionProps {
	error: SaveError;
	/** The fields in the editor. */
	value: ObjectSeo | null;
	/** Receives the names of the fields whose value in the editor is kept: see resolve(). */
	onConfirm: ( mine: string[] ) => void;
	onClose: () => void;
}

/** The dialog about fields that another user has changed: asks which values to keep. */
export function ConflictQuestion( {
	error,
	value,
	onConfirm,
	onClose,
}: ConflictQuestionProps ) {
	const conflicts = conflictsOf( error ) ?? {};
	const mine = value as Record< string, unknown > | null;
	return (
		<ConflictDialog
			description={ __(
				'The SEO data of this post was changed in another window or by another user after you opened it. Choose which values to keep; until then, the post isn’t saved.',
				'pharos-seo'
			) }
			conflicts={ Object.keys( conflicts )
				.filter( ( name ) => unitOf( name ) === name )
				.map( ( name ) => {
					const names = error.data?.entries?.[ name ];
					return {
						key: name,
						label: fieldLabel( name ),
						mine: describe( name, mine?.[ name ], names ),
						stored: describe( name, conflicts[ name ], names ),
					};
				} ) }
			onConfirm={ onConfirm }
			onClose={ onClose }
		/>
	);
}
