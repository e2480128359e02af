import { Issues } from './issues';
import './style.scss';

/** Dashboard: how the site is doing, at a glance. */
export default function Dashboard() {
	return (
		<div className="pharos-dashboard">
			<Issues />
		</div>
	);
}
