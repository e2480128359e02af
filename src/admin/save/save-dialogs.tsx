import { useSelect } from '@wordpress/data';
import { store } from '../../../store';
import { __ } from '@wordpress/i18n';
import { Lazy } from '../../components/lazy';
import { useFailureActions } from './use-failure-actions';

/** Loaded on demand: conflicts are rare. */
const loadConflictDialog = () =>
	import( /* webpackChunkName: "conflict" */ './conflict-dialog' );

/** Handles a failed save: offers an action in its message, or shows the conflict dialog. */
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
				'Your changes and the saved ones couldn’t be compared.',
				'pharos-seo'
			) }
		/>
	) : null;
}
