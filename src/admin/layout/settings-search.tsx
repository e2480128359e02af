import { useMemo } from '@wordpress/element';
import { useNavigate } from 'react-router-dom';
import { getBoot } from '../../boot';
import { useScreens } from '../definitions/use-screens';
import { focusHeading } from '../navigation/focus-heading';
import { useNavigation, visibleSections } from '../navigation/model';
import { SearchBox } from '../search';
import { buildIndex } from '../search/index-entries';
import { useFeatures } from './use-features';

interface SettingsSearchProps {
	/** A button that opens the search, for narrow windows. */
	compact: boolean;
}

/** The search box over all settings and pages (spec.md section 2, "Settings search"). */
export function SettingsSearch( { compact }: SettingsSearchProps ) {
	const navigate = useNavigate();
	const navigation = useNavigation();
	const screens = useScreens();
	const isOn = useFeatures();
	const entries = useMemo(
		() => buildIndex( visibleSections( navigation, isOn ), screens ),
		[ navigation, isOn, screens ]
	);

	return (
		<SearchBox
			compact={ compact }
			entries={ entries }
			knowledgeBaseUrl={ getBoot().knowledgeBaseUrl }
			onPick={ ( { to, setting } ) =>
				navigate( to, { state: setting ? { setting } : focusHeading } )
			}
		/>
	);
}
