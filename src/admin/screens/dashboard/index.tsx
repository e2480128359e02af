import {
	ContentCard,
	SearchConsoleCards,
} from '../search-console/dashboard-cards';
import { AddOnCards } from './add-on-cards';
import { Extend } from './extend';
import { Next } from './next';
import { QuickAccess } from './quick-access';
import './style.scss';
import { Support } from './support';

/** Dashboard: what to do next, then figures; links on the right, with recommendations of other products last. */
export default function Dashboard() {
	return (
		<div className="pharos-dashboard">
			<Next />
			<div className="pharos-dashboard__columns">
				<div className="pharos-dashboard__main">
					<SearchConsoleCards />
					<ContentCard />
					<AddOnCards />
				</div>
				<div className="pharos-dashboard__aside">
					<QuickAccess />
					<Support />
					<Extend />
				</div>
			</div>
		</div>
	);
}
