import { useSelect } from '@wordpress/data';
import { store, type KnownConnection } from '../../../../store';
import { stateOf } from '../../../search-console/connection-state';
import { SiteSelector } from '../../../search-console/site-selector';

/** The site selector: when somebody has opened it, and by itself while there is an account without a site. */
export function Selector( { connection }: { connection: KnownConnection } ) {
	const isOpen = useSelect(
		( select ) => select( store ).isSiteSelectorOpen(),
		[]
	);
	return isOpen || stateOf( connection ) === 'no-site' ? (
		<SiteSelector connection={ connection } />
	) : null;
}
