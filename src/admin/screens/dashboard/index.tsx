import {
	ContentCard,
	SearchConsoleCards,
} from '../search-console/dashboard-cards';
import { Extend } from './extend';
import { Next } from './next';
import { QuickAccess } from './quick-access';
import './style.scss';
import { Support } from './support';

/** Dashboard: what to do next, then figures, then links; recommendations of other products come last. */
export default function Dashboard() {
	return (
		<div className="pharos-dashboard">
			<Next />
			<div className="pharos-dashboard__columns">
				<div className="pharos-dashboard__main">
					<SearchConsoleCards />
				</div>
				<div className="pharos-dashboard__aside">
					<QuickAccess />
					<Support />
				</div>
			</div>
			<ContentCard />
			<Extend />
		</div>
	);
}
