import { statusLabel, statusOf } from './status';

/** The visibility of a page, as a color and a label. */
export function StatusBadge( { position }: { position: number | null } ) {
	const status = statusOf( position );
	const name = status?.replaceAll( '_', '-' ) ?? 'none';
	return (
		<span className={ `pharos-gsc-status is-${ name }` }>
			{ statusLabel( status ) }
		</span>
	);
}
