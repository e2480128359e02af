import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';

const STEPS = [
	{ step: 'choose', label: __( 'Choose', 'pharos-seo' ) },
	{ step: 'review', label: __( 'Review', 'pharos-seo' ) },
	{ step: 'run', label: __( 'Migrate', 'pharos-seo' ) },
	{ step: 'result', label: __( 'Result', 'pharos-seo' ) },
] as const;

export type Step = ( typeof STEPS )[ number ][ 'step' ];

interface StepsProps {
	current: Step;
}

/** The steps of the wizard, with the current one. */
export function Steps( { current }: StepsProps ) {
	const position = STEPS.findIndex( ( { step } ) => step === current );
	return (
		<ol className="pharos-migrate__steps">
			{ STEPS.map( ( { step, label }, index ) => (
				<li
					key={ step }
					className={ index < position ? 'is-behind' : '' }
					aria-current={ step === current ? 'step' : undefined }
				>
					<span className="pharos-migrate__number" aria-hidden="true">
						{ formatNumber( index + 1 ) }
					</span>
					{ label }
					{ index < position && (
						<VisuallyHidden>
							{ __( '(done)', 'pharos-seo' ) }
						</VisuallyHidden>
					) }
				</li>
			) ) }
		</ol>
	);
}
