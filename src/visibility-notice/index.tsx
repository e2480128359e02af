import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { Lazy } from '../components/lazy';

const load = () => import( /* webpackChunkName: "visibility" */ './notices' );

/**
 * Notices at the top of every page: reasons why the site or its home page is hidden from search engines, and whether another
 * SEO plugin is active. Most sites have neither.
 */
export function VisibilityNotices() {
	const { causes, otherPlugin } = useSelect( ( select ) => {
		const { getHidingCauses, getSiteSettings } = select( store );
		return {
			causes: getHidingCauses(),
			otherPlugin: getSiteSettings()?.other_seo_plugin?.name,
		};
	}, [] );
	return causes?.length || otherPlugin !== undefined ? (
		<Lazy
			load={ load }
			props={ { causes: causes ?? [], otherPlugin } }
			title={ __( 'A warning couldn’t be displayed.', 'pharos-seo' ) }
		/>
	) : null;
}
