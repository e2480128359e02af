import { __, sprintf } from '@wordpress/i18n';
import type { StatusCounts as Counts } from '../../page-checks';
import { SHOWN_STATUSES, statusLabel } from '../../../common/checks/status';

/** The number of checks by status; statuses without checks are omitted. */
export function StatusCounts( { counts }: { counts: Counts } ) {
	const shown = SHOWN_STATUSES.filter( ( status ) => counts[ status ] > 0 );
	return shown.length > 0 ? (
		<ul className="pharos-status-counts">
			{ shown.map( ( status ) => (
				<li key={ status } className={ `pharos-status is-${ status }` }>
					{ sprintf(
						/* translators: 1: a status, such as "Critical". 2: how many checks have it. */
						__( '%1$s: %2$d', 'pharos-seo' ),
						statusLabel( status ),
						counts[ status ]
					) }
				</li>
			) ) }
		</ul>
	) : (
		<p>{ __( 'Not checked yet.', 'pharos-seo' ) }</p>
	);
}
