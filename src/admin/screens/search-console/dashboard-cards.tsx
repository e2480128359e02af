import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { store } from '../../../../store';
import { getBoot, helpPage } from '../../../boot';
import { Resource } from '../../../resource';
import { stateOf } from '../../../search-console/connection-state';
import { SiteChips } from '../../../search-console/site-chips';
import { StateNotice } from '../../../search-console/state-notice';
import { takeGoogleError } from '../../../search-console/take-google-error';
import { PerformanceCard } from './performance-card';
import { Sample } from './sample';
import { Selector } from './selector';
import './style.scss';
import { Traffic } from './traffic';
import { ConnectTeaser, SelectSiteCard } from './unconnected-cards';
import { useConnection } from './use-connection';

/** The Search Console cards on the dashboard. */
export function SearchConsoleCards() {
	useGoogleError();
	return getBoot().features.enable_google_console ? (
		<Resource
			reads={ [ [ 'getSearchConsole' ] ] }
			failure={ __( 'Search Console couldn’t be loaded.', 'pharos-seo' ) }
		>
			<Cards />
		</Resource>
	) : null;
}

function Cards() {
	const connection = useConnection();
	if ( ! connection ) {
		return null;
	}
	const state = stateOf( connection );
	return (
		<>
			<StateNotice
				connection={ connection }
				setupUrl="#/search-console"
			/>
			{ state !== 'disconnected' && (
				<SiteChips connection={ connection } />
			) }
			{ state === 'ready' ? (
				<Traffic connection={ connection } />
			) : (
				<>
					{ state === 'no-site' ? (
						<SelectSiteCard />
					) : (
						<ConnectTeaser connection={ connection } />
					) }
					<Sample />
				</>
			) }
			<Selector connection={ connection } />
		</>
	);
}

/** The content card of a connected site, which needs the whole width. */
export function ContentCard() {
	const isReady = useSelect( ( select ) => {
		const connection = getBoot().features.enable_google_console
			? select( store ).getSearchConsole()
			: null;
		return connection !== null && stateOf( connection ) === 'ready';
	}, [] );
	return isReady ? <PerformanceCard /> : null;
}

/** Shows an error after Google denied access, with a link to reconnect. */
function useGoogleError(): void {
	const { showGoogleError } = useDispatch( store );
	const navigate = useNavigate();
	useEffect( () => {
		const error = takeGoogleError();
		if ( error ) {
			void showGoogleError(
				error.code,
				error.reason,
				helpPage( 'search-console#errors' )
			);
			void navigate( '/search-console', { replace: true } );
		}
	}, [ showGoogleError, navigate ] );
}
