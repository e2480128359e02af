import { sitemaps } from '../../definitions/sitemaps';
import type { ScreenProps } from '../../definitions/types';
import { SettingCard } from '../../fields/setting-card';
import { SettingsLoader } from '../../fields/settings-loader';
import { ExcludedCard } from './excluded-card';
import { Finder } from './finder';
import { HtmlCard } from './html-card';
import { KindsCard } from './kinds-card';
import { LeftOutList } from './left-out-list';
import { Status } from './status';
import './style.scss';
import { XmlCard } from './xml-card';

/** Advanced > Sitemaps. */
export default function Sitemaps( { definition }: ScreenProps ) {
	const added = ( definition.groups ?? [] ).filter(
		( group ) => ! sitemaps.groups?.includes( group )
	);
	return (
		<SettingsLoader>
			<Finder />
			<XmlCard />
			<Status />
			<KindsCard />
			<LeftOutList />
			<ExcludedCard />
			<HtmlCard />
			{ added.map( ( group, index ) => (
				<SettingCard key={ group.title ?? index } group={ group } />
			) ) }
		</SettingsLoader>
	);
}
