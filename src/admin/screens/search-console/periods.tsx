import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Comparison } from '../../../../store';
import { CustomPeriod } from './custom-period';
import { PERIODS, type Range } from './range';

interface PeriodsProps {
	range: Range;
	onChange: ( changes: Partial< Range > ) => void;
}

/** Selects the period of the figures and the one to compare with. */
export function Periods( { range, onChange }: PeriodsProps ) {
	return (
		<>
			<div
				className="pharos-gsc-periods"
				role="group"
				aria-label={ __( 'Time period', 'pharos-seo' ) }
			>
				{ PERIODS.map( ( { value, label } ) => (
					<Button
						key={ value }
						size="compact"
						aria-pressed={ value === range.period }
						onClick={ () =>
							onChange( { period: value, start: '', end: '' } )
						}
					>
						{ label }
					</Button>
				) ) }
				<CustomPeriod range={ range } onChange={ onChange } />
			</div>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Compare with', 'pharos-seo' ) }
				labelPosition="side"
				value={ range.compare }
				options={ [
					{
						value: 'previous',
						label: __( 'Previous period', 'pharos-seo' ),
					},
					{
						value: 'year',
						label: __( 'Year before', 'pharos-seo' ),
					},
				] }
				onChange={ ( compare ) =>
					onChange( { compare: compare as Comparison } )
				}
			/>
		</>
	);
}
