import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import type { SaveError } from '../../store/saving/types';
import type { StepDefinition } from './steps/types';

interface SaveFailedProps {
	error: SaveError;
	/** Names the fields. */
	labelOf: StepDefinition[ 'labelOf' ];
	onTakeTheirs: () => void;
	onKeepMine: () => void;
}

/** Shows why a step couldn't be saved. The entered values are kept. */
export function SaveFailed( {
	error,
	labelOf,
	onTakeTheirs,
	onKeepMine,
}: SaveFailedProps ) {
	const networks = useSelect(
		( select ) => select( store ).getSiteSettings()?.social_profiles,
		[]
	);
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
	const refused = Object.entries( error.errors ?? {} );
	return (
		<Notice
			className="pharos-onboarding__notice"
			status="error"
			isDismissible={ false }
		>
			{ refused.length === 0 ? (
				<p>{ error.message }</p>
			) : (
				<>
					<p>
						{ __( 'These values can’t be saved:', 'pharos-seo' ) }
					</p>
					<ul>
						{ refused.map( ( [ key, message ] ) => (
							<li key={ key }>
								<strong>
									{ labelOf?.(
										key,
										error.paths?.[ key ] ?? [],
										networks ?? []
									) }
								</strong>{ ' ' }
								{ message }
							</li>
						) ) }
					</ul>
				</>
			) }
		</Notice>
	);
}
