import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { useNeighbours } from './neighbours';

interface StepsProps {
	neighbours: ReturnType< typeof useNeighbours >;
	onOpen: ( id: string ) => void;
	/** Whether the shortcuts K and J are on. */
	hasKeys: boolean;
}

/** The links to the previous and next check. */
export function Steps( { neighbours, onOpen, hasKeys }: StepsProps ) {
	const { position, total, previous, next } = neighbours;
	if ( position === 0 ) {
		return null;
	}
	const step = (
		to: string | undefined,
		icon: typeof chevronUp,
		label: string,
		shortcut: string
	) => (
		<Button
			icon={ icon }
			label={ label }
			{ ...( hasKeys && { shortcut } ) }
			disabled={ to === undefined }
			accessibleWhenDisabled
			onClick={ () => to !== undefined && onOpen( to ) }
		/>
	);
	return (
		<>
			{ step(
				previous,
				chevronUp,
				__( 'Previous check', 'pharos-seo' ),
				'K'
			) }
			{ step( next, chevronDown, __( 'Next check', 'pharos-seo' ), 'J' ) }
			<span className="pharos-check__position">
				{ sprintf(
					/* translators: 1: number of the check that is shown. 2: how many there are. */
					__( '%1$d of %2$d', 'pharos-seo' ),
					position,
					total
				) }
			</span>
		</>
	);
}
