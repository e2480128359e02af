import { SearchConsoleCards } from '../search-console/dashboard-cards';
import { Extend } from './extend';
import { Health } from './health';
import { Issues } from './issues';
import { QuickAccess } from './quick-access';
import { Support } from './support';
import './style.scss';

/** Dashboard: an overview of the site's SEO. */
export default function Dashboard() {
	return (
		<div className="pharos-dashboard">
			<div className="pharos-dashboard__main">
				<Health />
				<SearchConsoleCards />
				<Issues />
			</div>
			<div className="pharos-dashboard__aside">
				<Extend />
				<QuickAccess />
				<Support />
			</div>
		</div>
	);
}
