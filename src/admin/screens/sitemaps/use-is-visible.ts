import { useSelect } from '@wordpress/data';
import { store } from '../../../../store';
import { useWantedSetting } from '../../search/use-wanted-setting';

/**
 * Whether to show settings that have no effect while the XML sitemap is off: when it is on, or when a link targets one of
 * them.
 *
 * @param keys Settings keys.
 */
export function useIsVisible( ...keys: string[] ): boolean {
	const wanted = useWantedSetting();
	const isOn = useSelect(
		( select ) => select( store ).getSetting( 'enable_xml_sitemap' ),
		[]
	);
	return isOn === true || keys.includes( wanted ?? '' );
}
