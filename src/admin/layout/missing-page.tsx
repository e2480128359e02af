import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { hasPermission } from '../../permissions';
import { useNavigation, visibleSections } from '../navigation/model';
import { useFeatures } from '../navigation/use-features';
import { openSearch } from '../search/open-search';
import { PageMessage } from './page-message';

/** The page of an unknown route: the search, and all sections. */
export function MissingPage() {
	const navigation = useNavigation();
	const isOn = useFeatures();
	const sections = visibleSections( navigation, isOn, hasPermission );
	return (
		<PageMessage text={ __( 'Page not found.', 'pharos-seo' ) }>
			<p>
				{ __(
					'The URL may be misspelled, or the screen belongs to a plugin that isn’t active. Search for the screen or setting, or go to one of these sections:',
					'pharos-seo'
				) }
			</p>
			<ul className="pharos-page-message__links">
				{ sections.slice( 1 ).map( ( { path, label } ) => (
					<li key={ path }>
						<a href={ `#${ path }` }>{ label }</a>
					</li>
				) ) }
			</ul>
			<div className="pharos-page-message__actions">
				<Button
					variant="primary"
					href="#/dashboard"
					__next40pxDefaultSize
				>
					{ __( 'Go to dashboard', 'pharos-seo' ) }
				</Button>
				<Button
					variant="secondary"
					onClick={ openSearch }
					__next40pxDefaultSize
				>
					{ __( 'Search settings', 'pharos-seo' ) }
				</Button>
			</div>
		</PageMessage>
	);
}
