import { speak } from '@wordpress/a11y';
import { Button, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface SnippetProps {
	label: string;
	code: string;
}

/** A code to insert into a page, with a button that copies it. */
export function Snippet( { label, code }: SnippetProps ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >( code, () => {
		setIsCopied( true );
		speak( __( 'Copied', 'pharos-seo' ) );
	} );
	return (
		<div className="pharos-sitemaps__snippet">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="pharos-field"
				label={ label }
				value={ code }
				dir="ltr"
				readOnly
				onFocus={ ( event ) => event.currentTarget.select() }
				onChange={ () => {} }
			/>
			<Button
				ref={ ref }
				variant="secondary"
				__next40pxDefaultSize
				aria-label={ sprintf(
					/* translators: %s: what is copied, such as Shortcode. */
					__( 'Copy: %s', 'pharos-seo' ),
					label
				) }
				onBlur={ () => setIsCopied( false ) }
			>
				{ isCopied
					? __( 'Copied', 'pharos-seo' )
					: __( 'Copy', 'pharos-seo' ) }
			</Button>
		</div>
	);
}
