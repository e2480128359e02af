import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Link, useLocation } from 'react-router-dom';
import { store } from '../../../store';
import { whenScriptsHaveRun } from '../when-scripts-have-run';
import { announce } from '../../components/announce';
import { culpritsOf, hideEverything, type Culprit } from './culprits';
import { CulpritLink } from './culprit-link';

/** The screen that the notice about another plugin leads to. */
const MIGRATE = '/tools/migrate';

/** Nobody is told twice, whichever page they go to. */
const announced = new Set< string >();

/**
 * On top of every page: what keeps the site or its home page out of search results, and whether another SEO plugin has
 * taken over. Both go by what is saved.
 */
export function SafetyNotices() {
	const { site, settings } = useSelect( ( select ) => {
		const { getSavedSettings, getSiteSettings } = select( store );
		return { site: getSiteSettings(), settings: getSavedSettings() };
	}, [] );
	const culprits = site && settings ? culpritsOf( { site, settings } ) : [];
	const otherPlugin = site?.other_seo_plugin?.name;

	if ( culprits.length === 0 && otherPlugin === undefined ) {
		return null;
	}
	return (
		<div className="pharos-safety">
			{ culprits.length > 0 && (
				<HiddenNotice
					culprits={ culprits }
					readingUrl={ site?.visibility.reading_url ?? '' }
				/>
			) }
			{ otherPlugin !== undefined && (
				<OtherPluginNotice name={ otherPlugin } />
			) }
		</div>
	);
}

interface HiddenNoticeProps {
	culprits: Culprit[];
	readingUrl: string;
}

function HiddenNotice( { culprits, readingUrl }: HiddenNoticeProps ) {
	const title = hideEverything( culprits )
		? __( 'Your whole site is hidden from search engines.', 'pharos-seo' )
		: __( 'Your home page is hidden from search engines.', 'pharos-seo' );
	useAnnouncement( title );

	return (
		<Notice status="error" isDismissible={ false } spokenMessage="">
			<strong>{ title }</strong>
			<ul className="pharos-safety__culprits">
				{ culprits.map( ( culprit ) => (
					<li key={ culprit }>
						<CulpritLink
							culprit={ culprit }
							readingUrl={ readingUrl }
						/>
					</li>
				) ) }
			</ul>
		</Notice>
	);
}

function OtherPluginNotice( { name }: { name: string } ) {
	const isThere = useLocation().pathname === MIGRATE;
	const text = sprintf(
		/* translators: %s: name of another SEO plugin. */
		__(
			'Pharos SEO prints nothing on your site while %s is active.',
			'pharos-seo'
		),
		name
	);
	useAnnouncement( text );

	return (
		<Notice status="warning" isDismissible={ false } spokenMessage="">
			{ text }{ ' ' }
			{ ! isThere && (
				<Link to={ MIGRATE }>
					{ sprintf(
						/* translators: %s: name of another SEO plugin. */
						__( 'Migrate from %s', 'pharos-seo' ),
						name
					) }
				</Link>
			) }
		</Notice>
	);
}

function useAnnouncement( text: string ): void {
	useEffect( () => {
		if ( ! announced.has( text ) ) {
			announced.add( text );
			// WordPress has nothing to speak with before: what is said on the first screen would be lost.
			whenScriptsHaveRun( () => announce( text ) );
		}
	}, [ text ] );
}
