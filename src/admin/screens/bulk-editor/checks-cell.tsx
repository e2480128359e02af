import { Composite } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BulkItem } from '../../../../store';

interface ChecksCellProps {
	checks: BulkItem[ 'checks' ];
}

function DrawnChecksCell( { checks }: ChecksCellProps ) {
	const { error = 0, warning = 0 } = checks;
	const isChecked = Object.values( checks ).some( ( count ) => count > 0 );
	return (
		<Composite.Item
			render={ <td data-label={ __( 'Checks', 'pharos-seo' ) } /> }
			role="gridcell"
			className="pharos-bulk__cell is-checks"
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
						? __( 'No issues', 'pharos-seo' )
						: __( 'Not checked yet', 'pharos-seo' ) }
				</span>
			) }
		</Composite.Item>
	);
}

/** The results of the latest checks. */
export const ChecksCell = memo( DrawnChecksCell );
