import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { ConflictDialog } from '../components/conflict-dialog';
import { describe } from '../object-seo/describe';
import { fieldLabel } from '../object-seo/field-label';
import type { EditorData, ObjectSeo } from '../object-seo/types';
import { readSeo } from './fields';
import { markAsCurrent } from './followed';
import { resolve, unitOf } from './resolve';
import { conflictsOf, type SaveError } from './save-error';

interface ConflictQuestionProps {
	facts: EditorData;
	error: SaveError;
	onClose: () => void;
}

/** The dialog about fields that another user has changed: asks which values to keep, then saves the post again. */
export function ConflictQuestion( {
	facts,
	error,
	onClose,
}: ConflictQuestionProps ) {
	const { select, dispatch } = useRegistry();
	const conflicts = conflictsOf( error ) ?? {};
	const value = readSeo( select ) as Record< string, unknown > | null;

	const keep = ( mine: string[] ) => {
		const { type, id } = facts;
		const post = select( coreStore ).getEntityRecord(
			'postType',
			type,
			id
		) as {
			pharos_seo: ObjectSeo;
		};
		const seo = readSeo( select );
		if ( ! seo ) {
			return;
		}
		const next = resolve( error, post.pharos_seo, seo, mine );
		markAsCurrent( next.stored );
		markAsCurrent( next.value );
		void dispatch( coreStore ).receiveEntityRecords( 'postType', type, {
			...post,
			pharos_seo: next.stored,
		} );
		void dispatch( editorStore ).editPost(
			{ pharos_seo: next.value },
			{ undoIgnore: true }
		);
		// The editor's messages report the result.
		void dispatch( editorStore ).savePost();
	};

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
						mine: describe( name, value?.[ name ], names ),
						stored: describe( name, conflicts[ name ], names ),
					};
				} ) }
			onConfirm={ keep }
			onClose={ onClose }
		/>
	);
}
