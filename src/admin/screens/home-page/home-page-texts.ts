import type { Settings, SiteSettings } from '../../../../store';
import { addressOf } from '../../../../common/accounts';
import { firstFilled, render } from '../../../../common/template';
import { titleInUse } from '../../fields/title-in-use';

/**
 * Returns the home page's texts and images in search results and on social networks with the given settings: resolved texts
 * and image URLs. Does the same as includes/Social/Shares.php; tests/fixtures/fallbacks.json tests both.
 *
 * @param site     What is known about the site.
 * @param settings The settings as edited on the screen.
 */
export function homePageTexts(
	site: Pick< SiteSettings, 'home_preview' >,
	settings: Settings
) {
	const resolve = ( template: string ) =>
		render( template, site.home_preview.variables, settings.separator );
	const title = resolve( titleInUse( settings, settings.home_page_title ) );
	const description = resolve( settings.home_page_description );
	const defaultImage = ( network: 'facebook' | 'twitter' ) =>
		firstFilled(
			...[
				settings.home_page_featured_image,
				network === 'twitter' ? settings.twitter_fallback_image : '',
				settings.fallback_image,
			].map( addressOf )
		);
	const shareOn = ( network: 'facebook' | 'twitter' ) => ( {
		title: firstFilled(
			resolve( settings[ `home_page_${ network }_title` ] ),
			title
		),
		description: firstFilled(
			resolve( settings[ `home_page_${ network }_description` ] ),
			description
		),
		image: firstFilled(
			addressOf( settings[ `home_page_${ network }_image_url` ] ),
			defaultImage( network )
		),
	} );
	const isSame = settings.twitter_same_as_facebook;
	return {
		title,
		description,
		facebook: shareOn( 'facebook' ),
		x: shareOn( isSame ? 'facebook' : 'twitter' ),
		isSame,
		/** The images that are used while the network has none. */
		defaultImages: {
			facebook: defaultImage( 'facebook' ),
			x: defaultImage( 'twitter' ),
		},
	};
}
