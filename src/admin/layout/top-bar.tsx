import { useMediaQuery } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { help } from '@wordpress/icons';
import { Button } from '@wordpress/components';
import { Link } from 'react-router-dom';
import { getBoot } from '../../boot';
import { hasPermission } from '../../permissions';
import type { NavMatch } from '../navigation/model';
import type { NavSection } from '../navigation/types';
import { AnalysisBadge } from './analysis-badge';
import { SettingsSearch } from './settings-search';
import { Soon } from '../../components/soon';
import { Logo } from '../../components/logo';
import { MoreMenu } from './more-menu';
import { NewsTrigger } from './news/trigger';
import { SectionsMenu } from './sections-menu';

interface TopBarProps {
	sections: NavSection[];
	match: NavMatch | null;
	onShowShortcuts: () => void;
	onShowMessages: () => void;
}

/** The bar at the top of every page. */
export function TopBar( {
	sections,
	match,
	onShowShortcuts,
	onShowMessages,
}: TopBarProps ) {
	const isWide = useMediaQuery( '(min-width: 1400px)' );
	const isMedium = useMediaQuery( '(min-width: 1200px)' );
	const isSmall = useMediaQuery( '(max-width: 782px)' );
	const { version, knowledgeBaseUrl, newsFeeds } = getBoot();

	return (
		<div
			className="pharos-bar"
			role="region"
			aria-label={ __( 'Pharos SEO', 'pharos-seo' ) }
		>
			<Link
				className="pharos-bar__logo"
				to={ sections[ 0 ]?.path ?? '/dashboard' }
				aria-label={ __( 'Pharos SEO dashboard', 'pharos-seo' ) }
			>
				<Logo />
				<span className="pharos-bar__name">
					{ __( 'Pharos SEO', 'pharos-seo' ) }
				</span>
			</Link>
			{ isSmall ? (
				<SectionsMenu sections={ sections } match={ match } />
			) : (
				<nav
					className="pharos-bar__sections"
					aria-label={ __( 'Sections', 'pharos-seo' ) }
				>
					<ul>
						{ sections.map( ( section ) => (
							<li key={ section.id }>
								<Link
									className="pharos-bar__section"
									to={ section.path }
									aria-current={
										match?.section.id === section.id
											? 'page'
											: undefined
									}
								>
									{ section.label }
								</Link>
							</li>
						) ) }
					</ul>
				</nav>
			) }
			<div className="pharos-bar__tools">
				<Soon>
					<SettingsSearch compact={ ! isMedium } />
					{ isWide && (
						<span className="pharos-badge">
							{ sprintf(
								/* translators: %s: version number. */ __(
									'Version %s',
									'pharos-seo'
								),
								version
							) }
						</span>
					) }
					{ hasPermission( 'pharos_run_analysis' ) && (
						<AnalysisBadge />
					) }
					{ isWide && (
						<Button
							icon={ help }
							href={ knowledgeBaseUrl }
							target="_blank"
							rel="noreferrer"
							label={ __(
								'Knowledge base (opens in a new tab)',
								'pharos-seo'
							) }
						/>
					) }
					{ newsFeeds.length > 0 && (
						<NewsTrigger feeds={ newsFeeds } />
					) }
					<MoreMenu
						isWide={ isWide }
						onShowShortcuts={ onShowShortcuts }
						onShowMessages={ onShowMessages }
					/>
				</Soon>
			</div>
		</div>
	);
}
