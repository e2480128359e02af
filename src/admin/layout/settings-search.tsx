import { useMemo } from '@wordpress/element';
import { useNavigate } from 'react-router-dom';
import { getBoot } from '../../boot';
import { hasPermission } from '../../permissions';
import { useScreens } from '../definitions/use-screens';
import { focusHeading } from '../navigation/focus-heading';
import { useNavigation, visibleSections } from '../navigation/model';
import { SearchBox } from '../search';
import { useFeatures } from '../navigation/use-features';

interface SettingsSearchProps {
	/** Shows a button that opens the search, for narrow windows. */
	compact: boolean;
}

/** The search box for all settings and pages. */
export function SettingsSearch( { compact }: SettingsSearchProps ) {
	const navigate = useNavigate();
	const navigation = useNavigation();
	const screens = useScreens();
	const isOn = useFeatures();
	const sections = useMemo(
		() => visibleSections( navigation, isOn, hasPermission ),
		[ navigation, isOn ]
	);

	return (
		<SearchBox
			compact={ compact }
			sections={ sections }
			screens={ screens }
			wizardUrl={ getBoot().onboardingUrl }
			knowledgeBaseUrl={ getBoot().knowledgeBaseUrl }
			onPick={ ( { to, setting } ) => {
				if ( to.startsWith( '/' ) ) {
					navigate( to, {
						state: setting ? { setting } : focusHeading,
					} );
				} else {
					window.location.assign( to );
				}
			} }
		/>
	);
}
