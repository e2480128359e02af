import { useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { store, type KnownConnection } from '../../../../store';
import { NOTICE } from '../../../../store/search-console/notice';
import { stateOf } from '../../../search-console/connection-state';
import { canConnect } from '../../../search-console/settings-only';
import { SiteSelector } from '../../../search-console/site-selector';

/**
 * The site selector: when the user has opened it, and always while no site is selected for the account. It would cover the reason
 * of a failed sign-in, so it waits until the user has closed that message; and while the connection has a problem, which a site
 * doesn't fix.
 */
export function Selector( { connection }: { connection: KnownConnection } ) {
	const { isOpen, hasErrorMessage } = useSelect(
		( select ) => ( {
			isOpen: select( store ).isSiteSelectorOpen(),
			hasErrorMessage: select( noticesStore )
				.getNotices()
				.some(
					( { id, status } ) => id === NOTICE && status === 'error'
				),
		} ),
		[]
	);
	const isNeeded =
		stateOf( connection ) === 'no-site' &&
		! connection.error &&
		! hasErrorMessage;
	return ( isOpen || isNeeded ) && canConnect() ? (
		<SiteSelector connection={ connection } />
	) : null;
}
