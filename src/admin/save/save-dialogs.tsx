import { useSelect } from '@wordpress/data';
import { store } from '../../../store';
import { ConflictDialog } from './conflict-dialog';
import { useSaveNotices } from './use-save-notices';

/** What a save has to say, however it was started: a message, or a question about a conflict. */
export function SaveDialogs() {
	useSaveNotices();
	const error = useSelect( ( select ) => select( store ).getSaveError(), [] );
	return error?.kind === 'conflict' && error.conflicts ? (
		<ConflictDialog conflicts={ error.conflicts } />
	) : null;
}
