import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { Resource } from '../../resource';
import { ConnectCard } from '../../search-console/connect-card';
import { stateOf } from '../../search-console/connection-state';

/**
 * The connect card of the Search Console screen; everything after connecting, such as choosing a site, is on that screen.
 */
export function SearchConsole() {
	return (
		<Resource
			reads={ [ [ 'getSearchConsole' ] ] }
			failure={ __( 'Search Console couldn’t be loaded.', 'pharos-seo' ) }
		>
			<Card />
		</Resource>
	);
}

function Card() {
	const connection = useSelect(
		( select ) => select( store ).getSearchConsole(),
		[]
	);
	if ( ! connection ) {
		return null;
	}
	return stateOf( connection ) === 'disconnected' ? (
		<ConnectCard connection={ connection } />
	) : (
		<p>{ __( 'Search Console is connected.', 'pharos-seo' ) }</p>
	);
}
