import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SaveError } from '../../store/saving/types';

interface SaveFailedProps {
	error: SaveError;
	onTakeTheirs: () => void;
	onKeepMine: () => void;
}

/** Shows why a step couldn't be saved. The entered values are kept. */
export function SaveFailed( {
	error,
	onTakeTheirs,
	onKeepMine,
}: SaveFailedProps ) {
	if ( error.conflicts ) {
		return (
			<Notice
				className="pharos-onboarding__notice"
				status="warning"
				isDismissible={ false }
				actions={ [
					{
						label: __( 'Keep my changes', 'pharos-seo' ),
						onClick: onKeepMine,
					},
					{
						label: __( 'Use the other changes', 'pharos-seo' ),
						onClick: onTakeTheirs,
					},
				] }
			>
				{ __(
					'These settings were changed in another window or by another user.',
					'pharos-seo'
				) }
			</Notice>
		);
	}
	return (
		<Notice
			className="pharos-onboarding__notice"
			status="error"
			isDismissible={ false }
		>
			<p>{ error.message }</p>
			<ul>
				{ Object.entries( error.errors ?? {} ).map(
					( [ key, message ] ) => (
						<li key={ key }>{ message }</li>
					)
				) }
			</ul>
		</Notice>
	);
}
