import { useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '../../../../store';
import { render } from '../../../template';

/** What the home page has with the settings as they are on the screen: resolved texts and addresses of images. */
export function useHomePage() {
	const { site, settings } = useSelect( ( select ) => {
		const { getSiteSettings, getSettings } = select( store );
		return { site: getSiteSettings(), settings: getSettings() };
	}, [] );
	const resolve = useCallback(
		( template: string ) =>
			site && settings
				? render(
						template,
						site.home_preview.variables,
						settings.separator
					)
				: '',
		[ site, settings ]
	);
	if ( ! site || ! settings ) {
		return null;
	}

	const title = resolve(
		settings.home_page_title.trim() ||
			( settings.global_default.page_title ?? '' )
	);
	const description = resolve( settings.home_page_description );
	const fallbackImage =
		settings.home_page_featured_image || settings.fallback_image;
	/** As includes/Social/Shares.php has it. */
	const shareOn = ( network: 'facebook' | 'twitter' ) => ( {
		title: resolve( settings[ `home_page_${ network }_title` ] ) || title,
		description:
			resolve( settings[ `home_page_${ network }_description` ] ) ||
			description,
		image: settings[ `home_page_${ network }_image_url` ] || fallbackImage,
	} );
	const isSame = settings.twitter_same_as_facebook;
	return {
		site,
		title,
		description,
		facebook: shareOn( 'facebook' ),
		x: shareOn( isSame ? 'facebook' : 'twitter' ),
		isSame,
		cardType: settings.twitter_card_type,
	};
}
