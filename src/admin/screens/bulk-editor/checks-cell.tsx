import { memo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BulkItem } from '../../../../store';

interface ChecksCellProps {
	checks: BulkItem[ 'checks' ];
	isActive: boolean;
}

function DrawnChecksCell( { checks, isActive }: ChecksCellProps ) {
	const { error = 0, warning = 0 } = checks;
	const isChecked = Object.values( checks ).some( ( count ) => count > 0 );
	return (
		<td
			role="gridcell"
			className="pharos-bulk__cell is-checks"
			data-stop="checks"
			data-label={ __( 'Checks', 'pharos-seo' ) }
			tabIndex={ isActive ? 0 : -1 }
			aria-readonly
		>
			{ error > 0 && (
				<span className="pharos-bulk__check is-error">
					{ sprintf(
						/* translators: %d: number of errors. */
						_n( '%d error', '%d errors', error, 'pharos-seo' ),
						error
					) }
				</span>
			) }
			{ warning > 0 && (
				<span className="pharos-bulk__check is-warning">
					{ sprintf(
						/* translators: %d: number of warnings. */
						_n(
							'%d warning',
							'%d warnings',
							warning,
							'pharos-seo'
						),
						warning
					) }
				</span>
			) }
			{ error + warning === 0 && (
				<span className="pharos-bulk__check">
					{ isChecked
						? __( 'No problems', 'pharos-seo' )
						: __( 'Not checked yet', 'pharos-seo' ) }
				</span>
			) }
		</td>
	);
}

/** What the checks found when they ran last. */
export const ChecksCell = memo( DrawnChecksCell );
