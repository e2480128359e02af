import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Navigate, useLocation } from 'react-router-dom';
import { getBoot } from '../../boot';
import { ErrorBoundary } from '../../components/error-boundary';
import { Lazy } from '../../components/lazy';
import { fieldsOf } from '../definitions/registry';
import type { ScreenDefinition } from '../definitions/types';
import {
	capabilityOf,
	featureOf,
	findRoute,
	type NavMatch,
	pagesOf,
	titleOf,
} from '../navigation/model';
import type { NavLink, NavSection } from '../navigation/types';
import { hasPermission, SETTINGS_PERMISSION } from '../../permissions';
import { VisibilityNotices } from '../../visibility-notice';
import { PageActionsSlot } from '../save/page-actions';
import { SaveBar } from '../save/save-bar';
import { ScreenView } from '../screens/screen-view';
import type { MissingPageReason } from './missing-page';
import { PageHeader } from './page-header';
import { Region } from './region';
import { useRouteEffects } from './use-route-effects';

interface PageAreaProps {
	navigation: NavSection[];
	match: NavMatch | null;
	screen: ScreenDefinition | undefined;
	isOn: ( feature: string ) => boolean;
}

/** Renders the screen of a route, or a message why there is none. */
export function PageArea( { navigation, match, screen, isOn }: PageAreaProps ) {
	const { pathname } = useLocation();
	const redirect = useMemo(
		() => redirectOf( navigation, pathname ),
		[ navigation, pathname ]
	);

	if ( ! match && ! screen && redirect ) {
		return <Navigate to={ redirect } replace />;
	}
	const above =
		screen?.parent === undefined
			? null
			: findRoute( navigation, screen.parent );
	return (
		<Page
			match={ match }
			parent={
				above && hasPermission( capabilityOf( above ) )
					? above.page
					: undefined
			}
			screen={ screen }
			isOn={ isOn }
		/>
	);
}

/** Redirects "/" to the first route, and the path of a group ("/advanced/robot_instructions") to its first child. */
function redirectOf(
	navigation: NavSection[],
	pathname: string
): string | undefined {
	if ( pathname === '/' ) {
		return getBoot().firstRoute;
	}
	return navigation
		.flatMap( ( section ) => section.links )
		.flatMap( pagesOf )
		.find( ( page ) => page.path.startsWith( `${ pathname }/` ) )?.path;
}

interface PageProps {
	match: NavMatch | null;
	/** The parent page, for a breadcrumb. */
	parent: NavLink | undefined;
	screen: ScreenDefinition | undefined;
	isOn: ( feature: string ) => boolean;
}

function Page( { match, parent, screen, isOn }: PageProps ) {
	const title =
		match || screen
			? titleOf(
					match?.page ?? {
						path: '',
						label: __( 'Pharos SEO', 'pharos-seo' ),
					}
				)
			: NOT_FOUND;
	const feature = match ? featureOf( match ) : undefined;
	const isDisabled = feature !== undefined && ! isOn( feature );
	const isForbidden =
		match !== null && ! hasPermission( capabilityOf( match ) );
	const heading = useRouteEffects( title, match );
	const saves =
		screen !== undefined &&
		! isDisabled &&
		! isForbidden &&
		! screen.savesItself &&
		fieldsOf( screen ).length > 0;

	return (
		<div className="pharos-page">
			<Region>
				<PageHeader
					title={ title }
					description={ match?.page.description }
					headingRef={ heading }
					parent={ parent }
					tabs={
						match?.link.tabs ? pagesOf( match.link ) : undefined
					}
					tabsLabel={ match?.link.label }
					currentTab={ match?.page.path }
				>
					{ saves && <SaveBar /> }
					{ screen?.savesItself && ! isDisabled && ! isForbidden && (
						<PageActionsSlot
							bubblesVirtually
							className="pharos-save-bar"
						/>
					) }
					{ screen?.hasActions && ! isDisabled && ! isForbidden && (
						<PageActionsSlot
							bubblesVirtually
							className="pharos-page__actions"
						/>
					) }
				</PageHeader>
			</Region>
			<Region>
				{ hasPermission( SETTINGS_PERMISSION ) && (
					<VisibilityNotices />
				) }
			</Region>
			<div className="pharos-page__content">
				<ErrorBoundary
					title={ __(
						'This screen couldn’t be displayed.',
						'pharos-seo'
					) }
				>
					<PageBody
						title={ title }
						match={ match }
						screen={ screen }
						isDisabled={ isDisabled }
						isForbidden={ isForbidden }
					/>
				</ErrorBoundary>
			</div>
		</div>
	);
}

const loadMissingPage = async () => {
	const { MissingPage } = await import(
		/* webpackChunkName: "missing-page" */ './missing-page'
	);
	return { default: MissingPage };
};

const NOT_FOUND = __( 'Page not found', 'pharos-seo' );

interface PageBodyProps {
	title: string;
	match: NavMatch | null;
	screen: ScreenDefinition | undefined;
	isDisabled: boolean;
	/** The user has no permission for the screen. */
	isForbidden: boolean;
}

function PageBody( {
	title,
	match,
	screen,
	isDisabled,
	isForbidden,
}: PageBodyProps ) {
	const reason = reasonOf( match, screen, isForbidden, isDisabled );
	if ( reason || ! screen ) {
		return (
			<Lazy
				load={ loadMissingPage }
				props={ {
					reason,
					name: ( isDisabled && match?.link.label ) || title,
				} }
				title={ title }
			/>
		);
	}
	return <ScreenView definition={ screen } />;
}

/** Returns the reason for a message in place of the screen; undefined if there is a screen, or none in this version. */
function reasonOf(
	match: NavMatch | null,
	screen: ScreenDefinition | undefined,
	isForbidden: boolean,
	isDisabled: boolean
): MissingPageReason {
	if ( ! match && ! screen ) {
		return 'unknown';
	}
	if ( isForbidden ) {
		return 'forbidden';
	}
	return isDisabled ? 'disabled' : undefined;
}
