import { Popover } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { useLocation } from 'react-router-dom';
import { findScreen } from '../definitions/registry';
import { useScreens } from '../definitions/use-screens';
import {
	findNearest,
	findRoute,
	useNavigation,
	visibleSections,
} from '../navigation/model';
import { KeyboardShortcuts } from './keyboard-shortcuts';
import { LeaveGuard } from '../save/leave-guard';
import { SaveDialogs } from '../save/save-dialogs';
import { Confirmation } from './confirmation';
import { LeftNav } from './left-nav';
import { PageArea } from './page-area';
import { RecentMessages } from './recent-messages';
import { Snackbars } from './snackbars';
import { TopBar } from './top-bar';
import { useFeatures } from './use-features';
import { useMenuHighlight } from './use-menu-highlight';
import { useOnline } from './use-online';

/** Everything of the application: bar, navigation, page, messages. */
export function Shell() {
	const { pathname } = useLocation();
	const navigation = useNavigation();
	const isOn = useFeatures();
	const [ showsShortcuts, setShowsShortcuts ] = useState( false );
	const [ showsMessages, setShowsMessages ] = useState( false );
	const screen = findScreen( useScreens(), pathname );
	const match =
		findRoute( navigation, pathname ) ??
		( screen ? findNearest( navigation, pathname ) : null );
	const sections = visibleSections( navigation, isOn );
	const section = sections.find( ( { id } ) => id === match?.section.id );
	const layout = match?.section.layout ?? 'navbar';
	useMenuHighlight( match?.section.path );
	useOnline();

	return (
		<div className={ `pharos is-layout-${ layout }` }>
			<TopBar
				sections={ sections }
				match={ match }
				onShowShortcuts={ () => setShowsShortcuts( true ) }
				onShowMessages={ () => setShowsMessages( true ) }
			/>
			<div className="pharos-body">
				{ match && section && layout !== 'navbar' && (
					<LeftNav section={ section } match={ match } />
				) }
				<PageArea
					navigation={ navigation }
					match={ match }
					screen={ screen }
					isOn={ isOn }
				/>
			</div>
			<Popover.Slot />
			<Snackbars />
			<SaveDialogs />
			<Confirmation />
			<LeaveGuard />
			<RecentMessages
				isOpen={ showsMessages }
				onClose={ () => setShowsMessages( false ) }
			/>
			<KeyboardShortcuts
				isListOpen={ showsShortcuts }
				onToggleList={ setShowsShortcuts }
			/>
		</div>
	);
}
