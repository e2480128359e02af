import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile } from '@wordpress/icons';
import type { Device } from './types';

interface DeviceToggleProps {
	device: Device;
	onChange: ( device: Device ) => void;
}

/** Selects the device of a preview. */
export function DeviceToggle( { device, onChange }: DeviceToggleProps ) {
	const devices = [
		{
			name: 'desktop',
			label: __( 'Desktop', 'pharos-seo' ),
			icon: desktop,
		},
		{ name: 'mobile', label: __( 'Mobile', 'pharos-seo' ), icon: mobile },
	] as const;
	return (
		<div
			className="pharos-search-preview__devices"
			role="group"
			aria-label={ __( 'Preview device', 'pharos-seo' ) }
		>
			{ devices.map( ( { name, label, icon } ) => (
				<Button
					key={ name }
					icon={ icon }
					size="compact"
					aria-pressed={ device === name }
					onClick={ () => onChange( name ) }
				>
					{ label }
				</Button>
			) ) }
		</div>
	);
}
