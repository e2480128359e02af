import { Button, Dropdown, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { isSpan, spanText, type Range } from './range';

interface CustomPeriodProps {
	range: Range;
	onChange: ( changes: Partial< Range > ) => void;
}

/** A button that opens the dates of a custom period. */
export function CustomPeriod( { range, onChange }: CustomPeriodProps ) {
	const { period, start, end } = range;
	const isCustom = period === 'custom' && isSpan( start, end );
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					aria-expanded={ isOpen }
					aria-pressed={ isCustom }
					onClick={ onToggle }
				>
					{ isCustom
						? spanText( start, end )
						: __( 'Custom dates', 'pharos-seo' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Dates
					start={ start }
					end={ end }
					onApply={ ( dates ) => {
						onChange( { period: 'custom', ...dates } );
						onClose();
					} }
				/>
			) }
		/>
	);
}

interface DatesProps extends Pick< Range, 'start' | 'end' > {
	onApply: ( dates: Pick< Range, 'start' | 'end' > ) => void;
}

function Dates( { onApply, ...initial }: DatesProps ) {
	const [ start, setStart ] = useState( initial.start );
	const [ end, setEnd ] = useState( initial.end );
	const [ isRefused, setIsRefused ] = useState( false );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		setIsRefused( ! isSpan( start, end ) );
		if ( isSpan( start, end ) ) {
			onApply( { start, end } );
		}
	};
	return (
		<form className="pharos-gsc-dates" noValidate onSubmit={ submit }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="date"
				label={ __( 'First day', 'pharos-seo' ) }
				value={ start }
				onChange={ setStart }
			/>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="date"
				label={ __( 'Last day', 'pharos-seo' ) }
				value={ end }
				onChange={ setEnd }
			/>
			{ isRefused && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'Enter both days. The last day can’t be before the first one.',
						'pharos-seo'
					) }
				</Notice>
			) }
			<Button variant="primary" type="submit" __next40pxDefaultSize>
				{ __( 'Apply', 'pharos-seo' ) }
			</Button>
		</form>
	);
}
