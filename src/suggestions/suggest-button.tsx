import { Button } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../components/announce';
import { Suggestions, type SuggestionsProps } from './panel';

interface SuggestButtonProps extends Omit< SuggestionsProps, 'onClose' > {
	/** Called after a text was used, where the focus belongs elsewhere than on the button, and saving is different. */
	onUsed?: () => void;
}

/** A button below a field that opens suggestions for it. */
export default function SuggestButton( {
	label,
	onUse,
	onEdit,
	onUsed,
	...props
}: SuggestButtonProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const id = useId();
	const close = () => {
		setOpen( false );
		button.current?.focus();
	};
	return (
		// Escape closes the panel, wherever the focus is in it.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			className="pharos-suggest"
			onKeyDown={ ( event ) => {
				if ( isOpen && event.key === 'Escape' ) {
					event.stopPropagation();
					close();
				}
			} }
		>
			<Button
				ref={ button }
				className="pharos-suggest__button"
				variant="tertiary"
				size="compact"
				aria-label={ sprintf(
					/* translators: %s: label of a field. */
					__( 'Suggest with AI: %s', 'pharos-seo' ),
					label
				) }
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ __( 'Suggest with AI', 'pharos-seo' ) }
			</Button>
			{ isOpen && (
				<div id={ id }>
					<Suggestions
						{ ...props }
						label={ label }
						onClose={ close }
						onUse={ ( text ) => {
							onUse( text );
							if ( onUsed ) {
								setOpen( false );
								onUsed();
								return;
							}
							close();
							announce(
								__(
									'Suggestion used. It’s saved when you save.',
									'pharos-seo'
								)
							);
						} }
						onEdit={
							onEdit &&
							( ( text ) => {
								setOpen( false );
								onEdit( text );
							} )
						}
					/>
				</div>
			) }
		</div>
	);
}
