import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { Resource } from '../../../../resource';
import { stateOf } from '../../../../search-console/connection-state';
import { StateNotice } from '../../../../search-console/state-notice';
import { focusHeading } from '../../../navigation/focus-heading';
import { useConnection } from '../use-connection';
import { List } from './list';
import { Overview } from './overview';
import './style.scss';

/** Search Console > Index Status. */
export default function IndexStatusScreen() {
	return (
		<Resource
			reads={ [ [ 'getSearchConsole' ] ] }
			failure={ __( 'Search Console couldn’t be loaded.', 'pharos-seo' ) }
		>
			<Screen />
		</Resource>
	);
}

function Screen() {
	const connection = useConnection();
	if ( ! connection ) {
		return null;
	}
	if ( stateOf( connection ) !== 'ready' ) {
		return (
			<section className="pharos-card pharos-index">
				<p>
					{ __(
						'Connect Search Console and select a site to check which pages are in Google’s index.',
						'pharos-seo'
					) }
				</p>
				<p>
					<Link to="/search-console" state={ focusHeading }>
						{ __( 'Open Search Console', 'pharos-seo' ) }
					</Link>
				</p>
			</section>
		);
	}
	return (
		<div className="pharos-index-screen">
			<StateNotice connection={ connection } setupUrl="" />
			<Resource
				reads={ [ [ 'getIndexStatus', 'show=changes&per_page=1' ] ] }
				failure={ __(
					'The index status couldn’t be loaded.',
					'pharos-seo'
				) }
				rows={ 4 }
			>
				{ ( status ) => (
					<>
						<Overview status={ status } />
						{ status.started && <List status={ status } /> }
					</>
				) }
			</Resource>
		</div>
	);
}
