import { Popover } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { useLocation } from 'react-router-dom';
import { hasPermission } from '../../permissions';
import { findScreen } from '../definitions/registry';
import { useScreens } from '../definitions/use-screens';
import {
	findNearest,
	findRoute,
	useNavigation,
	visibleSections,
} from '../navigation/model';
import { LeaveGuard } from '../save/leave-guard';
import { LoginDialog } from '../../login/login-dialog';
import { SaveDialogs } from '../save/save-dialogs';
import { Confirmation } from './confirmation';
import { KeyboardShortcuts } from './keyboard-shortcuts';
import { LeftNav } from './left-nav';
import { PageArea } from './page-area';
import { RecentMessages } from './messages/recent-messages';
import { Region } from './region';
import { Snackbars } from './messages/snackbars';
import { Soon } from '../../components/soon';
import { TopBar } from './top-bar';
import { useFeatures } from '../navigation/use-features';
import { useMenuHighlight } from './use-menu-highlight';
import { useOnline } from './use-online';

/** The whole application: top bar, navigation, page and messages. */
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
	const sections = visibleSections( navigation, isOn, hasPermission );
	const section = sections.find( ( { id } ) => id === match?.section.id );
	const layout = match?.section.layout ?? 'navbar';
	useMenuHighlight( match?.section.path );
	useOnline();

	return (
		<div className={ `pharos is-layout-${ layout }` }>
			<Region>
				<TopBar
					sections={ sections }
					match={ match }
					onShowShortcuts={ () => setShowsShortcuts( true ) }
					onShowMessages={ () => setShowsMessages( true ) }
				/>
			</Region>
			<div className="pharos-body">
				{ match && section && layout !== 'navbar' && (
					<Region key={ section.id }>
						<LeftNav section={ section } match={ match } />
					</Region>
				) }
				{ /* Before the page, so that Shift+Tab from Save reaches them without passing all fields. */ }
				<Region>
					<Snackbars />
				</Region>
				{ /* Keyed by the path: errors are reset on each page. */ }
				<Region key={ pathname }>
					<PageArea
						navigation={ navigation }
						match={ match }
						screen={ screen }
						isOn={ isOn }
					/>
				</Region>
			</div>
			<Popover.Slot />
			<Soon>
				<Region>
					<SaveDialogs />
				</Region>
				<Region>
					<Confirmation />
				</Region>
				<Region>
					<LoginDialog />
				</Region>
				<Region>
					<LeaveGuard />
				</Region>
				<Region>
					<RecentMessages
						isOpen={ showsMessages }
						onClose={ () => setShowsMessages( false ) }
					/>
				</Region>
				<Region>
					<KeyboardShortcuts
						isListOpen={ showsShortcuts }
						onToggleList={ setShowsShortcuts }
					/>
				</Region>
			</Soon>
		</div>
	);
}
