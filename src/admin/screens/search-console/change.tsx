import { Icon, VisuallyHidden } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import { formatNumber } from '../../../../common/locale';

interface ChangeProps {
	/** Change in percent, percentage points or positions: positive is better. Null if there was no value before. */
	change: number | null;
	/** Whether there is a current value. */
	hasValue: boolean;
	/** Whether the earlier period is known. */
	compares: boolean;
	unit?: 'percent' | 'points' | 'places';
	/** The compared period; without it, only the number is shown. */
	than?: string;
}

/** The change of a figure: as a color, an arrow and text. */
export function Change( {
	change,
	hasValue,
	compares,
	unit = 'percent',
	than = '',
}: ChangeProps ) {
	if ( change === null ) {
		return (
			<span className="pharos-gsc-change">
				{ unchangedText( hasValue, compares ) }
			</span>
		);
	}
	const shown = amountText( Math.abs( change ), unit );
	return (
		<span className={ `pharos-gsc-change ${ classOf( change ) }` }>
			{ change !== 0 && (
				<Icon icon={ change > 0 ? arrowUp : arrowDown } size={ 16 } />
			) }
			<span aria-hidden="true">{ shown }</span>
			<VisuallyHidden as="span">
				{ wordsOf( change, shown ) }
			</VisuallyHidden>
			{ than && <span>{ ` ${ than }` }</span> }
		</span>
	);
}

function amountText(
	amount: number,
	unit: NonNullable< ChangeProps[ 'unit' ] >
): string {
	const number = formatNumber( amount, {
		maximumFractionDigits: unit === 'points' ? 2 : 1,
	} );
	switch ( unit ) {
		case 'percent':
			return sprintf(
				/* translators: %s: number. */ __( '%s%%', 'pharos-seo' ),
				number
			);
		case 'points':
			return sprintf(
				/* translators: %s: number of percentage points. */
				_n( '%s point', '%s points', amount, 'pharos-seo' ),
				number
			);
		default:
			return number;
	}
}

function unchangedText( hasValue: boolean, compares: boolean ): string {
	if ( ! hasValue ) {
		return __( 'N/A', 'pharos-seo' );
	}
	return compares
		? __( 'New', 'pharos-seo' )
		: __( 'No comparison', 'pharos-seo' );
}

function classOf( change: number ): string {
	if ( change === 0 ) {
		return '';
	}
	return change > 0 ? 'is-better' : 'is-worse';
}

function wordsOf( change: number, shown: string ): string {
	if ( change === 0 ) {
		return __( 'unchanged', 'pharos-seo' );
	}
	return change > 0
		? sprintf(
				/* translators: %s: amount, such as "12%". */
				__( 'up %s', 'pharos-seo' ),
				shown
			)
		: sprintf(
				/* translators: %s: amount, such as "12%". */
				__( 'down %s', 'pharos-seo' ),
				shown
			);
}
