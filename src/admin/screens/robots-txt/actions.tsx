import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { DiscardButton } from '../../save/discard-button';
import { PageActions } from '../../save/page-actions';
import { SaveAction } from '../../save/save-action';

interface ActionsProps {
	isLocked: boolean;
}

/** Save in the page's header; for the robots.txt text, not for settings. */
export function Actions( { isLocked }: ActionsProps ) {
	const { isUnsaved, isSaving, saved } = useSelect( ( select ) => {
		const { hasUnsavedRobotsTxt, isSavingRobotsTxt, getRobotsTxt } =
			select( store );
		return {
			isUnsaved: hasUnsavedRobotsTxt(),
			isSaving: isSavingRobotsTxt(),
			saved: getRobotsTxt()?.robots_txt_content ?? '',
		};
	}, [] );
	const { editRobotsTxt, saveWork } = useDispatch( store );

	return (
		<PageActions>
			{ isUnsaved && ! isSaving && (
				<DiscardButton
					label={ __( 'Discard changes', 'pharos-seo' ) }
					title={ __(
						'Discard your changes to robots.txt?',
						'pharos-seo'
					) }
					description={ __(
						'robots.txt returns to the saved version.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Discard', 'pharos-seo' ) }
					onDiscard={ () => editRobotsTxt( saved ) }
				/>
			) }
			<SaveAction
				isIdle={ ! isUnsaved && ! isSaving }
				isReady={ isUnsaved && ! isSaving && ! isLocked }
				isSaving={ isSaving }
				onSave={ () => void saveWork( 'robotsTxt' ) }
			/>
		</PageActions>
	);
}
