import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../announce';

/** Milliseconds for which the button shows "Copied". */
const SHOWN = 2000;

interface CopyButtonProps {
	text: string;
	/** A description of the text, such as "redirect URI". */
	subject: string;
}

/** A button that copies a text to the clipboard. */
export function CopyButton( { text, subject }: CopyButtonProps ) {
	const [ isCopied, setIsCopied ] = useState( false );
	useEffect( () => {
		if ( ! isCopied ) {
			return;
		}
		const timer = setTimeout( () => setIsCopied( false ), SHOWN );
		return () => clearTimeout( timer );
	}, [ isCopied ] );
	const ref = useCopyToClipboard< HTMLButtonElement >( text, () => {
		setIsCopied( true );
		announce( __( 'Copied', 'pharos-seo' ) );
	} );
	return (
		<Button
			variant="secondary"
			ref={ ref }
			aria-label={ sprintf(
				/* translators: %s: what is copied, such as "redirect URI". */
				__( 'Copy: %s', 'pharos-seo' ),
				subject
			) }
			__next40pxDefaultSize
		>
			{ isCopied
				? __( 'Copied', 'pharos-seo' )
				: __( 'Copy', 'pharos-seo' ) }
		</Button>
	);
}
