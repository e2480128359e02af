import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { hasPermission } from '../../permissions';
import { useNavigation, visibleSections } from '../navigation/model';
import { useFeatures } from '../navigation/use-features';
import { openSearch } from '../search/open-search';
import { PageMessage } from './page-message';

/** Undefined: the screen isn't in this version. */
export type MissingPageReason =
	'unknown' | 'forbidden' | 'disabled' | undefined;

interface MissingPageProps {
	reason: MissingPageReason;
	/** The screen or its feature. */
	name: string;
}

/** Says why a route has no screen, and what users can do. */
export function MissingPage( { reason, name }: MissingPageProps ) {
	if ( reason === 'unknown' ) {
		return <UnknownPage />;
	}
	if ( reason === 'forbidden' ) {
		return (
			<PageMessage
				text={ __(
					'You don’t have permission to open this screen. Administrators can grant it under Tools > Access.',
					'pharos-seo'
				) }
			/>
		);
	}
	if ( reason === 'disabled' ) {
		return (
			<PageMessage
				text={ sprintf(
					/* translators: %s: name of a feature, such as Schema. */
					__( '%s is turned off. Its data is kept.', 'pharos-seo' ),
					name
				) }
			>
				<Button
					variant="primary"
					href="#/tools/manage-features"
					__next40pxDefaultSize
				>
					{ __( 'Manage Features', 'pharos-seo' ) }
				</Button>
			</PageMessage>
		);
	}
	return (
		<PageMessage
			text={ sprintf(
				/* translators: %s: name of a screen. */
				__( '%s isn’t available in this version.', 'pharos-seo' ),
				name
			) }
		/>
	);
}

/** The page of an unknown route: the search, and all sections. */
function UnknownPage() {
	const navigation = useNavigation();
	const isOn = useFeatures();
	const sections = visibleSections( navigation, isOn, hasPermission );
	return (
		<PageMessage text={ __( 'Page not found.', 'pharos-seo' ) }>
			<p>
				{ __(
					'The URL may be misspelled, or the screen belongs to a plugin that isn’t active. Search for the screen or setting, or go to one of these sections:',
					'pharos-seo'
				) }
			</p>
			<ul className="pharos-page-message__links">
				{ sections.slice( 1 ).map( ( { path, label } ) => (
					<li key={ path }>
						<a href={ `#${ path }` }>{ label }</a>
					</li>
				) ) }
			</ul>
			<div className="pharos-page-message__actions">
				<Button
					variant="primary"
					href="#/dashboard"
					__next40pxDefaultSize
				>
					{ __( 'Go to dashboard', 'pharos-seo' ) }
				</Button>
				<Button
					variant="secondary"
					onClick={ openSearch }
					__next40pxDefaultSize
				>
					{ __( 'Search settings', 'pharos-seo' ) }
				</Button>
			</div>
		</PageMessage>
	);
}
