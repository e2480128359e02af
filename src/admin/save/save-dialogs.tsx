import { useSelect } from '@wordpress/data';
import { store } from '../../../store';
import { ConflictDialog } from './conflict-dialog';
import { SaveMessages } from './save-messages';
import { useSaveNotices } from './use-save-notices';

/** What saves have to say, however they were started: messages, or a question about a conflict. */
export function SaveDialogs() {
	useSaveNotices();
	const error = useSelect( ( select ) => select( store ).getSaveError(), [] );
	return (
		<>
			<SaveMessages />
			{ error?.kind === 'conflict' && error.conflicts && (
				<ConflictDialog
					conflicts={ error.conflicts }
					entries={ error.entries ?? {} }
				/>
			) }
		</>
	);
}
