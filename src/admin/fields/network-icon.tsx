import { Icon, Path, SVG } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { globe } from '@wordpress/icons';
import { store } from '../../../store';

interface NetworkIconProps {
	/** The id of a SocialProfile. */
	id: string;
}

/** The icon of a network; a globe for networks without an icon in WordPress. Decorative: the name is next to it. */
export function NetworkIcon( { id }: NetworkIconProps ) {
	const { icons, hasFailed } = useSelect( ( select ) => {
		const { getNetworkIcons, hasResolutionFailed } = select( store );
		return {
			icons: getNetworkIcons(),
			hasFailed: hasResolutionFailed( 'getNetworkIcons', [] ),
		};
	}, [] );
	const icon = icons?.[ id ];

	if ( ! icon && ( icons || hasFailed ) ) {
		return (
			<Icon className="pharos-network-icon" icon={ globe } size={ 20 } />
		);
	}
	return (
		<SVG
			className="pharos-network-icon"
			viewBox={ icon?.view_box ?? '0 0 24 24' }
			width={ 20 }
			height={ 20 }
		>
			{ icon && <Path d={ icon.path } /> }
		</SVG>
	);
}
