import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { redo as redoIcon, undo as undoIcon } from '@wordpress/icons';
import { store } from '../../../../store';
import { DiscardButton } from '../../save/discard-button';
import { PageActions } from '../../save/page-actions';
import { SaveAction } from '../../save/save-action';
import { FileDialog } from './csv';
import type { ListQuery } from './list-query';
import { useRevert } from './use-revert';

/** Undo, redo, discard and save in the page's header; for the rows of the bulk editor, not for settings. */
export function Actions( { query }: { query: ListQuery } ) {
	const { count, isSaving } = useSelect( ( select ) => {
		const { countBulkEdits, isSavingBulkEdits } = select( store );
		return { count: countBulkEdits(), isSaving: isSavingBulkEdits() };
	}, [] );
	const { saveBulkEdits } = useDispatch( store );
	const revert = useRevert();

	return (
		<PageActions>
			<History />
			<Files query={ query } />
			{ count > 0 && ! isSaving && (
				<DiscardButton
					label={ sprintf(
						/* translators: %d: number of rows of a table. */
						_n(
							'Discard changes (%d row)',
							'Discard changes (%d rows)',
							count,
							'pharos-seo'
						),
						count
					) }
					title={ __( 'Discard all unsaved changes?', 'pharos-seo' ) }
					description={ __(
						'All rows return to their saved values.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Discard all', 'pharos-seo' ) }
					onDiscard={ () => revert() }
				/>
			) }
			<SaveAction
				isIdle={ count === 0 && ! isSaving }
				isReady={ count > 0 && ! isSaving }
				isSaving={ isSaving }
				// Errors are shown in a message.
				onSave={ () => void saveBulkEdits().catch( () => {} ) }
			/>
		</PageActions>
	);
}

/** The undo and redo buttons; when there is no edit left, undo reverts the last save. */
function History() {
	const { canUndo, canRedo, canUndoSave } = useSelect( ( select ) => {
		const { canUndoBulkEdit, canRedoBulkEdit, canUndoBulkSave } =
			select( store );
		return {
			canUndo: canUndoBulkEdit(),
			canRedo: canRedoBulkEdit(),
			canUndoSave: canUndoBulkSave(),
		};
	}, [] );
	const { undoBulkEdit, redoBulkEdit, undoBulkSave } = useDispatch( store );

	if ( ! canUndo && ! canRedo && ! canUndoSave ) {
		return null;
	}
	return (
		<>
			<Button
				icon={ undoIcon }
				label={
					canUndo || ! canUndoSave
						? __( 'Undo', 'pharos-seo' )
						: __( 'Undo last save', 'pharos-seo' )
				}
				disabled={ ! canUndo && ! canUndoSave }
				accessibleWhenDisabled
				size="compact"
				onClick={ () =>
					void ( canUndo
						? undoBulkEdit()
						: // Errors are shown in a message.
							undoBulkSave().catch( () => {} ) )
				}
			/>
			<Button
				icon={ redoIcon }
				label={ __( 'Redo', 'pharos-seo' ) }
				disabled={ ! canRedo }
				accessibleWhenDisabled
				size="compact"
				onClick={ () => void redoBulkEdit() }
			/>
		</>
	);
}

/** The button that opens the dialog for CSV files. */
function Files( { query }: { query: ListQuery } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button
				variant="tertiary"
				size="compact"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Import or export', 'pharos-seo' ) }
			</Button>
			{ isOpen && (
				<FileDialog
					query={ query }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}
