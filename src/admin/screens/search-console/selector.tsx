import { useSelect } from '@wordpress/data';
import { store, type KnownConnection } from '../../../../store';
import { stateOf } from '../../../search-console/connection-state';
import { SiteSelector } from '../../../search-console/site-selector';

/** The site selector: when the user has opened it, and always while no site is selected for the account. */
export function Selector( { connection }: { connection: KnownConnection } ) {
	const isOpen = useSelect(
		( select ) => select( store ).isSiteSelectorOpen(),
		[]
	);
	return isOpen || stateOf( connection ) === 'no-site' ? (
		<SiteSelector connection={ connection } />
	) : null;
}
