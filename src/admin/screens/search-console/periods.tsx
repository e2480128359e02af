import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Period } from '../../../../store';
import { PERIODS } from './summary';

interface PeriodsProps {
	period: Period;
	onChange: ( period: Period ) => void;
}

/** Selects the time period of the figures. */
export function Periods( { period, onChange }: PeriodsProps ) {
	return (
		<div
			className="pharos-gsc-periods"
			role="group"
			aria-label={ __( 'Time period', 'pharos-seo' ) }
		>
			{ PERIODS.map( ( { value, label } ) => (
				<Button
					key={ value }
					size="compact"
					aria-pressed={ value === period }
					onClick={ () => onChange( value ) }
				>
					{ label }
				</Button>
			) ) }
		</div>
	);
}
