import { useSelect } from '@wordpress/data';
import { store } from '../../../store';
import { __ } from '@wordpress/i18n';
import { Lazy } from '../../components/lazy';
import { useFailureActions } from './use-failure-actions';

/** Few people ever meet it. */
const loadConflictDialog = () =>
	import( /* webpackChunkName: "conflict" */ './conflict-dialog' );

/** What a person can do when a save has failed: by its message, or by answering a question about a conflict. */
export function SaveDialogs() {
	useFailureActions();
	const error = useSelect( ( select ) => select( store ).getSaveError(), [] );
	return error?.conflicts ? (
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
	) : null;
}
