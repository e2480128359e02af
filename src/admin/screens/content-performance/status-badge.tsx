import { statusLabel, statusOf } from './status';

/** How visible a page is, in color and words. */
export function StatusBadge( { position }: { position: number | null } ) {
	const status = statusOf( position );
	const name = status?.replaceAll( '_', '-' ) ?? 'none';
	return (
		<span className={ `pharos-gsc-status is-${ name }` }>
			{ statusLabel( status ) }
		</span>
	);
}
