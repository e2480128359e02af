import { Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { formatNumber } from '../../common/locale';
import type { Step } from './progress';

interface StepperProps {
	steps: Step[];
	/** The id of the current step; null at the end. */
	current: string | null;
}

/** The list of steps, with the current one marked. */
export function Stepper( { steps, current }: StepperProps ) {
	return (
		<ol
			className="pharos-onboarding__steps"
			aria-label={ __( 'Steps', 'pharos-seo' ) }
		>
			{ steps.map( ( { id, label, done }, index ) => (
				<li
					key={ id }
					aria-current={ id === current ? 'step' : undefined }
					className={ done ? 'is-done' : undefined }
				>
					<span
						className="pharos-onboarding__number"
						aria-hidden="true"
					>
						{ done && id !== current ? (
							<Icon icon={ check } size={ 20 } />
						) : (
							formatNumber( index + 1 )
						) }
					</span>
					<span className="pharos-onboarding__label">{ label }</span>
					{ done && (
						<VisuallyHidden>
							{ __( '(done)', 'pharos-seo' ) }
						</VisuallyHidden>
					) }
				</li>
			) ) }
		</ol>
	);
}
