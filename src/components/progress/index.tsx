import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../common/locale';
import './style.scss';

interface ProgressProps {
	done: number;
	/** 0 while it isn't known. */
	total: number;
	/** Without it, there is no button. */
	onStop?: () => void;
}

/** The progress of work in parts, and a button that stops it. */
export function Progress( { done, total, onStop }: ProgressProps ) {
	return (
		<div className="pharos-progress">
			<progress
				aria-label={ __( 'Progress', 'pharos-seo' ) }
				{ ...( total > 0 && { max: total, value: done } ) }
			/>
			{ total > 0 && (
				<span>
					{ sprintf(
						/* translators: 1: number of rows that are done, 2: number of all rows. */
						__( '%1$s of %2$s', 'pharos-seo' ),
						formatNumber( done ),
						formatNumber( total )
					) }
				</span>
			) }
			{ onStop && (
				<Button
					variant="secondary"
					onClick={ onStop }
					__next40pxDefaultSize
				>
					{ __( 'Stop', 'pharos-seo' ) }
				</Button>
			) }
		</div>
	);
}
