import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store } from '../../../../store';
import { homePageTexts } from './home-page-texts';

/** Returns the home page's texts and images with the settings as edited on the screen; null until they're loaded. */
export function useHomePage() {
	const { site, settings } = useSelect( ( select ) => {
		const { getSiteSettings, getSettings } = select( store );
		return { site: getSiteSettings(), settings: getSettings() };
	}, [] );
	return useMemo(
		() =>
			site &&
			settings && {
				site,
				...homePageTexts( site, settings ),
				cardType:
					settings.home_page_twitter_card_type ||
					settings.twitter_card_type,
			},
		[ site, settings ]
	);
}
