import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { Lazy } from '../components/lazy';

const load = () => import( /* webpackChunkName: "safety" */ './notices' );

/**
 * On top of every page: what keeps the site or its home page out of search results, and whether another SEO plugin has
 * taken over. Most sites have neither.
 */
export function SafetyNotices() {
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
			title={ __( 'A warning couldn’t be shown.', 'pharos-seo' ) }
		/>
	) : null;
}
