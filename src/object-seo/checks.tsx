import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../components/skeleton';
import { sortResults, type CheckResult, type Place } from '../page-checks';
import { CheckItem } from './check-item';
import { SHOWN_STATUSES, statusLabel } from './status';
import type { ChecksProps } from './types';

interface Props extends ChecksProps {
	/** Leads to a place: a field, a block. */
	onGo: ( place: Place ) => void;
}

/** What the checks found, from bad to good, and what is ignored. */
export function Checks( props: Props ) {
	const { results, ignored, onIgnore, onRestore } = props;
	if ( ! results ) {
		return <Skeleton />;
	}
	const statusOf = ( { id, status }: CheckResult ) =>
		ignored.includes( id ) ? 'ignored' : status;
	const sorted = sortResults( results, ignored );
	const toggle = ( id: string, isIgnored: boolean ) => {
		if ( isIgnored ) {
			onRestore( id );
			speak( __( 'Check restored', 'pharos-seo' ) );
		} else {
			onIgnore( id );
			speak( __( 'Check ignored. Undo available', 'pharos-seo' ) );
		}
	};
	return SHOWN_STATUSES.map( ( status ) => {
		const group = sorted.filter( ( one ) => statusOf( one ) === status );
		return group.length > 0 ? (
			<section key={ status } className="pharos-checks">
				<h3 className="pharos-checks__heading">
					<span className={ `pharos-status is-${ status }` }>
						{ statusLabel( status ) }
					</span>
					<span className="pharos-checks__count">
						{ group.length }
					</span>
				</h3>
				<ul className="pharos-checks__list">
					{ group.map( ( result ) => (
						<CheckItem
							key={ result.id }
							{ ...props }
							result={ result }
							isIgnored={ status === 'ignored' }
							onToggle={ toggle }
						/>
					) ) }
				</ul>
			</section>
		) : null;
	} );
}
