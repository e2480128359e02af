import { ExternalLink, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../navigation/focus-heading';
import { iconOf } from '../../navigation/icons';
import {
	findRoute,
	useNavigation,
	visibleSections,
} from '../../navigation/model';
import { useFeatures } from '../../navigation/use-features';
import { hasPermission } from '../../../permissions';

/** The most important screens for a new site, in the order of setup. */
const ROUTES = [
	'/general',
	'/general/homepage',
	'/general/social',
	'/advanced/robot_instructions/matrix',
	'/advanced/sitemaps',
	'/advanced/schema',
	'/tools/bulk-editor',
	'/tools/migrate',
];

/** Google's tools for testing a site. */
const EXTERNAL = [
	{
		url: 'https://search.google.com/search-console',
		label: __( 'Google Search Console', 'pharos-seo' ),
	},
	{
		url: 'https://search.google.com/test/rich-results',
		label: __( 'Google Rich Results Test', 'pharos-seo' ),
	},
	{
		url: 'https://pagespeed.web.dev/',
		label: __( 'PageSpeed Insights', 'pharos-seo' ),
	},
];

/** Links to the most important screens and to Google's tools. */
export function QuickAccess() {
	const navigation = visibleSections(
		useNavigation(),
		useFeatures(),
		hasPermission
	);
	const screens = ROUTES.flatMap( ( route ) => {
		const match = findRoute( navigation, route );
		return match ? [ { route, link: match.link } ] : [];
	} );
	return (
		<section
			className="pharos-card pharos-quick-access"
			aria-labelledby="pharos-quick-access-title"
		>
			<h2 id="pharos-quick-access-title" className="pharos-card__title">
				{ __( 'Quick Access', 'pharos-seo' ) }
			</h2>
			<ul>
				{ screens.map( ( { route, link } ) => (
					<li key={ route }>
						<Icon icon={ iconOf( link.icon ) } size={ 20 } />
						<Link to={ route } state={ focusHeading }>
							{ link.label }
						</Link>
					</li>
				) ) }
			</ul>
			<ul className="pharos-quick-access__external">
				{ EXTERNAL.map( ( { url, label } ) => (
					<li key={ url }>
						<ExternalLink href={ url }>{ label }</ExternalLink>
					</li>
				) ) }
			</ul>
		</section>
	);
}
