import { Notice } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { HidingCause } from '../../store';
import { announce } from '../components/announce';
import { whenScriptsHaveRun } from '../when-scripts-have-run';
import { Cause } from './cause';
import { screenUrl } from './screen-url';
import './style.scss';

/** The route of the screen that the notice about another plugin links to. */
const MIGRATE = '/tools/migrate';

/** Texts that were announced, so that each is only announced once across pages. */
const announced = new Set< string >();

interface NoticesProps {
	causes: HidingCause[];
	/** The name of another active SEO plugin. */
	otherPlugin: string | undefined;
}

export default function Notices( { causes, otherPlugin }: NoticesProps ) {
	return (
		<div className="pharos-visibility">
			{ causes.length > 0 && <HiddenNotice causes={ causes } /> }
			{ otherPlugin !== undefined && (
				<OtherPluginNotice name={ otherPlugin } />
			) }
		</div>
	);
}

function HiddenNotice( { causes }: { causes: HidingCause[] } ) {
	const title = causes.some( ( { scope } ) => scope === 'site' )
		? __( 'Your whole site is hidden from search engines.', 'pharos-seo' )
		: __( 'Your home page is hidden from search engines.', 'pharos-seo' );
	useAnnouncement( title );

	return (
		<Notice status="error" isDismissible={ false } spokenMessage="">
			<strong>{ title }</strong>
			<ul className="pharos-visibility__causes">
				{ causes.map( ( cause ) => (
					<li key={ cause.code }>
						<Cause cause={ cause } />
					</li>
				) ) }
			</ul>
		</Notice>
	);
}

function OtherPluginNotice( { name }: { name: string } ) {
	const isThere = window.location.hash.startsWith( `#${ MIGRATE }` );
	const text = sprintf(
		/* translators: %s: name of another SEO plugin. */
		__(
			'Pharos SEO outputs nothing on your site while %s is active.',
			'pharos-seo'
		),
		name
	);
	useAnnouncement( text );

	return (
		<Notice status="warning" isDismissible={ false } spokenMessage="">
			{ text }{ ' ' }
			{ ! isThere && (
				<a href={ screenUrl( MIGRATE ) }>
					{ sprintf(
						/* translators: %s: name of another SEO plugin. */
						__( 'Migrate from %s', 'pharos-seo' ),
						name
					) }
				</a>
			) }
		</Notice>
	);
}

function useAnnouncement( text: string ): void {
	useEffect( () => {
		if ( ! announced.has( text ) ) {
			announced.add( text );
			// WordPress can't announce messages before that.
			whenScriptsHaveRun( () => announce( text ) );
		}
	}, [ text ] );
}
