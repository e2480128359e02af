import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface RemovedProps {
	/** The label of the removed item. */
	label: string;
	onUndo: () => void;
}

/**
 * A placeholder for a removed item, with an Undo button. It gets the focus, because the button that removed the item is
 * gone.
 */
export function Removed( { label, onUndo }: RemovedProps ) {
	const button = useRef< HTMLButtonElement >( null );
	const text = sprintf(
		/* translators: %s: a property or an entry of a list, such as "Image 2". */
		__( '%s removed.', 'pharos-seo' ),
		label
	);
	useEffect( () => {
		button.current?.focus();
		speak( text );
	}, [ text ] );
	return (
		<div className="pharos-schema-removed">
			<span>{ text }</span>{ ' ' }
			<Button
				ref={ button }
				variant="link"
				aria-label={ sprintf(
					/* translators: %s: a property or an entry of a list, such as "Image 2". */
					__( 'Undo: %s', 'pharos-seo' ),
					label
				) }
				onClick={ onUndo }
			>
				{ __( 'Undo', 'pharos-seo' ) }
			</Button>
		</div>
	);
}
