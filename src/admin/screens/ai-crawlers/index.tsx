import { SettingsLoader } from '../../fields/settings-loader';
import { CrawlersCard } from './crawlers-card';
import { LlmsCard } from './llms-card';
import './style.scss';

/** Advanced > AI Crawlers. */
export default function AiCrawlersScreen() {
	return (
		<SettingsLoader>
			<CrawlersCard />
			<LlmsCard />
		</SettingsLoader>
	);
}
