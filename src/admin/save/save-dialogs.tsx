import { useSelect } from '@wordpress/data';
import { store } from '../../../store';
import { __ } from '@wordpress/i18n';
import { Lazy } from '../../components/lazy';
import { SaveMessages } from './save-messages';
import { useSaveNotices } from './use-save-notices';

/** Few people ever meet it. */
const loadConflictDialog = () =>
	import( /* webpackChunkName: "conflict" */ './conflict-dialog' );

/** What saves have to say, however they were started: messages, or a question about a conflict. */
export function SaveDialogs() {
	useSaveNotices();
	const error = useSelect( ( select ) => select( store ).getSaveError(), [] );
	return (
		<>
			<SaveMessages />
			{ error?.kind === 'conflict' && error.conflicts && (
				<Lazy
					load={ loadConflictDialog }
					props={ {
						conflicts: error.conflicts,
						entries: error.entries ?? {},
					} }
					title={ __(
						'Your changes and the stored ones could not be compared.',
						'pharos-seo'
					) }
				/>
			) }
		</>
	);
}
