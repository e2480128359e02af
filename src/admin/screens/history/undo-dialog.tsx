import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type SeoHistoryEntry } from '../../../../store';
import { ConfirmModal } from '../../../components/confirm-modal';
import { Progress } from '../../../components/progress';

interface UndoDialogProps {
	entry: SeoHistoryEntry;
	onClose: () => void;
}

/** Asks, and restores the values from before a change. Closing it stops an undo of many objects. */
export function UndoDialog( { entry, onClose }: UndoDialogProps ) {
	const { loadSeoFiles, invalidateResolutionForStoreSelector } =
		useDispatch( store );
	const [ left, setLeft ] = useState< number | null >( null );
	const isOpen = useRef( true );
	useEffect( () => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, [] );
	const undo = async () => {
		try {
			const { undoHistory } = await loadSeoFiles();
			await undoHistory( entry.id, ( { changed } ) => {
				if ( isOpen.current ) {
					setLeft( changed );
				}
				return isOpen.current;
			} );
		} finally {
			void invalidateResolutionForStoreSelector( 'getBulkPage' );
		}
		return isOpen.current;
	};
	return (
		<ConfirmModal
			title={ __( 'Undo this change?', 'pharos-seo' ) }
			description={ __(
				'The values from before the change are restored. Fields that were changed since then are kept.',
				'pharos-seo'
			) }
			confirmLabel={ __( 'Undo', 'pharos-seo' ) }
			onConfirm={ undo }
			onClose={ onClose }
		>
			{ left !== null && (
				<Progress
					done={ entry.changed - left }
					total={ entry.changed }
				/>
			) }
		</ConfirmModal>
	);
}
