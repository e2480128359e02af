import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { ConflictQuestion } from '../../object-seo/changes/conflict-question';
import { resolve } from '../../object-seo/changes/resolve';
import type { SaveError } from '../../object-seo/changes/save-error';
import type { EditorData, ObjectSeo } from '../../object-seo/types';
import { readSeo } from '../fields';
import { markAsCurrent } from './concurrent-edits';

interface PostConflictProps {
	facts: EditorData;
	error: SaveError;
	onClose: () => void;
}

/** The dialog about fields that another user has changed: asks which values to keep, then saves the post again. */
export function PostConflict( { facts, error, onClose }: PostConflictProps ) {
	const { select, dispatch } = useRegistry();

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
		<ConflictQuestion
			error={ error }
			value={ readSeo( select ) }
			onConfirm={ keep }
			onClose={ onClose }
		/>
	);
}
