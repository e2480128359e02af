import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { store } from '../../../../../store';
import { Resource } from '../../../../resource';
import { stateOf } from '../../../../search-console/connection-state';
import { StateNotice } from '../../../../search-console/state-notice';
import { focusHeading } from '../../../navigation/focus-heading';
import { FetchProgress } from '../fetch-progress';
import { Periods } from '../periods';
import { titleOf } from '../range';
import { ContentGap } from './content-gap';
import { Filters } from './filters';
import { List } from './list';
import { PagePanel } from './page-panel';
import './style.scss';
import { Tabs } from './tabs';
import { useListQuery } from './use-list-query';

/** Content Performance: the figures of each page in Google Search. */
export default function ContentPerformance() {
	return (
		<Resource
			reads={ [ [ 'getSearchConsole' ] ] }
			failure={ __( 'Oops! Something went wrong.', 'pharos-seo' ) }
			rows={ 10 }
		>
			<Screen />
		</Resource>
	);
}

function Screen() {
	const connection = useSelect(
		( select ) => select( store ).getSearchConsole(),
		[]
	);
	const { query, search, change, open, close } = useListQuery();
	if ( ! connection ) {
		return null;
	}
	const state = stateOf( connection );
	return (
		<section className="pharos-performance">
			<StateNotice
				connection={ connection }
				setupUrl="#/search-console"
			/>
			<div className="pharos-gsc-head">
				<h2 className="pharos-performance__heading">
					{ titleOf( query ) }
				</h2>
				{ state === 'ready' && (
					<div className="pharos-gsc-range">
						<Periods range={ query } onChange={ change } />
					</div>
				) }
			</div>
			<Tabs
				tab={ query.tab }
				onSelect={ ( tab ) => change( { tab } ) }
				analysis={
					state === 'ready' ? (
						<>
							<Filters
								query={ query }
								onChange={ change }
								onSearch={ search }
							/>
							<FetchProgress connection={ connection } />
							<List
								query={ query }
								onChange={ change }
								onOpen={ open }
							/>
						</>
					) : (
						<Unconnected state={ state } />
					)
				}
				gap={ <ContentGap /> }
			/>
			{ query.url !== '' && state === 'ready' && (
				<PagePanel
					url={ query.url }
					range={ query }
					onOpen={ open }
					onClose={ close }
				/>
			) }
		</section>
	);
}

// eslint-disable-next-line @wordpress/i18n-ellipsis -- Three dots are part of the text.
const UNCONNECTED = __(
	"Once connected to Google Search Console, you'll see how your content is performing...",
	'pharos-seo'
);

/** The reason why there are no figures, with a link to connect Search Console. */
export function Unconnected( {
	state,
}: {
	state: ReturnType< typeof stateOf >;
} ) {
	return (
		<div className="pharos-gsc-empty">
			<p>
				{ state === 'no-site'
					? __(
							"Once a site is selected, you'll see how your content is performing in search engines here",
							'pharos-seo'
						)
					: UNCONNECTED }
			</p>
			<Link
				className="components-button is-secondary is-next-40px-default-size"
				to="/search-console"
				state={ focusHeading }
			>
				{ state === 'no-site'
					? __( 'Select a Site', 'pharos-seo' )
					: __( 'Connect to Search Console', 'pharos-seo' ) }
			</Link>
		</div>
	);
}
