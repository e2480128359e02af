import type { ReactNode, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { focusHeading } from '../navigation/focus-heading';
import type { NavLink } from '../navigation/types';
import { ForeignNotices } from './messages/foreign-notices';
import { useCurrentInView } from './use-current-in-view';

interface PageHeaderProps {
	title: string;
	description: string | undefined;
	headingRef: RefObject< HTMLHeadingElement >;
	/** The parent page, if the header has a breadcrumb. */
	parent: NavLink | undefined;
	/** The pages that are shown as tabs of one page. */
	tabs: NavLink[] | undefined;
	tabsLabel: string | undefined;
	/** The route of the current tab. */
	currentTab: string | undefined;
	/** Actions at the end of the header. */
	children?: ReactNode;
}

/** Title, description and actions of a page; sticky, so that Save is always reachable. */
export function PageHeader( {
	title,
	description,
	headingRef,
	parent,
	tabs,
	tabsLabel,
	currentTab,
	children,
}: PageHeaderProps ) {
	const tabList = useCurrentInView< HTMLUListElement >( currentTab );
	return (
		<>
			<div className="pharos-page__header">
				<div className="pharos-page__titles">
					{ parent && (
						<Breadcrumbs parent={ parent } title={ title } />
					) }
					<h1
						className="pharos-page__title"
						ref={ headingRef }
						tabIndex={ -1 }
					>
						{ title }
					</h1>
					{ description && (
						<p className="pharos-page__description">
							{ description }
						</p>
					) }
				</div>
				{ children }
			</div>
			{ tabs && (
				<nav className="pharos-tabs" aria-label={ tabsLabel }>
					<ul ref={ tabList }>
						{ tabs.map( ( tab ) => (
							<li key={ tab.path }>
								<Link
									className="pharos-tabs__tab"
									to={ tab.path }
									aria-current={
										tab.path === currentTab
											? 'page'
											: undefined
									}
								>
									{ tab.label }
								</Link>
							</li>
						) ) }
					</ul>
				</nav>
			) }
			<ForeignNotices />
		</>
	);
}

interface BreadcrumbsProps {
	parent: NavLink;
	title: string;
}

function Breadcrumbs( { parent, title }: BreadcrumbsProps ) {
	return (
		<nav
			className="pharos-breadcrumbs"
			aria-label={ __( 'Breadcrumbs', 'pharos-seo' ) }
		>
			<ol>
				<li>
					<Link to={ parent.path } state={ focusHeading }>
						{ parent.label }
					</Link>
				</li>
				<li aria-current="page">{ title }</li>
			</ol>
		</nav>
	);
}
